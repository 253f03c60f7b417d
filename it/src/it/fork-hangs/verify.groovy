def log = new File(basedir, 'build.log').text
assert log.contains('SQLite_Memory (links-java-64-1000, repetition 1) had no result after 2 s and was ended; raise' +
    ' parameter timeout if it only needs longer; it was at warm-up.')
assert new File(basedir, 'target/doublets/work').list().length == 0
// None is left running.
assert ProcessHandle.allProcesses().noneMatch {
    it.info().commandLine().orElse('').contains(new File(basedir, 'target/doublets/work').path)
}
