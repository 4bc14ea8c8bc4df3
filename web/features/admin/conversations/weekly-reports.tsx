import { Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { type ListedWeeklyReport, listLetters } from '#shared/api/weekly-reports.ts';
import { askedOf, cardWords } from '#shared/domain/conversations.ts';
import { formatCount, formatDayParts } from '#web/lib/format.ts';
import { useRead } from '#web/lib/query.ts';
import { Entries, Entry } from '../parts/panel.tsx';
import { Quiet } from '../parts/quiet.tsx';
import { type Stat, StatCards } from '../parts/stat-cards.tsx';
import { languageName } from './labels.ts';

const formatDay = (day: string): string =>
  formatDayParts(day, { day: 'numeric', month: 'long', year: 'numeric' });

const plural = (value: number, one: string, many: string): string =>
  `${formatCount(value)} ${value === 1 ? one : many}`;

const reportStats = ({ outcomes, leads, tokens, person, conversations }: ListedWeeklyReport): Stat[] => [
  { label: 'Conversations', value: conversations },
  { label: 'Questions', value: askedOf(outcomes) },
  { label: 'Answered', value: outcomes.answered ?? 0 },
  { label: 'Asked for clarification', value: outcomes.clarified ?? 0 },
  { label: 'Not answered', value: outcomes.unknown ?? 0 },
  { label: 'Disputed', value: outcomes.disputed ?? 0, note: 'asked again, or marked wrong' },
  { label: 'Passed on', value: outcomes.passed ?? 0 },
  { label: 'Left', value: outcomes.left ?? 0 },
  { label: 'Became leads', value: leads },
  {
    label: 'Asked for a person',
    value: person.asked,
    note: `answered ${plural(person.came, 'time', 'times')}`,
  },
  { label: 'Tokens', value: tokens },
];

const TopCards = ({ letter: { cards } }: { letter: ListedWeeklyReport }) => (
  <section>
    <Title order={4}>Most asked</Title>
    <Entries>
      {cards.map(({ card, count, title }) => (
        <Entry
          key={card}
          text={<span dir="auto">{title ?? cardWords(card)}</span>}
          below={plural(count, 'time', 'times')}
        />
      ))}
    </Entries>
  </section>
);

const UnansweredQuestions = ({ letter: { missed, otherMissed } }: { letter: ListedWeeklyReport }) => (
  <section>
    <Title order={4}>Not answered</Title>
    {missed.length === 0 && <Quiet>Every question was answered.</Quiet>}
    <Entries>
      {missed.map(({ example, question, count, languages }) => (
        <Entry
          key={example.turn}
          text={<span dir="auto">{question ?? 'Deleted question'}</span>}
          below={`${plural(count, 'time', 'times')}, ${languages.map(languageName).join(', ')}`}
        />
      ))}
    </Entries>
    {otherMissed > 0 && <Quiet>And {formatCount(otherMissed)} others.</Quiet>}
  </section>
);

const Report = ({ letter, isOpen }: { letter: ListedWeeklyReport; isOpen: boolean }) => (
  <li>
    <Paper component="details" p="md" fz="sm" open={isOpen}>
      <summary>
        <strong>Week of {formatDay(letter.week)}</strong>
        <Text size="xs" c="dimmed">
          {plural(letter.conversations, 'conversation', 'conversations')},{' '}
          {plural((letter.outcomes.unknown ?? 0) + (letter.outcomes.disputed ?? 0), 'question', 'questions')}{' '}
          without an answer, {plural(letter.leads, 'lead', 'leads')}
        </Text>
      </summary>
      <Stack pt="md">
        <StatCards stats={reportStats(letter)} />
        <SimpleGrid minColWidth="min(26rem, 100%)" autoFlow="auto-fit">
          {letter.cards.length > 0 && <TopCards letter={letter} />}
          <UnansweredQuestions letter={letter} />
        </SimpleGrid>
      </Stack>
    </Paper>
  </li>
);

/** Weekly reports, newest first; the same that go out by mail or webhook. */
export const WeeklyReports = () => {
  const { data, problem, loading } = useRead(
    listLetters,
    {},
    { failure: 'Couldn’t load the weekly reports' },
  );
  return (
    <Stack component="section" gap="sm" aria-label="Weekly reports">
      <Title order={3}>Weekly reports</Title>
      {problem && !data && <Quiet>{problem}</Quiet>}
      {!loading && data?.length === 0 && (
        <Quiet>None yet. A report appears every Monday if there were conversations the week before.</Quiet>
      )}
      <Stack component="ul" gap="xs">
        {data?.map((letter, index) => (
          <Report key={letter.week} letter={letter} isOpen={index === 0} />
        ))}
      </Stack>
    </Stack>
  );
};
