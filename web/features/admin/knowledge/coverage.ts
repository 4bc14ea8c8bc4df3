import { cardLanguages, type TaughtCard } from '#shared/domain/knowledge.ts';
import { type LanguageCode, languages } from '#shared/domain/languages.ts';

const languageName = (code: LanguageCode): string => languages[code].name;

/** Most language names to spell out. */
const maxNames = 3;

const joinNames = (codes: readonly LanguageCode[]): string =>
  codes.length > maxNames
    ? `${codes.slice(0, maxNames).map(languageName).join(', ')} and ${codes.length - maxNames} more`
    : codes.map(languageName).join(', ');

/** Summarizes the languages a card covers and how many are missing. */
export const summarizeCoverage = (card: Pick<TaughtCard, 'questions' | 'answers'>): string => {
  const { spoken, missing } = cardLanguages(card);
  if (missing.length === 0) return 'All 20 languages';
  const covered = spoken.length === 0 ? 'No language yet' : joinNames(spoken);
  return `${covered} · ${missing.length} ${missing.length === 1 ? 'language' : 'languages'} missing`;
};

/** Tells the owner after saving in which languages the assistant will use the card. */
export const describeReach = (card: Pick<TaughtCard, 'questions' | 'answers'>): string => {
  const { spoken, missing } = cardLanguages(card);
  if (spoken.length === 0)
    return 'No language has both a question and an answer yet, so the assistant can’t use it.';
  if (missing.length === 0) return 'The assistant uses it within a minute, in all 20 languages.';
  return `The assistant uses it within a minute in ${joinNames(spoken)}. Visitors who ask in the other ${missing.length} languages won’t find it yet.`;
};
