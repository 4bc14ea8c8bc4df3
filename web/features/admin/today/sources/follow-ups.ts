import type { Client } from '#shared/domain/leads.ts';
import { followUpDue } from '#web/features/admin/clients/client-model.ts';
import { calendarDayText } from '#web/features/admin/data/dates.ts';
import { beginning, personOf, type TodayItem } from '../today-item.ts';

/** Projects whose follow-up is due or was missed, the longest ago first. `today` is YYYY-MM-DD. */
export const followUpsDue = (clients: readonly Client[], today: string): TodayItem[] =>
  clients
    .filter((client) => followUpDue(client, today))
    .map((client): TodayItem => {
      const day = client.followUpDate ?? today;
      const person = personOf(client.clientEmail);
      return {
        key: `follow-up:${client.id}`,
        name: client.clientName || client.clientEmail,
        company: client.companyName,
        text: beginning(client.notes ?? 'Follow up on the project'),
        due: day === today ? 'Follow up today' : `Follow-up missed on ${calendarDayText(day)}`,
        at: Date.parse(`${day}T00:00:00`),
        urgency: day < today ? 'overdue' : 'today',
        ...(person ? { person } : {}),
        subject: { kind: 'client', lead: client },
      };
    })
    .sort((a, b) => a.at - b.at);
