import { expect, it } from 'vitest';
import { mapWithLimit } from './map-with-limit.ts';

it('runs at most four tasks at a time and continues after failures', async () => {
  let running = 0;
  let most = 0;
  const results = await Promise.allSettled(
    mapWithLimit([...Array(20).keys()], async (item) => {
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      running -= 1;
      if (item === 3) throw new Error('refused');
      return item;
    }),
  );
  expect(most).toBe(4);
  expect(results.map((result) => (result.status === 'fulfilled' ? result.value : 'refused'))).toEqual(
    [...Array(20).keys()].map((item) => (item === 3 ? 'refused' : item)),
  );
});
