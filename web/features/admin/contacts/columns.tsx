import { contactStatuses, contactStatusOrder, leadSources } from '#shared/domain/lead-statuses.ts';
import type { Contact } from '#shared/domain/leads.ts';
import { money } from '#shared/domain/money.ts';
import { formatDate, formatDateTime } from '#web/lib/format.ts';
import { undefinedIfUnspecified } from '../clients/columns.tsx';
import { ClockLine } from '../leads/clock-line.tsx';
import { LongText } from '../leads/long-text.tsx';
import { MailLink } from '../leads/reach-links.tsx';
import { Badge, contactTones } from '../parts/status-badge.tsx';
import { Line, NameCell, Several, Soft } from '../shared/table/cells.tsx';
import type { Column } from '../shared/table/columns.ts';
import { fullName, serviceLabel } from './model.ts';

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

/** The owner's notes and the AI insights. */
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
    width: 11.5,
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
    key: 'company',
    label: 'Company',
    below: 'name',
    width: 10,
    bare: true,
    sortValue: ({ company }) => company,
    cell: ({ company }) => undefinedIfUnspecified(company) && <bdi>{company}</bdi>,
  },
  {
    key: 'email',
    label: 'E-mail',
    width: 15.5,
    fixed: true,
    bare: true,
    sortValue: ({ email }) => email,
    cell: ({ email }) => <MailLink email={email} />,
  },
  {
    key: 'service',
    label: 'Service',
    below: 'email',
    width: 10,
    bare: true,
    sortValue: ({ service }) => service && serviceLabel(service),
    cell: ({ service }) => service && serviceLabel(service),
  },
  {
    key: 'status',
    label: 'Status',
    width: 13,
    bare: true,
    sortValue: ({ status }) => contactStatusOrder.indexOf(status),
    cell: (contact) => (
      <>
        <Line>
          <ContactBadges contact={contact} />
          <ClockLine short lead={contact} now={now} />
        </Line>
        {contact.spamReason && contact.status === 'spam' && <Soft>Marked: {contact.spamReason}</Soft>}
      </>
    ),
  },
  {
    key: 'message',
    label: 'Message',
    bare: true,
    cell: (contact) => {
      const notes = joinNotes(contact);
      return (
        (contact.message || notes) && (
          <>
            {contact.message && <LongText key={contact.id} what="message" text={contact.message} />}
            {notes && <LongText key={`${contact.id} notes`} aside what="notes" text={notes} />}
          </>
        )
      );
    },
  },
  {
    key: 'date',
    label: 'Date',
    width: 6.5,
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
    below: 'date',
    width: 6.5,
    bare: true,
    extra: true,
    sortValue: ({ source }) => leadSources[source],
    cell: ({ source }) => leadSources[source],
  },
];
