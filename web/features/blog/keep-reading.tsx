import { listPosts } from '#shared/api/posts.ts';
import { postPage } from '#shared/content/blog/page.ts';
import { relatedPosts } from '#shared/domain/blog/related.ts';
import { usePageData } from '#web/lib/page-meta.ts';
import { useApi } from '#web/lib/query.ts';
import css from './keep-reading.module.css';
import type { ListedPost } from './listed-post.ts';
import { PostCard } from './post-card.tsx';

/** Three related posts: from the prerendered page if it has them, otherwise from the list. */
export const KeepReading = ({ post }: { post: Pick<ListedPost, 'id' | 'category'> }) => {
  const built = usePageData<{ readonly after: number; readonly posts: readonly ListedPost[] }>('more');
  const isBuilt = built?.after === post.id;
  const { data } = useApi(listPosts, isBuilt ? null : undefined);
  const more = isBuilt ? built.posts : relatedPosts(data ?? [], post);
  if (more.length === 0) return null;
  return (
    <section className={css.section} aria-labelledby="keep-reading">
      <h2 id="keep-reading">{postPage.more}</h2>
      <div className={css.grid}>
        {more.map((other) => (
          <PostCard key={other.id} post={other} kind="latest" />
        ))}
      </div>
    </section>
  );
};
