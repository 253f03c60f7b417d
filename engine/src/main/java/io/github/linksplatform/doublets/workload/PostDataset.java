package io.github.linksplatform.doublets.workload;

import io.github.linksplatform.doublets.store.Post;
import java.nio.charset.StandardCharsets;

/**
 * The posts 1, 2, 3, … of a workload. Post i has the title "Blog post i", the content number i mod 5 of five texts, and
 * a publication date within 30 days: 1600000000 + sm(i) mod 2592000 seconds, where sm is {@link SplitMix64}.
 */
final class PostDataset {
    private static final long FIRST_DATE = 1_600_000_000;
    private static final long DATES = 30 * 24 * 60 * 60;

    private PostDataset() {}

    /**
     * A post.
     *
     * @param i from 1
     * @return the post, its strings new objects: no store profits from a hash that a string object remembers
     */
    static Post post(long i) {
        byte[] content = PostTexts.ALL.get((int) (i % PostTexts.ALL.size())).getBytes(StandardCharsets.US_ASCII);
        return new Post(
                "Blog post " + i,
                new String(content, StandardCharsets.US_ASCII),
                FIRST_DATE + Long.remainderUnsigned(SplitMix64.at(i), DATES));
    }
}
