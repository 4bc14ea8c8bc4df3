import { listLetters, type ShownLetter } from '#shared/api/letters.ts';
import { askedOf, cardWords } from '#shared/domain/conversations.ts';
import { useRead } from '#web/lib/use-read.ts';
import { type Stat, StatCards } from '../parts/stat-cards.tsx';
import css from './conversations.module.css';
import { countText } from './figure-tables.tsx';
import { languageName } from './words.ts';

const dayText = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

const plural = (value: number, one: string, many: string): string =>
  `${countText(value)} ${value === 1 ? one : many}`;

const statsOf = ({ outcomes, leads, tokens, person, conversations }: ShownLetter): Stat[] => [
  { label: 'Conversations', value: conversations },
  { label: 'Questions', value: askedOf(outcomes) },
  { label: 'Answered', value: outcomes.answered },
  { label: 'Asked back', value: outcomes.clarified },
  { label: 'Not answered', value: outcomes.unknown },
  { label: 'Passed on', value: outcomes.passed },
  { label: 'Left', value: outcomes.left },
  { label: 'Became leads', value: leads },
  { label: 'Wanted a person', value: person.asked, note: `came ${plural(person.came, 'time', 'times')}` },
  { label: 'Tokens', value: tokens },
];

const Asked = ({ letter: { cards } }: { letter: ShownLetter }) => (
  <section>
    <h4>Asked most</h4>
    <ul>
      {cards.map(({ card, count, title }) => (
        <li key={card}>
          <span dir="auto">{title ?? cardWords(card)}</span> <small>{plural(count, 'time', 'times')}</small>
        </li>
      ))}
    </ul>
  </section>
);

const Missed = ({ letter: { missed, otherMissed } }: { letter: ShownLetter }) => (
  <section>
    <h4>Without an answer</h4>
    {missed.length === 0 && <p className={css.why}>Every question found an answer.</p>}
    <ul>
      {missed.map(({ example, question, count, languages }) => (
        <li key={example.turn}>
          <span dir="auto">{question ?? 'A question that was deleted'}</span>{' '}
          <small>
            {plural(count, 'time', 'times')}, {languages.map(languageName).join(', ')}
          </small>
        </li>
      ))}
    </ul>
    {otherMissed > 0 && <p className={css.why}>And {countText(otherMissed)} others.</p>}
  </section>
);

const Letter = ({ letter, isOpen }: { letter: ShownLetter; isOpen: boolean }) => (
  <li>
    <details open={isOpen} className={css.panel}>
      <summary>
        Week of {dayText(letter.week)}
        <small>
          {plural(letter.conversations, 'conversation', 'conversations')},{' '}
          {plural(letter.outcomes.unknown, 'question', 'questions')} without an answer,{' '}
          {plural(letter.leads, 'lead', 'leads')}
        </small>
      </summary>
      <StatCards stats={statsOf(letter)} />
      <div className={css.columns}>
        {letter.cards.length > 0 && <Asked letter={letter} />}
        <Missed letter={letter} />
      </div>
    </details>
  </li>
);

/** The weekly letters, the newest first and open; the same that are sent where mail or a webhook is set up. */
export const Letters = () => {
  const { data, problem, loading } = useRead(
    listLetters,
    {},
    { failure: 'The weekly letters could not be read.' },
  );
  return (
    <section className={css.letters} aria-label="Weekly letters">
      <h3>Weekly letters</h3>
      {problem && !data && <p className={css.problem}>{problem}</p>}
      {!loading && data?.length === 0 && (
        <p className={css.why}>
          None yet. Every Monday there is one about the week before, unless nobody said anything.
        </p>
      )}
      <ul className={css.list}>
        {data?.map((letter, index) => (
          <Letter key={letter.week} letter={letter} isOpen={index === 0} />
        ))}
      </ul>
    </section>
  );
};
