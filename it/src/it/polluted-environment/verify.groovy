def report = new groovy.json.JsonSlurper().parse(new File(basedir, 'target/doublets/results/links-java-64-1000.json'))
assert report.results.every { it.failure == null && it.operations.size() == 8 }
assert report.environment.removed_variables == ['JAVA_TOOL_OPTIONS']
assert report.environment.jvm.contains(System.getProperty('java.vm.name'))
assert !report.environment.jvm.contains('1.3')

def log = new File(basedir, 'target/doublets/logs/links-java-64-1000-SQLite_Memory-1.log').text
assert !log.contains('[gc') && !log.contains('Picked up')
assert new File(basedir, 'build.log').text.contains('Forks do not get JAVA_TOOL_OPTIONS of the environment')
