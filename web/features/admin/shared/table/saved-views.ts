import { useState } from 'react';
import { readStored, writeStored } from '#web/lib/persist.ts';

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

/** The views of a list saved in this browser; saving a name again replaces its view. */
export const useSavedViews = (list: string) => {
  const key = `portal-views:${list}`;
  const [saved, setSaved] = useState(() => readStored<SavedView[]>(key, [], views));
  const put = (next: SavedView[]) => {
    setSaved(next);
    writeStored(key, next);
  };
  return {
    saved,
    save: (view: SavedView) => put([...saved.filter(({ name }) => name !== view.name), view]),
    forget: (name: string) => put(saved.filter((view) => view.name !== name)),
  };
};
