import { clientStatuses } from '#shared/domain/lead-statuses.ts';
import type { Client } from '#shared/domain/leads.ts';
import { ClockLine } from '../leads/clock-line.tsx';
import { Facts, LeadCard } from '../leads/lead-card.tsx';
import { MailLink, PhoneLink } from '../leads/reach-links.tsx';
import { responseClock } from '../leads/response-clock.ts';
import { Action } from '../parts/action.tsx';
import { Badge, clientTones, priorityTones } from '../parts/status-badge.tsx';
import { ClientDetails } from './client-details.tsx';
import { followUpDue } from './client-model.ts';

interface ClientCardProps {
  readonly client: Client;
  readonly now: number;
  readonly today: string;
  readonly expanded: boolean;
  readonly onToggle: () => void;
  readonly onEdit: () => void;
  readonly onStory: () => void;
  readonly onPerson: () => void;
}

/** One client project; View opens everything that was asked or told. */
export const ClientCard = ({
  client,
  now,
  today,
  expanded,
  onToggle,
  onEdit,
  onStory,
  onPerson,
}: ClientCardProps) => {
  const detailsId = `details-${client.id}`;
  return (
    <LeadCard
      name={client.companyName}
      late={responseClock(client, now).kind === 'overdue'}
      problem={client.problem}
      marks={
        <>
          <ClockLine lead={client} now={now} />
          <Badge tone={clientTones[client.status]}>{clientStatuses[client.status]}</Badge>
          <Badge tone={priorityTones[client.priorityLevel]}>{client.priorityLevel.toUpperCase()}</Badge>
          {followUpDue(client, today) && (
            <Badge tone="warm">
              {client.followUpDate === today ? 'Follow up today' : 'Follow-up missed'}
            </Badge>
          )}
        </>
      }
      facts={
        <>
          <Facts>
            <span>
              {client.clientName} · {client.industry}
            </span>
            <MailLink email={client.clientEmail} />
            {client.clientPhone && <PhoneLink phone={client.clientPhone} />}
          </Facts>
          <Facts minor>
            <span>Size: {client.companySize}</span>
            <span>Budget: {client.budget}</span>
          </Facts>
        </>
      }
      actions={
        <>
          <Action
            strong
            aria-expanded={expanded}
            aria-controls={expanded ? detailsId : undefined}
            onClick={onToggle}
          >
            {expanded ? 'Hide' : 'View'}
          </Action>
          <Action onClick={onEdit}>Edit</Action>
          <Action onClick={onStory}>Story</Action>
          <Action onClick={onPerson}>Person’s data</Action>
        </>
      }
    >
      {expanded && <ClientDetails client={client} id={detailsId} />}
    </LeadCard>
  );
};
