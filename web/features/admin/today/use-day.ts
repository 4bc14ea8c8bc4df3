import { useEffect, useRef, useState } from 'react';
import { localDay } from '#web/lib/format.ts';
import type { Portal } from '../data/portal.ts';
import { useLastUndone } from '../data/undo.ts';
import { useNow } from '../leads/use-now.ts';
import type { TodayItem } from './today-item.ts';
import { todaySources } from './today-sources.ts';

export interface DaySection {
  readonly name: string;
  readonly label: string;
  readonly items: readonly TodayItem[];
}

/** Today's sections and items, and the selection within them. */
export const useDay = ({ contacts, clients, bookings }: Portal) => {
  const now = useNow();
  const data = { contacts, clients, bookings, now, day: localDay(new Date(now)) };
  const sections = todaySources
    .map(({ name, label, useItems }): DaySection => {
      // biome-ignore lint/correctness/useHookAtTopLevel: the list never changes while the page is open, nor does its order
      const items = useItems(data);
      return { name, label, items };
    })
    .filter(({ items }) => items.length > 0);
  const items = sections.flatMap((section) => section.items);
  const [chosenKey, setChosenKey] = useState<string>();
  const place = useRef(0);
  const found = items.findIndex(({ key }) => key === chosenKey);
  // If the selected item is gone, select the one now in its place. Before any selection it is the first,
  // even while lists load.
  const index = found >= 0 ? found : Math.min(place.current, items.length - 1);
  const chosen = items[index];
  useEffect(() => {
    if (index >= 0 && chosenKey !== undefined) place.current = index;
  }, [index, chosenKey]);
  const move = (step: 1 | -1) => {
    const next = items[Math.max(0, Math.min(items.length - 1, index + step))];
    if (next) setChosenKey(next.key);
  };
  // Undo selects the restored item again.
  const acted = useRef(new Map<string, string>());
  const undone = useLastUndone();
  useEffect(() => {
    const key = undone && acted.current.get(undone.text);
    if (key === undefined || !items.some((item) => item.key === key)) return;
    acted.current.delete(undone?.text ?? '');
    setChosenKey(key);
  }, [undone, items]);
  /** Remembers which item an action was for, by the text of its undo notice. */
  const noteDone = (item: TodayItem, text: string) => void acted.current.set(text, item.key);
  return { now, sections, items, chosen, choose: setChosenKey, move, noteDone };
};
