import { Link } from 'react-router-dom';
import { blogPage } from '#shared/content/blog/page.ts';
import { shortDate } from '#shared/domain/blog/dates.ts';
import { paths } from '#web/lib/paths.ts';
import { CategoryBadge } from '#web/ui/post/category-badge.tsx';
import { PostCover } from '#web/ui/post/post-cover.tsx';
import { TagList } from '#web/ui/post/tag-list.tsx';
import { Cover } from './cover.tsx';
import type { ListedPost } from './listed-post.ts';
import css from './post-card.module.css';

/** Number of tags on a card. See docs/behaviour.md, "The blog". */
const shownTags = { featured: 3, latest: 1 } as const;

interface PostCardProps {
  readonly post: ListedPost;
  readonly kind: 'featured' | 'latest';
}

/** One post in a grid; the whole card links to it. */
export const PostCard = ({ post, kind }: PostCardProps) => (
  <article className={[css.card, css[kind]].join(' ')} aria-labelledby={`post-${post.id}`}>
    {kind === 'featured' && (
      <div className={css.cover}>
        {post.cover ? (
          <PostCover cover={post.cover} isCard />
        ) : (
          <Cover id={post.id} category={post.category} />
        )}
      </div>
    )}
    <div className={css.words}>
      <p className={css.category}>
        <CategoryBadge category={post.category} />
      </p>
      <h3 className={css.title} id={`post-${post.id}`}>
        <Link to={paths.post.to(post.id)}>{post.title}</Link>
      </h3>
      <p className={css.excerpt}>{post.excerpt}</p>
      <TagList tags={post.tags} shown={shownTags[kind]} />
      <p className={css.meta}>
        <span>{post.author}</span>
        <time dateTime={post.publishedAt}>{shortDate(post.publishedAt)}</time>
        <span>{blogPage.minutes(post.readTime)}</span>
      </p>
    </div>
  </article>
);
