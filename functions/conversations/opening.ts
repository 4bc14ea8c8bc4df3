import { brand } from '#shared/brand.ts';
import { openingHours } from '#shared/domain/booking-times.ts';
import type { CompanyFacts } from '#shared/domain/knowledge.ts';
import { instantOf, wallClockAt } from '#shared/domain/wall-clock.ts';

const dayMs = 86_400_000;

/**
 * Returns when the company opens next (ISO 8601); undefined while it is open. Opening hours are in the
 * company's time zone.
 */
export const opensNext = (facts: CompanyFacts, now: Date): string | undefined => {
  const { from: openFrom, to: openTo, days: openDays } = openingHours(facts);
  const today = wallClockAt(now, brand.timeZone);
  for (let ahead = 0; ahead <= 7; ahead += 1) {
    const date = new Date(Date.parse(`${today.date}T00:00:00Z`) + ahead * dayMs);
    const weekday = date.getUTCDay() || 7;
    if (!openDays.includes(weekday)) continue;
    if (ahead === 0 && today.time >= openFrom && today.time < openTo) return undefined;
    if (ahead === 0 && today.time >= openTo) continue;
    const opens = instantOf({ date: date.toISOString().slice(0, 10), time: openFrom }, brand.timeZone);
    if (opens) return opens.toISOString();
  }
  return undefined;
};
