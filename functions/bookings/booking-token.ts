import { derivedKey, sameText, signText } from '#functions/http/signing.ts';

const macChars = 22;
const purpose = 'booking page';
const macOf = (secret: string | undefined, hex: string): string =>
  signText(derivedKey(secret, purpose), hex).slice(0, macChars);

/** Token for the visitor's page: the request's id and a signature. */
export const bookingToken = (secret: string | undefined, bookingId: string): string => {
  const hex = bookingId.replaceAll('-', '');
  return hex + macOf(secret, hex);
};

/** Id of the request that a token belongs to; undefined if forged. */
export const bookingOfToken = (secret: string | undefined, token: string): string | undefined => {
  const hex = token.slice(0, -macChars);
  if (!sameText(token.slice(-macChars), macOf(secret, hex))) return undefined;
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
};

/** Path of the visitor's page. */
export const bookingPagePath = (secret: string | undefined, bookingId: string): string =>
  `/booking/${bookingToken(secret, bookingId)}`;
