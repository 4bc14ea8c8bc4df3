import { listPosts } from '#shared/api/posts.ts';
import { blogPage } from '#shared/content/blog/page.ts';
import { filterPosts } from '#shared/domain/blog/filter.ts';
import { usePageData, usePageTitle } from '#web/lib/page-meta.ts';
import { useApi } from '#web/lib/query.ts';
import { Button } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { BlogFilters } from './blog-filters.tsx';
import css from './blog-page.module.css';
import type { ListedPost } from './listed-post.ts';
import { PostGrids } from './post-grids.tsx';
import { useBlogFilter } from './use-blog-filter.ts';

interface ArticlesProps {
  readonly posts: readonly ListedPost[] | undefined;
  readonly onClear: () => void;
  readonly filtered: readonly ListedPost[];
}

const Articles = ({ posts, filtered, onClear }: ArticlesProps) => {
  if (!posts) return <p className={css.loading}>{blogPage.loading}</p>;
  if (filtered.length > 0) return <PostGrids posts={filtered} />;
  return (
    <Empty title={blogPage.empty}>
      <Button look="quiet" onClick={onClear}>
        {blogPage.clear}
      </Button>
    </Empty>
  );
};

/** /blog: shows the prerendered list at once, then the API's list, which is read once per visit. */
export const Page = () => {
  usePageTitle(blogPage.meta.title);
  const built = usePageData<ListedPost[]>('posts');
  const { data, error, mutate } = useApi(listPosts, undefined);
  const posts = data ?? built;
  const { filter, change, clear, form } = useBlogFilter();
  const filtered = filterPosts(posts ?? [], filter);
  const isFiltered = filter.search !== '' || filter.category !== '';
  return (
    <div className={css.page} data-query="q category">
      <header className={css.head}>
        <h1>{blogPage.title}</h1>
        <p className={css.lead}>{blogPage.text}</p>
      </header>
      <BlogFilters filter={filter} onChange={change} form={form} />
      <p className={css.count} role="status">
        {isFiltered && posts ? blogPage.found(filtered.length) : ''}
      </p>
      {error && !posts ? (
        <Empty title={blogPage.failed.title} text={blogPage.failed.text}>
          <Button onClick={() => mutate()}>{blogPage.failed.retry}</Button>
        </Empty>
      ) : (
        <Articles posts={posts} filtered={filtered} onClear={clear} />
      )}
    </div>
  );
};
