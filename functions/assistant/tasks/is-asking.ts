import { isQuestion } from '#shared/flow/is-question.ts';
import { getLanguageData, languageData } from '#shared/flow/language-data.ts';
import type { TaskVoice } from './voice.ts';

const allQuestionWords = new Set(Object.values(languageData).flatMap(({ questionWords }) => questionWords));

/** Whether any word of a text asks, as in "if it doesn't fit who pays". */
export const hasQuestionWord = (text: string, voices: readonly TaskVoice[]): boolean => {
  if (
    /[几吗呢]|多久|多少|什么|怎么|(?<!\p{L})m[ıiuü](?:s[ıiuü]n[ıiuü]z|s[ıiuü]n|y[ıiuü][mz])?$/u.test(
      text.trim(),
    )
  )
    return true;
  const words = text.toLowerCase().split(/[^\p{L}\p{M}'’]+/u);
  return voices.some(({ language }) =>
    getLanguageData(language).questionWords.some((word) => word.length > 1 && words.includes(word)),
  );
};

/** Whether a text asks in one of the languages. French "ne va pas" doesn't begin with Turkish "ne" (what). */
export const isAsking = (text: string, voices: readonly TaskVoice[]): boolean => {
  if (!isQuestion(text) || /[?？؟]/u.test(text)) return isQuestion(text);
  const word =
    text
      .trim()
      .toLowerCase()
      .split(/[\s,]+/)[0] ?? '';
  return (
    !allQuestionWords.has(word) ||
    voices.some(({ language }) => getLanguageData(language).questionWords.includes(word))
  );
};
