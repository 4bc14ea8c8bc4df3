import { setTimeout as delay } from 'node:timers/promises';

/**
 * Does the work and answers no earlier than `ms` after its start, so that the time of an answer does not tell which way the
 * work went. Longer than both ways usually take, shorter than a person notices.
 */
export const evenTime = async <T>(ms: number, work: () => Promise<T>): Promise<T> => {
  const [done] = await Promise.allSettled([work(), delay(ms)]);
  if (done.status === 'rejected') throw done.reason;
  return done.value;
};
