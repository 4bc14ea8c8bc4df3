import { categoryLook } from '#shared/domain/blog/categories.ts';
import { Badge } from '#web/ui/badge.tsx';
import css from './category-badge.module.css';

/** A category with its colour and emoji. */
export const CategoryBadge = ({ category }: { category: string }) => {
  const { emoji, tone } = categoryLook(category);
  return (
    <Badge tone="custom" className={[css.category, css[tone]].join(' ')}>
      <span aria-hidden="true">{emoji}</span> {category}
    </Badge>
  );
};
