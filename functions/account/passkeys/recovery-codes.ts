import { createHash, randomInt } from 'node:crypto';
import { sameText } from '#functions/http/signing.ts';

const recoveryCodeCount = 10;
/** Letters and digits that can't be confused with each other. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const length = 16;

/** Makes codes of 80 random bits: `ABCD-EFGH-JKLM-NPQR`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: recoveryCodeCount }, () =>
    Array.from({ length }, (_, index) => {
      const letter = alphabet[randomInt(alphabet.length)] ?? '';
      return index > 0 && index % 4 === 0 ? `-${letter}` : letter;
    }).join(''),
  );

/** SHA-256 of a code; random codes need no slower hash. Ignores case, spaces and hyphens. */
export const recoveryCodeHash = (code: string): string =>
  createHash('sha256')
    .update(code.toUpperCase().replace(/[^A-Z0-9]/g, ''))
    .digest('base64url');

/** The hashes minus this code's hash; undefined if that hash isn't in the list. */
export const withoutCode = (hashes: readonly string[], code: string): string[] | undefined => {
  const used = recoveryCodeHash(code);
  const left = hashes.filter((hash) => !sameText(hash, used));
  return left.length < hashes.length ? left : undefined;
};
