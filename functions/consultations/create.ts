import { spamReason } from '#functions/contact/spam.ts';
import { handle } from '#functions/http/define.ts';
import { createBookingWithClient } from '#functions/store/bookings.ts';
import { writeOnce } from '#functions/store/idempotency.ts';
import { bookConsultation } from '#shared/api/consultations.ts';
import { newBooking } from './new-booking.ts';

/** Stores a consultation request and the client project made from it, both or neither, once per idempotency key. */
export const route = handle(
  bookConsultation,
  ({ table, clock, newId }) =>
    async ({ body, idempotencyKey }) => {
      const now = clock();
      const { website, elapsedMs, context, ...fields } = body;
      const suspicion = spamReason({
        website,
        elapsedMs,
        names: [body.firstName, body.lastName, body.company],
        message: body.message,
      });
      const { booking, client } = newBooking(body, {
        bookingId: newId(),
        clientId: newId(),
        now,
        spamReason: suspicion,
      });
      return writeOnce(
        table,
        { scope: 'consultation', key: idempotencyKey, content: fields, answer: { id: booking.id }, now },
        createBookingWithClient(table.name, booking, client, context),
      );
    },
);
