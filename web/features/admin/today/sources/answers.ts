import { type Client, type Contact, notSpecified } from '#shared/domain/leads.ts';
import { clockText, responseClock } from '#web/features/admin/leads/response-clock.ts';
import type { SalesLead as Waiting } from '#web/features/admin/leads/use-change.ts';
import { personOf, type TodayItem } from '../today-item.ts';

const known = (text: string): string => (text === notSpecified ? '' : text);

const wordsOf = (subject: Waiting) => {
  if (subject.kind === 'contacts') {
    const { firstName, lastName, company, message, email } = subject.lead;
    return { name: `${firstName} ${lastName}`.trim() || email, company: known(company), text: message };
  }
  const { clientName, companyName, currentChallenges, primaryGoals, clientEmail } = subject.lead;
  return {
    name: clientName || clientEmail,
    company: known(companyName),
    text: known(currentChallenges) || primaryGoals.join(', ') || 'Client project',
  };
};

/** Cheap check first: few of 50,000 leads need a reply. */
const waits = (
  { status, respondBy, respondedAt, snoozedUntil }: Contact | Client,
  nowText: string,
): boolean =>
  status === 'new' &&
  respondBy !== undefined &&
  respondedAt === undefined &&
  (snoozedUntil === undefined || snoozedUntil <= nowText);

const dueOf = ({ lead }: Waiting): number => Date.parse(lead.respondBy ?? '');

const itemOf = (
  key: string,
  person: string | undefined,
  leads: readonly Waiting[],
  now: number,
): TodayItem => {
  const [first, ...more] = [...leads].sort((a, b) => dueOf(a) - dueOf(b));
  if (!first) throw new TypeError('An item has a lead.');
  const clock = responseClock(first.lead, now);
  const words = wordsOf(first);
  const each = (patch: Record<string, unknown>) => leads.map((lead) => ({ lead, patch }));
  return {
    key,
    ...words,
    due: more.length > 0 ? `${clockText(clock)}, ${more.length + 1} messages` : clockText(clock),
    at: dueOf(first),
    urgency: clock.kind === 'overdue' ? 'overdue' : clock.kind === 'running' && clock.soon ? 'soon' : 'today',
    ...(person ? { person } : {}),
    done: {
      label: 'Mark contacted',
      done: `${words.name} marked as contacted`,
      changes: each({ status: 'contacted' }),
    },
    snooze: ({ instant, day }) => ({
      label: 'Later',
      done: `${words.name} put off until ${day}`,
      changes: each({ snoozedUntil: instant }),
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
  const groups = new Map<string, { person: string | undefined; leads: Waiting[] }>();
  const add = (subject: Waiting, address: string) => {
    const person = personOf(address);
    const key = `answer:${person ?? subject.lead.id}`;
    const group = groups.get(key);
    if (group) group.leads.push(subject);
    else groups.set(key, { person, leads: [subject] });
  };
  for (const lead of contacts) if (waits(lead, nowText)) add({ kind: 'contacts', lead }, lead.email);
  for (const lead of clients) if (waits(lead, nowText)) add({ kind: 'clients', lead }, lead.clientEmail);
  return [...groups]
    .map(([key, { person, leads }]) => itemOf(key, person, leads, now))
    .sort((a, b) => a.at - b.at);
};
