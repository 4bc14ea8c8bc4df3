import { type LanguageCode, languages } from '#shared/domain/languages.ts';
import { languageShares } from '../language/choose.ts';

const minShare = 0.15;
/** Minimum number of letters for a reliable language check. */
const readableLetters = 25;

/** Returns why a model's text is rejected, or undefined if it may be in the requested language. */
export const findWrongLanguage = async (text: string, wanted: LanguageCode): Promise<string | undefined> => {
  if (text.replace(/\P{L}/gu, '').length < readableLetters) return undefined;
  const shares = await languageShares(text);
  return (shares.get(wanted) ?? 0) >= minShare ? undefined : `It was not in ${languages[wanted].name}.`;
};
