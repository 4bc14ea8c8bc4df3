import { useRef } from 'react';
import { getPost, recordPostView } from '#shared/api/posts.ts';
import { blogPage, postPage } from '#shared/content/blog/page.ts';
import { longDate } from '#shared/domain/blog/dates.ts';
import type { Post } from '#shared/domain/blog/post.ts';
import { buildUrl } from '#web/lib/http.ts';
import { CategoryBadge } from './category-badge.tsx';
import { PostCount } from './count.tsx';
import { KeepReading } from './keep-reading.tsx';
import css from './post-article.module.css';
import { PostAside } from './post-aside.tsx';
import { PostBar } from './post-bar.tsx';
import { PostBody } from './post-body.tsx';
import { TagList } from './tag-list.tsx';
import { useLike } from './use-like.ts';
import { useRecordView } from './use-record-view.ts';

/** A post whose counts may not be known yet, as in a prerendered page. */
export type PartialPost = Omit<Post, 'views' | 'likes'> & Partial<Pick<Post, 'views' | 'likes'>>;

/** `data-beacon` and `data-counts` tell the loader which requests to send for a prerendered page. */
export const PostArticle = ({ post }: { post: PartialPost }) => {
  const article = useRef<HTMLElement>(null);
  const { liked, change, toggle } = useLike(post.id);
  useRecordView(post.id, article);
  const likes = post.likes === undefined ? undefined : Math.max(0, post.likes + change);
  const params = { id: String(post.id) };
  return (
    <article
      ref={article}
      className={css.page}
      aria-labelledby="post-title"
      data-id={post.id}
      data-beacon={buildUrl(recordPostView, { params })}
      data-counts={buildUrl(getPost, { params })}
    >
      <PostBar title={post.title} liked={liked} likes={likes} onToggle={toggle} />
      <header className={css.head}>
        <p>
          <CategoryBadge category={post.category} />
        </p>
        <h1 id="post-title">{post.title}</h1>
        <p className={css.excerpt}>{post.excerpt}</p>
        <p className={css.meta}>
          <span>
            {postPage.by} {post.author}
          </span>
          <time dateTime={post.publishedAt}>{longDate(post.publishedAt)}</time>
          <span>{blogPage.minutes(post.readTime)}</span>
          <span data-counted suppressHydrationWarning hidden={post.views === 0}>
            {postPage.viewsLabel}: <PostCount name="views" value={post.views} />
          </span>
        </p>
        <TagList tags={post.tags} />
      </header>
      <div className={css.columns}>
        <PostBody content={post.content} />
        <PostAside title={post.title} readTime={post.readTime} views={post.views} likes={likes} />
      </div>
      <KeepReading post={post} />
    </article>
  );
};
