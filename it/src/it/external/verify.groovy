def slurper = new groovy.json.JsonSlurper()
def results = new File(basedir, 'target/doublets/results')
def links = slurper.parse(new File(results, 'links-java-64-1000.json'))
def objects = slurper.parse(new File(results, 'objects-java-64-1000.json'))

// Programs in other languages beside a built-in store, in one run, with ratios and verdicts.
assert links.results*.variant as Set == ['SQLite_Memory', 'Perl_Hashes', 'Java_Arrays'] as Set
assert objects.results*.variant as Set == ['SQLite_Memory', 'Perl_Hashes'] as Set
(links.results + objects.results).each { row ->
    assert row.failure == null
    row.operations.values().each { assert it.samples_ns.size() == 3 }
    if (row.variant != 'SQLite_Memory') {
        assert row.durability == 'volatile'
        assert row.operations.size() == (row.operations.containsKey('update') ? 8 : 4)
        row.operations.values().each {
            assert it.comparison.baseline == 'SQLite_Memory'
            assert it.comparison.verdict in ['faster', 'slower', 'same']
        }
    }
}
assert links.results.find { it.variant == 'Perl_Hashes' }.versions.containsKey('Perl')
assert new File(basedir, 'target/doublets/index.html').text.contains('Perl Hashes')

// Faults: each row says its own, the others have figures.
def faults = slurper.parse(new File(basedir, 'target/faults/links-java-64-100.json')).results.collectEntries { [it.variant, it] }
assert faults['SQLite_Memory'].failure == null && faults['Perl_Hashes'].failure == null
assert faults['Fault_Hangs'].failure.message.contains('had no result after 10 s and was ended')
assert faults['Fault_Dies'].failure.message.contains('died with exit code 9')
assert faults['Fault_Cut'].failure.message.contains('left a result that cannot be read')
assert faults['Fault_Tally'].failure.operation == 'update'
assert faults['Fault_Tally'].failure.expected.startsWith('100 records with checksum ')
assert faults['Fault_Tally'].failure.actual == '100 records with checksum 42'

def log = new File(basedir, 'build.log').text
assert log.contains('This is my last line.')
assert log.contains('The program keeps the contract in all 16 jobs.')
assert log.contains('Broken: 1 links over 0, 64 bits, transactions all: it left no result file')
assert log.contains('The program breaks the contract in 12 of 12 jobs')
