import { languageData } from './language-data.ts';

/** Words that a question begins with, for questions typed without a question mark. */
const questionWords = new Set(Object.values(languageData).flatMap((language) => language.questionWords));
const questionMark = /[?？؟⸮]\s*[)"'»”]*\s*$/u;
const questionEnding = /(ですか|ますか|でしょうか|いくら|吗|呢|多少钱|까요|나요|습니까)[。.!！]?\s*$/u;

/** Whether an input looks like a question: by its mark or ending, or by its first word if it has three or more. */
export const isQuestion = (input: string): boolean => {
  const text = input.trim();
  if (questionMark.test(text) || questionEnding.test(text)) return true;
  const words = text.toLowerCase().split(/[\s,]+/);
  return words.length >= 3 && questionWords.has(words[0] ?? '');
};
