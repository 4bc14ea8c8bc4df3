import { pictureSources } from '#shared/domain/blog/pictures.ts';
import type { Cover } from '#shared/domain/blog/post.ts';
import css from './post-cover.module.css';

/** A post's own cover picture, above its text and on its card. */
export const PostCover = ({ cover, isCard = false }: { cover: Cover; isCard?: boolean }) => (
  <img
    className={isCard ? css.card : css.cover}
    {...pictureSources(cover)}
    sizes={isCard ? '(min-width: 48rem) 34rem, 100vw' : '(min-width: 68rem) 68rem, 100vw'}
    width={cover.width}
    height={cover.height}
    alt={isCard ? '' : cover.alt}
    decoding="async"
    loading={isCard ? 'lazy' : undefined}
  />
);
