import type { LanguageCode } from '#shared/domain/languages.ts';

/** Words that a question begins with, for questions typed without a question mark. */
// biome-ignore format: one line per language
const questionWordsByLanguage: Readonly<Record<LanguageCode, readonly string[]>> = {
  en: ['what', 'whats', 'how', 'when', 'where', 'who', 'why', 'which', 'can', 'could', 'do', 'does', 'is', 'are', 'will'],
  es: ['qué', 'que', 'cómo', 'como', 'cuándo', 'cuando', 'dónde', 'donde', 'quién', 'cuánto', 'cuanto', 'cuál', 'puedo'],
  fr: ['quoi', 'comment', 'quand', 'où', 'qui', 'pourquoi', 'combien', 'quel', 'quelle', 'est-ce'],
  de: ['was', 'wie', 'wann', 'wo', 'wer', 'warum', 'wieso', 'welche', 'welcher', 'kann', 'könnt', 'gibt', 'habt', 'haben'],
  it: ['cosa', 'come', 'quando', 'dove', 'chi', 'perché', 'quanto', 'quale', 'posso'],
  pt: ['onde', 'quem', 'qual'],
  ru: ['что', 'как', 'когда', 'где', 'кто', 'почему', 'сколько', 'какой', 'какая', 'какие', 'можно', 'есть'],
  ja: [],
  ko: [],
  zh: [],
  ar: ['ما', 'ماذا', 'كيف', 'متى', 'أين', 'لماذا', 'كم', 'هل'],
  hi: ['क्या', 'कैसे', 'कब', 'कहाँ', 'कहां', 'कौन', 'कितना', 'कितने'],
  nl: ['wat', 'hoe', 'wanneer', 'waar', 'waarom', 'hoeveel', 'welke', 'kan'],
  sv: ['vad', 'hur', 'när', 'var', 'varför', 'vilken', 'kostar'],
  no: ['hva', 'hvordan', 'hvor', 'hvem', 'hvorfor', 'når'],
  da: ['hvad', 'hvordan', 'hvor', 'hvem', 'hvorfor', 'hvornår'],
  fi: ['mitä', 'mikä', 'miten', 'milloin', 'missä', 'kuka', 'miksi', 'paljonko', 'voiko'],
  pl: ['co', 'jak', 'kiedy', 'gdzie', 'kto', 'dlaczego', 'ile', 'czy', 'jaki', 'jaka'],
  tr: ['ne', 'nasıl', 'nerede', 'kim', 'neden', 'kaç', 'hangi'],
  he: ['מה', 'איך', 'מתי', 'איפה', 'מי', 'למה', 'כמה', 'האם'],
};
const questionWords = new Set(Object.values(questionWordsByLanguage).flat());
const questionMark = /[?？؟⸮]\s*[)"'»”]*\s*$/u;
const questionEnding = /(ですか|ますか|でしょうか|いくら|吗|呢|多少钱|까요|나요|습니까)[。.!！]?\s*$/u;

/** Whether an input looks like a question: by its mark or ending, or by its first word if it has three or more. */
export const isQuestion = (input: string): boolean => {
  const text = input.trim();
  if (questionMark.test(text) || questionEnding.test(text)) return true;
  const words = text.toLowerCase().split(/[\s,]+/);
  return words.length >= 3 && questionWords.has(words[0] ?? '');
};
