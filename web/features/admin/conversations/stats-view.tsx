import { Button, List, Paper, SegmentedControl, SimpleGrid } from '@mantine/core';
import { useState } from 'react';
import { getTalkFigures } from '#shared/api/conversations.ts';
import type { RouteResponse } from '#shared/api/route.ts';
import { askedOf, cardWords, type TurnOutcome } from '#shared/domain/conversations.ts';
import { formatPercent, pluralize } from '#web/lib/format.ts';
import { useRead } from '#web/lib/query.ts';
import { Empty } from '#web/ui/empty.tsx';
import { conversationsSearch } from '../data/conversations-search.ts';
import { formatDay, formatDuration } from '../overview/stats.ts';
import { ListSkeleton } from '../parts/list-skeleton.tsx';
import { type Stat, StatCards } from '../parts/stat-cards.tsx';
import { languageName, outcomeLabels, pageLabel, topicLabel } from './labels.ts';
import { CardTable, GroupTable } from './stats-tables.tsx';
import { WeeklyReports } from './weekly-reports.tsx';

type Stats = RouteResponse<typeof getTalkFigures>;

const periodSearch = ({ days }: Pick<Stats, 'days'>, filters?: Readonly<Record<string, string>>): string =>
  conversationsSearch({ from: days[0]?.day ?? '', to: days.at(-1)?.day ?? '' }, filters);

/** Headline numbers: shares of all questions, and tokens per answered conversation. */
export const buildStats = (stats: Stats): Stat[] => {
  const { byLanguage, conversations, leads, tokens, person } = stats;
  const groups = Object.values(byLanguage);
  const sum = (name: string) =>
    Math.max(
      0,
      groups.reduce((all, counts) => all + (counts[name] ?? 0), 0),
    );
  const asked = groups.reduce((all, counts) => all + askedOf(counts), 0);
  const share = (value: number) => (asked === 0 ? '–' : formatPercent(value / asked));
  const answeredTalks = conversations - sum('left');
  const outcome = (name: TurnOutcome) => ({
    label: outcomeLabels[name],
    value: share(sum(name)),
    search: sum(name) > 0 ? periodSearch(stats, { cout: name }) : undefined,
  });
  return [
    {
      label: 'Conversations',
      value: conversations,
      note: pluralize(asked, 'question', 'questions'),
      search: periodSearch(stats),
    },
    outcome('answered'),
    outcome('clarified'),
    outcome('unknown'),
    { ...outcome('disputed'), note: 'asked again, or marked wrong' },
    { ...outcome('declined'), note: 'off topic' },
    { ...outcome('passed'), note: 'to a person or a form' },
    {
      label: outcomeLabels.left,
      value: sum('left'),
      note: 'conversations',
      search: '?tab=conversations&view=unanswered',
    },
    {
      label: 'Became leads',
      value: leads,
      hint: 'Counted, not listed. Find the leads under Contact Forms and Client Projects.',
    },
    {
      label: 'Time until a person answered',
      value:
        person.came === 0
          ? '–'
          : person.seconds < 60
            ? `${person.seconds} s`
            : formatDuration(person.seconds / 60),
      note: `answered ${person.came} of ${person.asked} requests`,
      hint: 'An average over all requests for a person. Requests are counted, not listed.',
    },
    {
      label: 'Tokens',
      value: answeredTalks <= 0 ? '–' : Math.round(tokens / answeredTalks),
      note: 'for an answered conversation',
      hint: 'An average over all answered conversations, as reported by the AI model.',
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
        <GroupTable
          title="By language"
          groups={data.byLanguage}
          formatName={languageName}
          search={(clang) => periodSearch(data, { clang })}
        />
        <GroupTable
          title="By page"
          groups={data.byPage}
          formatName={pageLabel}
          search={(cpage) => periodSearch(data, { cpage })}
        />
        <GroupTable
          title="By topic"
          groups={data.byTopic}
          formatName={topicLabel}
          search={(ctopic) => periodSearch(data, { ctopic })}
        />
        <GroupTable
          title="By day"
          groups={byDay}
          formatName={formatDay}
          search={(day) => conversationsSearch({ from: day, to: day })}
          latestFirst
        />
        <CardTable
          title="Cards used most"
          rows={cards.filter(([, used]) => used > 0)}
          nameOf={cardTitle}
          emptyText="No cards used yet."
        />
        <CardTable
          title="Content gaps"
          hint="Cards closest to questions that had no answer, or only one after asking for clarification."
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
