import { derivedKey, sameText, signText } from '#functions/http/signing.ts';

/**
 * The secret in the feed's address, made from a random id that the table stores. A new id makes earlier
 * addresses invalid; a copy of the table opens no feed.
 */
export const feedSecret = (secret: string | undefined, feedId: string): string =>
  signText(derivedKey(secret, 'appointment feed'), feedId);

/** Path of the feed. */
export const feedPath = (secret: string | undefined, feedId: string): string =>
  `/api/calendar/${feedSecret(secret, feedId)}`;

/** Whether a secret opens the feed; takes the same time for every wrong one. */
export const opensFeed = (secret: string | undefined, feedId: string | undefined, given: string): boolean => {
  const isSame = sameText(given, feedSecret(secret, feedId ?? 'off'));
  return isSame && feedId !== undefined;
};
