package io.github.linksplatform.doublets.workload;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linksplatform.doublets.store.Post;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class PostDatasetTest {
    @Test
    void thePostsAreTheSameEverywhere() {
        Post post = PostDataset.post(1);

        assertThat(post.title()).isEqualTo("Blog post 1");
        assertThat(post.content()).startsWith("The old lighthouse keeper").isEqualTo(PostTexts.ALL.get(1));
        assertThat(post.publicationDate())
                .isEqualTo(1_600_000_000 + Long.remainderUnsigned(new SplittableRandom(1).nextLong(), 2_592_000));
        assertThat(PostDataset.post(5).content()).startsWith("A link is the smallest thing");
    }

    @Test
    void stringsAreNewObjectsEachTime() {
        assertThat(PostDataset.post(3).content())
                .isNotSameAs(PostDataset.post(3).content())
                .isNotSameAs(PostTexts.ALL.get(3));
    }

    @Test
    void theTextsAreAsTheWorkloadIsDefined() {
        assertThat(PostTexts.ALL)
                .hasSize(5)
                .doesNotHaveDuplicates()
                .allSatisfy(text -> assertThat(text).matches("[ -~]+").hasSizeBetween(520, 880));
    }

    @Test
    void theChecksumIsTheSumOfBytesAndDate() {
        Random random = new Random(20261130);
        for (int length : new int[] {0, 1, 7, 8, 9, 700, 1023, 1024, 1025, 5000}) {
            String latin = random.ints(length, 0, 256)
                    .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                    .toString();
            long expected = 17;
            for (byte b : ("\uD83D\uDE00" + latin).getBytes(StandardCharsets.UTF_8)) {
                expected += b & 0xFF;
            }
            assertThat(PostChecksum.of("\uD83D\uDE00", latin, 17)).isEqualTo(expected);
        }
    }
}
