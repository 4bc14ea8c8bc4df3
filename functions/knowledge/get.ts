import { defineHandler, reply } from '#functions/http/define.ts';
import { publishedFacts, readKnowledge } from '#functions/knowledge/store/knowledge.ts';
import { getKnowledge } from '#shared/api/knowledge.ts';

/** Returns all taught answers. */
export const route = defineHandler(getKnowledge, ({ table }) => async () => {
  const { cards, facts, version } = await readKnowledge(table);
  return reply({
    headers: { etag: `"knowledge-${version}"` },
    body: { cards: [...cards], facts, published: Object.keys(publishedFacts()), version },
  });
});
