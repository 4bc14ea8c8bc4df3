import type { RefObject } from 'react';
import { blogPage } from '#shared/content/blog/page.ts';
import { blogCategoryNames } from '#shared/domain/blog/categories.ts';
import type { BlogFilter } from '#shared/domain/blog/filter.ts';
import { paths } from '#web/lib/paths.ts';
import { IconSearch } from '#web/ui/icons.tsx';
import css from './blog-filters.module.css';

/** The dropdown's five categories in order; the specification leaves 'AI News' out. */
const offered: readonly string[] = blogCategoryNames.filter((name) => name !== 'AI News');

interface BlogFiltersProps {
  readonly filter: BlogFilter;
  readonly onChange: (part: Partial<BlogFilter>) => void;
  readonly form: RefObject<HTMLFormElement | null>;
}

export const BlogFilters = ({ filter, onChange, form }: BlogFiltersProps) => {
  const options =
    filter.category && !offered.includes(filter.category) ? [...offered, filter.category] : offered;
  return (
    // biome-ignore lint/a11y/useSemanticElements: assistive software and tests know the role better than the element
    <form
      role="search"
      ref={form}
      className={css.filters}
      action={paths.blog.to()}
      onSubmit={(event) => event.preventDefault()}
    >
      <div className={css.search}>
        <IconSearch size={20} aria-hidden="true" />
        <input
          name="q"
          type="search"
          aria-label={blogPage.search}
          placeholder={blogPage.searchHint}
          autoComplete="off"
          maxLength={100}
          value={filter.search}
          onChange={(event) => onChange({ search: event.target.value })}
        />
      </div>
      <select
        name="category"
        aria-label={blogPage.category}
        value={filter.category}
        onChange={(event) => onChange({ category: event.target.value })}
      >
        <option value="">{blogPage.allCategories}</option>
        {options.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </form>
  );
};
