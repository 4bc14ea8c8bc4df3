import { handle } from '#functions/http/define.ts';
import { readBooking } from '#functions/store/bookings.ts';
import { readPage } from '#functions/store/collections.ts';
import { listBookings } from '#shared/api/admin-leads.ts';
import { pageReply } from './list-page.ts';

/** Consultation requests, newest first. */
export const route = handle(listBookings, ({ table }) => async ({ query }) => {
  const { rows, cursor } = await readPage(table, 'BOOKINGS', query.cursor);
  return pageReply(listBookings, { rows: rows.map(readBooking), cursor });
});
