import { type LanguageCode, languages } from '#shared/domain/languages.ts';
import { formatMoment } from '#shared/domain/moment.ts';
import { fill } from '../chat-ui/fill.ts';
import type { LiveTexts } from './types.ts';

interface Away {
  /** ISO 8601. */
  readonly opensAt?: string | undefined;
  readonly answersWithinHours: number;
}

/** Texts shown when nobody is available: the response time in hours, and when somebody will be back. */
export const awayText = (
  texts: Pick<LiveTexts, 'away' | 'opens'>,
  { opensAt, answersWithinHours }: Away,
  { language, zone }: { readonly language: LanguageCode; readonly zone: string },
): string => {
  const hours = new Intl.NumberFormat(languages[language].locale).format(answersWithinHours);
  const away = fill(texts.away, { hours });
  return opensAt
    ? `${away} ${fill(texts.opens, { when: formatMoment(new Date(opensAt), zone, language) })}`
    : away;
};
