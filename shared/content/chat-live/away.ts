import type { PersonState } from '#shared/api/person-state.ts';
import { type LanguageCode, languages } from '#shared/domain/languages.ts';
import { formatMoment } from '#shared/domain/moment.ts';
import { fill } from '../chat-ui/fill.ts';
import type { LiveTexts } from './types.ts';

/** What is said where nobody is there: within how many hours a message is answered, and when somebody is back. */
export const awayText = (
  texts: Pick<LiveTexts, 'away' | 'opens'>,
  { opensAt, answersWithinHours }: PersonState,
  { language, zone }: { readonly language: LanguageCode; readonly zone: string },
): string => {
  const hours = new Intl.NumberFormat(languages[language].locale).format(answersWithinHours);
  const away = fill(texts.away, { hours });
  return opensAt
    ? `${away} ${fill(texts.opens, { when: formatMoment(new Date(opensAt), zone, language) })}`
    : away;
};
