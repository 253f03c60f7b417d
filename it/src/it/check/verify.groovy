def log = new File(basedir, 'build.log').text
assert log.contains('Compared 16 operations with')
// Beside SQLite in memory: the eight of the other row.
assert log =~ /Compared 8 operations with .*results: \d+ slower/
assert log.contains('that can be a multiple of the row SQLite_Fiel; measure the same tables and variants, SQLite_Fiel and others')
assert log.contains('was measured elsewhere: ')
assert log.contains('Slower than the baseline allows:')
assert log =~ /links-java-64-100, SQLite_Memory, create: baseline 0\.001000 ns, measured .* \(at least .* with 95%\), limit \+10\.0%, in /
assert log.count('BUILD FAILURE') == 3 && log.count('BUILD SUCCESS') == 5

assert log.contains('Of 16 comparisons of a store with itself at 4 repetitions ')
// What changed is written before the build fails, for a comment on the pull request.
def changes = new File(basedir, 'target/doublets/changes.md').getText('UTF-8')
assert changes.contains('- slower than allowed: ') && changes.contains('| links-java-64-100 | SQLite Memory | Create |')

def calibration = new groovy.json.JsonSlurper().parse(new File(basedir, 'target/doublets/calibration.json'))
assert calibration.cells == 16 && calibration.repetitions == 4
