package io.github.linksplatform.doublets.sequences;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class LinkByTextTest {
    private final TextByLink texts = new TextByLink();
    private final LinkByText links = new LinkByText(texts);

    @Test
    void everyUnitHasAHashOfItsOwn() {
        Set<Long> hashes = new HashSet<>();
        for (int unit = 0; unit <= Character.MAX_VALUE; unit++) {
            hashes.add(links.hash(Character.toString((char) unit)));
        }

        assertThat(hashes).hasSize(Character.MAX_VALUE + 1);
    }

    @Test
    void everyUnitOfATextChangesItsHash() {
        for (int length : new int[] {1, 31, 32, 33, 40, 71, 2_000}) {
            Set<Long> hashes = new HashSet<>();
            hashes.add(links.hash("a".repeat(length)));
            for (int at = 0; at < length; at++) {
                hashes.add(links.hash("a".repeat(at) + "b" + "a".repeat(length - at - 1)));
            }

            assertThat(hashes).as("%d units", length).hasSize(length + 1);
        }
    }

    @Test
    void textsOfOneHashKeepTheirOwnLinks() {
        String latin = "a".repeat(100);
        String other = latin.substring(1) + "\u1E61";
        long hash = links.hash(latin);
        assertThat(links.hash(other)).isEqualTo(hash);
        texts.put(1, latin);
        links.add(hash, 1);

        assertThat(links.get(other, hash)).isZero();
        texts.put(2, other);
        links.add(hash, 2);
        assertThat(links.get(latin, hash)).isEqualTo(1);
        assertThat(links.get(other, hash)).isEqualTo(2);
    }

    @Test
    void equalTextsHaveOneHashWhateverWasHashedBefore() {
        long hash = links.hash("x".repeat(50));
        links.hash("y".repeat(5_000));

        assertThat(links.hash("x".repeat(50))).isEqualTo(hash);
    }
}
