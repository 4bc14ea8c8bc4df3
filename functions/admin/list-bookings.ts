import { handle } from '#functions/http/define.ts';
import { bookingKind } from '#functions/store/leads/bookings.ts';
import { listBookings } from '#shared/api/admin-leads.ts';
import { listReply } from './list-page.ts';

/** Consultation requests. */
export const route = handle(
  listBookings,
  ({ table }) =>
    (request) =>
      listReply(table, listBookings, bookingKind, request),
);
