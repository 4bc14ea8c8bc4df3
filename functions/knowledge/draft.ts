import { draftOf, noDraft } from '#functions/assistant/model/translate.ts';
import { handle } from '#functions/http/define.ts';
import { draftTranslation } from '#shared/api/knowledge.ts';
import { answerChars } from '#shared/domain/knowledge.ts';

const about = 'It is an answer of a company to a customer.';

/** A model's translation of a taught answer: nobody hears it before the owner has read it. */
export const route = handle(draftTranslation, (deps) => async ({ body, signal }) => {
  const text = await draftOf(deps, { ...body, about, maxChars: answerChars, signal });
  if (text === undefined) throw noDraft();
  return { text };
});
