import { withTexts } from '#shared/site/texts.ts';
export interface Source {
  readonly text: string;
  readonly url: string;
}

export interface IndustryInsight {
  readonly id: string;
  readonly industry: string;
  readonly figure: string;
  readonly claim: string;
  readonly source: Source;
  /** The industry template with a demo to try; without it the whole gallery. */
  readonly templateId?: string;
  /** How a bot solves the problem. */
  readonly answer: string;
}

const insights: readonly IndustryInsight[] = [
  {
    id: 'e-commerce',
    industry: 'E-commerce',
    templateId: 'ecommerce',
    figure: '70%',
    claim: 'of online baskets are left behind.',
    source: {
      text: 'Baymard Institute, average of 49 studies, 2024',
      url: 'https://baymard.com/lists/cart-abandonment-rate',
    },
    answer:
      'Most questions before checkout are small: shipping, size, returns. A bot answers them on the page, at the moment of doubt, instead of by e-mail the next day.',
  },
  {
    id: 'healthcare',
    industry: 'Healthcare',
    templateId: 'healthcare',
    figure: '23%',
    claim: 'of booked appointments end as no-shows.',
    source: {
      text: 'Dantas et al., Health Policy 122(4), review of 105 studies, 2018',
      url: 'https://doi.org/10.1016/j.healthpol.2018.02.002',
    },
    answer:
      'A bot reminds, lets people move an appointment in two messages, and offers the free slot to whoever is waiting.',
  },
  {
    id: 'saas',
    industry: 'SaaS',
    figure: '14%',
    claim: 'more issues resolved an hour by support agents with an AI assistant; 34% by new ones.',
    source: {
      text: 'Brynjolfsson, Li and Raymond, NBER working paper 31161, 2023',
      url: 'https://www.nber.org/papers/w31161',
    },
    answer:
      'The bot takes the questions that have an answer and prepares the others for your team, with the account and the conversation at hand.',
  },
];

export const portfolio = withTexts('landing.portfolio', {
  question: 'Does it really change anything?',
  title: 'What others measured',
  text: 'Not our numbers: published research, with its source and year.',
  insights,
  more: 'What a bot does about it',
  tryDemo: (industry: string) => `Try the ${industry} demo`,
  browse: 'Try a demo of another industry',
  response: {
    title: 'How long companies take to answer an online enquiry',
    text: 'Those that answered within an hour were nearly 7 times as likely to have a real talk with a decision maker as those that took an hour longer, and over 60 times as likely as those that took a day.',
    bars: [
      { label: 'within an hour', share: 37 },
      { label: '1 to 24 hours', share: 16 },
      { label: 'over 24 hours', share: 24 },
      { label: 'never', share: 23 },
    ],
    source: {
      text: 'Oldroyd, McElheran and Elkington, Harvard Business Review, March 2011; 2,241 US companies',
      url: 'https://hbr.org/2011/03/the-short-life-of-online-sales-leads',
    },
  },
  language: {
    title: 'prefer to buy in their own language',
    share: 76,
    text: '40% never buy from websites in other languages.',
    source: {
      text: 'CSA Research, “Can’t Read, Won’t Buy”, 2020; 8,709 consumers in 29 countries',
      url: 'https://csa-research.com/Featured-Content/For-Global-Enterprises/Global-Growth/CRWB-Series/CRWB-B2C',
    },
  },
  selfService: {
    title: 'try to solve it themselves before they contact anyone',
    share: 81,
    text: 'An answer on the page is often all they wanted.',
    source: {
      text: 'Dixon, Ponomareff, Turner and DeLisi, Harvard Business Review, January 2017',
      url: 'https://hbr.org/2017/01/kick-ass-customer-service',
    },
  },
});
