import { defineHandler } from '#functions/http/define.ts';
import { changeKnowledge } from '#functions/knowledge/store/knowledge.ts';
import { putCompanyFacts } from '#shared/api/knowledge.ts';
import { openingHours } from '#shared/domain/booking-times.ts';
import { AppError } from '#shared/errors.ts';

/** Stores the owner's company facts. */
export const route = defineHandler(putCompanyFacts, ({ table }) => async ({ body: facts }) => {
  const { from, to } = openingHours(facts);
  if (from >= to)
    throw new AppError('request.invalid', { fields: { openTo: 'The end is not after the beginning.' } });
  await changeKnowledge(table, ({ cards }) => ({ cards, facts, versions: [] }));
  return facts;
});
