import { useEffect, useState } from 'react';
import { overallLevel } from '#shared/domain/learning/levels.ts';
import { progressKey } from '#shared/domain/learning/storage-keys.ts';
import { onEvent } from '#web/lib/events.ts';
import { onStoredChange, persisted } from '#web/lib/persist.ts';

export interface NavProgress {
  readonly stepsCompleted: number;
  readonly totalPoints: number;
  readonly level: number;
}

/** The navigation view's defaults. See docs/behaviour.md, "The learning path". */
const none: NavProgress = { stepsCompleted: 0, totalPoints: 0, level: 1 };

const count = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 ? Math.floor(value) : 0;

const accept = (value: unknown): NavProgress | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  const { stepsCompleted, totalPoints } = value as Record<string, unknown>;
  const points = count(totalPoints);
  return { stepsCompleted: count(stepsCompleted), totalPoints: points, level: overallLevel(points) };
};

const stored = persisted(progressKey, { fallback: none, parse: accept });

/** The learning progress for the header's badges; empty until hydration. */
export const useProgress = (): NavProgress => {
  const [progress, setProgress] = useState(none);
  useEffect(() => {
    const read = () => setProgress(stored.read());
    read();
    const stopStorage = onStoredChange(progressKey, read);
    const stopEvents = onEvent('progress changed', read);
    return () => {
      stopStorage();
      stopEvents();
    };
  }, []);
  return progress;
};
