import { brand } from '#shared/brand.ts';
import { instantOf, isConsultationSlot, wallClockAt } from '#shared/domain/consultation-slots.ts';
import type { NextOptions } from './engine.ts';

const halfDayMs = 12 * 3_600_000;

interface AppointmentRules {
  readonly now: Date;
  /** Of the visitor's wall clock, where it is known. */
  readonly timeZone: string | undefined;
  /** The site's own flows offer the company's consultation slots; a visitor's flow stands for another business. */
  readonly slots: boolean;
}

/**
 * Which days and times an appointment may have: never one that has passed or that the zone skips, and with `slots` only
 * the company's half hours. Without a zone slots are company time, and elsewhere it is today wherever on earth it still is.
 */
export const appointmentRules = ({ now, timeZone, slots }: AppointmentRules): NextOptions => {
  const zone = timeZone ?? (slots ? brand.timeZone : undefined);
  if (zone === undefined) return { today: new Date(now.getTime() - halfDayMs).toISOString().slice(0, 10) };
  return {
    today: wallClockAt(now, zone).date,
    timeZone: zone,
    isOffered: (moment) => {
      const instant = instantOf(moment, zone);
      return instant !== undefined && instant > now && (!slots || isConsultationSlot(instant));
    },
  };
};
