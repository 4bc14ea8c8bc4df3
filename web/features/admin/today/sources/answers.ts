import type { SalesLead } from '#shared/domain/lead-stats.ts';
import { type Client, type Contact, notSpecified } from '#shared/domain/leads.ts';
import { clockText, responseClock } from '#web/features/admin/leads/response-clock.ts';
import { leadIdentity, type TodayItem } from '../today-item.ts';

const withoutPlaceholder = (text: string): string => (text === notSpecified ? '' : text);

const describeLead = (subject: SalesLead) => {
  if (subject.kind === 'contacts') {
    const { firstName, lastName, company, message, email } = subject.lead;
    return {
      name: `${firstName} ${lastName}`.trim() || email,
      company: withoutPlaceholder(company),
      text: message,
    };
  }
  const { clientName, companyName, currentChallenges, primaryGoals, clientEmail } = subject.lead;
  return {
    name: clientName || clientEmail,
    company: withoutPlaceholder(companyName),
    text: withoutPlaceholder(currentChallenges) || primaryGoals.join(', ') || 'Client project',
  };
};

/** Cheap check first: few of 50,000 leads need a reply. */
const needsReply = (
  { status, respondBy, respondedAt, snoozedUntil }: Contact | Client,
  nowText: string,
): boolean =>
  status === 'new' &&
  respondBy !== undefined &&
  respondedAt === undefined &&
  (snoozedUntil === undefined || snoozedUntil <= nowText);

const dueAt = ({ lead }: SalesLead): number => Date.parse(lead.respondBy ?? '');

const toItem = (
  key: string,
  person: string | undefined,
  leads: readonly SalesLead[],
  now: number,
): TodayItem => {
  const [first, ...more] = [...leads].sort((a, b) => dueAt(a) - dueAt(b));
  if (!first) throw new TypeError('An item has a lead.');
  const clock = responseClock(first.lead, now);
  const words = describeLead(first);
  const changeEach = (patch: Record<string, unknown>) => leads.map((lead) => ({ lead, patch }));
  return {
    key,
    ...words,
    due: more.length > 0 ? `${clockText(clock)}, ${more.length + 1} messages` : clockText(clock),
    at: dueAt(first),
    urgency: clock.kind === 'overdue' ? 'overdue' : clock.kind === 'running' && clock.soon ? 'soon' : 'today',
    ...(person ? { person } : {}),
    done: {
      label: 'Mark contacted',
      done: `${words.name} marked as contacted`,
      changes: changeEach({ status: 'contacted' }),
    },
    snooze: ({ instant, day }) => ({
      label: 'Later',
      done: `${words.name} snoozed until ${day}`,
      changes: changeEach({ snoozedUntil: instant }),
    }),
  };
};

/**
 * One item per person who needs a reply, across all their leads; the longest-waiting lead stands for them.
 */
export const answersOwed = (
  contacts: readonly Contact[],
  clients: readonly Client[],
  now: number,
): TodayItem[] => {
  const nowText = new Date(now).toISOString();
  const groups = new Map<string, { person: string | undefined; leads: SalesLead[] }>();
  const add = (subject: SalesLead, address: string) => {
    const person = leadIdentity(address);
    const key = `answer:${person ?? subject.lead.id}`;
    const group = groups.get(key);
    if (group) group.leads.push(subject);
    else groups.set(key, { person, leads: [subject] });
  };
  for (const lead of contacts) if (needsReply(lead, nowText)) add({ kind: 'contacts', lead }, lead.email);
  for (const lead of clients) if (needsReply(lead, nowText)) add({ kind: 'clients', lead }, lead.clientEmail);
  return [...groups]
    .map(([key, { person, leads }]) => toItem(key, person, leads, now))
    .sort((a, b) => a.at - b.at);
};
