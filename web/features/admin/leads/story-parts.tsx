import { Link } from 'react-router-dom';
import type { LeadStory } from '#shared/api/admin-leads.ts';
import { clientStatuses, contactStatuses } from '#shared/domain/lead-statuses.ts';
import type { Change } from '#shared/domain/leads.ts';
import { formatPrice } from '#shared/domain/money.ts';
import { paths } from '#web/lib/paths.ts';
import { dayText, momentText } from '../data/dates.ts';
import { Quiet } from '../parts/quiet.tsx';
import css from './story.module.css';

const value = (raw: unknown): string =>
  raw === null || raw === undefined || raw === '' ? 'empty' : String(raw);

type Said = NonNullable<LeadStory['conversation']>;

const Transcript = ({ said }: { said: Said }) => (
  <section>
    <h3>What was said</h3>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
    <section className={css.transcript} tabIndex={0} aria-label="Transcript">
      {said.map(({ role, content }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a finished transcript never changes its order
        <p key={index} data-role={role} dir="auto">
          {content}
        </p>
      ))}
    </section>
  </section>
);

/** What the visitor did before writing, as far as they sent it along, and what they said to the flow that made the lead. */
export const Visit = ({
  visit,
  conversation,
}: {
  visit: LeadStory['story'];
  conversation?: LeadStory['conversation'];
}) => {
  if (!visit && conversation)
    return conversation.length > 0 ? (
      <Transcript said={conversation} />
    ) : (
      <Quiet>The conversation that made this lead is no longer kept.</Quiet>
    );
  if (!visit) return <Quiet>Nothing was sent along with this lead.</Quiet>;
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
        `${calculator.messages.toLocaleString('en-US')} messages a month, ${calculator.tier}, ${formatPrice(calculator.monthly)} a month`,
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
        <section>
          <h3>The visit</h3>
          <dl className={css.visit}>
            {known.map(([name, text]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {flowId && (
        <section>
          <h3>The flow they built</h3>
          <Link to={paths.flowSnapshot.to(flowId)}>Open it in the builder</Link>
        </section>
      )}
      {conversation && conversation.length > 0 && <Transcript said={conversation} />}
      {transcript && transcript.length > 0 && <Transcript said={transcript} />}
    </>
  );
};

/** Everything else from the same e-mail address: grouped here, never dropped. */
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
    <section>
      <h3>From the same address</h3>
      {rows.length === 0 && !same.subscribed && <Quiet>Nothing else.</Quiet>}
      <ul className={css.history}>
        {rows.map(({ id, at, text }) => (
          <li key={id}>
            <time dateTime={at}>{dayText(at)}</time>
            <p>{text}</p>
          </li>
        ))}
        {same.subscribed && <li>Subscribed to the newsletter.</li>}
      </ul>
    </section>
  );
};

const kinds: Readonly<Record<Change['kind'], string>> = {
  created: 'Created',
  updated: 'Changed',
  linked: 'Linked',
  replied: 'Written to',
  imported: 'Imported',
  answered: 'Said later, lead unchanged',
};

/** Who changed what, from what to what, oldest first. */
export const History = ({ history }: { history: readonly Change[] }) => (
  <section>
    <h3>History</h3>
    {history.length === 0 && <Quiet>Nothing has been changed yet.</Quiet>}
    <ol className={css.history}>
      {history.map(({ id, at, by, kind, changes }) => (
        <li key={id}>
          <time dateTime={at}>{momentText(at)}</time>
          <p>
            {kinds[kind]} by {by}
          </p>
          {changes.map(({ field, from, to }) => (
            <p key={field}>
              {field}: {value(from)} → {value(to)}
            </p>
          ))}
        </li>
      ))}
    </ol>
  </section>
);
