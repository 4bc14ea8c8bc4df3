import { useState } from 'react';
import { persisted } from '#web/lib/persist.ts';

/** A named combination of search, filters, order and columns. */
export interface SavedView {
  readonly name: string;
  readonly query: Readonly<Record<string, string>>;
  readonly columns: readonly string[];
}

const isText = (value: unknown): value is string => typeof value === 'string';

const isView = (value: unknown): value is SavedView => {
  if (typeof value !== 'object' || value === null) return false;
  const { name, query, columns } = value as Partial<Record<keyof SavedView, unknown>>;
  return (
    isText(name) &&
    typeof query === 'object' &&
    query !== null &&
    Object.values(query).every(isText) &&
    Array.isArray(columns) &&
    columns.every(isText)
  );
};

const views = (value: unknown): SavedView[] | undefined =>
  Array.isArray(value) ? value.filter(isView) : undefined;

const storedViews = (list: string) =>
  persisted<SavedView[]>(`portal-views:${list}`, { fallback: [], parse: views });

export const readSavedViews = (list: string): readonly SavedView[] => storedViews(list).read();

/** The views of a list saved in this browser; saving a name again replaces its view. */
export const useSavedViews = (list: string) => {
  const [stored] = useState(() => storedViews(list));
  const [saved, setSaved] = useState(stored.read);
  const put = (next: SavedView[]) => {
    setSaved(next);
    stored.write(next);
  };
  return {
    saved,
    save: (view: SavedView) => put([...saved.filter(({ name }) => name !== view.name), view]),
    forget: (name: string) => put(saved.filter((view) => view.name !== name)),
  };
};
