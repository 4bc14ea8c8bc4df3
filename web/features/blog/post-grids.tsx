import { blogPage } from '#shared/content/blog/page.ts';
import type { ListedPost } from './listed-post.ts';
import { PostCard } from './post-card.tsx';
import css from './post-grids.module.css';

interface GridProps {
  readonly id: string;
  readonly title: string;
  readonly posts: readonly ListedPost[];
  readonly kind: 'featured' | 'latest';
}

const Grid = ({ id, title, posts, kind }: GridProps) =>
  posts.length > 0 && (
    <section className={css.section} aria-labelledby={id}>
      <h2 id={id} className={css.title}>
        {title}
      </h2>
      <div className={[css.grid, css[kind]].join(' ')}>
        {posts.map((post) => (
          <PostCard key={post.id} post={post} kind={kind} />
        ))}
      </div>
    </section>
  );

/** Featured posts in two columns, the others in three. */
export const PostGrids = ({ posts }: { posts: readonly ListedPost[] }) => (
  <>
    <Grid
      id="featured"
      title={blogPage.featured}
      kind="featured"
      posts={posts.filter((post) => post.featured)}
    />
    <Grid id="latest" title={blogPage.latest} kind="latest" posts={posts.filter((post) => !post.featured)} />
  </>
);
