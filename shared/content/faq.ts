import { brand } from '#shared/brand.ts';
import { languageCodes } from '#shared/domain/languages.ts';
import { money } from '#shared/domain/money.ts';
import { withTexts } from '#shared/site/texts.ts';

export interface Question {
  readonly question: string;
  readonly answer: string;
}

export const faqTitle = 'Frequently asked questions';

const { prices, claims } = brand;

/** Questions on the landing page, also given to search engines. */
export const landingQuestions: readonly Question[] = withTexts('faq.home', [
  {
    question: 'How long does it take to deploy a chatbot?',
    answer: `A first version runs in ${claims.deployment}. Tailoring it to your business takes between 2 and 6 days, depending on the industry template.`,
  },
  {
    question: 'What does a chatbot cost?',
    answer: `Starter is ${money(prices.starter)} a month for 5,000 messages, Professional is ${money(prices.professional)} a month for 50,000 messages, and Enterprise is priced individually with unlimited messages. There is no setup fee.`,
  },
  {
    question: 'Is there a long-term contract?',
    answer: 'No. You can cancel anytime with 30-day notice.',
  },
  {
    question: 'Which languages does the chatbot speak?',
    answer: `Bots that we build for you can speak ${claims.languages} languages, right-to-left scripts included, and answer in the language of the question. The assistant on this site is set up for ${languageCodes.length} of them.`,
  },
]);

/** Questions of the pricing page. */
export const pricingQuestions: readonly Question[] = withTexts('faq.pricing', [
  {
    question: 'What is the difference between a platform plan and the managed service?',
    answer: `With a platform plan, from ${money(prices.starter)} a month, you run the bot yourself. With the managed service, from ${money(prices.managed.starter)} a month, we build, run and improve it for you.`,
  },
  {
    question: 'What happens when the messages of my plan are used up?',
    answer: `You add conversations for ${money(prices.addOns.conversations)} each, or move to the next plan.`,
  },
  {
    question: 'Is there a setup fee?',
    answer: 'No plan has one.',
  },
  {
    question: 'How do I cancel?',
    answer: 'Anytime, with 30 days’ notice. There are no long-term contracts.',
  },
]);

/** The questions as structured data for search engines. */
export const faqData = (questions: readonly Question[]) => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
