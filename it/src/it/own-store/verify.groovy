def file = new File(basedir, 'app/target/doublets/results/links-java-64-100.json')
def report = new groovy.json.JsonSlurper().parse(file)
def rows = report.results.collectEntries { [it.variant, it] }

// A store of the project's own is a row like any other.
def own = rows['List']
assert own.failure == null
assert own.durability == 'volatile'
assert own.versions.containsKey('java.util')
assert own.operations.size() == 8
own.operations.values().each {
    assert it.samples_ns.size() == 3
    assert it.comparison.baseline == 'SQLite_Memory'
    assert it.comparison.verdict in ['faster', 'slower', 'same']
}
def log = new File(basedir, 'build.log').text
assert log.contains('Tests run: ')

// Those that break what a store promises have no figures but the reason.
def reason = { rows["Broken_$it".toString()].failure }
assert reason('Loses').operation == 'query_all'
assert reason('Loses').expected.startsWith('100 records with checksum ')
assert reason('Loses').actual.startsWith('99 records with checksum ')
assert reason('Reorders').operation == 'query_by_id'
assert reason('Reorders').actual.startsWith('100 records with checksum ')
assert reason('Truncates').operation == 'query_all'
assert reason('Used').operation == 'open'
assert reason('Used').message.contains('expected a new store with 0 links, got 1 links')
assert reason('Throws').message.contains('there is no such store')
['Loses', 'Reorders', 'Truncates', 'Used', 'Throws'].each { assert !rows["Broken_$it".toString()].operations }
