def slurper = new groovy.json.JsonSlurper()
def results = new File(basedir, 'target/doublets/results')
def links = slurper.parse(new File(results, 'links-java-64-1000.json'))
def objects = slurper.parse(new File(results, 'objects-java-64-100.json'))

// Programs in other languages beside stores of the plugin, in one run, with ratios and verdicts.
assert links.results*.variant as Set == ['SQLite_Memory', 'Doublets_Split_Volatile', 'Perl_Hashes', 'Java_Arrays'] as Set
assert objects.results*.variant as Set == ['SQLite_Memory', 'Doublets_Split_Volatile_Cached',
    'Doublets_Split_Volatile_Uncached', 'Perl_Hashes'] as Set
(links.results + objects.results).each { row ->
    assert row.failure == null
    row.operations.values().each { assert it.samples_ns.size() == 3 }
    if (row.variant != 'SQLite_Memory') {
        assert row.durability == 'volatile'
        row.operations.values().each {
            assert it.comparison.baseline == 'SQLite_Memory'
            assert it.comparison.ratio > 0
            assert it.comparison.verdict in ['faster', 'slower', 'same']
        }
    }
}
def perl = links.results.find { it.variant == 'Perl_Hashes' }
assert perl.operations.keySet() as List == ['create', 'query_all', 'query_by_id', 'query_by_from_to', 'query_by_from',
    'query_by_to', 'update', 'delete']
assert perl.versions.containsKey('Perl')
assert links.results.find { it.variant == 'Java_Arrays' }.versions.containsKey('Java')

// The tables have a cell of each operation, whose word is that of the report.
def readme = new File(basedir, 'docs/RESULTS.md').getText('UTF-8')
[[links, 'Perl_Hashes'], [links, 'Java_Arrays'], [objects, 'Perl_Hashes']].each { report, variant ->
    def operations = report.results.find { it.variant == variant }.operations.values() as List
    def name = variant.replace('_', ' ')
    def row = readme.readLines().findAll { it.startsWith("| $name | ") }[report.category == 'links' ? 0 : 1]
    def cells = row.split(/ *\| */).drop(2)
    operations.eachWithIndex { operation, i ->
        def word = operation.comparison.verdict == 'same' ? '≈ same' : '[0-9.,]+× ' + operation.comparison.verdict
        assert cells[i] ==~ /[0-9.,]+ (ns|µs|ms|s) \($word\)/ : "$variant ${cells[i]} ${operation.comparison}"
    }
}

// The same by the command line: a row of each category it keeps, compared by its durability.
['links-java-64-100': 8, 'objects-java-64-10': 4].each { table, count ->
    def rows = slurper.parse(new File(basedir, "target/by-property/${table}.json")).results.collectEntries { [it.variant, it] }
    assert rows.keySet() == ['SQLite_Memory', 'SQLite_File', 'Perl_Hashes', 'Mine'] as Set
    assert rows.values().every { it.failure == null && it.operations.size() == count }
    assert rows['Perl_Hashes'].durability == 'volatile' && rows['Mine'].durability == 'process_crash'
    assert rows['Perl_Hashes'].operations.create.comparison.baseline == 'SQLite_Memory'
    assert rows['Mine'].operations.create.comparison.baseline == 'SQLite_File'
}

// Faults: each row says its own, the others have figures.
def faults = slurper.parse(new File(basedir, 'target/faults/links-java-64-100.json')).results.collectEntries { [it.variant, it] }
assert faults.size() == 6
['SQLite_Memory', 'Perl_Hashes'].each { assert faults[it].failure == null && faults[it].operations.size() == 8 }
assert faults['Fault_Hangs'].failure.message.contains('had no result after 10 s and was ended')
assert faults['Fault_Dies'].failure.message.contains('died with exit code 9')
assert faults['Fault_Cut'].failure.message.contains('left a result that cannot be read')
assert faults['Fault_Tally'].failure.operation == 'update'
assert faults['Fault_Tally'].failure.expected.startsWith('100 records with checksum ')
assert faults['Fault_Tally'].failure.actual == '100 records with checksum 42'
faults.findAll { it.key.startsWith('Fault_') }.each { assert !it.value.operations }

// The build says all of it at its end, with the last lines of the program and where the rest is.
def log = new File(basedir, 'build.log').text
assert log.contains('4 rows have no figures.')
assert log.contains('| This is my last line.')
assert log.contains('All of its output is in ')
assert log.contains('The program keeps the contract in all 18 jobs.')
assert log.contains('Broken: 1 links over 0, 64 bits, transactions all: it left no result file')
assert log.contains('The program breaks the contract in 14 of 14 jobs')
assert new File(basedir, 'target/doublets/work').list().length == 0
