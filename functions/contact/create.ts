import { handle } from '#functions/http/define.ts';
import { submitContact } from '#functions/leads/submit.ts';
import { createContact } from '#shared/api/contact.ts';

/** A visitor's message. */
export const route = handle(
  createContact,
  (deps) =>
    ({ body, ...sender }) =>
      submitContact(deps, body, sender),
);
