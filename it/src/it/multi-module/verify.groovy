def log = new File(basedir, 'build.log').text
def report = { new File(basedir, it + '/target/doublets/results/links-java-64-1000.json') }

// First build: the inherited execution once, in the parent, and the module's own execution once, there.
assert report('.').isFile()
assert report('c').isFile()
// Second build: the inherited execution once, in b or c, and the module's own once again.
assert !report('a').exists()
assert log.count('Measuring 1 repetition') == 4

assert log.contains('Done already in another module of this build')
assert log.contains('Skipped, because doublets.skip is set')
assert log.contains('Other modules are built at the same time (-T), which disturbs what is measured')
assert !log.contains('not marked as thread-safe') && !log.contains('@threadSafe')
