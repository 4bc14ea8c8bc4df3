import type { BookingStatus } from '#shared/domain/lead-statuses.ts';
import type { Tone } from '../parts/status-badge.tsx';

/** How the states of a request are told apart at a glance; the word always stands beside it. */
export const bookingTones = {
  requested: 'new',
  proposed: 'warm',
  confirmed: 'good',
  declined: 'quiet',
  cancelled: 'quiet',
  done: 'active',
  no_show: 'bad',
} as const satisfies Record<BookingStatus, Tone>;
