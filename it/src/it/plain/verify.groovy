def readme = new File(basedir, 'README.md').text
assert readme.startsWith('# A project\n\nIts own words, before.\n')
assert readme.endsWith('\nIts own words, after.\n')
assert readme.contains('SQLite Memory') && readme.contains('Doublets Split NonVolatile')

def report = new groovy.json.JsonSlurper().parse(new File(basedir, 'target/doublets/results/links-java-64-1000.json'))
assert report.schema == 1
assert report.results*.variant.containsAll([
    'SQLite_Memory', 'SQLite_File', 'Doublets_United_Volatile', 'Doublets_United_NonVolatile',
    'Doublets_Split_Volatile', 'Doublets_Split_NonVolatile'])
assert report.results.every { it.failure == null && it.operations.size() == 8 }
assert report.results.every { row -> row.operations.every { it.value.samples_ns.size() == 1 } }
assert report.environment.jvm_flags.any { it.startsWith('-Xmx') }
// The classes of a fork come from an archive that a first one made.
assert report.environment.jvm_flags.contains('-XX:SharedArchiveFile=classes.jsa')

assert new File(basedir, 'target/doublets/work').list().length == 0
assert new File(basedir, 'target/doublets/journal.jsonl').readLines().size() == 1 + report.results.size()

def log = new File(basedir, 'build.log').text
assert log.contains('To render these reports again without measuring, run')
assert log =~ /mvn io\.github\.linksplatform:doublets-maven-plugin:\S+:report -Ddoublets\.results=/
