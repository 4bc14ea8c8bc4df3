import type { StandardRetryStrategy } from '@smithy/core/retry';
import { afterEach, expect, it, vi } from 'vitest';
import { makeDocumentClient } from './deps.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('tries a throttled table four times and gives up within 2.1 seconds, so that two calls leave time to answer', async () => {
  vi.useFakeTimers();
  const longest = vi.spyOn(Math, 'random').mockReturnValue(0.999);
  const client = makeDocumentClient({ region: 'eu-central-1' });
  const strategy = (await client.config.retryStrategy()) as StandardRetryStrategy;
  let tries = 1;
  const giveUp = async () => {
    let token = await strategy.acquireInitialRetryToken('a');
    for (;;) {
      token = await strategy.refreshRetryTokenForRetry(token, { errorType: 'THROTTLING' });
      tries += 1;
    }
  };
  const ended = vi.fn();
  void giveUp().catch(ended);
  await vi.advanceTimersByTimeAsync(2100);
  longest.mockRestore();
  expect(tries).toBe(4);
  expect(ended).toHaveBeenCalledOnce();
});
