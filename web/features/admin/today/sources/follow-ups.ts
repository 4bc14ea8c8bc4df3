import type { Client, Contact } from '#shared/domain/leads.ts';
import { isFollowUpDue } from '#web/features/admin/clients/model.ts';
import type { Lead } from '#web/features/admin/leads/use-change.ts';
import { formatCalendarDate } from '#web/lib/format.ts';
import { leadIdentity, rankOf, type TodayItem } from '../today-item.ts';

const toItem = (lead: Lead, name: string, address: string, company: string, today: string): TodayItem => {
  const { id, followUpDate: day = today, notes } = lead.lead;
  const person = leadIdentity(address);
  return {
    key: `follow-up:${id}`,
    kind: 'follow-up',
    reason: 'Follow-up',
    rank: rankOf(day < today ? 'overdue' : 'today'),
    language: lead.lead.language,
    name: name || address,
    company,
    text: notes ?? 'Follow up',
    due: day === today ? 'Follow up today' : `Follow-up missed on ${formatCalendarDate(day)}`,
    at: Date.parse(`${day}T00:00:00`),
    urgency: day < today ? 'overdue' : 'today',
    ...(person ? { person } : {}),
    done: {
      label: 'Done',
      done: `Follow-up with ${name || address} done`,
      changes: [{ lead, patch: { followUpDate: null } }],
    },
    snooze: (until) => ({
      label: 'Later',
      done: `Follow-up with ${name || address} moved to ${until.day}`,
      changes: [{ lead, patch: { followUpDate: until.day } }],
    }),
  };
};

const isOpen = ({ status, followUpDate }: Contact, today: string): boolean =>
  Boolean(followUpDate) && (followUpDate ?? '') <= today && status !== 'spam' && status !== 'uninterested';

/** Projects and contacts with a due or missed follow-up, oldest first. `today` is YYYY-MM-DD. */
export const listFollowUps = (
  clients: readonly Client[],
  contacts: readonly Contact[],
  today: string,
): TodayItem[] =>
  [
    ...clients
      .filter((client) => isFollowUpDue(client, today))
      .map((lead) =>
        toItem({ kind: 'clients', lead }, lead.clientName, lead.clientEmail, lead.companyName, today),
      ),
    ...contacts
      .filter((contact) => isOpen(contact, today))
      .map((lead) =>
        toItem(
          { kind: 'contacts', lead },
          `${lead.firstName} ${lead.lastName}`.trim(),
          lead.email,
          lead.company,
          today,
        ),
      ),
  ].sort((a, b) => a.at - b.at);
