/**
 * Who somebody is to this product: one e-mail address or one phone number, given as such. Contacts, bookings, projects,
 * subscriptions and conversations are all found by the identities made here.
 */

const phoneDomain = 'phone.invalid';
/** A simple pattern; no control or invisible characters, which no mail system takes. */
export const emailPattern =
  /^[^\s\p{Cc}\p{Cf}@<>"(),:;[\]\\]+@[^\s\p{Cc}\p{Cf}@<>"(),:;[\]\\]+\.[^\s\p{Cc}\p{Cf}@<>"(),:;[\]\\.]+$/u;
/** Characters an address has at most. */
export const emailChars = 254;
/** Scripts that put no space between words, and their punctuation. */
const unspaced =
  '\\u3000-\\u303f\\uff00-\\uff0f\\uff1a-\\uff20\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Hangul}';
const outside = `\\s@<>"'(),:;[\\]\\\\„“”«»${unspaced}`;
const emailsInText = new RegExp(`[^${outside}]+@[^${outside}]+\\.[^${outside}.!?]+`, 'gu');
/** Latin letters beside such a script, or quotes: a sentence with an address in it, whatever the simple pattern says. */
const isMixed = new RegExp(`[a-z].*[${unspaced}]|[${unspaced}].*[a-z]|[„“”«»]`, 'iu');
const phoneInText = /(?:\+|\b)\d(?:[\s()./-]{0,2}\d){5,19}\b/;
const dateInText = /\b\d{4}-\d{2}-\d{2}\b|\b\d{1,2}[./]\d{1,2}[./]\d{4}\b/;
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

/** Whether a text is one e-mail address and nothing else; its length is counted in code points, as in every field. */
export const isEmail = (text: string): boolean =>
  text.length <= 2 * emailChars && [...text].length <= emailChars && emailPattern.test(text);

/** What an address or a phone number is found by: lower case and composed, a number by its digits. */
export const personIdentity = (given: string): string => {
  const digits = phoneDigits(given);
  return digits ? phoneAddress(digits) : given.trim().normalize('NFC').toLowerCase();
};

/** Each identity once, in order; what is empty or absent is left out. */
export const distinctIdentities = (given: readonly (string | undefined)[]): string[] => [
  ...new Set(given.filter((one): one is string => Boolean(one?.trim())).map(personIdentity)),
];

/** The person's part of an address within the portal: base64url of the identity, so that no address stands there as such. */
export const personKey = (given: string): string => {
  const bytes = new TextEncoder().encode(personIdentity(given));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
};

/** The identity behind such a key; undefined for what is none. */
export const identityOfKey = (key: string): string | undefined => {
  try {
    const bytes = Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
      char.charCodeAt(0),
    );
    const identity = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return isEmail(identity) && personIdentity(identity) === identity ? identity : undefined;
  } catch {
    return undefined;
  }
};

/** Domains whose addresses belong to anybody: sharing one says nothing about a company. */
const freeMail =
  /^(gmail|googlemail|outlook|hotmail|live|msn|yahoo|ymail|icloud|me|mac|aol|gmx|web|t-online|freenet|mail|inbox|bk|list|yandex|ya|proton|protonmail|pm|zoho|hey|fastmail|tutanota|tuta|qq|163|126|sina|naver|hanmail|daum|orange|wanadoo|laposte|free|sfr|libero|virgilio|tiscali|alice|seznam|wp|o2|onet|interia|rediffmail|uol|bol|terra|telenet|skynet|ziggo|kpnmail|bluewin|hispeed|sapo|telia|comcast|verizon|att|btinternet|sky|ntlworld)\.(com|net|org|de|at|ch|fr|it|es|pt|nl|be|se|no|dk|fi|pl|cz|ru|uk|ie|us|ca|br|ar|mx|in|jp|kr|cn|tr|il|au|nz|me|io|eu|email|co\.[a-z]{2}|com\.[a-z]{2}|ne\.jp)$/;

/** The company's domain of an e-mail address; undefined for mail providers and for what stands for a number. */
export const companyDomain = (email: string): string | undefined => {
  const domain = personIdentity(email).split('@')[1];
  if (!domain || !isEmail(email) || domain === phoneDomain || freeMail.test(domain)) return undefined;
  return domain;
};

/** The e-mail addresses in what somebody wrote, as they wrote them. */
export const emailsIn = (text: string): string[] =>
  isEmail(text.trim()) && !isMixed.test(text) && !/[!?]\s*$/.test(text)
    ? [text.trim()]
    : [...text.matchAll(emailsInText)].map(([found]) => found.replace(/\.+$/, '')).filter(isEmail);

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

/** The text with a sign in place of each address and telephone number. */
export const withoutPeople = (text: string): string =>
  [...emailsIn(text), ...phonesIn(text)]
    .sort((a, b) => b.length - a.length)
    .reduce((rest, found) => rest.replaceAll(found, '…'), text);
