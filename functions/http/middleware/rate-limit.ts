import { hit, secondsLeft, windowStart } from '#functions/store/table/rate-limit.ts';
import { AppError } from '#shared/errors.ts';
import type { Call } from '../call.ts';
import type { RateLimit } from '../types.ts';
import type { Step } from './step.ts';

/** More viewers than this in one window and the coarse cap forgets: memory stays bounded. */
const maxLocalViewers = 10_000;

/** Stands in while the table's limiter can't be reached; counts only what this one process sees. */
const localCap = () => {
  let start = 0;
  let counts = new Map<string, number>();
  return (limit: RateLimit, who: string, now: Date): number => {
    const current = windowStart(limit.windowSeconds, now);
    if (current !== start || counts.size > maxLocalViewers) {
      start = current;
      counts = new Map();
    }
    const count = (counts.get(who) ?? 0) + 1;
    counts.set(who, count);
    return count;
  };
};

/**
 * Per-viewer limit of the route, in fixed windows kept in the table. Runs after validation, so that a person who corrects
 * a form is not punished. `RATE_LIMITS=off` (loopback load tests only) lifts it.
 */
export const rateLimit = (): Step => {
  const countLocally = localCap();
  const count = async ({ deps, viewer }: Call, limit: RateLimit, now: Date): Promise<number> => {
    try {
      return await hit(deps.table, { ...limit, who: viewer }, now);
    } catch (error) {
      if (limit.onFailure === 'closed')
        throw new AppError('store.unavailable', { cause: error, retryAfterSeconds: 5 });
      return countLocally(limit, viewer, now);
    }
  };
  return {
    before: async ({ event }) => {
      const limit = event.policy.rateLimit;
      if (!limit || event.deps.env.RATE_LIMITS === 'off') return;
      const now = event.deps.clock();
      const used = await count(event, limit, now);
      if (used > limit.max) {
        throw new AppError('rate.limited', { retryAfterSeconds: secondsLeft(limit.windowSeconds, now) });
      }
    },
  };
};
