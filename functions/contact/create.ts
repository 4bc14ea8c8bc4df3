import { handle } from '#functions/http/define.ts';
import { withFlowSnapshot } from '#functions/store/flows/snapshots.ts';
import { createContactWrites, newContact } from '#functions/store/leads/contacts.ts';
import { writeOnce } from '#functions/store/table/idempotency.ts';
import { createContact } from '#shared/api/contact.ts';
import { redactLead } from './redact-lead.ts';
import { spamReason } from './spam.ts';

/** Stores a visitor's message as a new contact, once per idempotency key; suspected spam is stored as such. */
export const route = handle(
  createContact,
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
      const contact = newContact(
        { ...body, context: attached.context },
        {
          id: newId(),
          now,
          spamReason: spamReason({
            website,
            elapsedMs,
            names: [body.firstName, body.lastName, body.company],
            message: body.message,
          }),
        },
      );
      return writeOnce(
        table,
        { scope: 'contact', key: idempotencyKey, content: fields, answer: { id: contact.id }, now },
        [...createContactWrites(table.name, contact, attached.context), ...attached.writes],
      );
    },
);
