/**
 * Who somebody is to this product: one e-mail address or one phone number, given as such. Contacts, bookings, projects,
 * subscriptions and conversations are all found by the identities made here.
 */

const phoneDomain = 'phone.invalid';
/** A simple pattern; no control or invisible characters, which no mail system takes. */
export const emailPattern =
  /^[^\s\p{Cc}\p{Cf}@<>"(),:;[\]\\]+@[^\s\p{Cc}\p{Cf}@<>"(),:;[\]\\]+\.[^\s\p{Cc}\p{Cf}@<>"(),:;[\]\\.]+$/u;
const emailsInText = /[^\s@<>"'(),:;[\]\\„“”«»]+@[^\s@<>"'(),:;[\]\\„“”«»]+\.[^\s@<>"'(),:;[\]\\.„“”«»!?]+/gu;
const phoneInText = /(?:\+|\b)\d(?:[\s()./-]{0,2}\d){5,19}\b/;
const dateInText = /\b\d{4}-\d{2}-\d{2}\b|\b\d{1,2}[./]\d{1,2}[./]\d{4}\b/;
const emailChars = 254;
const minPhoneDigits = 6;
const maxPhoneDigits = 20;

/** The digits of a phone number with a leading `+`, however it was grouped; undefined for what is none. */
export const phoneDigits = (text: string): string | undefined => {
  const plain = text.trim().replace(/\(0\)/g, '');
  if (!/^\+?[\d\s()./-]+$/.test(plain)) return undefined;
  const digits = plain.replace(/\D/g, '');
  if (digits.length < minPhoneDigits || digits.length > maxPhoneDigits) return undefined;
  if (plain.startsWith('+')) return `+${digits}`;
  return digits.startsWith('00') ? `+${digits.slice(2)}` : digits;
};

/** The address that stands for a phone number where somebody left no other; its domain cannot exist. */
export const phoneAddress = (digits: string): string => `${digits}@${phoneDomain}`;
export const isPhoneAddress = (email: string): boolean => email.toLowerCase().endsWith(`@${phoneDomain}`);

/** Whether a text is one e-mail address and nothing else. */
export const isEmail = (text: string): boolean => text.length <= emailChars && emailPattern.test(text);

/** What an address or a phone number is found by: lower case and composed, a number by its digits. */
export const personIdentity = (given: string): string => {
  const digits = phoneDigits(given);
  return digits ? phoneAddress(digits) : given.trim().normalize('NFC').toLowerCase();
};

/** Each identity once, in order; what is empty or absent is left out. */
export const distinctIdentities = (given: readonly (string | undefined)[]): string[] => [
  ...new Set(given.filter((one): one is string => Boolean(one?.trim())).map(personIdentity)),
];

/** The e-mail addresses in what somebody wrote, as they wrote them. */
export const emailsIn = (text: string): string[] =>
  [...text.matchAll(emailsInText)].map(([found]) => found.replace(/\.+$/, '')).filter(isEmail);

/** A phone number in what somebody wrote, as they wrote it; a day is none. */
export const phoneIn = (text: string): string | undefined => {
  if (phoneDigits(text) && !dateInText.test(text)) return text.trim();
  const found = phoneInText.exec(text.replace(new RegExp(dateInText, 'g'), ' '))?.[0];
  return found && phoneDigits(found) ? found : undefined;
};

/** Every phone number in what somebody wrote, as they wrote them; days are none. */
export const phonesIn = (text: string): string[] =>
  [...text.replace(new RegExp(dateInText, 'g'), ' ').matchAll(new RegExp(phoneInText, 'g'))]
    .map(([found]) => found)
    .filter((found) => phoneDigits(found) !== undefined);
