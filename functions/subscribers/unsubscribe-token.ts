import { derivedKey, sameText, signText } from '#functions/http/signing.ts';

const macChars = 22;
const purpose = 'unsubscribe';
const macOf = (secret: string | undefined, hex: string): string =>
  signText(derivedKey(secret, purpose), hex).slice(0, macChars);

/** Token of a subscription's unsubscribe link. It never expires: old newsletters must keep working. */
export const unsubscribeToken = (secret: string | undefined, subscriberId: string): string => {
  const hex = subscriberId.replaceAll('-', '');
  return hex + macOf(secret, hex);
};

/** The subscriber that a token belongs to; undefined if forged. */
export const subscriberOfToken = (secret: string | undefined, token: string): string | undefined => {
  const hex = token.slice(0, -macChars);
  if (!sameText(token.slice(-macChars), macOf(secret, hex))) return undefined;
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
};

/** Path for the link, with the issue for its statistics. */
export const unsubscribePath = (secret: string | undefined, subscriberId: string, issue?: string): string =>
  `/api/unsubscribe/${unsubscribeToken(secret, subscriberId)}${issue ? `?issue=${issue}` : ''}`;
