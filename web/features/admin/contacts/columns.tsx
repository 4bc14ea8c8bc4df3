import { contactServices } from '#shared/api/contact.ts';
import { contactStatuses, contactStatusOrder, leadSources } from '#shared/domain/lead-statuses.ts';
import type { Contact } from '#shared/domain/leads.ts';
import { money } from '#shared/domain/money.ts';
import { formatDate, formatDateTime } from '#web/lib/format.ts';
import { undefinedIfUnspecified } from '../clients/columns.tsx';
import { ClockLine } from '../leads/clock-line.tsx';
import { MailLink } from '../leads/reach-links.tsx';
import { Badge, contactTones } from '../parts/status-badge.tsx';
import { Line, NameCell, Several, Soft, Words } from '../shared/table/cells.tsx';
import type { Column } from '../shared/table/columns.ts';
import { fullName } from './model.ts';

export const serviceLabel = (service: string): string =>
  (contactServices as Readonly<Record<string, string>>)[service] ?? service;

/** The status badge, plus "Spam Detected" for spam or the price for signed contacts. */
export const ContactBadges = ({ contact }: { contact: Contact }) => (
  <>
    <Badge tone={contactTones[contact.status]}>{contactStatuses[contact.status]}</Badge>
    {contact.status === 'spam' && <Badge tone="bad">Spam Detected</Badge>}
    {contact.status === 'signed' && contact.pricePerMonth !== undefined && (
      <Badge tone="good">{money(contact.pricePerMonth)}/month</Badge>
    )}
  </>
);

/** The AI insights and the owner's notes. */
const joinNotes = ({ aiInsights, notes }: Contact): string =>
  [notes && `Notes: ${notes}`, aiInsights && `AI insights: ${aiInsights}`].filter(Boolean).join(' · ');

/** Columns of the contact list. `sameAddress` counts submissions by email. */
export const contactColumns = (
  now: number,
  sameAddress: (contact: Contact) => number,
  onPerson: (email: string) => void,
): readonly Column<Contact>[] => [
  {
    key: 'name',
    label: 'Name',
    weight: 3.2,
    fixed: true,
    sortValue: fullName,
    cell: (contact) => (
      <NameCell
        name={fullName(contact)}
        beside={
          sameAddress(contact) > 1 && (
            <Several count={sameAddress(contact)} what="submissions from this address" />
          )
        }
        problem={contact.problem}
        onOpen={() => onPerson(contact.email)}
      />
    ),
  },
  {
    key: 'email',
    label: 'E-mail',
    weight: 3.2,
    fixed: true,
    bare: true,
    sortValue: ({ email }) => email,
    fullText: ({ email }) => email,
    cell: ({ email }) => <MailLink email={email} />,
  },
  {
    key: 'company',
    label: 'Company',
    weight: 2.3,
    bare: true,
    sortValue: ({ company }) => company,
    fullText: ({ company }) => undefinedIfUnspecified(company),
    cell: ({ company }) => undefinedIfUnspecified(company) && <bdi>{company}</bdi>,
  },
  {
    key: 'status',
    label: 'Status',
    weight: 4.7,
    bare: true,
    sortValue: ({ status }) => contactStatusOrder.indexOf(status),
    cell: (contact) => (
      <Line>
        <ContactBadges contact={contact} />
        <ClockLine short lead={contact} now={now} />
        {contact.spamReason && contact.status === 'spam' && (
          <Soft title={`Marked: ${contact.spamReason}`}>Marked: {contact.spamReason}</Soft>
        )}
      </Line>
    ),
  },
  {
    key: 'service',
    label: 'Service',
    weight: 2.3,
    bare: true,
    sortValue: ({ service }) => service && serviceLabel(service),
    cell: ({ service }) => service && serviceLabel(service),
  },
  {
    key: 'message',
    label: 'Message',
    weight: 3.6,
    bare: true,
    fullText: (contact) => [contact.message, joinNotes(contact)].filter(Boolean).join('\n\n'),
    cell: (contact) => (
      <Line>
        {contact.message && <Words>{contact.message}</Words>}
        {joinNotes(contact) && <Soft>{joinNotes(contact)}</Soft>}
      </Line>
    ),
  },
  {
    key: 'date',
    label: 'Date',
    weight: 2.6,
    bare: true,
    sortValue: ({ createdAt }) => createdAt,
    cell: ({ createdAt }) => (
      <time dateTime={createdAt} title={formatDateTime(createdAt)}>
        {formatDate(createdAt)}
      </time>
    ),
  },
  {
    key: 'source',
    label: 'Source',
    weight: 2.4,
    bare: true,
    extra: true,
    sortValue: ({ source }) => leadSources[source],
    cell: ({ source }) => leadSources[source],
  },
];
