import { type LanguageCode, languages } from '#shared/domain/languages.ts';
import { languageShares } from '../language/choose.ts';

const leastShare = 0.15;
/** Fewer letters are in no language for sure. */
const readableLetters = 25;

/** Why a model's text can't stand, or undefined where it is, or may be, in the language it was asked for. */
export const wrongLanguage = async (text: string, wanted: LanguageCode): Promise<string | undefined> => {
  if (text.replace(/\P{L}/gu, '').length < readableLetters) return undefined;
  const shares = await languageShares(text);
  return (shares.get(wanted) ?? 0) >= leastShare ? undefined : `It was not in ${languages[wanted].name}.`;
};
