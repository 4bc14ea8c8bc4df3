import { foldSpelling } from '../text/spelling.ts';

const zeros = [0x660, 0x6f0, 0x966];

const asciiDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹०-९]/g, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = zeros.find((start) => code >= start && code < start + 10) ?? code;
    return String(code - zero);
  });

const hanDigits: Record<string, number> = {
  〇: 0,
  零: 0,
  一: 1,
  二: 2,
  两: 2,
  兩: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
};
const hanUnits: Record<string, number> = { 十: 10, 百: 100, 千: 1000 };

/** Value of East Asian numerals with digits and characters mixed: `三万五千`, `2万`, `1万2千`. */
const hanValue = (text: string): number => {
  let total = 0;
  let section = 0;
  let current: number | undefined;
  for (const sign of text.match(/\d+(?:\.\d+)?|./gu) ?? []) {
    const digit = /^\d/.test(sign) ? Number(sign) : hanDigits[sign];
    if (digit !== undefined)
      current = (current ?? 0) * (current !== undefined && digit < 10 ? 10 : 0) + digit;
    else if (sign === '万') {
      total += (section + (current ?? (section > 0 ? 0 : 1))) * 10_000;
      section = 0;
      current = undefined;
    } else {
      section += (current ?? 1) * (hanUnits[sign] ?? 1);
      current = undefined;
    }
  }
  return total + section + (current ?? 0);
};

const groups = /^\d{1,3}(?:[.,'’ \u00a0\u202f]\d{3})+$/;

const plainValue = (text: string): number =>
  groups.test(text) ? Number(text.replace(/\D/g, '')) : Number(text.replace(/\s/g, '').replace(',', '.'));

const literal = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Returns the counts in a text in any script and format: `20,000`, `20.000`, `20k`, `20 тысяч`, `٢٠ ألف`,
 * `2万`, `1.5 लाख`. Excludes money, percentages and versions. `thousands` are the language's words for 1,000.
 */
export const countsIn = (text: string, thousands: readonly string[]): number[] => {
  const plain = asciiDigits(foldSpelling(text))
    .replaceAll('٬', ',')
    .replaceAll('٫', '.')
    .replaceAll('萬', '万')
    .replace(/(?<=[\d\s]|^)만/g, '万')
    .replace(/(?<=\d)천/g, '千')
    .replace(/(?<=\d\s?)(lakh|लाख)/g, '00k');
  const found: number[] = [];
  const rest = plain.replace(
    /[\d〇零一二两兩三四五六七八九十百千万]*[十百千万][\d〇零一二两兩三四五六七八九十百千万]*/g,
    (numeral) => {
      found.push(hanValue(numeral));
      return ' ';
    },
  );
  const thousand = [
    ...thousands.map((word) => literal(foldSpelling(word)).replace('\\*', '\\p{L}*')),
    'k',
  ].sort((a, b) => b.length - a.length);
  const isThousand = new RegExp(`^(?:${thousand.join('|')})$`, 'u');
  const many = thousand.join('|');
  const pattern = new RegExp(
    `(?<![\\d.,$€£/])(\\d{1,3}(?:[.,'’ \\u00a0\\u202f]\\d{3})+(?!\\d)|\\d+(?:[.,]\\d+)?)(?!\\d|[.,]\\d)(?:00(?=k))?\\s*((?:${many})(?![a-z])|mio|mln|milli|million|миллион|млн)?(?!\\s*[%$€£]|/\\d)`,
    'gu',
  );
  for (const [, digits = '', unit] of rest.matchAll(pattern)) {
    const factor = unit === undefined ? 1 : isThousand.test(unit) ? 1000 : 1_000_000;
    found.push(Math.round(plainValue(digits) * factor));
  }
  const alone = new RegExp(
    `(?:^|\\s)(?:${thousands.map((word) => literal(foldSpelling(word))).join('|')})\\s`,
    'u',
  );
  if (found.length === 0 && thousands.length > 0 && alone.test(` ${rest} `)) found.push(1000);
  return found.filter((value) => Number.isFinite(value) && value > 0 && value <= 1e9);
};
