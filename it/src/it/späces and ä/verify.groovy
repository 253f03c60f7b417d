def report = new groovy.json.JsonSlurper().parse(new File(basedir, 'target/doublets/results/links-java-64-1000.json'))
assert report.results.every { it.failure == null && it.file_bytes > 0 }
assert new File(basedir, 'README.md').text.contains('Doublets Split NonVolatile')
