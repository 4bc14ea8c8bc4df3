import {
  type ClientPriority,
  clientPriorities,
  clientStatuses,
  clientStatusValues,
} from '#shared/domain/lead-statuses.ts';
import { type Client, notSpecified } from '#shared/domain/leads.ts';
import { money } from '#shared/domain/money.ts';
import { formatCalendarDate, formatDate } from '#web/lib/format.ts';
import { ClockLine } from '../leads/clock-line.tsx';
import { MailLink, PhoneLink } from '../leads/reach-links.tsx';
import { Badge, clientTones, priorityTones } from '../parts/status-badge.tsx';
import { Line, NameCell } from '../shared/table/cells.tsx';
import type { Column } from '../shared/table/columns.ts';
import { isFollowUpDue } from './model.ts';

/** Undefined for 'Not specified', so that a column does not repeat it in every row. */
export const undefinedIfUnspecified = (text: string | undefined): string | undefined =>
  text && text !== notSpecified ? text : undefined;

const priorityOrder = Object.keys(clientPriorities) as ClientPriority[];

export const PriorityBadge = ({ client }: { client: Client }) => (
  <Badge tone={priorityTones[client.priorityLevel]}>{client.priorityLevel.toUpperCase()}</Badge>
);

export const FollowUpBadge = ({ client, today }: { client: Client; today: string }) =>
  isFollowUpDue(client, today) && (
    <Badge tone="warm">{client.followUpDate === today ? 'Follow up today' : 'Follow-up missed'}</Badge>
  );

/** Contact person, industry and size. */
export const ClientLine = ({ client }: { client: Client }) => (
  <>
    <bdi>{client.clientName}</bdi>
    {undefinedIfUnspecified(client.industry) && (
      <>
        {' · '}
        <bdi>{client.industry}</bdi>
      </>
    )}
  </>
);

/** Columns of the client list. `now` and `today` are in the reader's time zone. */
export const clientColumns = (
  now: number,
  today: string,
  onPerson: (email: string) => void,
): readonly Column<Client>[] => [
  {
    key: 'company',
    label: 'Company',
    fixed: true,
    sortValue: ({ companyName }) => companyName,
    cell: (client) => (
      <NameCell
        name={client.companyName}
        below={<ClientLine client={client} />}
        problem={client.problem}
        onOpen={() => onPerson(client.clientEmail)}
      />
    ),
  },
  {
    key: 'status',
    label: 'Status',
    width: 13,
    bare: true,
    sortValue: ({ status }) => clientStatusValues.indexOf(status),
    cell: (client) => (
      <Line>
        <Badge tone={clientTones[client.status]}>{clientStatuses[client.status]}</Badge>
        <ClockLine short lead={client} now={now} />
        <FollowUpBadge client={client} today={today} />
      </Line>
    ),
  },
  {
    key: 'priority',
    label: 'Priority',
    width: 6.5,
    bare: true,
    sortValue: ({ priorityLevel }) => priorityOrder.indexOf(priorityLevel),
    cell: (client) => <PriorityBadge client={client} />,
  },
  {
    key: 'contact',
    label: 'E-mail and phone',
    width: 18,
    bare: true,
    sortValue: ({ clientEmail }) => clientEmail,
    cell: (client) => (
      <>
        <MailLink email={client.clientEmail} />
        {client.clientPhone && (
          <div>
            <PhoneLink phone={client.clientPhone} />
          </div>
        )}
      </>
    ),
  },
  {
    key: 'budget',
    label: 'Budget',
    width: 8.5,
    sortValue: ({ budget }) => undefinedIfUnspecified(budget),
    cell: ({ budget }) => undefinedIfUnspecified(budget),
  },
  {
    key: 'size',
    label: 'Size',
    below: 'budget',
    width: 8.5,
    sortValue: ({ companySize }) => undefinedIfUnspecified(companySize),
    cell: ({ companySize }) => undefinedIfUnspecified(companySize),
  },
  {
    key: 'quoted',
    label: 'Quoted price',
    below: 'timeline',
    width: 7,
    extra: true,
    sortValue: ({ quotedPrice }) => quotedPrice,
    cell: ({ quotedPrice }) => quotedPrice !== undefined && money(quotedPrice),
  },
  {
    key: 'followUpDate',
    label: 'Follow-up',
    below: 'submitted',
    width: 7,
    extra: true,
    sortValue: ({ followUpDate }) => followUpDate,
    cell: ({ followUpDate }) => followUpDate && formatCalendarDate(followUpDate),
  },
  {
    key: 'timeline',
    label: 'Timeline',
    width: 7,
    extra: true,
    sortValue: ({ timeline }) => undefinedIfUnspecified(timeline),
    cell: ({ timeline }) => undefinedIfUnspecified(timeline),
  },
  {
    key: 'submitted',
    label: 'Submitted',
    width: 7,
    extra: true,
    sortValue: ({ createdAt }) => createdAt,
    cell: ({ createdAt }) => formatDate(createdAt),
  },
];
