import { describe, expect, it, vi } from 'vitest';
import { isConflict, retryConflicts } from './retry-conflicts.ts';

const cancelled = (...codes: string[]) =>
  Object.assign(new Error('cancelled'), {
    name: 'TransactionCanceledException',
    CancellationReasons: codes.map((Code) => ({ Code })),
  });

describe('retryConflicts', () => {
  it('sends again until the way is free, with pauses that grow', async () => {
    const send = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(cancelled('None', 'TransactionConflict'))
      .mockRejectedValueOnce(cancelled('TransactionConflict', 'None'))
      .mockResolvedValue('done');
    const pause = vi.fn(async () => {});

    await expect(retryConflicts(send, { pause, random: () => 1 })).resolves.toBe('done');

    expect(pause.mock.calls).toEqual([[30], [60]]);
  });

  it('gives up after the last attempt with the conflict itself', async () => {
    const send = vi.fn(() => Promise.reject(cancelled('TransactionConflict')));
    await expect(retryConflicts(send, { attempts: 3, pause: async () => {} })).rejects.toThrow('cancelled');
    expect(send).toHaveBeenCalledTimes(3);
  });

  it('does not retry a failed condition or another error', async () => {
    const refused = cancelled('ConditionalCheckFailed', 'TransactionConflict');
    expect(isConflict(refused)).toBe(false);
    const send = vi.fn(() => Promise.reject(refused));
    await expect(retryConflicts(send)).rejects.toBe(refused);
    expect(send).toHaveBeenCalledTimes(1);
    expect(isConflict(new Error('no'))).toBe(false);
    expect(isConflict(undefined)).toBe(false);
  });
});
