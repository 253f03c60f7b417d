package io.github.linksplatform.doublets.workload;

import java.util.List;

/** The sums that every implementation of the comparison agrees on, in any language. */
record GoldenSums(long size, String created, String swapped) {
    static final List<GoldenSums> ALL = List.of(
            new GoldenSums(1, "1670977101805497241", "1670977101805497241"),
            new GoldenSums(10, "179291499565315928", "4043819978161392352"),
            new GoldenSums(1_000, "14006858674187135422", "13353753444780762254"),
            new GoldenSums(100_000, "11534145643007814614", "15976643031377517654"),
            new GoldenSums(1_000_000, "10056564533752381430", "420407634162612006"));
}
