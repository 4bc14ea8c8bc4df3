import { contactServices } from '#shared/api/contact-services.ts';
import { languages } from '#shared/domain/languages.ts';
import { clientPriorities, clientStatuses, contactStatuses } from '#shared/domain/lead-statuses.ts';
import type { Client, Contact } from '#shared/domain/leads.ts';

export type FieldKind =
  | 'text'
  | 'long'
  | 'email'
  | 'phone'
  | 'price'
  | 'whole'
  | 'day'
  | 'choice'
  | 'list'
  | 'yes-no';

/** One field of a record that is edited in place. */
export interface RecordField<T> {
  readonly name: keyof T & string;
  readonly label: string;
  readonly kind: FieldKind;
  /** Shown for an empty value; default: a dash. */
  readonly blank?: string;
  /** Lists only: show one line per entry. */
  readonly lines?: boolean;
  /** Choices only: labels by value. */
  readonly options?: Readonly<Record<string, string>>;
  /** Can be changed but not cleared. */
  readonly required?: boolean;
  /** Whether the field applies to this record. */
  readonly when?: (record: T) => boolean;
}

const languageNames: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(languages).map(([code, { name }]) => [code, name]),
);

const isSigned = ({ status }: Contact): boolean => status === 'signed';
const showsPrice = (record: Contact): boolean => isSigned(record) || record.pricePerMonth !== undefined;
const showsTerm = (record: Contact): boolean => isSigned(record) || record.contractMonths !== undefined;

/** Fields that contacts and client projects share. */
const needs = [
  { name: 'industry', label: 'Industry', kind: 'text' },
  { name: 'companySize', label: 'Company size', kind: 'text' },
  { name: 'budget', label: 'Budget', kind: 'text' },
  { name: 'timeline', label: 'Timeline', kind: 'text' },
  { name: 'primaryGoals', label: 'Primary Goals', kind: 'list', lines: true },
  { name: 'preferredTemplate', label: 'Template', kind: 'text', blank: 'None specified' },
  { name: 'languageRequirements', label: 'Languages', kind: 'list' },
  { name: 'integrationNeeds', label: 'Integrations', kind: 'list', blank: 'None' },
  { name: 'hasExistingCRM', label: 'Has CRM', kind: 'yes-no' },
  { name: 'existingCRMName', label: 'CRM name', kind: 'text' },
  { name: 'hasWebsite', label: 'Website', kind: 'yes-no' },
  { name: 'websitePlatform', label: 'Platform', kind: 'text' },
  { name: 'hasLiveChat', label: 'Live Chat', kind: 'yes-no' },
  { name: 'currentChallenges', label: 'Current Challenges', kind: 'long' },
] as const satisfies readonly RecordField<Client & Contact>[];

const language = { name: 'language', label: 'Language', kind: 'choice', options: languageNames } as const;
const followUp = { name: 'followUpDate', label: 'Follow-up Date', kind: 'day' } as const;
const notes = { name: 'notes', label: 'Notes', kind: 'long' } as const;

export const contactFields: readonly RecordField<Contact>[] = [
  { name: 'status', label: 'Status', kind: 'choice', options: contactStatuses, required: true },
  { name: 'firstName', label: 'First name', kind: 'text', required: true },
  { name: 'lastName', label: 'Last name', kind: 'text' },
  { name: 'email', label: 'E-mail', kind: 'email', required: true },
  { name: 'phone', label: 'Phone', kind: 'phone' },
  { name: 'company', label: 'Company', kind: 'text' },
  { name: 'service', label: 'Service', kind: 'choice', options: contactServices, required: true },
  { name: 'message', label: 'Message', kind: 'long', required: true },
  { name: 'pricePerMonth', label: 'Price per Month ($)', kind: 'price', when: showsPrice },
  { name: 'contractMonths', label: 'Contract Duration (months)', kind: 'whole', when: showsTerm },
  followUp,
  language,
  { name: 'aiInsights', label: 'AI Insights', kind: 'long' },
  notes,
  ...needs,
];

export const clientFields: readonly RecordField<Client>[] = [
  { name: 'status', label: 'Status', kind: 'choice', options: clientStatuses, required: true },
  { name: 'priorityLevel', label: 'Priority', kind: 'choice', options: clientPriorities, required: true },
  { name: 'companyName', label: 'Company', kind: 'text', required: true },
  { name: 'clientName', label: 'Client', kind: 'text', required: true },
  { name: 'clientEmail', label: 'E-mail', kind: 'email', required: true },
  { name: 'clientPhone', label: 'Phone', kind: 'phone' },
  { name: 'quotedPrice', label: 'Quoted Price ($)', kind: 'price' },
  followUp,
  language,
  notes,
  ...needs,
];
