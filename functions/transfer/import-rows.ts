import * as z from 'zod/mini';
import { calendarDay, noteText, price } from '#shared/api/admin-fields.ts';
import { emailText, optionalText, requiredText } from '#shared/api/fields.ts';
import { languageCodes } from '#shared/domain/languages.ts';
import { clientPriorities, clientStatuses, contactStatuses } from '#shared/domain/lead-statuses.ts';
import { isCalendarDate } from '#shared/domain/wall-clock.ts';
import {
  amountOf,
  choiceOf,
  dayOfCell,
  type ImportCell,
  isInstant,
  listOf,
  plainText,
  receivedOf,
  yesOrNo,
} from './import-cells.ts';

const text = (max: number, label: string) => z.optional(optionalText(max, label));
const list = z.optional(
  z.array(optionalText(200, 'Each entry')).check(z.maxLength(20, { error: 'At most 20 entries.' })),
);
const answer = z.optional(z.boolean({ error: 'Please say yes or no.' }));
const months = z.optional(
  z
    .int({ error: 'Please enter whole months.' })
    .check(z.minimum(0, { error: 'Months cannot be negative.' }), z.maximum(1200)),
);
const choice = <T extends string>(labels: Readonly<Record<T, string>>, error: string) =>
  z.optional(z.enum(Object.keys(labels) as [T, ...T[]], { error }));

/** UTC+14, where days begin first. */
const maxFutureMs = 14 * 3_600_000;
const received = z.string().check(
  z.refine((text) => isCalendarDate(text) || isInstant(text), {
    error: 'Please write the day as YYYY-MM-DD.',
  }),
);

const shared = {
  /** When it was received: a day or an instant; default is now. */
  createdAt: z.optional(received),
  industry: text(100, 'Industry'),
  companySize: text(100, 'Company size'),
  budget: text(100, 'Budget'),
  primaryGoals: list,
  preferredTemplate: text(100, 'Template'),
  languageRequirements: list,
  integrationNeeds: list,
  hasExistingCRM: answer,
  existingCRMName: text(100, 'CRM name'),
  hasWebsite: answer,
  websitePlatform: text(100, 'Platform'),
  hasLiveChat: answer,
  currentChallenges: text(5000, 'Current challenges'),
  timeline: text(200, 'Timeline'),
  followUpDate: z.optional(calendarDay),
  language: z.optional(z.enum(languageCodes, { error: 'Please give a language as its code, such as en.' })),
  notes: z.optional(noteText),
};

/** When a lead was received, or what is wrong with the date at `now`; undefined if the row has none. */
export const receivedAt = (
  given: string | undefined,
  now: Date,
): { readonly at?: Date } | { readonly problem: string } => {
  if (given === undefined) return {};
  const isDay = isCalendarDate(given);
  // Noon UTC is the same day almost everywhere; for today, use the current time.
  const at = new Date(isDay ? `${given}T12:00:00.000Z` : given);
  if (given < '1990') return { problem: 'Days before 1990 are not taken.' };
  if (at <= now) return { at };
  const isToday = isDay && Date.parse(given) - maxFutureMs <= now.getTime();
  return isToday ? { at: now } : { problem: 'This is still to come.' };
};

/** A contact's row. */
const contactRow = z.strictObject({
  firstName: text(100, 'First name'),
  lastName: text(100, 'Last name'),
  email: emailText,
  phone: text(40, 'Phone'),
  company: text(200, 'Company'),
  service: text(120, 'Service'),
  message: text(5000, 'Message'),
  status: choice(contactStatuses, 'This is not a status of contacts.'),
  pricePerMonth: z.optional(price),
  contractMonths: months,
  aiInsights: z.optional(noteText),
  ...shared,
});
export type ContactRow = z.infer<typeof contactRow>;

/** A client project's row. */
const clientRow = z.strictObject({
  companyName: requiredText(200, 'Company'),
  clientName: text(201, 'Client name'),
  clientEmail: emailText,
  clientPhone: text(40, 'Phone'),
  status: choice(clientStatuses, 'This is not a status of client projects.'),
  priorityLevel: choice(clientPriorities, 'This is not a priority.'),
  quotedPrice: z.optional(price),
  ...shared,
});
export type ClientRow = z.infer<typeof clientRow>;

const readers: Readonly<Record<string, (cell: ImportCell) => ImportCell>> = {
  pricePerMonth: amountOf,
  quotedPrice: amountOf,
  contractMonths: amountOf,
  followUpDate: dayOfCell,
  createdAt: receivedOf,
  hasExistingCRM: yesOrNo,
  hasWebsite: yesOrNo,
  hasLiveChat: yesOrNo,
  primaryGoals: listOf,
  languageRequirements: listOf,
  integrationNeeds: listOf,
  priorityLevel: choiceOf(clientPriorities),
};
const statusOf = { contacts: choiceOf(contactStatuses), clients: choiceOf(clientStatuses) } as const;

export type ImportRow = Readonly<Record<string, ImportCell>>;

/** A row's cells in the form that its fields need, without empty ones. */
const cellsOf = (dataset: 'contacts' | 'clients', row: ImportRow): Record<string, ImportCell> =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([, cell]) => !(typeof cell === 'string' && cell.trim() === ''))
      .map(([field, cell]) => [
        field,
        field === 'status' ? statusOf[dataset](cell) : (readers[field] ?? plainText)(cell),
      ]),
  );

type Read<T> =
  | { readonly ok: true; readonly row: T }
  | { readonly ok: false; readonly fields: Record<string, string> };

const readAs = <S extends z.ZodMiniType>(schema: S, cells: unknown): Read<z.output<S>> => {
  const parsed = z.safeParse(schema, cells);
  if (parsed.success) return { ok: true, row: parsed.data };
  const fields: Record<string, string> = {};
  for (const issue of parsed.error.issues) {
    const names = issue.code === 'unrecognized_keys' ? issue.keys : [String(issue.path[0] ?? 'row')];
    for (const name of names)
      fields[name] ??= issue.code === 'unrecognized_keys' ? 'There is no such field.' : issue.message;
  }
  return { ok: false, fields };
};

/** Parses a contact's row; errors name the field. */
export const readContactRow = (row: ImportRow): Read<ContactRow> =>
  readAs(contactRow, cellsOf('contacts', row));

/** Parses a client project's row; errors name the field. */
export const readClientRow = (row: ImportRow): Read<ClientRow> => readAs(clientRow, cellsOf('clients', row));
