['target/doublets/results', 'offline'].each { directory ->
    def report = new groovy.json.JsonSlurper().parse(new File(basedir, directory + '/objects-java-64-50.json'))
    def row = report.results[0]
    assert report.results*.variant == ['PostgreSQL_Hibernate']
    assert row.failure == null
    assert row.operations.keySet() == ['create', 'read_all', 'read_by_id', 'delete'] as Set
    assert row.operations.every { it.value.samples_ns.size() == 1 && it.value.median_ns > 0 }
    assert row.server_bytes >= 8192
}

// The server has ended with the run, and what it kept is gone.
assert new File(basedir, 'target/doublets/work').list().length == 0
def here = new File(basedir, 'target').canonicalPath
assert !ProcessHandle.allProcesses().anyMatch { it.info().commandLine().orElse('').contains(here) }
