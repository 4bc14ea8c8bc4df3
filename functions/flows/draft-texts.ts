import { draftOf, noDraft } from '#functions/assistant/model/translate.ts';
import { defineHandler } from '#functions/http/define.ts';
import { draftFlowTexts } from '#shared/api/flow-drafts.ts';
import { findLostPlaceholders } from '#shared/flow/interpolate.ts';
import { flowLimits } from '#shared/flow/limits.ts';

const about =
  'It is said to a visitor by a guided conversation on a company’s site. What stands in double braces, such as {{name}}, is filled in later: keep it exactly.';

/** Placeholders that a translation lost, which would change its meaning. */
const lostIn = (text: string, translation: string): string | undefined => {
  const lost = findLostPlaceholders(text, translation);
  return lost.length > 0 ? `It lacks ${lost.map((name) => `{{${name}}}`).join(', ')}.` : undefined;
};

/** Drafts translations of a flow's texts with the model; leaves out texts it couldn't translate. */
export const route = defineHandler(draftFlowTexts, (deps) => async ({ body, signal }) => {
  const { texts, from, to } = body;
  const drafts = await Promise.all(
    texts.map(async ({ key, text }) => {
      const refuse = (translation: string) => lostIn(text, translation);
      const draft = await draftOf(deps, {
        ...{ text, from, to, about, refuse, signal },
        maxChars: flowLimits.messageChars,
      });
      // Checks again, because cutting or cleaning may lose placeholders too.
      return draft === undefined || lostIn(text, draft) ? [] : [{ key, text: draft }];
    }),
  );
  const done = drafts.flat();
  if (done.length === 0) throw noDraft();
  return { texts: done };
});
