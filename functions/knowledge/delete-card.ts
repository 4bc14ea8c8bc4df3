import { defineHandler } from '#functions/http/define.ts';
import { changeKnowledge, readKnowledge } from '#functions/knowledge/store/knowledge.ts';
import { deleteTaughtCard } from '#shared/api/knowledge.ts';

/** Deletes a taught answer; its versions stay, so that it can be restored. */
export const route = defineHandler(deleteTaughtCard, ({ table }) => async ({ params: { id } }) => {
  const { cards } = await readKnowledge(table);
  if (!cards.some((card) => card.id === id)) return { deleted: false };
  await changeKnowledge(table, (before) => ({
    cards: before.cards.filter((card) => card.id !== id),
    facts: before.facts,
    versions: [],
  }));
  return { deleted: true };
});
