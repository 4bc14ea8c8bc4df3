import { Button, SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { getTalkFigures } from '#shared/api/conversations.ts';
import { useRead } from '#web/lib/use-read.ts';
import { Empty } from '#web/ui/empty.tsx';
import { Waiting } from '../parts/waiting.tsx';
import css from './conversations.module.css';
import { cardWords, languageName, outcomeWords } from './words.ts';

const shownOutcomes = ['answered', 'clarified', 'unknown', 'passed', 'left'] as const;
const mostRows = 12;

type Groups = Readonly<Record<string, Readonly<Record<string, number>>>>;
const sumOf = (counts: Readonly<Record<string, number>>): number =>
  Object.entries(counts).reduce((sum, [name, count]) => sum + (name === 'left' ? 0 : count), 0);
const count = (value: number): string => value.toLocaleString('en-US');

interface GroupTableProps {
  readonly title: string;
  readonly groups: Groups;
  readonly nameOf?: (name: string) => string;
}

const GroupTable = ({ title, groups, nameOf = (name) => name }: GroupTableProps) => (
  <section className={css.panel}>
    <h3>{title}</h3>
    <table>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{title}</span>
          </th>
          {shownOutcomes.map((outcome) => (
            <th key={outcome} scope="col">
              {outcomeWords[outcome]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Object.entries(groups)
          .sort(([, a], [, b]) => sumOf(b) - sumOf(a))
          .slice(0, mostRows)
          .map(([name, counts]) => (
            <tr key={name}>
              <th scope="row">{nameOf(name)}</th>
              {shownOutcomes.map((outcome) => (
                <td key={outcome}>{count(Math.max(0, counts[outcome] ?? 0))}</td>
              ))}
            </tr>
          ))}
      </tbody>
    </table>
  </section>
);

const Big = ({ label, value }: { label: string; value: string }) => (
  <section className={css.panel}>
    <h3>{label}</h3>
    <p className={css.big}>{value}</p>
  </section>
);

/** What the assistant did, from counters: nothing is read again for it. */
export const FiguresView = () => {
  const [days, setDays] = useState<'7' | '30' | '90'>('30');
  const { data, problem, loading, reload } = useRead(
    getTalkFigures,
    { query: { days } },
    { failure: 'Failed to fetch figures' },
  );
  if (loading) return <Waiting label="Loading figures" />;
  if (!data)
    return (
      <Empty title="The figures could not be read" text={problem}>
        <Button onClick={reload}>Retry</Button>
      </Empty>
    );
  const cards = Object.entries(data.cards).sort(([, a], [, b]) => b - a);
  const unused = cards.filter(([, used]) => used === 0).map(([card]) => card);
  const answered = Object.values(data.byLanguage).reduce((sum, counts) => sum + (counts.answered ?? 0), 0);
  const byDay = Object.fromEntries(
    data.days.filter(({ outcomes }) => sumOf(outcomes) > 0).map(({ day, outcomes }) => [day, outcomes]),
  );
  return (
    <>
      <SegmentedControl
        mb="md"
        aria-label="Days"
        value={days}
        onChange={(value) => setDays(value as typeof days)}
        data={[
          { value: '7', label: '7 days' },
          { value: '30', label: '30 days' },
          { value: '90', label: '90 days' },
        ]}
      />
      <div className={css.figures}>
        <Big label="Conversations" value={count(data.conversations)} />
        <Big
          label="Answered"
          value={data.turns === 0 ? '–' : `${Math.round((answered / data.turns) * 100)} %`}
        />
        <Big
          label="Tokens for a conversation"
          value={data.conversations === 0 ? '–' : count(Math.round(data.tokens / data.conversations))}
        />
        <Big label="Leads from conversations" value={count(data.leads)} />
        <Big
          label={`Until a person came (${data.person.came} of ${data.person.asked})`}
          value={data.person.came === 0 ? '–' : `${data.person.seconds} s`}
        />
        <GroupTable title="By language" groups={data.byLanguage} nameOf={languageName} />
        <GroupTable title="By page" groups={data.byPage} />
        <GroupTable title="By topic" groups={data.byTopic} />
        <GroupTable title="By day" groups={byDay} />
        <section className={css.panel}>
          <h3>Cards used most</h3>
          <table>
            <tbody>
              {cards
                .filter(([, used]) => used > 0)
                .slice(0, mostRows)
                .map(([card, used]) => (
                  <tr key={card}>
                    <th scope="row">{cardWords(card)}</th>
                    <td>{count(used)}</td>
                  </tr>
                ))}
            </tbody>
          </table>
        </section>
        <section className={css.panel}>
          <h3>Cards that nobody needed ({unused.length})</h3>
          <p className={css.why}>{unused.map(cardWords).join(' · ') || 'Every card was used.'}</p>
        </section>
      </div>
    </>
  );
};
