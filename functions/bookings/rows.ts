import type { RouteRow } from '#functions/http/types.ts';
import { getBookingCalendar, updateBooking } from '#shared/api/admin-bookings.ts';
import { answerBooking, getBookingFile, getBookingPage } from '#shared/api/bookings.ts';

/** The token is unguessable; the limit keeps anybody from trying all the same. */
const pageRow = {
  access: 'public',
  rateLimit: { name: 'booking-page', max: 120, windowSeconds: 600, onFailure: 'open' },
  secrets: ['visitor'],
} as const satisfies Partial<RouteRow>;

/** Rows of consultation requests after they were sent, part of THE table in `functions/routes.ts`. */
export const bookingRows = {
  getBookingPage: {
    shares: 'bookingPage',
    ...pageRow,
    contract: getBookingPage,
    entry: 'bookings/page.ts',
    load: () => import('./page.ts'),
    table: ['GetItem', 'UpdateItem'],
    reads: ['BOOKINGS'],
  },
  getBookingFile: {
    shares: 'bookingPage',
    ...pageRow,
    contract: getBookingFile,
    entry: 'bookings/calendar.ts',
    load: () => import('./calendar.ts'),
    table: ['GetItem', 'UpdateItem'],
    reads: ['BOOKINGS'],
  },
  answerBooking: {
    shares: 'bookingPage',
    ...pageRow,
    contract: answerBooking,
    entry: 'bookings/answer.ts',
    load: () => import('./answer.ts'),
    sends: ['mail'],
    splits: true,
    timeoutSeconds: 20,
    table: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    reads: ['APPOINTMENTS', 'BOOKINGS'],
    writes: ['APPOINTMENTS', 'BOOKINGS', 'DAYS', 'LEAD#*', 'VERSION#*'],
  },
  updateBooking: {
    shares: 'bookingChanges',
    contract: updateBooking,
    entry: 'admin/bookings/update.ts',
    load: () => import('../admin/bookings/update.ts'),
    access: 'admin',
    recordOf: 'BOOKINGS',
    index: 'EMAIL#*',
    sends: ['mail'],
    splits: true,
    timeoutSeconds: 20,
    table: ['BatchGetItem', 'GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    reads: ['ALIAS#*', 'APPOINTMENTS', 'BOOKINGS', 'CLIENTS', 'CONTACTS', 'LEAD#*'],
    writes: ['APPOINTMENTS', 'BOOKINGS', 'CLIENTS', 'CONTACTS', 'DAYS', 'LEAD#*', 'VERSION#*'],
    secrets: ['session', 'visitor'],
  },
  getBookingCalendar: {
    shares: 'bookingChanges',
    contract: getBookingCalendar,
    entry: 'admin/bookings/calendar.ts',
    load: () => import('../admin/bookings/calendar.ts'),
    access: 'admin',
    recordOf: 'BOOKINGS',
    table: ['BatchGetItem'],
    secrets: ['session', 'visitor'],
  },
} as const satisfies Record<string, RouteRow>;
