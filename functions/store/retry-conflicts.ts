import { setTimeout as sleep } from 'node:timers/promises';

interface CancelledTransaction {
  readonly name?: string;
  readonly CancellationReasons?: readonly { readonly Code?: string }[];
}

/**
 * Whether a transaction was cancelled only because another one touched the same item at that moment. A failed condition
 * beside the conflict is an answer of its own and must not be retried away.
 */
export const isConflict = (error: unknown): boolean => {
  if (typeof error !== 'object' || error === null) return false;
  const { name, CancellationReasons } = error as CancelledTransaction;
  if (name === 'TransactionConflictException' || name === 'TransactionInProgressException') return true;
  const codes = CancellationReasons?.map(({ Code }) => Code) ?? [];
  return codes.includes('TransactionConflict') && !codes.includes('ConditionalCheckFailed');
};

interface RetryOptions {
  readonly attempts?: number;
  readonly firstPauseMs?: number;
  readonly longestPauseMs?: number;
  readonly pause?: (ms: number) => Promise<unknown>;
  readonly random?: () => number;
}

/**
 * Sends a transaction again while it collides with others, after pauses that grow and are spread at random; ten attempts
 * take about two seconds together. The last conflict is thrown and becomes a 503 in the pipeline.
 */
export const retryConflicts = async <T>(
  send: () => Promise<T>,
  {
    attempts = 10,
    firstPauseMs = 15,
    longestPauseMs = 500,
    pause = sleep,
    random = Math.random,
  }: RetryOptions = {},
): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await send();
    } catch (error) {
      if (attempt >= attempts || !isConflict(error)) throw error;
      await pause(Math.min(longestPauseMs, firstPauseMs * 2 ** attempt) * random());
    }
  }
};
