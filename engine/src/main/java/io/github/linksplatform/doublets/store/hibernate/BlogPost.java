package io.github.linksplatform.doublets.store.hibernate;

import io.github.linksplatform.doublets.store.Post;
import io.github.linksplatform.doublets.store.PostConsumer;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.Table;

/** A post as an entity. The database chooses the id when the row is inserted. */
@Entity(name = "BlogPost")
@Table(name = "blog_posts")
class BlogPost {
    @Id
    @GeneratedValue(strategy = GenerationType.IDENTITY)
    @Column(name = "id")
    private Long id;

    @Column(name = "title", nullable = false)
    private String title;

    @Column(name = "content", nullable = false)
    private String content;

    @Column(name = "publication_date", nullable = false)
    private long publicationDate;

    /** For Hibernate. */
    protected BlogPost() {}

    BlogPost(Post post) {
        title = post.title();
        content = post.content();
        publicationDate = post.publicationDate();
    }

    long id() {
        return id;
    }

    void showTo(PostConsumer consumer) {
        consumer.accept(id, title, content, publicationDate);
    }
}
