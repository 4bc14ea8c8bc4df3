import { Button, List, Paper, SegmentedControl, SimpleGrid } from '@mantine/core';
import { useState } from 'react';
import { getTalkFigures } from '#shared/api/conversations.ts';
import type { RouteResponse } from '#shared/api/route.ts';
import { askedOf, cardWords } from '#shared/domain/conversations.ts';
import { formatCount } from '#web/lib/format.ts';
import { useRead } from '#web/lib/query.ts';
import { Empty } from '#web/ui/empty.tsx';
import { formatDuration } from '../overview/stats.ts';
import { ListSkeleton } from '../parts/list-skeleton.tsx';
import { type Stat, StatCards } from '../parts/stat-cards.tsx';
import { languageName, pageLabel } from './labels.ts';
import { CardTable, GroupTable } from './stats-tables.tsx';
import { WeeklyReports } from './weekly-reports.tsx';

type Stats = RouteResponse<typeof getTalkFigures>;

/** Headline numbers: shares of all questions, and tokens per answered conversation. */
export const buildStats = ({ byLanguage, conversations, leads, tokens, person }: Stats): Stat[] => {
  const groups = Object.values(byLanguage);
  const sum = (name: string) =>
    Math.max(
      0,
      groups.reduce((all, counts) => all + (counts[name] ?? 0), 0),
    );
  const asked = groups.reduce((all, counts) => all + askedOf(counts), 0);
  const share = (value: number) => (asked === 0 ? '–' : `${Math.round((value / asked) * 100)} %`);
  const answeredTalks = conversations - sum('left');
  return [
    { label: 'Conversations', value: conversations, note: `${formatCount(asked)} questions` },
    { label: 'Answered', value: share(sum('answered')) },
    { label: 'Asked for clarification', value: share(sum('clarified')) },
    { label: 'Not answered', value: share(sum('unknown')) },
    { label: 'Disputed', value: share(sum('disputed')), note: 'asked again, or marked wrong' },
    { label: 'Declined', value: share(sum('declined')), note: 'off topic' },
    { label: 'Passed on', value: share(sum('passed')), note: 'to a person or a form' },
    { label: 'Left without an answer', value: sum('left'), note: 'conversations' },
    { label: 'Became leads', value: leads },
    {
      label: 'Time until a person answered',
      value:
        person.came === 0
          ? '–'
          : person.seconds < 60
            ? `${person.seconds} s`
            : formatDuration(person.seconds / 60),
      note: `answered ${person.came} of ${person.asked} requests`,
    },
    {
      label: 'Tokens',
      value: answeredTalks <= 0 ? '–' : Math.round(tokens / answeredTalks),
      note: 'for an answered conversation',
    },
  ];
};

/** Assistant statistics, read from counters rather than from the conversations. */
export const StatsView = () => {
  const [days, setDays] = useState<'7' | '30' | '90'>('30');
  const { data, problem, loading, reload } = useRead(
    getTalkFigures,
    { query: { days } },
    { failure: 'Couldn’t load the statistics' },
  );
  if (loading) return <ListSkeleton label="Loading statistics" />;
  if (!data)
    return (
      <Empty title="Statistics could not be loaded" text={problem}>
        <Button onClick={reload}>Retry</Button>
      </Empty>
    );
  const cards = Object.entries(data.cards).sort(([, a], [, b]) => b - a);
  const unused = cards.filter(([, used]) => used === 0).map(([card]) => card);
  // Small-talk cards are not about the site's content.
  const nearMisses = Object.entries(data.near)
    .filter(([card]) => !card.startsWith('talk.'))
    .sort(([, a], [, b]) => b - a);
  const cardTitle = (card: string) => data.titles[card] ?? cardWords(card);
  const byDay = Object.fromEntries(
    data.days.filter(({ outcomes }) => askedOf(outcomes) > 0).map(({ day, outcomes }) => [day, outcomes]),
  );
  return (
    <>
      <SegmentedControl
        style={{ justifySelf: 'start' }}
        aria-label="Days"
        value={days}
        onChange={(value) => setDays(value as typeof days)}
        data={[
          { value: '7', label: '7 days' },
          { value: '30', label: '30 days' },
          { value: '90', label: '90 days' },
        ]}
      />
      <StatCards stats={buildStats(data)} />
      <SimpleGrid minColWidth="min(26rem, 100%)" autoFlow="auto-fit">
        <GroupTable title="By language" groups={data.byLanguage} formatName={languageName} />
        <GroupTable title="By page" groups={data.byPage} formatName={pageLabel} />
        <GroupTable title="By topic" groups={data.byTopic} />
        <GroupTable title="By day" groups={byDay} latestFirst />
        <CardTable
          title="Cards used most"
          rows={cards.filter(([, used]) => used > 0)}
          nameOf={cardTitle}
          emptyText="No cards used yet."
        />
        <CardTable
          title="Content gaps"
          hint="The cards closest to questions that had no answer, or only after asking back."
          rows={nearMisses}
          nameOf={cardTitle}
          emptyText="Every question was answered right away."
        />
      </SimpleGrid>
      <Paper component="details" p="md">
        <summary>Unused cards ({unused.length})</summary>
        <List size="sm" c="dimmed" mt="sm" listStyleType="none" style={{ columns: '14rem' }}>
          {unused.map((card) => (
            <List.Item key={card} dir="auto">
              {cardTitle(card)}
            </List.Item>
          ))}
        </List>
      </Paper>
      <WeeklyReports />
    </>
  );
};
