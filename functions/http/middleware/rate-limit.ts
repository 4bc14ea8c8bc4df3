import { hitEach, secondsLeft, windowStart } from '#functions/table/rate-limit.ts';
import { AppError } from '#shared/errors.ts';
import type { Call } from '../call.ts';
import type { RateLimit } from '../types.ts';
import { networksOf } from '../viewer.ts';
import type { Step } from './step.ts';

/**
 * If there are more viewers than this in one window, the local count starts over, which bounds its memory.
 */
export const maxLocalViewers = 10_000;

/** Replaces the table's counter while the table can't be reached. Counts only this process's requests. */
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

/** Counts a request and returns whether the viewer and its networks are within the limit. */
export const isWithin = async (
  { deps, viewer }: Call,
  limit: RateLimit,
  now: Date,
  amount = 1,
): Promise<boolean> => {
  const { who, networks } = networksOf(viewer);
  const [widest] = networks;
  const used = await hitEach(
    deps.table,
    {
      ...limit,
      who,
      amount,
      counters: networks.map(({ counter }) => counter),
      // At the limit, new networks must no longer make the item grow.
      ...(networks.length > 1 && widest ? { ceiling: limit.max * widest.times } : {}),
    },
    now,
  );
  return networks.every(({ times }, index) => (used[index] ?? 0) <= limit.max * times);
};

const weightOf = ({ rawBody = '', admin }: Call, bytesOfOne: number | undefined): number =>
  bytesOfOne === undefined || admin ? 1 : Math.max(1, Math.ceil(rawBody.length / bytesOfOne));

export const refusal = (limit: RateLimit, now: Date): AppError =>
  new AppError('rate.limited', { retryAfterSeconds: secondsLeft(limit.windowSeconds, now) });

/**
 * Enforces the route's per-viewer limit in fixed windows. Runs after validation, so that correcting a form
 * costs nothing. `RATE_LIMITS=off` (loopback load tests only) disables it.
 */
export const rateLimit = (): Step => {
  const countLocally = localCap();
  const passes = async (call: Call, limit: RateLimit, now: Date): Promise<boolean> => {
    try {
      return await isWithin(call, limit, now, weightOf(call, limit.bytesOfOne));
    } catch (error) {
      if (limit.onFailure === 'closed')
        throw new AppError('store.unavailable', { cause: error, retryAfterSeconds: 5 });
      return countLocally(limit, call.viewer, now) <= limit.max;
    }
  };
  return {
    before: async ({ event }) => {
      const limit = event.policy.rateLimit;
      if (!limit || event.deps.env.RATE_LIMITS === 'off') return;
      const now = event.deps.clock();
      if (!(await passes(event, limit, now))) throw refusal(limit, now);
    },
  };
};

/** Invalid bodies allowed per viewer; a person who fills in forms all day makes far fewer mistakes. */
const invalidBodies = { max: 300, windowSeconds: 600, onFailure: 'open' } as const;
/** A large body costs as much time as many small ones, so it counts more. */
const bytesOfOne = 16 * 1024;

/**
 * Limits invalid bodies, which `rateLimit` never sees. Valid requests cost nothing extra. The process
 * remembers a viewer over the limit until the window ends and refuses their bodies unparsed.
 */
export const invalidBodyLimit = (): Step => {
  let blocked = new Map<string, number>();
  return {
    before: ({ event }) => {
      const start = blocked.get(event.viewer);
      if (start === undefined) return;
      const now = event.deps.clock();
      if (start === windowStart(invalidBodies.windowSeconds, now))
        throw refusal({ ...invalidBodies, name: event.name }, now);
      blocked.delete(event.viewer);
    },
    onError: async (request) => {
      const { event, error } = request;
      const isInvalid =
        error instanceof AppError && (error.code === 'request.invalid' || error.code === 'request.malformed');
      const { policy, contract, deps, validated, rawBody = '', viewer } = event;
      if (!isInvalid || validated || !policy.rateLimit || !contract.body || deps.env.RATE_LIMITS === 'off')
        return;
      const now = deps.clock();
      const limit = { ...invalidBodies, name: `invalid-${event.name}` };
      const weight = Math.max(1, Math.ceil(rawBody.length / bytesOfOne));
      // While the table can't be reached, the validation error stays.
      const within = await isWithin(event, limit, now, weight).catch(() => true);
      if (within) return;
      if (blocked.size > maxLocalViewers) blocked = new Map();
      blocked.set(viewer, windowStart(limit.windowSeconds, now));
      request.error = refusal(limit, now);
    },
  };
};
