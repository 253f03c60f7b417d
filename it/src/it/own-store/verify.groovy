def slurper = new groovy.json.JsonSlurper()
def log = new File(basedir, 'build.log').text

// The author's own test is the published contract, on each variant at both widths.
def tests = new groovy.xml.XmlSlurper().parse(new File(basedir, 'store/target/surefire-reports/TEST-example.ListLinksTest.xml'))
assert tests.@tests.toInteger() > 10
assert tests.@failures == '0' && tests.@errors == '0' && tests.@skipped == '0'

// A store of the build's own is a row like any other, with ratios and verdicts.
def rows = slurper.parse(new File(basedir, 'app/target/doublets/results/links-java-64-100.json')).results
assert rows*.variant as Set == ['SQLite_Memory', 'List'] as Set
def own = rows.find { it.variant == 'List' }
assert own.failure == null
assert own.durability == 'volatile'
assert own.versions.containsKey('java.util')
assert own.operations.size() == 8
own.operations.values().each {
    assert it.samples_ns.size() == 3
    assert it.comparison.baseline == 'SQLite_Memory'
    assert it.comparison.verdict in ['faster', 'slower', 'same']
}

// Those that break what a store promises have no figures but the reason; the row beside them has its own.
def broken = slurper.parse(new File(basedir, 'app/broken/links-java-64-100.json')).results.collectEntries { [it.variant, it] }
assert broken.size() == 11
assert broken['List'].failure == null && broken['List'].operations.size() == 8
def all = '100 records with checksum '
def reasons = [
    Used: ['open', 'expected a new store with 0 links, got 1 links'],
    Numbers: ['create', "expected $all"],
    Loses: ['query_all', 'got 99 records with checksum '],
    Reorders: ['query_by_id', "got $all"],
    Truncates: ['query_all', "got $all"],
    Misses: ['query_by_to', 'got 96 records with checksum '],
    Forgets: ['update', "got $all"],
    Keeps: ['delete', 'got 100 records with checksum 0'],
    Files: ['create', 'java.nio.file.NoSuchFileException: nowhere'],
    Throws: ['open', 'there is no such store'],
]
reasons.each { name, reason ->
    def row = broken["Broken_$name".toString()]
    assert !row.operations
    assert row.failure.operation == reason[0] : name
    assert row.failure.message.contains(reason[1].toString()) : name
    assert log.contains("Broken_$name (links-java-64-100, repetition 1) failed: ${reason[0]}: ") : name
}
assert log.contains('10 rows have no figures.')
