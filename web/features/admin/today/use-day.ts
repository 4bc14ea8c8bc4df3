import { useCallback, useEffect, useRef, useState } from 'react';
import { localDay } from '#web/lib/format.ts';
import type { Portal } from '../data/portal.ts';
import { useLastUndone } from '../data/undo.ts';
import { useNow } from '../leads/use-now.ts';
import { compareItems, type TodayItem } from './today-item.ts';
import { todaySources } from './today-sources.ts';

interface Selection extends Pick<TodayItem, 'key' | 'rank' | 'at'> {
  /** Keys of the items below it when it was selected. */
  readonly following: ReadonlySet<string>;
}

/**
 * Index of the selected item. If that item is gone, or moved down because one of its records was answered,
 * the next item takes its place. Before any selection it is the first item, even while lists load.
 */
const findSelected = (items: readonly TodayItem[], selection: Selection | undefined): number => {
  if (!selection) return Math.min(0, items.length - 1);
  const found = items.findIndex(({ key }) => key === selection.key);
  const item = items[found];
  if (item && compareItems(item, selection) <= 0) return found;
  const next = items.findIndex(({ key }) => selection.following.has(key));
  if (next >= 0) return next;
  return found >= 0 ? found : items.length - 1;
};

export interface DayFilter {
  readonly kind: string;
  readonly language: string;
}

/** Today's items in order of rank, those that the filter shows, and which one is selected. */
export const useDay = ({ contacts, clients, bookings }: Portal, { kind, language }: DayFilter) => {
  const now = useNow();
  const data = { contacts, clients, bookings, now, day: localDay(new Date(now)) };
  // biome-ignore lint/correctness/useHookAtTopLevel: the list never changes while the page is open, nor does its order
  const all = todaySources.flatMap((useItems) => useItems(data)).sort(compareItems);
  const items = all.filter(
    (item) => (kind === 'all' || item.kind === kind) && (language === '' || item.language === language),
  );
  const [selection, setSelection] = useState<Selection>();
  const index = findSelected(items, selection);
  const chosen = items[index];
  const choose = useCallback(
    (key: string) => {
      const position = items.findIndex((item) => item.key === key);
      const item = items[position];
      if (!item) return;
      const following = new Set(items.slice(position + 1).map((other) => other.key));
      setSelection({ key, rank: item.rank, at: item.at, following });
    },
    [items],
  );
  const move = (step: 1 | -1) => {
    const next = items[Math.max(0, Math.min(items.length - 1, index + step))];
    if (next) choose(next.key);
  };
  // Undo selects the restored item again.
  const actedKeys = useRef(new Map<string, string>());
  const undone = useLastUndone();
  useEffect(() => {
    const key = undone && actedKeys.current.get(undone.text);
    if (key === undefined || !items.some((item) => item.key === key)) return;
    actedKeys.current.delete(undone?.text ?? '');
    choose(key);
  }, [undone, items, choose]);
  /** Remembers which item an action was for, by the text of its undo notice. */
  const rememberAction = (item: TodayItem, text: string) => void actedKeys.current.set(text, item.key);
  return { now, all, items, chosen, choose, move, rememberAction };
};
