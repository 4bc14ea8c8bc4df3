import { handle } from '#functions/http/define.ts';
import { bookings } from '#functions/leads/bookings.ts';
import { listBookings } from '#shared/api/admin-bookings.ts';
import { listReply } from './list-page.ts';

/** Consultation requests. */
export const route = handle(
  listBookings,
  ({ table }) =>
    (request) =>
      listReply(table, listBookings, bookings, request),
);
