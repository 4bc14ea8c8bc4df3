import { useEffect, useState } from 'react';
import { onEvent } from '#web/lib/events.ts';
import { onStoredChange, readStored } from '#web/lib/storage.ts';

export interface NavProgress {
  readonly stepsCompleted: number;
  readonly totalPoints: number;
  readonly level: number;
}

/** The navigation view's defaults. Source: product specification, "Learning progress". */
const none: NavProgress = { stepsCompleted: 0, totalPoints: 0, level: 1 };

const count = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 ? Math.floor(value) : 0;

const accept = (value: unknown): NavProgress | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  const { stepsCompleted, totalPoints } = value as Record<string, unknown>;
  const points = count(totalPoints);
  // The site-wide reading: 500 points a level.
  return { stepsCompleted: count(stepsCompleted), totalPoints: points, level: Math.floor(points / 500) + 1 };
};

/** Learning progress as the navigation's badges need it; empty until the page is hydrated. */
export const useProgress = (): NavProgress => {
  const [progress, setProgress] = useState(none);
  useEffect(() => {
    const read = () => setProgress(readStored('learning-progress', none, accept));
    read();
    const stopStorage = onStoredChange('learning-progress', read);
    const stopEvents = onEvent('progress changed', read);
    return () => {
      stopStorage();
      stopEvents();
    };
  }, []);
  return progress;
};
