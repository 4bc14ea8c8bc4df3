import { remainder } from './checksums.ts';
import type { Match } from './finding.ts';
import { isAsciiDigit, isLetterOrDigit, lettersFrom } from './fold.ts';

/** IBAN length by country, from the SWIFT registry. */
const lengths = new Map(
  (
    'AD24AE23AL28AT20AZ28BA20BE16BG22BH22BI27BR29BY28CH21CR22CY28CZ24DE22DJ27DK18DO28EE20EG29ES24FI18FK18FO18FR27GB22' +
    'GE22GI23GL18GR27GT28HN28HR21HU28IE22IL23IQ23IS26IT27JO30KW30KZ20LB28LC32LI21LT20LU20LV21LY25MC27MD24ME22MK19MN20MR27' +
    'MT31MU30NI28NL18NO15OM23PK24PL28PS29PT25QA29RO24RS22RU33SA24SC31SD18SE24SI19SK24SM27SO23ST25SV28TL23TN24TR26UA29VA22' +
    'VG24XK20YE30'
  )
    .match(/.{4}/g)
    ?.map((entry): [string, number] => [entry.slice(0, 2), Number(entry.slice(2))]),
);

/** Countries whose account numbers are all digits, so that letters after the country code end the number. */
const onlyDigits = new Set(
  'AE AT BA BE BI CR CZ DE DJ DK EE EG ES FI FO GL HR HU IL IS LT LY ME MN MR NO PL PT RS SD SE SI SK SO TL TN VA XK'.split(
    ' ',
  ),
);

/** Finds IBANs in a folded text, in any grouping, by country length and check digits. */
export const ibans = (folded: string): Match[] => {
  const found: Match[] = [];
  const start = /[A-Z]\0*[A-Z]/g;
  for (let hit = start.exec(folded); hit; hit = start.exec(folded)) {
    const from = hit.index;
    // The second letter may start another country code, so the next try begins there.
    start.lastIndex = from + 1;
    const country = hit[0].replaceAll('\0', '');
    const length = lengths.get(country);
    if (length === undefined) continue;
    // Digits alone are unambiguous enough to be found inside a word.
    const isClear = onlyDigits.has(country);
    if (!isClear && isLetterOrDigit(folded[from - 1])) continue;
    const { text, at } = lettersFrom(folded, from, length);
    if (text.length < length || !isAsciiDigit(text[2]) || !isAsciiDigit(text[3])) continue;
    if (isClear && !/^\d+$/.test(text.slice(2))) continue;
    if (remainder(text.slice(4) + text.slice(0, 4), 97) !== 1) continue;
    const to = (at.at(-1) ?? from) + 1;
    if (isClear ? isAsciiDigit(folded[to]) : isLetterOrDigit(folded[to])) continue;
    found.push({ kind: 'iban', country, from, to, keeps: 4 });
    start.lastIndex = to;
  }
  return found;
};
