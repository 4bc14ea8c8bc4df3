import type { BookingStatus } from '#shared/domain/lead-statuses.ts';
import type { Tone } from '../parts/status-badge.tsx';

/** Status colours; the status is always written out beside them. */
export const bookingTones = {
  requested: 'new',
  proposed: 'warm',
  confirmed: 'good',
  declined: 'quiet',
  cancelled: 'quiet',
  done: 'active',
  no_show: 'bad',
} as const satisfies Record<BookingStatus, Tone>;
