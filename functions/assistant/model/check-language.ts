import { type LanguageCode, languages } from '#shared/domain/languages.ts';
import { languageShares } from '../language/choose.ts';

const minShare = 0.15;
const clearShare = 0.8;
/** Minimum number of letters for a reliable language check. */
const readableLetters = 25;

export interface WantedLanguage {
  readonly language: LanguageCode;
  /** Chosen in the picker: no other language is accepted. */
  readonly isChosen: boolean;
  /** The visitor's message, from which the language was guessed. */
  readonly message: string;
}

/**
 * Returns why a model's text is rejected, or undefined if it may be in the wanted language. An unclear guess
 * rejects nothing: the visitor may write in a language that the model knows and we don't.
 */
export const findWrongLanguage = async (
  text: string,
  { language, isChosen, message }: WantedLanguage,
): Promise<string | undefined> => {
  if (text.replace(/\P{L}/gu, '').length < readableLetters) return undefined;
  const shares = await languageShares(text);
  if ((shares.get(language) ?? 0) >= minShare) return undefined;
  if (!isChosen) {
    const guessed = (await languageShares(message)).get(language) ?? 0;
    const isClearlyOther = [...shares.values()].some((share) => share >= clearShare);
    if (guessed < clearShare || !isClearlyOther) return undefined;
  }
  return `It was not in ${languages[language].name}.`;
};
