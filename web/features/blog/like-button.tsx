import { IconHeart, IconHeartFilled } from '#web/ui/icons.tsx';
import { PostCount } from './count.tsx';
import css from './like-button.module.css';

interface LikeButtonProps {
  readonly liked: boolean;
  readonly likes: number | undefined;
  readonly onToggle: () => void;
}

export const LikeButton = ({ liked, likes, onToggle }: LikeButtonProps) => {
  const Icon = liked ? IconHeartFilled : IconHeart;
  return (
    <button type="button" className={css.like} aria-pressed={liked} onClick={onToggle}>
      <Icon size={20} aria-hidden="true" />
      <span className="visually-hidden">Like, </span>
      <PostCount name="likes" value={likes} />
    </button>
  );
};
