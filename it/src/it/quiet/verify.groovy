// The log begins with what the invoker says of the build; the build itself adds nothing.
def lines = new File(basedir, 'build.log').readLines().collect { it.replaceAll(/\u001B\[[0-9;]*m/, '') }
def said = lines.findAll { line ->
    !line.isBlank() && !line.startsWith('# ') && !(line =~ /^(Executing:|Running |Maven |Java |Default |OS )/)
}
assert said == []
assert new File(basedir, 'README.md').text.contains('Doublets Split Volatile')
