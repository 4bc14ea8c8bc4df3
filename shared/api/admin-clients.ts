import * as z from 'zod/mini';
import { clientPriorityValues, clientStatusValues } from '#shared/domain/lead-statuses.ts';
import { clientSchema } from '#shared/domain/leads.ts';
import {
  basedOn,
  calendarDay,
  clearable,
  clearableText,
  idParams,
  languageField,
  needFields,
  noteText,
  optionalEmail,
  price,
  reminderFields,
  words,
} from './admin-fields.ts';
import { emailText, optionalText, requiredText } from './fields.ts';
import { listContract } from './list-contract.ts';
import { defineRoute } from './route.ts';

export const listClients = listContract('/api/admin/client-projects', clientSchema);

const status = z.enum(clientStatusValues, { error: 'Please choose a status.' });
const priorityLevel = z.enum(clientPriorityValues, { error: 'Please choose a priority.' });

/** A client added by hand. Company, name and email are required; missing fields become 'Not specified'. */
export const clientInputSchema = z.strictObject({
  companyName: requiredText(200, 'Company'),
  clientName: requiredText(201, 'Client name'),
  clientEmail: emailText,
  clientPhone: z.optional(optionalText(40, 'Phone')),
  industry: z.optional(optionalText(100, 'Industry')),
  companySize: z.optional(optionalText(100, 'Company size')),
  budget: z.optional(optionalText(100, 'Budget')),
  status: z.optional(status),
  priorityLevel: z.optional(priorityLevel),
  primaryGoals: z.optional(words('Goal')),
  preferredTemplate: z.optional(optionalText(100, 'Template')),
  languageRequirements: z.optional(words('Language')),
  integrationNeeds: z.optional(words('Integration')),
  hasExistingCRM: z.optional(z.boolean()),
  existingCRMName: z.optional(optionalText(100, 'CRM name')),
  hasWebsite: z.optional(z.boolean()),
  websitePlatform: z.optional(optionalText(100, 'Platform')),
  hasLiveChat: z.optional(z.boolean()),
  currentChallenges: z.optional(optionalText(5000, 'Current challenges')),
  timeline: z.optional(optionalText(200, 'Timeline')),
  quotedPrice: z.optional(price),
  followUpDate: z.optional(calendarDay),
  notes: z.optional(noteText),
});
export type ClientInput = z.infer<typeof clientInputSchema>;

export const addClient = defineRoute({
  method: 'POST',
  path: '/api/admin/client-projects',
  body: clientInputSchema,
  errors: ['request.conflict'],
  response: clientSchema,
  status: 201,
});

/**
 * Absent or blank fields keep their value, `null` clears it (back to 'Not specified' where that is the
 * default).
 */
export const clientPatchSchema = z.strictObject({
  companyName: z.optional(optionalText(200, 'Company')),
  clientName: z.optional(optionalText(201, 'Client name')),
  clientEmail: optionalEmail,
  clientPhone: clearableText(40, 'Phone'),
  ...needFields,
  status: z.optional(status),
  priorityLevel: z.optional(priorityLevel),
  quotedPrice: clearable(price),
  ...reminderFields,
  language: languageField,
  notes: clearable(noteText),
  updatedAt: basedOn,
});
export type ClientPatch = z.infer<typeof clientPatchSchema>;

/** Returns the updated client. A changed email moves the client and its history to that person. */
export const updateClient = defineRoute({
  method: 'PATCH',
  path: '/api/admin/client-projects/{id}',
  params: idParams,
  body: clientPatchSchema,
  errors: ['record.stale'],
  response: clientSchema,
});
