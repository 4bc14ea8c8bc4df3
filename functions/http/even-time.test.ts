import { expect, it } from 'vitest';
import { evenTime } from './even-time.ts';

const after = <T>(ms: number, value: T): Promise<T> =>
  new Promise((resolve) => setTimeout(() => resolve(value), ms));

it('answers no earlier than the given time, whichever way the work went [HTTP-019]', async () => {
  const from = performance.now();
  const order: string[] = [];
  await Promise.all([
    evenTime(40, async () => 'at once').then((value) => order.push(value)),
    evenTime(40, async () => {
      throw new Error('refused at once');
    }).catch((error: Error) => order.push(error.message)),
    after(20, 'waited').then((value) => order.push(value)),
  ]);
  expect(order).toEqual(['waited', 'at once', 'refused at once']);
  // Timers may be a millisecond early.
  expect(performance.now() - from).toBeGreaterThan(38);
});

it('answers when the work is done where that takes longer', async () => {
  expect(await evenTime(1, () => after(15, 'late'))).toBe('late');
});
