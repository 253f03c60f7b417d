def results = new File(basedir, 'docs/benchmarks/results')
assert results.list().sort() == ['links-java-32-1000.json', 'links-java-32-500.json']

def report = new groovy.json.JsonSlurper().parse(new File(results, 'links-java-32-1000.json'))
assert report.bits == 32 && report.size == 1000 && report.repetitions == 3
assert report.method.transactions == 'each'
assert report.method.background == 2000
assert report.method.order_seed == 42
assert report.results*.variant == ['SQLite_Memory', 'Doublets_Split_Volatile']
assert report.results.every { row -> row.operations.every { it.value.samples_ns.size() == 3 } }
assert report.results[0].operations.create.comparison.baseline == 'Doublets_Split_Volatile'
assert report.results[1].operations.create.comparison == null
assert report.method.baseline_variant == 'Doublets_Split_Volatile'
assert report.environment.jvm_flags.containsAll(['-Xlog:gc', '-XX:+UseParallelGC'])
assert !report.environment.jvm_flags.contains('-XX:+UseSerialGC')

// What the collector wrote to the standard output of a fork is in its log and nowhere else.
assert new File(basedir, 'target/doublets/logs/links-java-32-500-SQLite_Memory-1.log').text.contains('Using Parallel')
assert !new File(basedir, 'build.log').text.contains('Using Parallel')

assert new File(basedir, 'docs/RESULTS.md').text.contains('All ratios here compare with Doublets Split Volatile.')
