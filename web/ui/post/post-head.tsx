import type { ReactNode } from 'react';
import { blogPage, postPage } from '#shared/content/blog/page.ts';
import { longDate } from '#shared/domain/blog/dates.ts';
import { CategoryBadge } from './category-badge.tsx';
import css from './post-head.module.css';
import { TagList } from './tag-list.tsx';

interface PostHeadProps {
  readonly post: {
    readonly title: string;
    readonly excerpt: string;
    readonly category: string;
    readonly tags: readonly string[];
    readonly author: string;
    readonly publishedAt: string;
    readonly readTime: number;
  };
  /** Element for the title; in the editor's preview it isn't the page's main heading. */
  readonly heading?: 'h1' | 'h2';
  /** Further entries in the line with author and date. */
  readonly children?: ReactNode;
}

/** Category, title, summary, author and tags of a post, on its page and in the editor's preview. */
export const PostHead = ({ post, heading: Heading = 'h1', children }: PostHeadProps) => (
  <header className={css.head}>
    <p>
      <CategoryBadge category={post.category} />
    </p>
    <Heading id="post-title" className={css.title}>
      {post.title}
    </Heading>
    <p className={css.excerpt}>{post.excerpt}</p>
    <p className={css.meta}>
      <span>
        {postPage.by} {post.author}
      </span>
      <time dateTime={post.publishedAt}>{longDate(post.publishedAt)}</time>
      <span>{blogPage.minutes(post.readTime)}</span>
      {children}
    </p>
    <TagList tags={post.tags} />
  </header>
);
