import { IconSearch } from '#web/ui/icons.tsx';
import css from './gallery.module.css';
import { galleryText as text } from './text.ts';

/** Filters as the visitor types. The first Escape clears the field, the next closes the gallery. */
export const GallerySearch = ({ value, onChange }: { value: string; onChange: (value: string) => void }) => (
  <label className={css.search}>
    <IconSearch size={18} stroke={1.75} aria-hidden="true" />
    <span className="visually-hidden">{text.search}</span>
    <input
      type="search"
      value={value}
      placeholder={text.searchHint}
      autoComplete="off"
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !value) return;
        event.preventDefault();
        onChange('');
      }}
    />
  </label>
);
