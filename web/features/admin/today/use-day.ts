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

/** The day: its sections, what is chosen in it, and how one moves. */
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
  // What was chosen is done with, and the one that follows has taken its place. Until somebody chooses it is the first, however
  // the lists stream in.
  const index = found >= 0 ? found : Math.min(place.current, items.length - 1);
  const chosen = items[index];
  useEffect(() => {
    if (index >= 0 && chosenKey !== undefined) place.current = index;
  }, [index, chosenKey]);
  const move = (step: 1 | -1) => {
    const next = items[Math.max(0, Math.min(items.length - 1, index + step))];
    if (next) setChosenKey(next.key);
  };
  // What is taken back is chosen again: whoever brought it back means to go on with it.
  const acted = useRef(new Map<string, string>());
  const undone = useLastUndone();
  useEffect(() => {
    const key = undone && acted.current.get(undone.text);
    if (key === undefined || !items.some((item) => item.key === key)) return;
    acted.current.delete(undone?.text ?? '');
    setChosenKey(key);
  }, [undone, items]);
  /** Remembers which item something was done with, by the words that offer to take it back. */
  const noteDone = (item: TodayItem, text: string) => void acted.current.set(text, item.key);
  return { now, sections, items, chosen, choose: setChosenKey, move, noteDone };
};
