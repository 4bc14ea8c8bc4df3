import type { MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { postPage } from '#shared/content/blog/page.ts';
import { paths } from '#web/lib/paths.ts';
import { IconArrowLeft } from '#web/ui/icons.tsx';

/** Whether the previous history entry is a page of this site. */
const cameFromThisSite = (): boolean => {
  const { idx } = (history.state ?? {}) as { idx?: number };
  const isLater = typeof idx === 'number' && idx > 0;
  return isLater || (history.length > 1 && document.referrer.startsWith(`${location.origin}/`));
};

/**
 * Goes back in history, or to the blog when the visitor came from another site. A plain link without
 * scripts.
 */
export const useGoBack = () => {
  const navigate = useNavigate();
  return (event: MouseEvent) => {
    event.preventDefault();
    if (cameFromThisSite()) navigate(-1);
    else navigate(paths.blog.to());
  };
};

export const BackToBlog = ({ className }: { className?: string }) => (
  <Link className={className} to={paths.blog.to()} data-replay onClick={useGoBack()}>
    <IconArrowLeft size={20} aria-hidden="true" />
    {postPage.back}
  </Link>
);
