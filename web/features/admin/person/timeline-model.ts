import type { TimelineEntry } from '#shared/api/admin-people.ts';
import {
  bookingStatuses,
  clientPriorities,
  clientStatuses,
  contactStatuses,
} from '#shared/domain/lead-statuses.ts';
import { clientFields, contactFields } from './fields.ts';

/** Filters of the timeline: the entry kinds of each group, as the API names them. */
export const timelineGroups = {
  messages: { label: 'Messages', kinds: ['contact'] },
  projects: { label: 'Projects', kinds: ['client'] },
  bookings: { label: 'Bookings', kinds: ['booking'] },
  talks: { label: 'Chats and flows', kinds: ['conversation', 'flow', 'past'] },
  mails: { label: 'Emails', kinds: ['reply'] },
  notes: { label: 'Notes', kinds: ['note'] },
  newsletter: { label: 'Newsletter', kinds: ['subscription'] },
  changes: { label: 'Changes', kinds: ['change'] },
} as const;
export type TimelineGroup = keyof typeof timelineGroups;

const groupNames = Object.keys(timelineGroups) as TimelineGroup[];

/**
 * The group of an entry kind; undefined for kinds that this client doesn't know, which are listed under
 * 'All'.
 */
export const entryGroup = (kind: string): TimelineGroup | undefined =>
  groupNames.find((name) => (timelineGroups[name].kinds as readonly string[]).includes(kind));

/** Groups with at least one entry, in display order. */
export const listGroups = (entries: readonly TimelineEntry[]): TimelineGroup[] => {
  const present = new Set(entries.map(({ kind }) => entryGroup(kind)));
  return groupNames.filter((name) => present.has(name));
};

export const filterByGroup = (
  entries: readonly TimelineEntry[],
  group: TimelineGroup | 'all',
): readonly TimelineEntry[] =>
  group === 'all' ? entries : entries.filter(({ kind }) => entryGroup(kind) === group);

const labels: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...contactFields, ...clientFields].map(({ name, label }) => [name, label])),
  startsAt: 'Appointment',
  proposedStartsAt: 'Proposed time',
  durationMinutes: 'Length in minutes',
  place: 'Place',
  reply: 'Message to the visitor',
  snoozedUntil: 'Snoozed until',
  respondedAt: 'Answered',
};
type Names = Readonly<Record<string, string>>;
/** Each list labels its statuses differently; an entry without a known lead uses the most common labels. */
const statusNames: Readonly<Record<NonNullable<TimelineEntry['lead']>['kind'], Names>> = {
  contacts: contactStatuses,
  clients: clientStatuses,
  bookings: bookingStatuses,
};
const anyStatus: Names = { ...clientStatuses, ...bookingStatuses, ...contactStatuses };

const formatChange = (lead: TimelineEntry['lead'], field: string, value: unknown): string => {
  if (value === null || value === undefined || value === '') return 'empty';
  if (Array.isArray(value)) return value.join(', ') || 'empty';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  const names: Names =
    field === 'priorityLevel'
      ? clientPriorities
      : field === 'status'
        ? ((lead && statusNames[lead.kind]) ?? anyStatus)
        : {};
  return names[String(value)] ?? String(value);
};

/** Describes a change: 'Status: New Lead → Contacted'. */
export const changeLines = ({ change, lead }: TimelineEntry): string[] =>
  (change?.changes ?? []).map(
    ({ field, from, to }) =>
      `${labels[field] ?? field}: ${formatChange(lead, field, from)} → ${formatChange(lead, field, to)}`,
  );

/** Describes how a mail was sent, or why it wasn't; undefined for other entries. */
export const mailState = ({ change }: TimelineEntry): string | undefined => {
  const reply = change?.reply;
  if (!reply) return undefined;
  if (reply.failed) return `Not sent to ${reply.to}: ${reply.failed}`;
  if (reply.by === 'program') return `Sent to ${reply.to} with your mail program`;
  return reply.by === 'site' ? `Confirmation sent to ${reply.to}` : `Sent to ${reply.to}`;
};
