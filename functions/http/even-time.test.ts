import { expect, it } from 'vitest';
import { evenTime } from './even-time.ts';

const after = <T>(ms: number, value: T): Promise<T> =>
  new Promise((resolve) => setTimeout(() => resolve(value), ms));

it('resolves no earlier than the given time on every branch [HTTP-019]', async () => {
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

it('resolves with the work when that takes longer', async () => {
  expect(await evenTime(1, () => after(15, 'late'))).toBe('late');
});
