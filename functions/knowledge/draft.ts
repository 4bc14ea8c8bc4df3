import { findWrongLanguage } from '#functions/assistant/model/check-language.ts';
import { findUnknownNumber } from '#functions/assistant/model/check-numbers.ts';
import { draftOf, uselessDraft } from '#functions/assistant/model/translate.ts';
import { defineHandler } from '#functions/http/define.ts';
import { draftTranslation } from '#shared/api/knowledge.ts';
import { answerChars } from '#shared/domain/knowledge.ts';

const about = 'It is what customers ask a company, or what it answers. Keep the lines.';

/** Drafts a translation of a taught answer or its questions; never published before the owner has read it. */
export const route = defineHandler(draftTranslation, (deps) => async ({ body, signal }) => {
  const refuse = async (translation: string) =>
    findUnknownNumber(translation, { facts: [body.text], visitor: [body.text] }) ??
    (await findWrongLanguage(translation, { language: body.to, isChosen: true, message: '' }));
  const text = await draftOf(deps, { ...body, about, maxChars: answerChars, refuse, signal });
  if (text === undefined) throw uselessDraft();
  return { text };
});
