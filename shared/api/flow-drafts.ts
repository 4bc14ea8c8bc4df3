import * as z from 'zod/mini';
import { type LanguageCode, languageCodes } from '#shared/domain/languages.ts';
import { flowLimits } from '#shared/flow/limits.ts';
import { requiredText } from './fields.ts';
import { defineRoute } from './route.ts';

const languageText = z.enum(languageCodes as [LanguageCode, ...LanguageCode[]]);
/** A text key of `listTexts`. */
const keyText = z.string().check(z.minLength(1), z.maxLength(200));

/** Texts per request: each is one call of the model, and all must finish within the request's time limit. */
export const maxDraftTexts = 6;

/**
 * Drafts translations of a flow's texts with a model; they must be reviewed before publishing. 409
 * limit.reached without a model or budget. The response leaves out texts that could not be translated.
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
        z.minLength(1, { error: 'At least one text is required.' }),
        z.maxLength(maxDraftTexts, { error: `At most ${maxDraftTexts} texts at once.` }),
      ),
  }),
  errors: ['limit.reached'],
  response: z.object({ texts: z.array(z.object({ key: z.string(), text: z.string() })) }),
});
