import * as z from 'zod/mini';
import { contactStatusValues } from '#shared/domain/lead-statuses.ts';
import { clientSchema, contactSchema } from '#shared/domain/leads.ts';
import {
  basedOn,
  clearable,
  clearableText,
  idParams,
  languageField,
  needFields,
  noteText,
  optionalEmail,
  price,
  reminderFields,
} from './admin-fields.ts';
import { optionalText } from './fields.ts';
import { listContract } from './list-contract.ts';
import { defineRoute } from './route.ts';

export const listContacts = listContract('/api/admin/contact-submissions', contactSchema);

/** Absent or blank fields keep their value, `null` clears it. */
export const contactPatchSchema = z.strictObject({
  firstName: z.optional(optionalText(100, 'First name')),
  lastName: clearableText(100, 'Last name'),
  email: optionalEmail,
  phone: clearableText(40, 'Phone'),
  company: clearableText(200, 'Company'),
  service: z.optional(optionalText(120, 'Service')),
  message: z.optional(optionalText(5000, 'Message')),
  ...needFields,
  ...reminderFields,
  language: languageField,
  status: z.optional(z.enum(contactStatusValues, { error: 'Please choose a status.' })),
  pricePerMonth: clearable(price),
  contractMonths: clearable(
    z
      .int({ error: 'Please enter whole months.' })
      .check(
        z.minimum(0, { error: 'Months cannot be negative.' }),
        z.maximum(1200, { error: 'At most 1,200 months.' }),
      ),
  ),
  aiInsights: clearable(noteText),
  notes: clearable(noteText),
  updatedAt: basedOn,
});
export type ContactPatch = z.infer<typeof contactPatchSchema>;

/** Returns the updated contact. 409 `record.stale` has the current contact in `current`. */
export const updateContact = defineRoute({
  method: 'PATCH',
  path: '/api/admin/contact-submissions/{id}',
  params: idParams,
  body: contactPatchSchema,
  errors: ['record.stale'],
  response: contactSchema,
});

/** Permanently deletes the contact with its history. */
export const deleteContact = defineRoute({
  method: 'DELETE',
  path: '/api/admin/contact-submissions/{id}',
  params: idParams,
  response: z.object({ id: z.string() }),
});

/** Creates a client from a contact. A second call returns the same client. The two stay linked. */
export const convertContact = defineRoute({
  method: 'POST',
  path: '/api/admin/contact-submissions/{id}/client-project',
  params: idParams,
  errors: ['request.conflict'],
  response: clientSchema,
  status: 201,
});
