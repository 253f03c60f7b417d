package io.github.linksplatform.doublets.store.doublets;

import io.github.linksplatform.doublets.Flow;
import io.github.linksplatform.doublets.LinkHandler;
import io.github.linksplatform.doublets.Links;
import io.github.linksplatform.doublets.LinksException;
import io.github.linksplatform.doublets.sequences.RawNumbers;
import io.github.linksplatform.doublets.sequences.Strings;
import io.github.linksplatform.doublets.store.Post;
import io.github.linksplatform.doublets.store.PostConsumer;

/**
 * Blog posts as links, seven each: the post is (post marker, itself), and each of its three properties is (post, key)
 * with (property, value) from it. The value of a title or content is a string, that of a date a raw number.
 */
final class PostLinks {
    private final Links links;
    private final PostMarkers markers;
    private final Strings strings;
    private final RawNumbers numbers;

    // What the handlers below saw last; fields, so that reading a post makes no objects but its strings.
    private long titleProperty;
    private long contentProperty;
    private long dateProperty;
    private long valueLink;
    private long value;
    private final LinkHandler properties = this::seeProperty;
    private final LinkHandler values = this::seeValue;

    PostLinks(Links links, PostMarkers markers, Strings strings) {
        this.links = links;
        this.markers = markers;
        this.strings = strings;
        numbers = new RawNumbers(links.constants());
    }

    long create(Post post) {
        // Whatever cannot be stored is found out before the first link of the post is.
        long date = numbers.toReference(post.publicationDate());
        long title = strings.link(post.title());
        long content = strings.link(post.content());
        long id = links.create(markers.post(), links.constants().itself());
        createProperty(id, markers.title(), title);
        createProperty(id, markers.content(), content);
        createProperty(id, markers.date(), date);
        return id;
    }

    private void createProperty(long post, long key, long propertyValue) {
        links.create(links.create(post, key), propertyValue);
    }

    void readAll(PostConsumer consumer) {
        links.eachBySource(markers.post(), (id, source, target) -> {
            read(id, consumer);
            return Flow.CONTINUE;
        });
    }

    void readById(long id, PostConsumer consumer) {
        if (isPost(id)) {
            read(id, consumer);
        }
    }

    boolean delete(long id) {
        if (!isPost(id)) {
            return false;
        }
        findProperties(id);
        deleteProperty(titleProperty);
        deleteProperty(contentProperty);
        deleteProperty(dateProperty);
        links.delete(id);
        return true;
    }

    long count() {
        return links.countBySource(markers.post());
    }

    private boolean isPost(long id) {
        return links.exists(id) && links.source(id) == markers.post();
    }

    private void read(long id, PostConsumer consumer) {
        findProperties(id);
        // Read before the strings: nothing below may ask for values in between.
        long title = valueOf(titleProperty);
        long content = valueOf(contentProperty);
        long date = valueOf(dateProperty);
        consumer.accept(id, strings.text(title), strings.text(content), numbers.toNumber(date));
    }

    private void findProperties(long post) {
        titleProperty = 0;
        contentProperty = 0;
        dateProperty = 0;
        links.eachBySource(post, properties);
        if (titleProperty == 0 || contentProperty == 0 || dateProperty == 0) {
            throw new LinksException("The post " + post + " is not whole: its title, content or date is missing.");
        }
    }

    private Flow seeProperty(long id, long post, long key) {
        if (key == markers.title()) {
            titleProperty = id;
        } else if (key == markers.content()) {
            contentProperty = id;
        } else if (key == markers.date()) {
            dateProperty = id;
        }
        return Flow.CONTINUE;
    }

    private long valueOf(long property) {
        findValue(property);
        return value;
    }

    private void deleteProperty(long property) {
        findValue(property);
        links.delete(valueLink);
        links.delete(property);
    }

    private void findValue(long property) {
        valueLink = 0;
        links.eachBySource(property, values);
        if (valueLink == 0) {
            throw new LinksException("The property " + property + " of a post has no value.");
        }
    }

    private Flow seeValue(long id, long property, long target) {
        valueLink = id;
        value = target;
        return Flow.BREAK;
    }
}
