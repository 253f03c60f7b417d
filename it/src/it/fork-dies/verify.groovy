def log = new File(basedir, 'build.log').text
def report = new groovy.json.JsonSlurper().parse(new File(basedir, 'target/doublets/results/links-java-64-1000.json'))

assert report.results*.variant == ['SQLite_Memory', 'Doublets_United_Volatile']
assert report.results[0].operations.size() == 8 && report.results[0].failure == null
assert !report.results[1].operations
assert report.results[1].failure.message.contains('Doublets_United_Volatile (links-java-64-1000, repetition 1)')

assert log.contains('A row has no figures.')
assert log.contains('Its output ended with:')
assert log.contains('doublets/logs/links-java-64-1000-Doublets_United_Volatile-1.log'.replace('/', File.separator))
assert log.count('BUILD FAILURE') == 1 && log.count('BUILD SUCCESS') == 1
