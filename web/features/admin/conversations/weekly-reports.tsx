import { Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { type ListedWeeklyReport, listLetters } from '#shared/api/weekly-reports.ts';
import { askedOf, cardWords, type TurnOutcome } from '#shared/domain/conversations.ts';
import { formatCalendarDate, formatCount, pluralize } from '#web/lib/format.ts';
import { useRead } from '#web/lib/query.ts';
import { conversationsSearch } from '../data/conversations-search.ts';
import { Entries, Entry } from '../parts/panel.tsx';
import { Quiet } from '../parts/quiet.tsx';
import { type Stat, StatCards } from '../parts/stat-cards.tsx';
import { languageName, outcomeLabels } from './labels.ts';

const dayMs = 86_400_000;

/** The query of the conversations that began in the report's week. */
const weekSearch = (week: string, filters?: Readonly<Record<string, string>>): string =>
  conversationsSearch(
    { from: week, to: new Date(Date.parse(week) + 6 * dayMs).toISOString().slice(0, 10) },
    filters,
  );

const reportStats = ({
  week,
  outcomes,
  leads,
  tokens,
  person,
  conversations,
}: ListedWeeklyReport): Stat[] => {
  const outcome = (name: TurnOutcome): Stat => ({
    label: outcomeLabels[name],
    value: outcomes[name] ?? 0,
    search: weekSearch(week, { cout: name }),
  });
  return [
    { label: 'Conversations', value: conversations, search: weekSearch(week) },
    { label: 'Questions', value: askedOf(outcomes), search: weekSearch(week) },
    outcome('answered'),
    outcome('clarified'),
    outcome('unknown'),
    { ...outcome('disputed'), note: 'asked again, or marked wrong' },
    outcome('passed'),
    { label: outcomeLabels.left, value: outcomes.left ?? 0, note: 'conversations' },
    { label: 'Became leads', value: leads },
    {
      label: 'Asked for a person',
      value: person.asked,
      note: `answered ${pluralize(person.came, 'time', 'times')}`,
    },
    { label: 'Tokens', value: tokens },
  ];
};

const TopCards = ({ letter: { cards } }: { letter: ListedWeeklyReport }) => (
  <section>
    <Title order={4}>Most asked</Title>
    <Entries>
      {cards.map(({ card, count, title }) => (
        <Entry
          key={card}
          text={<span dir="auto">{title ?? cardWords(card)}</span>}
          below={pluralize(count, 'time', 'times')}
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
          below={`${pluralize(count, 'time', 'times')}, ${languages.map(languageName).join(', ')}`}
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
        <strong>Week of {formatCalendarDate(letter.week)}</strong>
        <Text size="xs" c="dimmed">
          {pluralize(letter.conversations, 'conversation', 'conversations')},{' '}
          {pluralize(
            (letter.outcomes.unknown ?? 0) + (letter.outcomes.disputed ?? 0),
            'question',
            'questions',
          )}{' '}
          without an answer, {pluralize(letter.leads, 'lead', 'leads')}
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
