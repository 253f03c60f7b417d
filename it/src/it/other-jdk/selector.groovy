// Needs a JDK of 24 or newer, as those warn of what a fork might do; rather another than the one that runs this.
def running = new File(System.getProperty('java.home')).canonicalFile
def environment = System.getenv().findAll { it.key ==~ /JAVA_HOME_\d+_.*/ }.values().collect { new File(it) }
def beside = running.parentFile.listFiles()?.toList() ?: []
def usual = ['/usr/lib/jvm', '/Library/Java/JavaVirtualMachines'].collectMany { new File(it).listFiles()?.toList() ?: [] }
def program = System.getProperty('os.name').startsWith('Windows') ? 'bin/java.exe' : 'bin/java'
def jdks = ([running] + environment + beside + usual + usual.collect { new File(it, 'Contents/Home') })
    .findAll { new File(it, program).file && new File(it, 'release').file }
    .collect { it.canonicalFile }.unique()
    .collectEntries { home ->
        def version = new File(home, 'release').readLines().findResult { (it =~ /JAVA_VERSION="(.*)"/).with { it ? it[0][1] : null } }
        [home, version]
    }
    .findAll { it.value && it.value.split(/[.+-]/)[0].toInteger() >= 24 }
def home = jdks.keySet().find { it != running } ?: jdks.keySet().find()
if (home == null) {
    println 'There is no JDK of 24 or newer beside ' + running + ' or in JAVA_HOME_<version>_<architecture>'
    return false
}

def xml = { new groovy.xml.XmlUtil().escapeXml(it) }
new File(basedir, 'toolchains.xml').setText("""<?xml version="1.0" encoding="UTF-8"?>
<toolchains>
  <toolchain>
    <type>jdk</type>
    <provides><version>1.2.3</version></provides>
    <configuration><jdkHome>${xml(basedir.path)}</jdkHome></configuration>
  </toolchain>
  <toolchain>
    <type>jdk</type>
    <provides><version>${xml(jdks[home])}</version></provides>
    <configuration><jdkHome>${xml(home.path)}</jdkHome></configuration>
  </toolchain>
</toolchains>
""", 'UTF-8')
def properties = { name, Map values ->
    def file = new Properties()
    file.putAll(values.collectEntries { [it.key, it.value.toString()] })
    new File(basedir, name).withOutputStream { file.store(it, null) }
}
def brief = ['doublets.repetitions': 1, 'doublets.warmup.minSeconds': 0, 'doublets.warmup.maxSeconds': 0,
             'doublets.links': 100, 'wanted.version': jdks[home]]
properties('libraries.properties', brief + ['doublets.objects': 'none', 'doublets.variants': '*_File,Doublets_*_NonVolatile',
    'doublets.results': 'by-toolchain'])
properties('objects.properties', brief + ['doublets.links': 'none', 'doublets.objects': 10,
    'doublets.variants': 'SQLiteHibernate_File,Doublets_Split_NonVolatile_Cached', 'doublets.results': 'by-toolchain'])
properties('jvm.properties', brief + ['doublets.objects': 'none', 'doublets.variants': 'SQLite_Memory',
    'doublets.results': 'by-jvm', 'doublets.jvm': home.path, 'wanted.version': 'none-such'])
properties('none.properties', brief + ['wanted.version': 'none-such'])
properties('expected.properties', ['version': jdks[home]])
true
