import { useRef } from 'react';
import { sentenceOf } from '#web/lib/session.ts';
import { showToast } from '#web/lib/toast.ts';
import type { Collection } from '../data/use-collection.ts';

interface Movable {
  readonly id: string;
  readonly status: string;
  readonly updatedAt: string;
}

/**
 * A change of status that shows at once. Moves of one record go one after the other, each based on what the one before
 * left: two quick ones are no conflict with oneself.
 */
export const useMove = <T extends Movable>(
  collection: Collection<T>,
  send: (id: string, change: { status: T['status']; updatedAt: string }) => Promise<T>,
  failure: string,
) => {
  const latest = useRef(new Map<string, Promise<T>>());
  return async (row: T, status: T['status']): Promise<void> => {
    collection.replace({ ...row, status });
    const before = latest.current.get(row.id);
    const mine = (before ?? Promise.resolve(row)).then(({ updatedAt }) =>
      send(row.id, { status, updatedAt }),
    );
    latest.current.set(row.id, mine);
    try {
      const saved = await mine;
      if (latest.current.get(row.id) === mine) collection.replace(saved);
    } catch (error) {
      if (latest.current.get(row.id) !== mine) return;
      collection.replace(row);
      showToast({ title: 'Error', description: sentenceOf(error, failure), tone: 'error' });
      void collection.refresh();
    } finally {
      if (latest.current.get(row.id) === mine) latest.current.delete(row.id);
    }
  };
};
