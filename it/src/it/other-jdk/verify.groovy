def version = new Properties()
new File(basedir, 'expected.properties').withInputStream { version.load(it) }
def feature = version.version.split(/[.+-]/)[0]

def reports = ['by-toolchain', 'by-jvm'].collectMany { new File(basedir, it).listFiles().toList() }
assert reports.size() == 3
reports.each { file ->
    def report = new groovy.json.JsonSlurper().parse(file)
    assert report.environment.jvm =~ / ${feature}\b/
    assert report.results.every { it.failure == null }
    if (file.parentFile.name == 'by-toolchain') {
        def library = report.category == 'links' ? 'AndroidXSQLite' : 'SQLiteHibernate'
        assert report.results*.variant.any { it.startsWith(library) }
    }
}

// What a fork prints is its progress: this JDK has nothing to warn of, of any library.
def logs = new File(basedir, 'target/doublets/logs').listFiles().findAll { it.name.endsWith('.log') }
assert logs.size() == 13
logs.each { log ->
    def warnings = log.readLines().findAll { it =~ /(?i)warning|restricted|deprecated|will be (blocked|removed)/ }
    assert warnings == [] : log.name
}

assert new File(basedir, 'build.log').text.contains('no JDK of toolchains.xml meets')
