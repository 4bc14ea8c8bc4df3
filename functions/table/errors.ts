/** A single write's condition did not hold; nothing was written. */
export const isConditionFailed = (error: unknown): error is Error & { Item?: unknown } =>
  error instanceof Error && error.name === 'ConditionalCheckFailedException';

const named = (name: string, message: string): Error => Object.assign(new Error(message), { name });

/** The table is too busy at the moment: answered as 503. */
export const throttled = (message: string): Error => named('ThrottlingException', message);

/** Other writers were quicker every time: answered as 503. */
export const conflicting = (message: string): Error => named('TransactionConflictException', message);
