import { setTimeout as delay } from 'node:timers/promises';

/**
 * Resolves no earlier than `ms` after its start, so that the response time doesn't reveal which branch ran.
 * Choose `ms` longer than every branch usually takes.
 */
export const evenTime = async <T>(ms: number, work: () => Promise<T>): Promise<T> => {
  const [done] = await Promise.allSettled([work(), delay(ms)]);
  if (done.status === 'rejected') throw done.reason;
  return done.value;
};
