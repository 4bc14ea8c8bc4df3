import type { RouteRow } from '#functions/http/types.ts';
import { leadForm, leadWrites } from '#functions/leads/lead-form-route.ts';
import { listRow } from '#functions/lists/list-row.ts';
import { getBookingCalendar, listBookings, updateBooking } from '#shared/api/admin-bookings.ts';
import {
  changeCalendarFeed,
  getBookingSettings,
  getCalendarFeed,
  putBookingSettings,
} from '#shared/api/booking-settings.ts';
import { answerBooking, getBookingFile, getBookingPage } from '#shared/api/bookings.ts';
import { bookConsultation } from '#shared/api/consultations.ts';
import { getFreeTimes } from '#shared/api/free-times.ts';

/** Tokens can't be guessed; the limit also stops attempts. */
const pageRow = {
  access: 'public',
  rateLimit: { name: 'booking-page', max: 120, windowSeconds: 600, onFailure: 'open' },
  secrets: ['visitor'],
} as const satisfies Partial<RouteRow>;

export const bookingRoutes = {
  bookConsultation: {
    contract: bookConsultation,
    entry: 'bookings/create.ts',
    load: () => import('./create.ts'),
    ...leadForm,
    splits: true,
    timeoutSeconds: 20,
    table: [...leadForm.table, 'BatchGetItem', 'Query'],
    reads: ['APPOINTMENTS', ...leadForm.reads, 'IDEM#*', 'KNOWLEDGE'],
    writes: ['APPOINTMENTS', 'BOOKINGS', 'CLIENTS', ...leadWrites],
  },
  getFreeTimes: {
    contract: getFreeTimes,
    entry: 'bookings/list-free-times.ts',
    load: () => import('./list-free-times.ts'),
    access: 'public',
    rateLimit: { name: 'free-times', max: 120, windowSeconds: 600, onFailure: 'open' },
    splits: true,
    timeoutSeconds: 15,
    table: ['BatchGetItem', 'Query', 'UpdateItem'],
    reads: ['APPOINTMENTS', 'KNOWLEDGE'],
    writes: ['APPOINTMENTS'],
  },
  listBookings: listRow(listBookings, 'BOOKINGS', () => import('./bookings.ts')),
  getBookingPage: {
    ...pageRow,
    contract: getBookingPage,
    entry: 'bookings/page.ts',
    load: () => import('./page.ts'),
    table: ['GetItem', 'UpdateItem'],
    reads: ['BOOKINGS'],
  },
  getBookingFile: {
    ...pageRow,
    contract: getBookingFile,
    entry: 'bookings/calendar.ts',
    load: () => import('./calendar.ts'),
    table: ['GetItem', 'UpdateItem'],
    reads: ['BOOKINGS'],
  },
  answerBooking: {
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
  getBookingSettings: {
    contract: getBookingSettings,
    entry: 'bookings/admin/get-settings.ts',
    load: () => import('./admin/get-settings.ts'),
    access: 'admin',
    table: ['BatchGetItem'],
    reads: ['APPOINTMENTS', 'KNOWLEDGE'],
    secrets: ['session', 'visitor'],
  },
  putBookingSettings: {
    contract: putBookingSettings,
    entry: 'bookings/admin/put-settings.ts',
    load: () => import('./admin/put-settings.ts'),
    access: 'admin',
    splits: true,
    timeoutSeconds: 15,
    table: ['BatchGetItem', 'UpdateItem'],
    reads: ['APPOINTMENTS', 'KNOWLEDGE'],
    writes: ['APPOINTMENTS'],
    secrets: ['session', 'visitor'],
  },
  changeCalendarFeed: {
    contract: changeCalendarFeed,
    entry: 'bookings/admin/change-feed.ts',
    load: () => import('./admin/change-feed.ts'),
    access: 'admin',
    table: ['BatchGetItem', 'UpdateItem'],
    writes: ['APPOINTMENTS'],
    secrets: ['session', 'visitor'],
  },
  getCalendarFeed: {
    contract: getCalendarFeed,
    entry: 'bookings/feed.ts',
    load: () => import('./feed.ts'),
    access: 'public',
    rateLimit: { name: 'calendar-feed', max: 60, windowSeconds: 600, onFailure: 'open' },
    secrets: ['visitor'],
    table: ['BatchGetItem', 'Query', 'UpdateItem'],
    reads: ['APPOINTMENTS', 'BOOKINGS', 'KNOWLEDGE'],
  },
  updateBooking: {
    contract: updateBooking,
    entry: 'bookings/admin/update.ts',
    load: () => import('./admin/update.ts'),
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
    contract: getBookingCalendar,
    entry: 'bookings/admin/calendar.ts',
    load: () => import('./admin/calendar.ts'),
    access: 'admin',
    recordOf: 'BOOKINGS',
    table: ['BatchGetItem'],
    secrets: ['session', 'visitor'],
  },
} as const satisfies Record<string, RouteRow>;
