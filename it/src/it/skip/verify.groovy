def log = new File(basedir, 'build.log').text
assert log.contains('Skipped, because doublets.skip is set')
assert !new File(basedir, 'target/doublets').exists()
['links', 'objects', 'idBits', 'variants', 'repetitions', 'timeout', 'failOnError', 'jvmArgs'].each {
    assert log.contains("User property: doublets." + it)
}
return true
