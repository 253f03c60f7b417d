package io.github.linksplatform.doublets.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import io.github.linksplatform.doublets.store.contract.LinkStoreContract;
import io.github.linksplatform.doublets.store.contract.PostStoreContract;
import io.github.linksplatform.doublets.workload.ForwardingLinks;
import io.github.linksplatform.doublets.workload.ForwardingPosts;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;
import org.junit.platform.launcher.listeners.TestExecutionSummary;

/** The contract tests fail a store with a fault, and say which. */
class ContractKitTest {
    /** Ways to break a store of links, and what the tests say of each. */
    @SuppressWarnings("ImmutableEnumChecker")
    enum LinkFault {
        NONE("", store -> store),
        LOSES("all links ==>", store -> new ForwardingLinks(store) {
            @Override
            public void readAll(LinkConsumer consumer) throws Exception {
                super.readAll((id, from, to) -> {
                    if (id != 7) {
                        consumer.accept(id, from, to);
                    }
                });
            }
        }),
        REORDERS_IDS("the id of link 1 in order of creation ==>", store -> new ForwardingLinks(store) {
            @Override
            public long create(long from, long to) throws Exception {
                long id = super.create(from, to);
                return id % 2 == 0 ? id - 1 : id + 1;
            }
        }),
        REORDERS_LINKS("the link read by its id ==>", store -> new ForwardingLinks(store) {
            @Override
            public void readById(long id, LinkConsumer consumer) throws Exception {
                super.readById(id == 3 ? 4 : id == 4 ? 3 : id, consumer);
            }
        }),
        SWAPS_ENDS("all links ==>", store -> new ForwardingLinks(store) {
            @Override
            public long create(long from, long to) throws Exception {
                return super.create(to, from);
            }
        }),
        TRUNCATES("a link of 70000, by its larger end ==>", store -> new ForwardingLinks(store) {
            @Override
            public long create(long from, long to) throws Exception {
                return super.create(from & 0xFFFF, to & 0xFFFF);
            }
        }),
        KEEPS_WHAT_IS_DELETED("the count after the delete ==>", store -> new ForwardingLinks(store) {
            @Override
            public long delete(long id) {
                return 1;
            }
        }),
        FORGETS_UPDATES("all links after the update ==>", store -> new ForwardingLinks(store) {
            @Override
            public long update(long id, long from, long to) {
                return 1;
            }
        }),
        DOES_NOT_SAY_WHAT_IT_CHANGED("how many links an update changed ==>", store -> new ForwardingLinks(store) {
            @Override
            public long update(long id, long from, long to) throws Exception {
                super.update(id, from, to);
                return 0;
            }
        }),
        MISSES_BY_TO("the links to 1 ==>", store -> new ForwardingLinks(store) {
            @Override
            public void readByTo(long end, LinkConsumer consumer) throws Exception {
                super.readByTo(end == 1 ? 0 : end, consumer);
            }
        }),
        NAMES_OTHER_FILES("whether a store that is VOLATILE names no files ==>", store -> new ForwardingLinks(store) {
            @Override
            public List<Path> files() {
                return List.of(Path.of("elsewhere"));
            }
        }),
        HAS_A_NULL_SETTING("no setting is null ==>", store -> new ForwardingLinks(store) {
            @Override
            public Map<String, String> settings() {
                return Collections.singletonMap("cache", null);
            }
        }),
        IS_NOT_EMPTY_WHEN_NEW("the count of a new store", store -> {
            LinkStore first = Broken.firstLinks == null ? store : Broken.firstLinks;
            Broken.firstLinks = first;
            return first;
        });

        private final String said;
        private final UnaryOperator<LinkStore> wrap;

        LinkFault(String said, UnaryOperator<LinkStore> wrap) {
            this.said = said;
            this.wrap = wrap;
        }
    }

    /** Ways to break a store of posts, and what the tests say of each. */
    @SuppressWarnings("ImmutableEnumChecker")
    enum PostFault {
        NONE("", store -> store),
        LOSES("how many posts are read when all are ==>", store -> new ForwardingPosts(store) {
            @Override
            public void readAll(PostConsumer consumer) throws Exception {
                super.readAll((id, title, content, date) -> {
                    if (id != 7) {
                        consumer.accept(id, title, content, date);
                    }
                });
            }
        }),
        REORDERS("the post read by its id ==>", store -> new ForwardingPosts(store) {
            @Override
            public void readById(long id, PostConsumer consumer) throws Exception {
                super.readById(id == 3 ? 4 : id == 4 ? 3 : id, consumer);
            }
        }),
        TRUNCATES_TEXT(
                "a text of a million characters is read as it was written ==>", store -> new ForwardingPosts(store) {
                    @Override
                    public long create(Post post) throws Exception {
                        String content = post.content();
                        return super.create(new Post(
                                post.title(),
                                content.substring(0, Math.min(65_535, content.length())),
                                post.publicationDate()));
                    }
                }),
        TRUNCATES_DATES("a post of the year 9999 ==>", store -> new ForwardingPosts(store) {
            @Override
            public long create(Post post) throws Exception {
                return super.create(new Post(post.title(), post.content(), post.publicationDate() & Integer.MAX_VALUE));
            }
        }),
        TAKES_EMPTY_FOR_BLANK("the post read by its id ==>", store -> new ForwardingPosts(store) {
            @Override
            public long create(Post post) throws Exception {
                return super.create(new Post(post.title().strip(), post.content(), post.publicationDate()));
            }
        }),
        KEEPS_WHAT_IS_DELETED("the count after a delete ==>", store -> new ForwardingPosts(store) {
            @Override
            public long delete(long id) {
                return 1;
            }
        }),
        IS_NOT_EMPTY_WHEN_NEW("the count of a new store", store -> {
            PostStore first = Broken.firstPosts == null ? store : Broken.firstPosts;
            Broken.firstPosts = first;
            return first;
        });

        private final String said;
        private final UnaryOperator<PostStore> wrap;

        PostFault(String said, UnaryOperator<PostStore> wrap) {
            this.said = said;
            this.wrap = wrap;
        }
    }

    /** A sound store in memory behind a fault. */
    static final class Broken implements StoreProvider {
        private static LinkFault linkFault = LinkFault.NONE;
        private static PostFault postFault = PostFault.NONE;
        private static LinkStore firstLinks;
        private static PostStore firstPosts;

        @Override
        public String name() {
            return "broken";
        }

        @Override
        public List<Variant> variants() {
            return Arrays.stream(Category.values())
                    .map(category -> new Variant(
                            "Broken", category, Durability.VOLATILE, Optional.empty(), Variant.Role.DEFAULT))
                    .toList();
        }

        @Override
        public LinkStore openLinks(StoreSettings settings) {
            return linkFault.wrap.apply(ForwardingLinks.sound());
        }

        @Override
        public PostStore openPosts(StoreSettings settings) {
            return postFault.wrap.apply(ForwardingPosts.sound());
        }
    }

    static final class BrokenLinks extends LinkStoreContract {
        @Override
        protected Collection<StoreProvider> providers() {
            return List.of(new Broken());
        }
    }

    static final class BrokenPosts extends PostStoreContract {
        @Override
        protected Collection<StoreProvider> providers() {
            return List.of(new Broken());
        }
    }

    @ParameterizedTest
    @EnumSource
    void aBrokenStoreOfLinksFails(LinkFault fault) {
        Broken.linkFault = fault;
        Broken.firstLinks = null;

        assertSays(fault.said, run(BrokenLinks.class));
    }

    @ParameterizedTest
    @EnumSource
    void aBrokenStoreOfPostsFails(PostFault fault) {
        Broken.postFault = fault;
        Broken.firstPosts = null;

        assertSays(fault.said, run(BrokenPosts.class));
    }

    private static void assertSays(String said, TestExecutionSummary summary) {
        List<String> messages = summary.getFailures().stream()
                .map(failure -> String.valueOf(failure.getException().getMessage()))
                .toList();
        assertThat(summary.getTestsFoundCount()).isGreaterThan(10);
        if (said.isEmpty()) {
            assertThat(messages).isEmpty();
        } else {
            assertThat(messages).anySatisfy(message -> assertThat(message).startsWith(said));
        }
    }

    private static TestExecutionSummary run(Class<?> tests) {
        SummaryGeneratingListener listener = new SummaryGeneratingListener();
        LauncherFactory.create()
                .execute(
                        LauncherDiscoveryRequestBuilder.request()
                                .selectors(selectClass(tests))
                                .build(),
                        listener);
        return listener.getSummary();
    }
}
