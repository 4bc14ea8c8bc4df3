import type { ModelIndex } from '#shared/domain/pricing/models.ts';
import { type Persona, visitorWords } from '../reply.ts';
import { searchKnowledge } from '../retrieval/search.ts';
import type { SiteAnswer, VisitorRequest } from '../site-answer.ts';
import type { ModelAnswer, ModelQuote } from './answer.ts';
import { findWrongLanguage } from './check-language.ts';
import { findUnknownNumber } from './check-numbers.ts';
import { allFacts } from './facts.ts';
import { sitePrompt } from './prompt.ts';
import { detailsSoFar } from './request.ts';
import { describeSituation, quoteLines } from './situation.ts';

const modelIndex: Record<ModelQuote['model'], ModelIndex> = { base: 0, sonnet: 1, opus: 2 };

const calculate = ({ plan, managed, model, plans, ...counts }: ModelQuote): Promise<string> => {
  const { languages, integrations, trainings, conversations } = counts;
  const wanted = { language: languages, integration: integrations, training: trainings, conversations };
  return quoteLines({
    plan,
    managed,
    plans,
    // The managed service includes its model.
    model: managed ? undefined : modelIndex[model],
    addOns: Object.fromEntries(Object.entries(wanted).filter(([, many]) => many > 0)),
  });
};

export interface SitePersona extends Persona {
  /** All quotes of the conversation so far, this turn's last. */
  readonly quotes: readonly string[];
}

/**
 * The site's assistant for one message with a model: it gets all facts and the visitor's situation, may look
 * up one thing, and its answer is rejected if it contains numbers that it can't know or is in the wrong
 * language.
 */
export const sitePersona = (
  request: VisitorRequest,
  answered: SiteAnswer,
  now: Date,
  checksFailed: string[],
): SitePersona => {
  const { language, message, found, answer, pack } = answered;
  const { task, quotes: earlier = [] } = request.topics ?? {};
  const quotes = [...earlier];
  /** Texts whose numbers a reply may repeat. */
  const sources: string[] = [];
  const lookUp = async ({ quote, search }: ModelAnswer): Promise<string | undefined> => {
    if (!quote && !search) return undefined;
    const quoted = quote && (await calculate(quote));
    if (quoted) quotes.push(quoted);
    const results = [
      ...(quoted ? [quoted] : []),
      ...(search ? [(await searchKnowledge(search, pack, request)) ?? 'Nothing found.'] : []),
    ];
    sources.push(...results);
    return results.join('\n');
  };
  return {
    quotes,
    // The owner's own text: a reply may repeat its addresses, as it may its numbers.
    addresses: [request.flowStep?.instruction ?? ''],
    system: async () => {
      const [facts, situation] = await Promise.all([
        allFacts(request.facts),
        describeSituation({
          now,
          timeZone: request.timeZone,
          page: request.page,
          language,
          isChosen: request.explicit !== undefined,
          person: request.person,
          task,
          details: detailsSoFar(request, answered),
          quotes: earlier,
          found,
          flowStep: request.flowStep,
        }),
      ]);
      sources.push(...facts, ...situation);
      return sitePrompt(facts, situation);
    },
    lookUp,
    refuse: async (text, asked) => {
      const reason =
        findUnknownNumber(text, {
          facts: sources,
          visitor: visitorWords(asked),
          calculated: quotes,
          sumsOf: 'ours',
        }) ??
        (await findWrongLanguage(text, { language, isChosen: request.explicit !== undefined, message }));
      if (reason) checksFailed.push(reason);
      return reason;
    },
    offline: async () => answer,
    action: async () => answer.action,
  };
};
