assert new File(basedir, 'target/doublets/results/links-java-64-1000.json').isFile()
assert !new File(basedir, 'README.md').exists()
assert new File(basedir, 'target/doublets/README.md').text.contains('Doublets Split Volatile')
