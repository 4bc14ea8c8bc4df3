import { Stack, Text, Timeline, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { LeadStory } from '#shared/api/admin-leads.ts';
import { clientStatuses, contactStatuses } from '#shared/domain/lead-statuses.ts';
import type { Change } from '#shared/domain/leads.ts';
import { formatPrice } from '#shared/domain/money.ts';
import { formatCount, formatDate, formatDateTime } from '#web/lib/format.ts';
import { paths } from '#web/lib/paths.ts';
import { Facts } from '../parts/facts.tsx';
import { Transcript } from '../parts/message-bubble.tsx';
import { Quiet } from '../parts/quiet.tsx';

const value = (raw: unknown): string =>
  raw === null || raw === undefined || raw === '' ? 'empty' : String(raw);

type Said = NonNullable<LeadStory['conversation']>;

/** A titled section of the lead's timeline. */
const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack component="section" gap="sm">
    <Title order={3} size="h4" ff="text" lts={0}>
      {title}
    </Title>
    {children}
  </Stack>
);

const FlowConversation = ({ said }: { said: Said }) => (
  <Part title="What was said">
    <Transcript turns={said} height="24rem" />
  </Part>
);

/**
 * The visitor's activity before submitting, as sent with the form, and the flow conversation that created the
 * lead.
 */
export const Visit = ({
  visit,
  conversation,
}: {
  visit: LeadStory['story'];
  conversation?: LeadStory['conversation'];
}) => {
  if (!visit && conversation)
    return conversation.length > 0 ? (
      <FlowConversation said={conversation} />
    ) : (
      <Quiet>The conversation behind this lead is no longer stored.</Quiet>
    );
  if (!visit) return <Quiet>No visit details were sent with this lead.</Quiet>;
  const { page, referrer, utm, template, plan, calculator, roi, learning, transcript, flowId } = visit;
  const lines: [string, string | undefined][] = [
    ['Page', page],
    ['Came from', referrer],
    [
      'Campaign',
      utm &&
        Object.entries(utm)
          .map(([name, text]) => `${name}: ${text}`)
          .join(', '),
    ],
    ['Template', template],
    ['Plan', plan],
    [
      'Calculator',
      calculator &&
        `${formatCount(calculator.messages)} messages a month, ${calculator.tier}, ${formatPrice(calculator.monthly)} a month`,
    ],
    [
      'Savings',
      roi &&
        `${roi.employees} people at ${formatPrice(roi.hourlyRate)}, ${roi.hoursPerDay} h a day: ${formatPrice(roi.yearly)} a year`,
    ],
    [
      'Learning path',
      learning &&
        [`${learning.points} points`, `${learning.steps.length} of 5 steps`, learning.industries.join(', ')]
          .filter(Boolean)
          .join(' · '),
    ],
  ];
  const known = lines.filter((line): line is [string, string] => Boolean(line[1]));
  return (
    <>
      {known.length > 0 && (
        <Part title="The visit">
          <Facts facts={known} />
        </Part>
      )}
      {flowId && (
        <Part title="The flow they built">
          <Link to={paths.flowSnapshot.to(flowId)}>Open it in the builder</Link>
        </Part>
      )}
      {conversation && conversation.length > 0 && <FlowConversation said={conversation} />}
      {transcript && transcript.length > 0 && <FlowConversation said={transcript} />}
    </>
  );
};

interface DatedProps {
  readonly at: string;
  readonly when: string;
  readonly children: ReactNode;
}

const Dated = ({ at, when, children }: DatedProps) => (
  <Timeline.Item
    title={
      <Text component="time" size="xs" c="dimmed" dateTime={at}>
        {when}
      </Text>
    }
  >
    <Text component="div" size="sm" style={{ overflowWrap: 'anywhere' }}>
      {children}
    </Text>
  </Timeline.Item>
);

/** All other submissions from the same email. */
export const SameAddress = ({ same }: { same: LeadStory['sameAddress'] }) => {
  const rows = [
    ...same.contacts.map((contact) => ({
      id: contact.id,
      at: contact.createdAt,
      text: `Contact, ${contactStatuses[contact.status]}: ${contact.message.slice(0, 140)}`,
    })),
    ...same.clients.map((client) => ({
      id: client.id,
      at: client.createdAt,
      text: `Client project, ${clientStatuses[client.status]}: ${client.companyName}`,
    })),
    ...same.bookings.map((booking) => ({
      id: booking.id,
      at: booking.createdAt,
      text: `Consultation request${booking.preferredDate ? ` for ${booking.preferredDate}` : ''}`,
    })),
  ].sort((a, b) => b.at.localeCompare(a.at));
  return (
    <Part title="From the same address">
      {rows.length === 0 && !same.subscribed && <Quiet>Nothing else.</Quiet>}
      <Timeline bulletSize={12} lineWidth={1}>
        {rows.map(({ id, at, text }) => (
          <Dated key={id} at={at} when={formatDate(at)}>
            {text}
          </Dated>
        ))}
        {same.subscribed && <Timeline.Item>Subscribed to the newsletter.</Timeline.Item>}
      </Timeline>
    </Part>
  );
};

const kinds: Readonly<Record<Change['kind'], string>> = {
  created: 'Created',
  updated: 'Changed',
  linked: 'Linked',
  replied: 'Replied',
  imported: 'Imported',
  answered: 'Later message, lead unchanged',
};

/** Every change: who changed which field, from which value to which, oldest first. */
export const History = ({ history }: { history: readonly Change[] }) => (
  <Part title="History">
    {history.length === 0 && <Quiet>Nothing has been changed yet.</Quiet>}
    <Timeline bulletSize={12} lineWidth={1}>
      {history.map(({ id, at, by, kind, changes }) => (
        <Dated key={id} at={at} when={formatDateTime(at)}>
          <p>
            {kinds[kind]} by {by}
          </p>
          {changes.map(({ field, from, to }) => (
            <p key={field}>
              {field}: {value(from)} → {value(to)}
            </p>
          ))}
        </Dated>
      ))}
    </Timeline>
  </Part>
);
