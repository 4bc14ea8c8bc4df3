import { cardIds } from '#functions/assistant/cards/ids.ts';
import { readConversationStats } from '#functions/conversations/store/stats.ts';
import { defineHandler } from '#functions/http/define.ts';
import { cardTitles, readKnowledge } from '#functions/knowledge/store/knowledge.ts';
import { lastDays } from '#functions/overview/days.ts';
import { getTalkFigures } from '#shared/api/conversations.ts';

/** Returns the assistant's statistics of the last days, including cards that were never used. */
export const route = defineHandler(getTalkFigures, ({ table, clock }) => async ({ query }) => {
  const days = lastDays(Number(query.days ?? 30), clock());
  const [sums, knowledge] = await Promise.all([
    readConversationStats(table, days[0] ?? '', days.at(-1) ?? ''),
    readKnowledge(table),
  ]);
  const { totals } = sums;
  const known = [...cardIds, ...knowledge.cards.map(({ id }) => id)];
  const came = totals.came ?? 0;
  return {
    days: days.map((day) => ({ day, outcomes: sums.days[day] ?? {} })),
    byLanguage: sums.byLanguage,
    byPage: sums.byPage,
    byTopic: sums.byTopic,
    conversations: totals.conversations ?? 0,
    turns: totals.turns ?? 0,
    leads: totals.leads ?? 0,
    tokens: totals.tokens ?? 0,
    person: {
      asked: totals.asked ?? 0,
      came,
      seconds: came === 0 ? 0 : Math.round((totals.waitedSeconds ?? 0) / came),
    },
    cards: Object.fromEntries(known.map((id) => [id, sums.cards[id] ?? 0])),
    near: sums.near,
    titles: cardTitles(knowledge.cards),
  };
});
