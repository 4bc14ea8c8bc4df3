import { memo } from 'react';
import { contactServices } from '#shared/api/contact.ts';
import { contactStatuses, leadSources } from '#shared/domain/lead-statuses.ts';
import type { Contact } from '#shared/domain/leads.ts';
import { momentText } from '../data/dates.ts';
import { money } from '../data/money.ts';
import { ClockLine } from '../leads/clock-line.tsx';
import { Facts, LeadCard } from '../leads/lead-card.tsx';
import { LongText } from '../leads/long-text.tsx';
import { MailLink } from '../leads/reach-links.tsx';
import { responseClock } from '../leads/response-clock.ts';
import { Action } from '../parts/action.tsx';
import { Badge, contactTones } from '../parts/status-badge.tsx';
import { fullName } from './contact-model.ts';

interface ContactCardProps {
  readonly contact: Contact;
  readonly now: number;
  /** How many submissions came from this address, this one included. */
  readonly sameAddress: number;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
  readonly onStory: () => void;
  readonly onSpam: () => void;
}

export const serviceLabel = (service: string): string =>
  (contactServices as Readonly<Record<string, string>>)[service] ?? service;

const CardBody = ({ contact, now, sameAddress, onEdit, onDelete, onStory, onSpam }: ContactCardProps) => (
  <LeadCard
    name={fullName(contact)}
    late={responseClock(contact, now).kind === 'overdue'}
    problem={contact.problem}
    marks={
      <>
        <ClockLine lead={contact} now={now} />
        <Badge tone={contactTones[contact.status]}>{contactStatuses[contact.status]}</Badge>
        {contact.status === 'spam' && <Badge tone="bad">Spam Detected</Badge>}
        {contact.status === 'signed' && contact.pricePerMonth !== undefined && (
          <Badge tone="good">{money(contact.pricePerMonth)}/month</Badge>
        )}
      </>
    }
    facts={
      <>
        <Facts>
          <MailLink email={contact.email} />
          {contact.company && <bdi>{contact.company}</bdi>}
          {contact.service && <span>{serviceLabel(contact.service)}</span>}
        </Facts>
        <Facts minor>
          <time dateTime={contact.createdAt}>{momentText(contact.createdAt)}</time>
          <span>{leadSources[contact.source]}</span>
          {sameAddress > 1 && <span>{sameAddress} submissions from this address</span>}
          {contact.spamReason && contact.status === 'spam' && <span>Marked: {contact.spamReason}</span>}
        </Facts>
      </>
    }
    actions={
      <>
        <Action strong onClick={onEdit}>
          Edit Status
        </Action>
        <Action onClick={onStory}>Story</Action>
        <Action onClick={onSpam}>{contact.status === 'spam' ? 'Not spam' : 'Mark as spam'}</Action>
        <Action danger onClick={onDelete}>
          Delete
        </Action>
      </>
    }
  >
    {contact.message && <LongText what="message" text={contact.message} />}
    {contact.aiInsights && <LongText aside what="insights" text={`AI insights: ${contact.aiInsights}`} />}
    {contact.notes && <LongText aside what="notes" text={`Notes: ${contact.notes}`} />}
  </LeadCard>
);

/** Drawn again only when its record, the minute or its group changes: callbacks are made anew with every list. */
export const ContactCard = memo(
  CardBody,
  (a, b) => a.contact === b.contact && a.now === b.now && a.sameAddress === b.sameAddress,
);
