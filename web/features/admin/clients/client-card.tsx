import { clientStatuses } from '#shared/domain/lead-statuses.ts';
import { type Client, notSpecified } from '#shared/domain/leads.ts';
import { calendarDayText, dayText } from '../data/dates.ts';
import { money } from '../data/money.ts';
import { ClockLine } from '../leads/clock-line.tsx';
import css from '../leads/lead.module.css';
import { Action, Facts, MailLink, PhoneLink, Problem } from '../leads/lead-card.tsx';
import { responseClock } from '../leads/response-clock.ts';
import { Badge, clientTones, priorityTones } from '../parts/status-badge.tsx';
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

const yesNo = (value: boolean): string => (value ? 'Yes' : 'No');
const listOr = (list: readonly string[], empty: string): string => (list.length ? list.join(', ') : empty);

const Details = ({ client }: { client: Client }) => (
  <div className={css.detail} id={`details-${client.id}`}>
    <div>
      <h4>Primary Goals</h4>
      {client.primaryGoals.length ? (
        <ul>
          {[...new Set(client.primaryGoals)].map((goal) => (
            <li key={goal}>{goal}</li>
          ))}
        </ul>
      ) : (
        <p>{notSpecified}</p>
      )}
    </div>
    <div>
      <h4>Chatbot Requirements</h4>
      <p>Template: {client.preferredTemplate || 'None specified'}</p>
      <p>Languages: {listOr(client.languageRequirements, notSpecified)}</p>
      <p>Integrations: {listOr(client.integrationNeeds, 'None')}</p>
    </div>
    <div>
      <h4>Technical Details</h4>
      <p>
        Has CRM: {yesNo(client.hasExistingCRM)}
        {client.existingCRMName && ` (${client.existingCRMName})`}
      </p>
      <p>
        Website: {yesNo(client.hasWebsite)}
        {client.websitePlatform && ` (${client.websitePlatform})`}
      </p>
      <p>Live Chat: {yesNo(client.hasLiveChat)}</p>
    </div>
    <div>
      <h4>Project Info</h4>
      <p>Timeline: {client.timeline}</p>
      <p>Submitted: {dayText(client.createdAt)}</p>
      {client.quotedPrice !== undefined && <p>Quoted price: {money(client.quotedPrice)}</p>}
      {client.followUpDate && <p>Follow-up date: {calendarDayText(client.followUpDate)}</p>}
    </div>
    <div className={css.wide}>
      <h4>Current Challenges</h4>
      <p dir="auto">{client.currentChallenges}</p>
    </div>
    {client.notes && (
      <div className={css.wide}>
        <h4>Notes</h4>
        <p dir="auto">{client.notes}</p>
      </div>
    )}
  </div>
);

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
}: ClientCardProps) => (
  <article className={css.card} data-late={responseClock(client, now).kind === 'overdue'}>
    <header className={css.head}>
      <h3 className={css.name}>
        <bdi>{client.companyName}</bdi>
      </h3>
      <ClockLine lead={client} now={now} />
      <Badge tone={clientTones[client.status]}>{clientStatuses[client.status]}</Badge>
      <Badge tone={priorityTones[client.priorityLevel]}>{client.priorityLevel.toUpperCase()}</Badge>
      {followUpDue(client, today) && (
        <Badge tone="warm">{client.followUpDate === today ? 'Follow up today' : 'Follow-up missed'}</Badge>
      )}
    </header>
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
    <Problem text={client.problem} />
    {expanded && <Details client={client} />}
    <div className={css.actions}>
      <Action
        strong
        aria-expanded={expanded}
        aria-controls={expanded ? `details-${client.id}` : undefined}
        onClick={onToggle}
      >
        {expanded ? 'Hide' : 'View'}
      </Action>
      <Action onClick={onEdit}>Edit</Action>
      <Action onClick={onStory}>Story</Action>
      <Action onClick={onPerson}>Person’s data</Action>
    </div>
  </article>
);
