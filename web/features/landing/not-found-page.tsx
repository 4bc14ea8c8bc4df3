import { notFound } from '#shared/content/landing/not-found.ts';
import { usePageTitle } from '#web/lib/page-meta.ts';
import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';

export const Page = () => {
  usePageTitle(notFound.title);
  return (
    <Empty level={1} title={notFound.title} text={notFound.hint}>
      <ButtonLink to={paths.home.to()}>{notFound.home}</ButtonLink>
    </Empty>
  );
};
