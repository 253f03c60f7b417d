package io.github.linksplatform.doublets.plugin.report.environment;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MachineTest {
    @TempDir
    private Path root;

    @Test
    void aLinuxMachineSaysWhatItIs() throws Exception {
        file("proc/cpuinfo", "processor\t: 0\nmodel name\t: AMD EPYC 7763 64-Core Processor\n");
        file("proc/meminfo", "MemTotal:       16777216 kB\nMemFree: 1 kB\n");
        file("etc/os-release", "NAME=Ubuntu\nPRETTY_NAME=\"Ubuntu 24.04.5 LTS\"\n");

        Machine machine = Machine.at(new SystemFiles(root));

        assertThat(machine.memoryBytes()).isEqualTo(16L << 30);
        assertThat(machine.usableBytes()).isEqualTo(16L << 30);
        assertThat(machine.line())
                .matches("Ubuntu 24\\.04\\.5 LTS, AMD EPYC 7763 64-Core Processor, \\d+ cores?, 16 GiB");
    }

    @Test
    void withoutThoseFilesTheJvmIsAsked() {
        Machine machine = Machine.at(new SystemFiles(root));

        assertThat(machine.memoryBytes()).isPositive();
        assertThat(machine.os()).startsWith(System.getProperty("os.name"));
        assertThat(machine.containerCpus()).isNull();
        assertThat(machine.containerMemoryBytes()).isNull();
    }

    @Test
    void theSmallestLimitOfTheGroupsAroundUsCounts() throws Exception {
        file("proc/meminfo", "MemTotal:       16777216 kB\n");
        file("proc/self/cgroup", "0::/outer/inner\n");
        file("sys/fs/cgroup/outer/inner/memory.max", "max\n");
        file("sys/fs/cgroup/outer/memory.max", "536870912\n");
        file("sys/fs/cgroup/outer/inner/cpu.max", "150000 100000\n");
        file("sys/fs/cgroup/outer/cpu.max", "max 100000\n");

        Machine machine = Machine.at(new SystemFiles(root));

        assertThat(machine.containerMemoryBytes()).isEqualTo(512L << 20);
        assertThat(machine.usableBytes()).isEqualTo(512L << 20);
        assertThat(machine.containerCpus()).isEqualTo(1.5);
    }

    @Test
    void theFirstVersionOfControlGroupsIsUnderstood() throws Exception {
        file("proc/self/cgroup", "4:memory:/docker/x\n3:cpuacct,cpu:/docker/x\n0::/\n");
        file("sys/fs/cgroup/memory/memory.limit_in_bytes", "9223372036854771712\n");
        file("sys/fs/cgroup/memory/docker/x/memory.limit_in_bytes", "1073741824\n");
        file("sys/fs/cgroup/cpu/cpu.cfs_quota_us", "-1\n");
        file("sys/fs/cgroup/cpu/cpu.cfs_period_us", "100000\n");
        file("sys/fs/cgroup/cpu/docker/x/cpu.cfs_quota_us", "200000\n");
        file("sys/fs/cgroup/cpu/docker/x/cpu.cfs_period_us", "100000\n");

        ContainerLimits limits = ContainerLimits.read(new SystemFiles(root));

        assertThat(limits).isEqualTo(new ContainerLimits(2.0, 1L << 30));
    }

    @Test
    void pressureIsTheShareOfTimeThatTasksWaited() throws Exception {
        file("proc/pressure/cpu", "some avg10=1.00 avg60=1.00 avg300=1.00 total=1000000\nfull avg10=0 total=5\n");
        Load before = Load.at(new SystemFiles(root), 0);
        file("proc/pressure/cpu", "some avg10=1.00 avg60=1.00 avg300=1.00 total=1500000\nfull avg10=0 total=9\n");
        Load after = Load.at(new SystemFiles(root), 2_000_000_000L);

        assertThat(after.pressureSince(before)).isEqualTo(25);
        assertThat(Load.at(new SystemFiles(root.resolve("none")), 1).pressureSince(before))
                .isNull();
    }

    private void file(String path, String content) throws IOException {
        Path file = root.resolve(path);
        Files.createDirectories(file.getParent());
        Files.writeString(file, content);
    }
}
