import { brand } from '#shared/brand.ts';
import { instantOf, isConsultationSlot, wallClockAt } from '#shared/domain/consultation-slots.ts';
import type { AnswerOptions } from './engine.ts';

const halfDayMs = 12 * 3_600_000;

interface AppointmentRules {
  readonly now: Date;
  /** The visitor's time zone, if known. */
  readonly timeZone: string | undefined;
  /** True for the site's own flows: only the company's consultation slots are offered. */
  readonly slots: boolean;
}

/**
 * Rules for appointment times: never past, never skipped by the zone's clock change, and with `slots` only consultation
 * slots. Without a zone, slots use company time; otherwise today is the earliest date anywhere on earth.
 */
export const buildAppointmentRules = ({ now, timeZone, slots }: AppointmentRules): AnswerOptions => {
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
