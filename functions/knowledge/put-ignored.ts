import { defineHandler } from '#functions/http/define.ts';
import { changeKnowledge, questionMark } from '#functions/knowledge/store/knowledge.ts';
import { putIgnored } from '#shared/api/knowledge.ts';

/** Ignores unanswered questions or restores them. */
export const route = defineHandler(putIgnored, ({ table }) => async ({ body }) => {
  const marks = new Set(body.questions.map(questionMark));
  await changeKnowledge(table, ({ cards, facts, ignored }) => ({
    cards,
    facts,
    ignored: [...ignored.filter((one) => !marks.has(one)), ...(body.ignored ? marks : [])],
    versions: [],
  }));
  return { ignored: body.ignored };
});
