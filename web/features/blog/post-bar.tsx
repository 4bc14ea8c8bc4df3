import { postPage } from '#shared/content/blog/page.ts';
import { Button } from '#web/ui/button.tsx';
import { IconBrandX } from '#web/ui/icons.tsx';
import { BackToBlog } from './back-to-blog.tsx';
import { LikeButton } from './like-button.tsx';
import { openShare } from './open-share.ts';
import css from './post-bar.module.css';

interface PostBarProps {
  readonly title: string;
  readonly liked: boolean;
  readonly likes: number | undefined;
  readonly onToggle: () => void;
}

export const PostBar = ({ title, liked, likes, onToggle }: PostBarProps) => (
  <div className={css.bar}>
    <BackToBlog className={css.back} />
    <div className={css.actions}>
      <Button look="quiet" onClick={() => openShare('twitter', title)}>
        <IconBrandX size={18} aria-hidden="true" />
        {postPage.share}
      </Button>
      <LikeButton liked={liked} likes={likes} onToggle={onToggle} />
    </div>
  </div>
);
