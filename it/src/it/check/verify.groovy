def log = new File(basedir, 'build.log').text
assert log.contains('Compared 8 operations with')
assert log.contains('was measured elsewhere: ')
assert log.contains('Slower than the baseline allows:')
assert log =~ /links-java-64-100, SQLite_Memory, create: baseline 0\.001000 ns, measured .* \(at least .* with 95%\), limit \+10\.0%, in /
assert log.count('BUILD FAILURE') == 2 && log.count('BUILD SUCCESS') == 4

assert log.contains('Of 8 comparisons of a store with itself at 4 repetitions ')
def calibration = new groovy.json.JsonSlurper().parse(new File(basedir, 'target/doublets/calibration.json'))
assert calibration.cells == 8 && calibration.repetitions == 4
