def log = new File(basedir, 'build.log').text
def lines = log.readLines().findAll { it.startsWith('[ERROR] Failed to execute goal') }

def expected = [
    "Parameter links (-Ddoublets.links) has the value '0', which is out of range: give whole numbers from 1 to",
    "Parameter links (-Ddoublets.links) has the value '-5', which is no size",
    "Parameter links (-Ddoublets.links) has the value '1e6', which is no size",
    "Parameter links (-Ddoublets.links) has the value '3000000000', which is out of range",
    "Parameter objects (-Ddoublets.objects) has the value 'many', which is no size",
    "Parameter idBits (-Ddoublets.idBits) has the value '16', which is no id width: give 32, 64 or both",
    "Parameter variants (-Ddoublets.variants) has the value 'SQLite_Memmory', which names no variant with" +
        " 'SQLite_Memmory', perhaps you mean SQLite_Memory: give names or patterns",
    "Parameter jvmArgs (-Ddoublets.jvmArgs) has the value '@{argLine}', which holds @{argLine}, a property that is not" +
        " set",
    "Parameter jvm (-Ddoublets.jvm) has the value",
    "Parameter timeout (-Ddoublets.timeout) has the value '1h', which is no number of seconds",
    "Parameter baselineVariant (-Ddoublets.baselineVariant) has the value 'SQLite_Fil', which is no row of table" +
        " links-java-64-100000, perhaps you mean SQLite_File: give a row of every table",
]
assert lines.size() == expected.size()
expected.eachWithIndex { sentence, i -> assert lines[i].contains(sentence) }
assert lines[6].contains('Doublets_Split_NonVolatile')

// Nothing was measured.
assert !log.contains('Measuring')
assert !new File(basedir, 'target/doublets/logs').exists()
