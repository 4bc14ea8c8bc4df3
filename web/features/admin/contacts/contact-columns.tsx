import { contactServices } from '#shared/api/contact.ts';
import { contactStatuses, contactStatusOrder, leadSources } from '#shared/domain/lead-statuses.ts';
import type { Contact } from '#shared/domain/leads.ts';
import { told } from '../clients/client-columns.tsx';
import { dayText, momentText } from '../data/dates.ts';
import { money } from '../data/money.ts';
import { ClockLine } from '../leads/clock-line.tsx';
import { LongText } from '../leads/long-text.tsx';
import { MailLink } from '../leads/reach-links.tsx';
import { Badge, contactTones } from '../parts/status-badge.tsx';
import { NameCell, OneLine, Soft, Stack } from '../table/cells.tsx';
import type { Column } from '../table/columns.ts';
import { fullName } from './contact-model.ts';

export const serviceLabel = (service: string): string =>
  (contactServices as Readonly<Record<string, string>>)[service] ?? service;

/** The status, and what it brings along: spam is said twice, a signature says its price. */
export const ContactBadges = ({ contact }: { contact: Contact }) => (
  <>
    <Badge tone={contactTones[contact.status]}>{contactStatuses[contact.status]}</Badge>
    {contact.status === 'spam' && <Badge tone="bad">Spam Detected</Badge>}
    {contact.status === 'signed' && contact.pricePerMonth !== undefined && (
      <Badge tone="good">{money(contact.pricePerMonth)}/month</Badge>
    )}
  </>
);

/** What the list of contacts can show. `sameAddress` counts the submissions of an address. */
export const contactColumns = (
  now: number,
  sameAddress: (contact: Contact) => number,
  onPerson: (email: string) => void,
): readonly Column<Contact>[] => [
  {
    key: 'name',
    label: 'Name',
    weight: 3.6,
    fixed: true,
    sortOf: fullName,
    cell: (contact) => (
      <>
        <NameCell name={fullName(contact)} problem={contact.problem} onOpen={() => onPerson(contact.email)} />
        <OneLine>
          <MailLink email={contact.email} />
        </OneLine>
        {sameAddress(contact) > 1 && <Soft>{sameAddress(contact)} submissions from this address</Soft>}
      </>
    ),
  },
  {
    key: 'company',
    label: 'Company',
    weight: 2.5,
    bare: true,
    sortOf: ({ company }) => company,
    cell: ({ company }) => told(company) && <bdi>{company}</bdi>,
  },
  {
    key: 'status',
    label: 'Status',
    weight: 2.4,
    bare: true,
    sortOf: ({ status }) => contactStatusOrder.indexOf(status),
    cell: (contact) => (
      <Stack>
        <ContactBadges contact={contact} />
        <ClockLine lead={contact} now={now} />
      </Stack>
    ),
  },
  {
    key: 'service',
    label: 'Service',
    weight: 2.6,
    bare: true,
    sortOf: ({ service }) => service && serviceLabel(service),
    cell: ({ service }) => service && serviceLabel(service),
  },
  {
    key: 'message',
    label: 'Message',
    weight: 4.2,
    bare: true,
    cell: (contact) => (
      <>
        {contact.message && <LongText room="cell" what="message" text={contact.message} />}
        {contact.aiInsights && (
          <LongText room="cell" aside what="insights" text={`AI insights: ${contact.aiInsights}`} />
        )}
        {contact.notes && <LongText room="cell" aside what="notes" text={`Notes: ${contact.notes}`} />}
      </>
    ),
  },
  {
    key: 'date',
    label: 'Date',
    weight: 2.3,
    bare: true,
    sortOf: ({ createdAt }) => createdAt,
    cell: (contact) => (
      <Stack>
        <OneLine>
          <time dateTime={contact.createdAt} title={momentText(contact.createdAt)}>
            {dayText(contact.createdAt)}
          </time>
        </OneLine>
        <Soft>{leadSources[contact.source]}</Soft>
        {contact.spamReason && contact.status === 'spam' && <Soft>Marked: {contact.spamReason}</Soft>}
      </Stack>
    ),
  },
];
