import type { ConversationStats } from '#functions/conversations/admin/stats.ts';
import { cardTitles } from '#functions/knowledge/store/knowledge.ts';
import type { UnansweredGroup } from '#shared/api/knowledge.ts';
import type { MissedQuestion, WeeklyReport } from '#shared/api/weekly-reports.ts';
import { turnOutcomes } from '#shared/domain/conversations.ts';
import type { TaughtCard } from '#shared/domain/knowledge.ts';

const maxCards = 8;
const maxTopics = 6;
const maxMissed = 5;

const highest = (counts: Readonly<Record<string, number>>, most: number): [string, number][] =>
  Object.entries(counts)
    .filter(([, count]) => count > 0)
    .sort(([nameA, a], [nameB, b]) => b - a || nameA.localeCompare(nameB))
    .slice(0, most);

const sumCounts = (counts: Readonly<Record<string, number>>, names: readonly string[]): number =>
  names.reduce((sum, name) => sum + (counts[name] ?? 0), 0);

/** A group without its questions, which stay in their conversations and are deleted with them. */
const toMissedQuestion = ({ question, count, questions }: UnansweredGroup): MissedQuestion[] => {
  const example = questions.find(({ text }) => text === question) ?? questions[0];
  return example
    ? [
        {
          count,
          conversations: new Set(questions.map(({ conversation }) => conversation)).size,
          languages: [...new Set(questions.map(({ language }) => language))],
          example: { conversation: example.conversation, turn: example.turn },
        },
      ]
    : [];
};

export interface WeekRead {
  readonly sums: ConversationStats;
  /** Groups of unanswered questions, the most asked first. */
  readonly groups: readonly UnansweredGroup[];
  readonly taught: readonly TaughtCard[];
}

/** Whether a week had no activity at all; then there is no report. */
export const isQuiet = ({ totals }: ConversationStats): boolean =>
  sumCounts(totals, ['conversations', 'turns', 'leads', 'asked']) === 0;

/** Builds a week's report. */
export const composeWeeklyReport = (
  { sums, groups, taught }: WeekRead,
  { week, at }: Pick<WeeklyReport, 'week' | 'at'>,
): WeeklyReport => {
  const { totals } = sums;
  const { conversations = 0, turns = 0, leads = 0, tokens = 0, asked = 0, came = 0 } = totals;
  const byLanguage = Object.values(sums.byLanguage);
  const outcome = (name: string) =>
    Math.max(
      0,
      byLanguage.reduce((sum, counts) => sum + (counts[name] ?? 0), 0),
    );
  const titles = cardTitles(taught);
  const topics = Object.fromEntries(
    Object.entries(sums.byTopic)
      .filter(([topic]) => topic !== 'none')
      .map(([topic, counts]) => [topic, sumCounts(counts, turnOutcomes)]),
  );
  const shown = groups.slice(0, maxMissed);
  return {
    week,
    at,
    conversations,
    turns,
    outcomes: Object.fromEntries(
      [...turnOutcomes, 'left'].map((name) => [name, outcome(name)]),
    ) as WeeklyReport['outcomes'],
    leads,
    tokens,
    person: {
      asked,
      came,
      seconds: came === 0 ? 0 : Math.round((totals.waitedSeconds ?? 0) / came),
    },
    topics: highest(topics, maxTopics).map(([topic, count]) => ({ topic, count })),
    cards: highest(sums.cards, maxCards).map(([card, count]) => {
      const title = titles[card];
      return { card, count, ...(title ? { title } : {}) };
    }),
    missed: shown.flatMap(toMissedQuestion),
    otherMissed: groups.slice(maxMissed).reduce((sum, { count }) => sum + count, 0),
  };
};
