def readme = new File(basedir, 'README.md').text
assert readme.startsWith('# A project\n\n```\n<!-- doublets:begin results -->\n```\n\n<!-- doublets:begin results -->\n\n##')
assert readme.endsWith('\n<!-- doublets:end results -->\n\nIts own words.\n')
assert readme.contains('### Java doublets vs SQLite') && readme.contains('### Rust doublets vs SQLite')
assert readme.contains('| Memory |')
assert readme.contains('](docs/charts/links-java-64-1000-linear.svg)')

def russian = new File(basedir, 'README.ru.md').getText('UTF-8')
assert russian.contains('## Выводы\n')

['links-java-64-1000', 'links-rust-32-1000'].each { table ->
    ['linear', 'logarithmic'].each { scale ->
        assert new File(basedir, "docs/charts/${table}-${scale}.svg").text.contains('</svg>')
    }
}
assert new File(basedir, 'target/doublets/index.html').file

def log = new File(basedir, 'build.log').text
assert log.contains('Out of date with the reports: README.md; run doublets:report')
