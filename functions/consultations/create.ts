import { redactLead } from '#functions/contact/redact-lead.ts';
import { spamReason } from '#functions/contact/spam.ts';
import { handle } from '#functions/http/define.ts';
import { withFlowSnapshot } from '#functions/store/flows/snapshots.ts';
import { createBookingWithClient } from '#functions/store/leads/bookings.ts';
import { writeOnce } from '#functions/store/table/idempotency.ts';
import { bookConsultation } from '#shared/api/consultations.ts';
import { newBooking } from './new-booking.ts';

/** Stores a consultation request and the client project made from it, both or neither, once per idempotency key. */
export const route = handle(
  bookConsultation,
  ({ table, clock, newId }) =>
    async ({ body: sent, idempotencyKey, visitorId }) => {
      const now = clock();
      const body = redactLead(sent);
      const { website, elapsedMs, context, ...fields } = body;
      const attached = await withFlowSnapshot(table, visitorId, context, {
        id: newId(),
        email: body.email,
        now,
      });
      const suspicion = spamReason({
        website,
        elapsedMs,
        names: [body.firstName, body.lastName, body.company],
        message: body.message,
      });
      const { booking, client } = newBooking(
        { ...body, context: attached.context },
        {
          bookingId: newId(),
          clientId: newId(),
          now,
          spamReason: suspicion,
        },
      );
      return writeOnce(
        table,
        { scope: 'consultation', key: idempotencyKey, content: fields, answer: { id: booking.id }, now },
        [...createBookingWithClient(table.name, booking, client, attached.context), ...attached.writes],
      );
    },
);
