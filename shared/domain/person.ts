/**
 * A person is identified by an email address or phone number. All leads, subscriptions and conversations are
 * found by the identities defined here.
 */

const phoneDomain = 'phone.invalid';
/** A simple email pattern without control or invisible characters, which mail servers reject. */
export const emailPattern =
  /^[^\s\p{Cc}\p{Cf}@<>"(),:;[\]\\]+@[^\s\p{Cc}\p{Cf}@<>"(),:;[\]\\]+\.[^\s\p{Cc}\p{Cf}@<>"(),:;[\]\\.]+$/u;
/** Maximum length of an email address. */
export const emailChars = 254;
/** Scripts that write no space between words, and their punctuation. */
const unspacedPunctuation = '\\u3000-\\u303f\\uff00-\\uff0f\\uff1a-\\uff20';
const unspaced = `${unspacedPunctuation}\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Hangul}`;
const punctuation = `\\s@<>"'(),:;[\\]\\\\„“”«»${unspacedPunctuation}`;
const outside = `${punctuation}${unspaced}`;
/** An apostrophe belongs to an address only between two other characters; the domain may begin in any script. */
const emailsInText = new RegExp(
  `(?<![^${outside}])[^${outside}]+(?:'[^${outside}]+)*@(?:[^${outside}]+|[^${punctuation}.]+)\\.[^${outside}.!?]+(?:\\.[^${outside}.!?]+)*`,
  'gu',
);
/** French and Italian prefixes that join the next word, as in `d'ada@…`. */
const elision = /^(?:[cdjlmnst]|qu|dell|all|nell)'(?=.)/i;
/**
 * If there is Latin beside such a script before the `@`, or quotes, the text is a sentence that contains an
 * address.
 */
const isMixed = new RegExp(
  `^[^@]*(?:[a-z][^@]*[${unspaced}]|[${unspaced}][^@]*[a-z])|[„“”«»]|[${unspacedPunctuation}]`,
  'iu',
);
const phoneInText = /(?:\+|\b)\d(?:[\s()./-]{0,2}\d){5,19}\b/;
const dateInText = /\b\d{4}-\d{2}-\d{2}\b|\b\d{1,2}[./]\d{1,2}[./]\d{4}\b/;
const minPhoneDigits = 6;
const maxPhoneDigits = 20;

/** Returns a phone number as `+` and digits, whatever its grouping, or undefined. */
export const phoneDigits = (text: string): string | undefined => {
  const plain = text.normalize('NFKC').trim().replace(/\(0\)/g, '');
  if (!/^\+?[\d\s()./-]+$/.test(plain)) return undefined;
  const digits = plain.replace(/\D/g, '');
  if (digits.length < minPhoneDigits || digits.length > maxPhoneDigits) return undefined;
  if (plain.startsWith('+')) return `+${digits}`;
  return digits.startsWith('00') ? `+${digits.slice(2)}` : digits;
};

/** A placeholder address for a lead with only a phone number; its domain can't exist. */
export const phoneAddress = (digits: string): string => `${digits}@${phoneDomain}`;
export const isPhoneAddress = (email: string): boolean => email.toLowerCase().endsWith(`@${phoneDomain}`);

/** Whether the text is exactly one email address. Length is counted in code points. */
export const isEmail = (text: string): boolean =>
  text.length <= 2 * emailChars && [...text].length <= emailChars && emailPattern.test(text);

/** Normalises an email address (lower case, composed) or phone number (digits) for lookup. */
export const personIdentity = (given: string): string => {
  const digits = phoneDigits(given);
  return digits ? phoneAddress(digits) : given.trim().normalize('NFKC').toLowerCase();
};

/** Returns distinct identities in order, without empty ones. */
export const distinctIdentities = (given: readonly (string | undefined)[]): string[] => [
  ...new Set(given.filter((one): one is string => Boolean(one?.trim())).map(personIdentity)),
];

/** Returns the base64url key of a person for portal URLs, which keeps addresses out of them. */
export const personKey = (given: string): string => {
  const bytes = new TextEncoder().encode(personIdentity(given));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
};

/** Returns the identity in such a key, or undefined if it is invalid. */
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

/** Free mail providers: a shared domain says nothing about a company. */
const freeMail =
  /^(gmail|googlemail|outlook|hotmail|live|msn|yahoo|ymail|icloud|me|mac|aol|gmx|web|t-online|freenet|mail|inbox|bk|list|yandex|ya|proton|protonmail|pm|zoho|hey|fastmail|tutanota|tuta|qq|163|126|sina|naver|hanmail|daum|orange|wanadoo|laposte|free|sfr|libero|virgilio|tiscali|alice|seznam|wp|o2|onet|interia|rediffmail|uol|bol|terra|telenet|skynet|ziggo|kpnmail|bluewin|hispeed|sapo|telia|comcast|verizon|att|btinternet|sky|ntlworld)\.(com|net|org|de|at|ch|fr|it|es|pt|nl|be|se|no|dk|fi|pl|cz|ru|uk|ie|us|ca|br|ar|mx|in|jp|kr|cn|tr|il|au|nz|me|io|eu|email|co\.[a-z]{2}|com\.[a-z]{2}|ne\.jp)$/;

/** Returns the company domain of an email address; undefined for mail providers and placeholder addresses. */
export const companyDomain = (email: string): string | undefined => {
  const domain = personIdentity(email).split('@')[1];
  if (!domain || !isEmail(email) || domain === phoneDomain || freeMail.test(domain)) return undefined;
  return domain;
};

const emailsAsWritten = (text: string): string[] => {
  if (!text.includes('@')) return [];
  return isEmail(text.trim()) && !isMixed.test(text) && !/[!?]\s*$/.test(text)
    ? [text.trim()]
    : [...text.matchAll(emailsInText)]
        .map(([found]) => found.replace(elision, '').replace(/\.+$/, ''))
        .filter(isEmail);
};

/** Adds matches that appear only after converting full-width letters and digits to ordinary ones. */
const inEverySpelling = (text: string, find: (text: string) => string[]): string[] => {
  const plain = text.normalize('NFKC');
  return plain === text ? find(text) : [...new Set([...find(text), ...find(plain)])];
};

/** Returns the email addresses in a text, as written; full-width ones with ordinary letters. */
export const emailsIn = (text: string): string[] => inEverySpelling(text, emailsAsWritten);

/** Returns the first phone number in a text, as written. Dates don't count. */
export const phoneIn = (text: string): string | undefined => {
  if (phoneDigits(text) && !dateInText.test(text)) return text.trim();
  const found = phoneInText.exec(text.replace(new RegExp(dateInText, 'g'), ' '))?.[0];
  return found && phoneDigits(found) ? found : undefined;
};

const phonesAsWritten = (text: string): string[] =>
  [...text.replace(new RegExp(dateInText, 'g'), ' ').matchAll(new RegExp(phoneInText, 'g'))]
    .map(([found]) => found)
    .filter((found) => phoneDigits(found) !== undefined);

/** Returns all phone numbers in a text, as written; full-width ones with ordinary digits. Dates don't count. */
export const phonesIn = (text: string): string[] => inEverySpelling(text, phonesAsWritten);

const hide = (text: string, found: readonly string[]): string =>
  [...found].sort((a, b) => b.length - a.length).reduce((rest, one) => rest.replaceAll(one, '…'), text);

/** Replaces every address and phone number with a placeholder. */
export const withoutPeople = (text: string): string => {
  const people = (part: string) => [...emailsIn(part), ...phonesIn(part)];
  const hidden = hide(text, people(text));
  const plain = hidden.normalize('NFKC');
  const rest = people(plain);
  return rest.length > 0 ? hide(plain, rest) : hidden;
};
