import type { Factors } from '#functions/account/store/factors.ts';
import type { SecondFactors } from '#shared/api/passkeys.ts';

/** What the owner sees of a passkey: no keys, no hashes. */
export const shown = (factors: Factors, recoveryCodes?: readonly string[]): SecondFactors => ({
  passkeys: factors.passkeys.map(({ id, name, createdAt, lastUsedAt, backedUp }) => ({
    id,
    name,
    createdAt,
    ...(lastUsedAt ? { lastUsedAt } : {}),
    backedUp,
  })),
  codesLeft: factors.codes.length,
  required: factors.required,
  ...(recoveryCodes ? { recoveryCodes: [...recoveryCodes] } : {}),
});
