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
import { Line, NameCell, OneLine, Soft } from '../shared/table/cells.tsx';
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
    weight: 6,
    fixed: true,
    sortValue: ({ companyName }) => companyName,
    cell: (client) => (
      <NameCell
        name={client.companyName}
        beside={
          <Soft
            title={[client.clientName, undefinedIfUnspecified(client.industry)].filter(Boolean).join(' · ')}
          >
            <ClientLine client={client} />
          </Soft>
        }
        problem={client.problem}
        onOpen={() => onPerson(client.clientEmail)}
      />
    ),
  },
  {
    key: 'status',
    label: 'Status',
    weight: 3.6,
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
    weight: 2.4,
    bare: true,
    sortValue: ({ priorityLevel }) => priorityOrder.indexOf(priorityLevel),
    cell: (client) => <PriorityBadge client={client} />,
  },
  {
    key: 'contact',
    label: 'E-mail and phone',
    weight: 5,
    bare: true,
    sortValue: ({ clientEmail }) => clientEmail,
    fullText: ({ clientEmail, clientPhone }) => [clientEmail, clientPhone].filter(Boolean).join('\n'),
    cell: (client) => (
      <Line>
        <OneLine>
          <MailLink email={client.clientEmail} />
        </OneLine>
        {client.clientPhone && (
          <OneLine>
            <PhoneLink phone={client.clientPhone} />
          </OneLine>
        )}
      </Line>
    ),
  },
  {
    key: 'size',
    label: 'Size',
    weight: 1.6,
    sortValue: ({ companySize }) => undefinedIfUnspecified(companySize),
    cell: ({ companySize }) => undefinedIfUnspecified(companySize),
  },
  {
    key: 'budget',
    label: 'Budget',
    weight: 2.4,
    sortValue: ({ budget }) => undefinedIfUnspecified(budget),
    cell: ({ budget }) => undefinedIfUnspecified(budget),
  },
  {
    key: 'quoted',
    label: 'Quoted price',
    weight: 1.8,
    extra: true,
    sortValue: ({ quotedPrice }) => quotedPrice,
    cell: ({ quotedPrice }) => quotedPrice !== undefined && money(quotedPrice),
  },
  {
    key: 'followUpDate',
    label: 'Follow-up',
    weight: 1.8,
    extra: true,
    sortValue: ({ followUpDate }) => followUpDate,
    cell: ({ followUpDate }) => followUpDate && formatCalendarDate(followUpDate),
  },
  {
    key: 'timeline',
    label: 'Timeline',
    weight: 2,
    extra: true,
    sortValue: ({ timeline }) => undefinedIfUnspecified(timeline),
    cell: ({ timeline }) => undefinedIfUnspecified(timeline),
  },
  {
    key: 'submitted',
    label: 'Submitted',
    weight: 1.8,
    extra: true,
    sortValue: ({ createdAt }) => createdAt,
    cell: ({ createdAt }) => formatDate(createdAt),
  },
];
