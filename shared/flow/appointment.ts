import { brand } from '#shared/brand.ts';
import { instantOf, wallClockAt } from '#shared/domain/wall-clock.ts';
import type { AnswerOptions } from './engine.ts';

const halfDayMs = 12 * 3_600_000;

interface AppointmentRules {
  readonly now: Date;
  /** The visitor's time zone, if known. */
  readonly timeZone: string | undefined;
  /**
   * The site's own flows: whether the company is free at a time. Without a zone, times are then company time.
   */
  readonly isFree?: ((start: Date) => boolean) | undefined;
}

/**
 * Rules for appointment times: never in the past, never skipped by the zone's clock change, and free if the
 * flow makes a booking. Without a zone, today is the earliest date anywhere on earth.
 */
export const buildAppointmentRules = ({ now, timeZone, isFree }: AppointmentRules): AnswerOptions => {
  const zone = timeZone ?? (isFree ? brand.timeZone : undefined);
  if (zone === undefined) return { today: new Date(now.getTime() - halfDayMs).toISOString().slice(0, 10) };
  return {
    today: wallClockAt(now, zone).date,
    timeZone: zone,
    isOffered: (moment) => {
      const instant = instantOf(moment, zone);
      return instant !== undefined && instant > now && (isFree?.(instant) ?? true);
    },
  };
};
