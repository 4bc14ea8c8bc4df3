import { brand } from '#shared/brand.ts';
import { wallClockAt } from '#shared/domain/wall-clock.ts';

/**
 * The visitor's local time: '04:00 in New York', with the day if it differs from ours. Empty in our own time
 * zone.
 */
export const visitorTime = (at: number, zone: string | undefined): string => {
  if (!zone || zone === brand.timeZone) return '';
  try {
    const theirs = wallClockAt(new Date(at), zone);
    const ours = wallClockAt(new Date(at), brand.timeZone);
    if (theirs.time === ours.time && theirs.date === ours.date) return '';
    const city = (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
    const day = theirs.date === ours.date ? '' : ` (${theirs.date > ours.date ? 'next' : 'previous'} day)`;
    return `${theirs.time} in ${city}${day}`;
  } catch {
    return '';
  }
};
