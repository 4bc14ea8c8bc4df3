import { categoryLook } from '#shared/domain/blog/categories.ts';
import css from './category-badge.module.css';

/** A category in its own colour with its own emoji; the name says it all for those who see neither. */
export const CategoryBadge = ({ category }: { category: string }) => {
  const { emoji, tone } = categoryLook(category);
  return (
    <span className={[css.badge, css[tone]].join(' ')}>
      <span aria-hidden="true">{emoji}</span> {category}
    </span>
  );
};
