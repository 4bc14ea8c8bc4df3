import { type CallerQuestion, type CallerState, readCaller } from '#functions/http/admin-sessions.ts';
import { idOfToken, isExpired, markUsed, parseApiKey } from '#functions/http/api-keys.ts';
import { apiKeyKey } from '#functions/table/keys.ts';
import { windowStart } from '#functions/table/rate-limit.ts';
import { AppError } from '#shared/errors.ts';
import type { Call } from '../call.ts';
import type { AdminIdentity, RateLimit } from '../types.ts';
import { isWithin, maxLocalViewers, refusal } from './rate-limit.ts';

/** Wrong keys allowed per viewer. A forgotten integration that calls once a minute stays below. */
const wrongKeys: RateLimit = { name: 'api-keys', max: 30, windowSeconds: 900, onFailure: 'open' };

/** Counts wrong keys; the process refuses a viewer above the limit unread until the window ends. */
const wrongKeyLimit = () => {
  let blocked = new Map<string, number>();
  return {
    refuseBlocked: ({ viewer }: Call, now: Date): void => {
      if (blocked.get(viewer) === windowStart(wrongKeys.windowSeconds, now)) throw refusal(wrongKeys, now);
    },
    count: async (call: Call, now: Date): Promise<void> => {
      if (call.deps.env.RATE_LIMITS === 'off') return;
      // While the table can't be reached, the key is refused all the same.
      if (await isWithin(call, wrongKeys, now).catch(() => true)) return;
      if (blocked.size > maxLocalViewers) blocked = new Map();
      blocked.set(call.viewer, windowStart(wrongKeys.windowSeconds, now));
      throw refusal(wrongKeys, now);
    },
  };
};

/**
 * Identifies the owner's API key by its hash, with the same BatchGetItem as a session. Throws 403 if the route or
 * the key lacks the scope, 401 for any other key, 429 for a viewer with too many wrong ones.
 */
export const apiKeyCheck = () => {
  const limit = wrongKeyLimit();
  return async (
    call: Call,
    token: string,
    items: Omit<CallerQuestion, 'credential'>,
  ): Promise<{ admin: AdminIdentity; state: CallerState }> => {
    const { deps, policy } = call;
    if (!policy.apiScope) throw new AppError('key.scope');
    const id = idOfToken(token);
    if (!id) throw new AppError('key.invalid');
    const now = deps.clock();
    limit.refuseBlocked(call, now);
    const state = await readCaller(deps.table, { ...items, credential: apiKeyKey(id) });
    const key = parseApiKey(state.credential);
    if (!key || isExpired(key, now) || state.account?.setupId !== key.setupId) {
      await limit.count(call, now);
      throw new AppError('key.invalid');
    }
    if (!key.scopes.includes(policy.apiScope))
      throw new AppError('key.scope', { message: `This API key lacks the scope ${policy.apiScope}.` });
    await markUsed(deps.table, key, now).catch(() => deps.log.warn('api_key.unmarked'));
    return { admin: { username: `${key.name} (API key)`, sessionId: `key:${id}` }, state };
  };
};
