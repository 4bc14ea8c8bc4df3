import { blogPage } from '#shared/content/blog/page.ts';
import css from './tag-list.module.css';

/** The first tags of a post and how many more it has. */
export const TagList = ({ tags, shown = tags.length }: { tags: readonly string[]; shown?: number }) => {
  const rest = tags.length - shown;
  return (
    <ul className={css.tags} aria-label={blogPage.tags}>
      {tags.slice(0, shown).map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
      {rest > 0 && (
        <li title={tags.slice(shown).join(', ')}>
          <span aria-hidden="true">{blogPage.moreTags(rest)}</span>
          <span className="visually-hidden">{blogPage.moreTagsLabel(rest)}</span>
        </li>
      )}
    </ul>
  );
};
