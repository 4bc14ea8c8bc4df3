import { cardLanguages, type TaughtCard } from '#shared/domain/knowledge.ts';
import { type LanguageCode, languages } from '#shared/domain/languages.ts';

const nameOf = (code: LanguageCode): string => languages[code].name;

/** Most language names to spell out. */
const mostNames = 3;

const namesOf = (codes: readonly LanguageCode[]): string =>
  codes.length > mostNames
    ? `${codes.slice(0, mostNames).map(nameOf).join(', ')} and ${codes.length - mostNames} more`
    : codes.map(nameOf).join(', ');

/** Summarizes the languages a card covers and how many are missing. */
export const coverageOf = (card: Pick<TaughtCard, 'questions' | 'answers'>): string => {
  const { spoken, missing } = cardLanguages(card);
  if (missing.length === 0) return 'All 20 languages';
  const said = spoken.length === 0 ? 'No language yet' : namesOf(spoken);
  return `${said} · ${missing.length} ${missing.length === 1 ? 'language' : 'languages'} missing`;
};

/** Tells the owner after saving in which languages the assistant will use the card. */
export const taughtNote = (card: Pick<TaughtCard, 'questions' | 'answers'>): string => {
  const { spoken, missing } = cardLanguages(card);
  if (spoken.length === 0)
    return 'No language has both a question and an answer yet: nobody is told it in their language.';
  if (missing.length === 0) return 'The assistant says it within a minute, in all 20 languages.';
  return `The assistant says it within a minute in ${namesOf(spoken)}. Who asks in one of the other ${missing.length} languages won’t find it yet.`;
};
