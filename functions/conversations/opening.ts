import { brand } from '#shared/brand.ts';
import { instantOf, wallClockAt } from '#shared/domain/consultation-slots.ts';
import type { CompanyFacts } from '#shared/domain/knowledge.ts';

const workdays = [1, 2, 3, 4, 5];
const dayMs = 86_400_000;

/**
 * Returns when the company opens next (ISO 8601); undefined while it is open. Opening hours are in the
 * company's time zone.
 */
export const opensNext = (facts: CompanyFacts, now: Date): string | undefined => {
  const { openFrom = brand.consultationHours.from, openTo = brand.consultationHours.to } = facts;
  const openDays = facts.openDays?.length ? facts.openDays : workdays;
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
