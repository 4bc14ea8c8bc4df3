import { loadPack } from '#functions/assistant/packs/load.ts';
import { makeCardRenderer } from '#functions/assistant/talk/request.ts';
import type { CardId } from '#shared/content/assistant/cards/types.ts';
import { loadAnswers } from '#shared/content/assistant/load.ts';
import { withSiteValues } from '#shared/site/published.ts';
import type { SiteValues } from '#shared/site/site-values.ts';

/**
 * English questions that the assistant answers differently with one set of values than with the other. All
 * languages have the same answers.
 */
export const listAffectedAnswers = async (before: SiteValues, after: SiteValues): Promise<string[]> => {
  const [output, answers] = await Promise.all([loadPack('en'), loadAnswers('en')]);
  const ids = Object.keys(output.cards) as CardId[];
  const answersWith = (values: SiteValues) =>
    withSiteValues(values, () => ids.map(makeCardRenderer({ output, answers })));
  const [old, fresh] = [answersWith(before), answersWith(after)];
  return ids.filter((_, index) => old[index] !== fresh[index]).map((id) => output.cards[id][0]);
};
