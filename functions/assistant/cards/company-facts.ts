import type { CardId } from '#shared/content/assistant/cards/types.ts';
import type { CompanyFacts } from '#shared/domain/knowledge.ts';
import type { LanguageCode } from '#shared/domain/languages.ts';
import type { Values } from '../fill.ts';

/** Returns the owner's facts as placeholder values. */
export const factValues = (facts: CompanyFacts): Values => {
  const { openFrom, openTo, responseHours, firstVersionHours } = facts;
  return {
    ...(openFrom ? { from: openFrom } : {}),
    ...(openTo ? { to: openTo } : {}),
    ...(responseHours ? { hours: responseHours } : {}),
    ...(firstVersionHours ? { firstHours: firstVersionHours } : {}),
  };
};

/** 5 January 2026, a Monday. */
const monday = Date.UTC(2026, 0, 5);
const dayMs = 86_400_000;

/** Formats weekdays, with consecutive days as a range such as "Mon–Fri". */
const daysText = (code: LanguageCode, days: readonly number[]): string => {
  const name = new Intl.DateTimeFormat(code, { weekday: 'short', timeZone: 'UTC' });
  const runs: number[][] = [];
  for (const day of [...new Set(days)].sort((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run && run.at(-1) === day - 1) run.push(day);
    else runs.push([day]);
  }
  const text = (day: number): string => name.format(monday + (day - 1) * dayMs);
  return runs
    .map((run) =>
      run.length > 2 ? `${text(run[0] ?? 1)}–${text(run.at(-1) ?? 7)}` : run.map(text).join(', '),
    )
    .join(', ');
};

/** Replaces or extends a card's text with a fact set by the owner. */
export const withFact = (
  id: CardId,
  text: string,
  { address, phone, openDays }: CompanyFacts,
  code: LanguageCode,
): string => {
  if (id === 'company.location' && address) return address;
  if (id === 'company.phone' && phone) return phone;
  if (id === 'company.hours' && openDays?.length) return `${text} (${daysText(code, openDays)})`;
  return text;
};
