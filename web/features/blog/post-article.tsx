import { useRef } from 'react';
import { getPost, recordPostView } from '#shared/api/posts.ts';
import { postPage } from '#shared/content/blog/page.ts';
import type { Post } from '#shared/domain/blog/post.ts';
import { buildUrl } from '#web/lib/http.ts';
import { PostBody } from '#web/ui/post/post-body.tsx';
import { PostCover } from '#web/ui/post/post-cover.tsx';
import { PostHead } from '#web/ui/post/post-head.tsx';
import { PostCount } from './count.tsx';
import { KeepReading } from './keep-reading.tsx';
import css from './post-article.module.css';
import { PostAside } from './post-aside.tsx';
import { PostBar } from './post-bar.tsx';
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
      <PostHead post={post}>
        <span data-counted suppressHydrationWarning hidden={post.views === 0}>
          {postPage.viewsLabel}: <PostCount name="views" value={post.views} />
        </span>
      </PostHead>
      {post.cover && <PostCover cover={post.cover} />}
      <div className={css.columns}>
        <PostBody content={post.content} />
        <PostAside title={post.title} readTime={post.readTime} views={post.views} likes={likes} />
      </div>
      <KeepReading post={post} />
    </article>
  );
};
