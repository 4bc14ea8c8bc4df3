import { useParams } from 'react-router-dom';
import { getPost } from '#shared/api/posts.ts';
import { postPage } from '#shared/content/blog/page.ts';
import { postIdPattern } from '#shared/domain/blog/post.ts';
import { usePageData, usePageTitle } from '#web/lib/page-meta.ts';
import { paths } from '#web/lib/paths.ts';
import { useApi } from '#web/lib/query.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { useGoBack } from './back-to-blog.tsx';
import { type PartialPost, PostArticle } from './post-article.tsx';
import css from './post-page.module.css';

const Missing = () => {
  const { missing } = postPage;
  usePageTitle(missing.title);
  return (
    <div className={css.state}>
      <Empty level={1} title={missing.title} text={missing.text}>
        <ButtonLink to={paths.blog.to()} onClick={useGoBack()}>
          {missing.back}
        </ButtonLink>
      </Empty>
    </div>
  );
};

const Loading = () => (
  <p className={css.state} role="status">
    {postPage.loading}
  </p>
);

const Found = ({ post }: { post: PartialPost }) => {
  usePageTitle(post.title);
  return <PostArticle key={post.id} post={post} />;
};

/**
 * /blog/{id}: shows the prerendered post at once, then the API's version with counts. Posts that exist only
 * in the table are fetched.
 */
export const Page = () => {
  const { id = '' } = useParams();
  const isPossible = postIdPattern.test(id);
  const built = usePageData<PartialPost>('post');
  const { data, error } = useApi(getPost, isPossible ? { params: { id } } : null);
  const post = data ?? (String(built?.id) === id ? built : undefined);
  if (post) return <Found post={post} />;
  return isPossible && !error ? <Loading /> : <Missing />;
};
