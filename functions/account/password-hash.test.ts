import { describe, expect, it } from 'vitest';
import { dummyHash, hashPassword, verifyPassword } from './password-hash.ts';

/** Returns each hash's best time of seven, measured in turn so that a busy machine slows both alike. */
const fastestChecksMs = async (hashes: readonly string[]): Promise<number[]> => {
  const best = hashes.map(() => Number.POSITIVE_INFINITY);
  for (let attempt = 0; attempt < 7; attempt += 1)
    for (const [index, hash] of hashes.entries()) {
      const startedAt = performance.now();
      expect(await verifyPassword('wrong password', hash)).toBe(false);
      best[index] = Math.min(best[index] as number, performance.now() - startedAt);
    }
  return best;
};

describe('verifyPassword', () => {
  it('rejects a password that differs only after 72 bytes [AUTH-014]', async () => {
    const full = 'x'.repeat(72);
    const stored = await hashPassword(full);
    expect(await verifyPassword(full, stored)).toBe(true);
    for (const longer of [`${full}a`, `${full}b`, `${full}${'x'.repeat(900)}`])
      expect(await verifyPassword(longer, stored)).toBe(false);
  });

  it('compares every character, including NUL and emoji [AUTH-015]', async () => {
    const strange = 'ünï\u0000cödé 😀';
    const stored = await hashPassword(strange);
    expect(await verifyPassword(strange.normalize('NFD'), stored)).toBe(true);
    expect(await verifyPassword('ünï', stored)).toBe(false);
    expect(await verifyPassword('ünï\u0000cödé 🎉', stored)).toBe(false);
  });

  it('takes as long to check for an unknown user as for a known one [AUTH-013]', async () => {
    const known = await hashPassword('correct-horse-7-staple');
    const [knownMs = 0, unknownMs = 0] = await fastestChecksMs([known, dummyHash]);
    expect(unknownMs).toBeGreaterThan(knownMs / 2);
    expect(unknownMs).toBeLessThan(knownMs * 2);
  });
});
