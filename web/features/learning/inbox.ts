import type { LearningEvent } from '#shared/domain/learning/progress.ts';
import { onEvent } from '#web/lib/events.ts';

export type Request = { open: 'path'; step?: string } | { open: 'tour' };

export interface Inbox {
  /** Delivers queued events, then new ones as they happen. */
  connect: (onLearning: (event: LearningEvent) => void, onRequest: (request: Request) => void) => void;
  close: () => void;
}

/** Queues the site's events until a handler connects. */
export const openInbox = (): Inbox => {
  const kept: (() => void)[] = [];
  let learning: ((event: LearningEvent) => void) | undefined;
  let request: ((request: Request) => void) | undefined;
  const deliver = (job: () => void) => (learning ? job() : kept.push(job));
  const learned = (event: LearningEvent) => deliver(() => learning?.(event));
  const asked = (wish: Request) => deliver(() => request?.(wish));
  const stops = [
    onEvent('industry selected', ({ industry }) => learned({ type: 'industry selected', industry })),
    onEvent('exchange made', () => learned({ type: 'exchange made' })),
    onEvent('plan viewed', ({ plan }) => learned({ type: 'plan viewed', plan })),
    onEvent('roi calculated', ({ employees, hourlyRate, hoursPerDay }) =>
      learned({ type: 'roi calculated', input: { employees, hourlyRate, hoursPerDay } }),
    ),
    onEvent('open learning', (wish) => asked({ open: 'path', step: wish?.step })),
    onEvent('start tour', () => asked({ open: 'tour' })),
  ];
  return {
    connect: (onLearning, onRequest) => {
      learning = onLearning;
      request = onRequest;
      for (const job of kept.splice(0)) job();
    },
    close: () => {
      for (const stop of stops) stop();
    },
  };
};
