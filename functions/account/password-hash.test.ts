import { describe, expect, it } from 'vitest';
import { bcryptCost, dummyHash, hashPassword, verifyPassword } from './password-hash.ts';

describe('a password', () => {
  it('is never cut: what differs after 72 bytes does not log in [AUTH-014]', async () => {
    const full = 'x'.repeat(72);
    const stored = await hashPassword(full);
    expect(await verifyPassword(full, stored)).toBe(true);
    for (const longer of [`${full}a`, `${full}b`, `${full}${'x'.repeat(900)}`])
      expect(await verifyPassword(longer, stored)).toBe(false);
  });

  it('may hold any character, and each counts [AUTH-015]', async () => {
    const strange = 'ünï\u0000cödé 😀';
    const stored = await hashPassword(strange);
    expect(await verifyPassword(strange.normalize('NFD'), stored)).toBe(true);
    expect(await verifyPassword('ünï', stored)).toBe(false);
    expect(await verifyPassword('ünï\u0000cödé 🎉', stored)).toBe(false);
  });

  it('of a name nobody has costs as much as any other [AUTH-013]', () => {
    expect(dummyHash).toMatch(new RegExp(`^\\$2b\\$${bcryptCost}\\$`));
  });
});
