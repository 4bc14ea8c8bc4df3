import * as z from 'zod/mini';
import { type LanguageCode, languageCodes } from '#shared/domain/languages.ts';
import { flowLimits } from '#shared/flow/limits.ts';
import { requiredText } from './fields.ts';
import { defineRoute } from './route.ts';

const languageText = z.enum(languageCodes as [LanguageCode, ...LanguageCode[]]);
/** A text's key as `textsOfFlow` names it. */
const keyText = z.string().check(z.minLength(1), z.maxLength(200));

/** Texts of one request: each is a question to the model, and all have to fit into its time. */
export const mostDrafts = 6;

/**
 * A model's translations of texts of a flow, to be read before anybody is told them. 409 limit.reached without a model or budget; a text
 * that none came of is left out.
 */
export const draftFlowTexts = defineRoute({
  method: 'POST',
  path: '/api/admin/flow-drafts',
  body: z.strictObject({
    from: languageText,
    to: languageText,
    texts: z
      .array(z.strictObject({ key: keyText, text: requiredText(flowLimits.messageChars, 'Text') }))
      .check(
        z.minLength(1, { error: 'Name at least one text.' }),
        z.maxLength(mostDrafts, { error: `At most ${mostDrafts} texts at once.` }),
      ),
  }),
  errors: ['limit.reached'],
  response: z.object({ texts: z.array(z.object({ key: z.string(), text: z.string() })) }),
});
