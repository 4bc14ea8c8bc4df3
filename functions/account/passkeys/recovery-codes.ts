import { createHash, randomInt } from 'node:crypto';
import { sameText } from '#functions/http/signing.ts';

const howMany = 10;
/** Letters and digits that can't be taken for one another. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const length = 16;

/** Codes of 80 random bits: `ABCD-EFGH-JKLM-NPQR`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: howMany }, () =>
    Array.from({ length }, (_, index) => {
      const letter = alphabet[randomInt(alphabet.length)] ?? '';
      return index > 0 && index % 4 === 0 ? `-${letter}` : letter;
    }).join(''),
  );

/** The stored form: SHA-256. A code is random, so nothing slower is needed. Case, spaces and hyphens don't count. */
export const recoveryCodeHash = (code: string): string =>
  createHash('sha256')
    .update(code.toUpperCase().replace(/[^A-Z0-9]/g, ''))
    .digest('base64url');

/** The hashes that are left once this code is used; undefined when it is none of them. */
export const withoutCode = (hashes: readonly string[], code: string): string[] | undefined => {
  const used = recoveryCodeHash(code);
  const left = hashes.filter((hash) => !sameText(hash, used));
  return left.length < hashes.length ? left : undefined;
};
