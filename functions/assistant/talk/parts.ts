import type { LanguageCode } from '#shared/domain/languages.ts';

/** Words that join two questions. */
const joiners: Readonly<Record<LanguageCode, string>> = {
  en: 'and|also|plus',
  es: 'y|además|también',
  fr: 'et|aussi|puis',
  de: 'und|außerdem|sowie',
  it: 'e|inoltre|anche',
  pt: 'e|além disso|também',
  ru: 'и|а также|а ещё|а еще',
  ja: 'それと|あと|また|そして',
  ko: '그리고|또',
  zh: '另外|还有|以及|而且',
  ar: 'وأيضا|وكذلك|وايضا',
  hi: 'और|aur',
  nl: 'en|ook',
  sv: 'och|samt',
  no: 'og|samt',
  da: 'og|samt',
  fi: 'ja|sekä|entä',
  pl: 'i|oraz|a',
  tr: 've|ayrıca|bir de',
  he: 'וגם|ובנוסף',
};

/** Joiners attached to the word before or after them. */
const glued: Readonly<Partial<Record<LanguageCode, string>>> = {
  ar: '\\s+و(?=(?:كم|ما|ماذا|هل|متى|كيف|أين|اين|وين|لماذا|ليش|مين|من|شو|إيش|ايش)(?!\\p{L}))',
  he: '\\s+ו(?=(?:כמה|מה|האם|איך|מתי|איפה|למה|אם|מי|איזה|אילו|יש)(?!\\p{L}))',
  ko: '(?<=\\p{L}(?:고|며|이랑|랑|하고|는데))\\s+',
  ja: '(?<=(?:くて|って|ですか|ますか|のと))[、 ]?',
};

const sentenceEnds = /[.!?;\n。！？；؟।]+(?=\s|$|\P{ASCII})/u;
/** Excludes separators inside numbers: 99,9 or 10:30. */
const commas = /(?:[,:](?!\d)|[،、，–—])\s*|\s-\s/u;

const tidy = (parts: readonly string[]): string[] =>
  parts.map((part) => part.trim()).filter((part) => /\p{L}/u.test(part));

/** Splits a message into sentences. */
export const sentencesOf = (text: string): string[] => tidy(text.split(sentenceEnds));

/** Splits a sentence at joiners and commas if that gives two parts or more. */
export const clausesOf = (sentence: string, code: LanguageCode): string[] => {
  const words = joiners[code].split('|').join('|');
  const spaced = !['ja', 'zh'].includes(code);
  const pattern = new RegExp(
    `${commas.source}${glued[code] ? `|${glued[code]}` : ''}|${spaced ? `(?<=\\s)(?:${words})(?=\\s)` : `(?:${words})`}`,
    'iu',
  );
  return tidy(sentence.split(pattern));
};

/** Whether a text asks by a question mark, or by the particle that ends a question in Japanese. */
export const endsAsking = (text: string): boolean => /[?？؟]|か(?=[。、\s]|$)/u.test(text);
