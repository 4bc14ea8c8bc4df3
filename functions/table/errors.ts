/** Whether a single write's condition failed; nothing was written. */
export const isConditionFailed = (error: unknown): error is Error & { Item?: unknown } =>
  error instanceof Error && error.name === 'ConditionalCheckFailedException';

const named = (name: string, message: string): Error => Object.assign(new Error(message), { name });

/** Error for a throttled table; sent as 503. */
export const throttled = (message: string): Error => named('ThrottlingException', message);

/** Error for too many write conflicts; sent as 503. */
export const conflicting = (message: string): Error => named('TransactionConflictException', message);
