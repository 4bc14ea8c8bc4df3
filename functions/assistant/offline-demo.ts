import type { DemoBusiness, FullTemplate } from '#shared/content/templates/types.ts';
import type { Answer, Question } from './assistant.ts';
import { fill } from './compose.ts';
import { demoWords } from './demo-words.ts';
import { formatsOf } from './facts.ts';
import { loadAnswers, loadVocabulary } from './lexicons.ts';
import { matcherOf } from './matcher.ts';
import { words } from './normalise.ts';

const fillers = new Set(
  'a an the is are am i you we my your our do does did can could would will to of for in on at it me be have has need want and or with what which how when where who much many there any this that please get if come go let tell about some take give make by from'.split(
    ' ',
  ),
);

/** Rough stems, so that "cats" finds "cat" and "booking" finds "book". */
const stem = (word: string): string =>
  word.replace(/(?:ings?|ers?|e?s|ed|ly)$/, (end) => (word.length - end.length >= 3 ? '' : end));

const stems = (text: string): Set<string> =>
  new Set(
    words(text)
      .trim()
      .split(' ')
      .filter((word) => word !== '' && !fillers.has(word))
      .map(stem),
  );

const enough = 0.34;

/** The prepared answer whose question and keywords share most with the message. */
const bestFaq = (message: string, { faq }: DemoBusiness): string | undefined => {
  const asked = stems(message);
  if (asked.size === 0) return undefined;
  let best: { answer: string; score: number } | undefined;
  for (const { question, keywords, answer } of faq) {
    const inQuestion = stems(question);
    const inKeywords = stems(keywords);
    let hits = 0;
    for (const word of asked) hits += inQuestion.has(word) ? 1.2 : inKeywords.has(word) ? 1 : 0;
    const score = hits / Math.max(2, asked.size);
    if (score >= enough && score > (best?.score ?? 0)) best = { answer, score };
  }
  return best?.answer;
};

/** Answers in the role of a template's sample business, from the template's own data. */
export const answerAsDemo = async (
  template: FullTemplate,
  { message, language }: Pick<Question, 'message' | 'language'>,
): Promise<Answer> => {
  const [vocabulary, { demo }] = await Promise.all([loadVocabulary(language), loadAnswers(language)]);
  const { business } = template;
  const { price } = formatsOf(language);
  const say = (sentence: string, value = ''): Answer => ({
    message: fill(sentence, { business: business.name, value }),
  });
  const { says, mode } = vocabulary;
  const asks = (list: keyof (typeof demoWords)['en']) =>
    matcherOf(mode, demoWords[language][list])(message) > 0;

  const prepared = bestFaq(message, business);
  if (prepared) return { message: prepared };
  if (asks('hours')) return say(demo.hours, business.hours);
  if (says('pricing', message) > 0) {
    const lines = business.prices.map(
      ({ item, price: amount, unit }) => `- ${item}: ${price(amount)}${unit ? ` ${unit}` : ''}`,
    );
    return { message: [demo.prices, ...lines].join('\n') };
  }
  if (says('callMe', message) > 0 || says('complaint', message) > 0) return say(demo.human, business.contact);
  if (says('book', message) > 0) return say(demo.booking);
  if (asks('location')) return say(demo.location, business.location);
  if (says('services', message) > 0) {
    return { message: [demo.services, ...business.services.map((service) => `- ${service}`)].join('\n') };
  }
  if (says('contact', message) > 0) return say(demo.human, business.contact);
  if (says('thanks', message) > 0) return say(demo.thanks);
  if (says('greeting', message) > 0) return say(demo.greeting);
  const examples = template.sampleQuestions.slice(0, 3).map((question) => `- ${question}`);
  return { message: [say(demo.unknown).message, ...examples].join('\n') };
};
