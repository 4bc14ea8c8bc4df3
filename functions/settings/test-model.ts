import { dailyTokens, reserve } from '#functions/assistant/budget.ts';
import { testConnection, testTokens } from '#functions/assistant/model/client.ts';
import { modelFromEnv, storedModel, withKey } from '#functions/assistant/model/settings.ts';
import { defineHandler } from '#functions/http/define.ts';
import { testModel } from '#shared/api/model-settings.ts';

const reasons: Readonly<Record<number, string>> = {
  401: 'The server refused the key.',
  403: 'The key may not use this model.',
  404: 'The server does not know this model or address.',
  429: 'The server refused for now: too many requests, or no credit left.',
};

/** Explains a failed test without the server's own text, which may repeat the key. */
const describeFailure = (error: unknown): string => {
  const { status, name } = error as { status?: number; name?: string };
  if (status !== undefined) return reasons[status] ?? `The server answered ${status}.`;
  if (name === 'TimeoutError' || (error as Error).constructor.name === 'APIUserAbortError')
    return 'The server did not answer before the deadline.';
  if ((error as Error).message === 'unreadable')
    return 'The model answered, but not in a form that can be used.';
  return 'The server could not be reached. Please check the address.';
};

/**
 * Asks the model for one short answer, within the daily budget. If that succeeds, the settings are used from
 * then on.
 */
export const route = defineHandler(testModel, (deps) => async ({ signal, requestId }) => {
  const { table, clock, env, log } = deps;
  const stored = await storedModel.read(table);
  const settings = stored ? await withKey(stored, deps) : modelFromEnv(env);
  if (!settings) return { works: false, reason: 'No model is set up.' };
  // A budget of 0 turns the model off for visitors; the owner may still test it.
  const limit = settings.dailyTokens || dailyTokens(undefined);
  const reservation = await reserve(table, testTokens, limit, clock());
  if (!reservation) return { works: false, reason: 'Today’s token budget is used up.' };
  const started = performance.now();
  try {
    const { tokens } = await testConnection(settings, signal);
    await reservation.settle(tokens);
    if (stored) await storedModel.recordTest(table, stored, { testedAt: clock().toISOString() });
    return { works: true, ms: Math.round(performance.now() - started), tokens };
  } catch (error) {
    const reason = describeFailure(error);
    log.warn('settings.model_test_failed', { requestId, status: (error as { status?: number }).status });
    if (stored) await storedModel.recordTest(table, stored, { testFailure: reason });
    return { works: false, reason };
  }
});
