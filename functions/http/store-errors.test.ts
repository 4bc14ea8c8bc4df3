import { describe, expect, it } from 'vitest';
import { isStoreUnavailable } from './store-errors.ts';

describe('isStoreUnavailable', () => {
  it.each([
    { name: 'ThrottlingException' },
    { name: 'TimeoutError' },
    { code: 'ECONNREFUSED' },
    { code: 'ETIMEDOUT' },
    { name: 'Odd', $metadata: { httpStatusCode: 500 } },
    { name: 'TransactionCanceledException', CancellationReasons: [{}, { Code: 'TransactionConflict' }] },
    { name: 'Wrapped', cause: { name: 'AbortError' } },
  ])('is true for %j, which is worth a retry', (error) => {
    expect(isStoreUnavailable(error)).toBe(true);
  });

  it.each([
    undefined,
    null,
    'ThrottlingException',
    {},
    { name: 'ValidationException', $metadata: { httpStatusCode: 400 } },
    { code: 'EACCES' },
    { name: 'TransactionCanceledException', CancellationReasons: [{ Code: 'ConditionalCheckFailed' }] },
    { name: 'Wrapped', cause: { name: 'TypeError' } },
  ])('is false for %j', (error) => {
    expect(isStoreUnavailable(error)).toBe(false);
  });

  it('ends when an error is its own cause', () => {
    const error: { name: string; cause?: unknown } = { name: 'Odd' };
    error.cause = error;
    expect(isStoreUnavailable(error)).toBe(false);
  });
});
