import { derivedKey, sameText, signText } from '#functions/http/signing.ts';

/**
 * The secret in the feed's address, derived from a random id in the table. A new id makes earlier addresses
 * invalid; the secret can't be derived from a copy of the table alone.
 */
export const feedSecret = (secret: string | undefined, feedId: string): string =>
  signText(derivedKey(secret, 'appointment feed'), feedId);

/** Path of the feed. */
export const feedPath = (secret: string | undefined, feedId: string): string =>
  `/api/calendar/${feedSecret(secret, feedId)}`;

/** Whether the secret is right; takes the same time for every wrong one. */
export const opensFeed = (secret: string | undefined, feedId: string | undefined, given: string): boolean => {
  const isSame = sameText(given, feedSecret(secret, feedId ?? 'off'));
  return isSame && feedId !== undefined;
};
