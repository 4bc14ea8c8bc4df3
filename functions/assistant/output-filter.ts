import { brand } from '#shared/brand.ts';
import { perPublication } from '#shared/site/published.ts';
import { ownCurrency } from './currency.ts';

/** Maximum length of a displayed reply. */
export const maxAnswerChars = 1600;

const isOwnAddress = (address: string): boolean =>
  [brand.email, brand.salesEmail, brand.supportEmail, brand.privacyEmail].some(
    (own) => own.toLowerCase() === address.toLowerCase(),
  );

export const isOwnHost = (host: string): boolean =>
  host === brand.domain || host.endsWith(`.${brand.domain}`);

const domain =
  /(?<![\w@.-])(?:[a-z0-9-]+\.)+(?:com|net|org|io|ai|co|app|dev|info|biz|ru|cn|de|fr|uk|eu|xyz|top|site|online|shop|link|me|ly|gg|to|example)(?::\d+)?(?:\/\S*)?/gi;

/** Invisible characters that stay: line ends, joiners of Indic and Persian scripts, direction marks. */
const allowedInvisible = new Set(['\n', '\u200c', '\u200d', '\u200e', '\u200f']);

/** Removes characters that could hide a link from the filters. */
export const withoutInvisible = (raw: string): string =>
  raw
    .replace(/\t/g, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, (sign) => (allowedInvisible.has(sign) ? sign : ''))
    .replace(/(?<=[!-~])[\u200c-\u200f]+(?=[!-~])/g, '');

/** Returns the email address in a text without adjacent letters in another script. */
const findAddress = (text: string): string | undefined =>
  /(?!-)[a-z0-9._%+'-]{1,64}@(?:[a-z0-9-]+\.)+[a-z]{2,}/i.exec(text)?.[0];

/** Returns our own email address in a text, without adjacent letters. */
export const findOwnAddress = (text: string): string | undefined => {
  const address = findAddress(text);
  return address && isOwnAddress(address) ? address : undefined;
};

const isRepeated = (address: string, visitor: readonly string[]): boolean =>
  visitor.some((message) => message.includes(findAddress(address) ?? address));

/** Whether the visitor wrote this domain as a word of its own or in an email address. */
const isTyped = (host: string, visitor: readonly string[]): boolean =>
  visitor.some((message) => {
    const [, mailHost] = findAddress(message)?.split('@') ?? [];
    const typed = [...message.matchAll(domain)].map(([one]) => one);
    return [...typed, mailHost].some((one) => one?.toLowerCase() === host.toLowerCase());
  });

/**
 * Reduces a model's text to plain text: no markup, images, scripts or foreign addresses. `visitor` are the
 * visitor's messages, whose addresses may be repeated.
 */
export const plainText = (raw: string, visitor: readonly string[] = []): string =>
  withoutInvisible(raw.slice(0, 8000))
    .replace(/<(script|style|iframe|svg|object)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, ' ')
    .replace(/<!--[\s\S]*?(?:-->|$)/g, ' ')
    .replace(/!\[[^\]]{0,400}\]\s*(?:\([^)]{0,400}\)?|\[[^\]]{0,400}\])/g, ' ')
    .replace(/\[([^\]]{0,400})\]\s*(?:\([^)]{0,400}\)?|\[[^\]]{0,400}\])/g, '$1')
    .replace(/<\/?[a-z!][^>]{0,800}>?/gi, ' ')
    .replace(/\b(?:javascript|vbscript|data|file|blob|ftp|tel|sms|mailto)\s*:\s*\S*/gi, ' ')
    .replace(/\b(?:https?|wss?)\s*:\/\/([^\s/?#)\]]+)\S*/gi, (link, host: string) =>
      isOwnHost(host.toLowerCase()) ? link : ' ',
    )
    // Limited to the maximum length before an @; otherwise every letter of a long word would be tried as a
    // start.
    .replace(/[^\s@<>()]{1,64}@[^\s@<>()]+\.[a-z]{2,}/gi, (address) =>
      findOwnAddress(address) || isRepeated(address, visitor) ? address : ' ',
    )
    .replace(domain, (found) =>
      isOwnHost(found.toLowerCase().split(/[/:]/)[0] ?? '') || isTyped(found, visitor) ? found : ' ',
    )
    .replace(/[*_#`]{2,}|^#+\s|`/gm, '')
    .replace(/[ \t]{2,}/g, ' ')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** Cuts a text, if possible at the end of a sentence. */
export const cut = (text: string): string => {
  if (text.length <= maxAnswerChars) return text;
  const head = text.slice(0, maxAnswerChars);
  const end = Math.max(...['. ', '! ', '? ', '。', '！', '？', '\n'].map((mark) => head.lastIndexOf(mark)));
  return (end > maxAnswerChars / 2 ? head.slice(0, end + 1) : `${head.slice(0, -1)}…`).trim();
};

const anyCurrency = perPublication(
  () =>
    `(?:${ownCurrency()}|US\\$|USD|U\\.S\\. dollars?|\\$|＄|€|£|¥|￥|₽|₹|₩|₺|₪|zł|EUR|GBP|euros?|eur(?:o|oa)|dollar[a-z]*|dólar[a-z]*|dolar[a-zóöw]*|доллар[а-я]*|евро|ドル|円|美元|美金|元|달러|원|دولار[ًا]*|يورو|डॉलर|रुपये|דולר(?:ים)?|bucks)`,
);
const amount = "\\d+(?:[.,\\u00a0\\u202f ’'\u066c]\\d{3})*(?:[.,]\\d{1,2})?(?!\\d|[km]\\b)";
const money = perPublication(() => {
  const currency = anyCurrency();
  return new RegExp(`(?:${currency}\\s?(${amount}))|(?:(${amount})\\s?${currency})`, 'giu');
});

/** Parses an amount: `1,497`, `1.497`, `1 497` -> 1497; `0.15`, `0,15` -> 0.15. */
export const parseAmount = (text: string): number =>
  Number(
    text
      .replace(/[\s\u00a0\u202f’'٬]/g, '')
      .replace(/[.,](?=\d{3}(?:\D|$))/g, '')
      .replace(',', '.'),
  );

const latinDigits = (text: string): string =>
  text
    .replace(/[٠-٩]/g, (digit) => String((digit.codePointAt(0) ?? 0) - 0x660))
    .replace(/[०-९]/g, (digit) => String((digit.codePointAt(0) ?? 0) - 0x966))
    .replace(/[０-９]/g, (digit) => digit.normalize('NFKC'));

/** Returns all amounts of money in a text. */
export const findAmounts = (text: string): number[] =>
  [...latinDigits(text).matchAll(money())].map(([, before, after]) => parseAmount(before ?? after ?? ''));

/** Returns all percentages in a text, with a decimal point. */
export const findPercents = (text: string): number[] =>
  [...latinDigits(text).matchAll(/(\d+(?:[.,]\d+)?)\s?[%٪％]/g)].map(([, value = '']) =>
    Number(value.replace(',', '.')),
  );
