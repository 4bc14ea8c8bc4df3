import { brand } from '#shared/brand.ts';
import { currencySymbol } from '#shared/domain/currency-symbol.ts';
import type { TourStepId } from '#shared/domain/learning/catalogue.ts';
import { money } from '#shared/domain/money.ts';
import { withTexts } from '#shared/site/texts.ts';

/** Texts of the learning path and its card. */
export const learningText = withTexts('learning.text', {
  title: 'Learn what a chatbot can do for you',
  intro:
    'Five short steps. Try things, collect points, leave with a number you can defend in a budget meeting.',
  close: 'Close the learning path',
  steps: 'Steps',
  achievements: 'Achievements',
  points: 'points',
  minutes: (minutes: number) => `${minutes} min`,
  pathLevel: (level: number) => `Path level ${level} of 5`,
  overallLevel: (level: number) => `Level ${level}`,
  progress: (done: number, total: number) => `${done} of ${total} steps done`,
  streak: (days: number) => (days === 1 ? '1-day streak' : `${days}-day streak`),
  completed: 'Completed',
  locked: 'Locked',
  open: 'Open',
  lockedHint: (previous: string) => `Finish “${previous}” to unlock this step.`,
  next: 'Next step',
  finished: 'You have finished the path',
  finishedText: 'All five steps done. If the numbers made sense, talk to us about your own case.',
  talk: 'Talk to us',
  tour: 'Take the guided tour',
  unlocked: (title: string) => `Achievement unlocked: ${title}`,
  earned: (points: number) => `+${points} points`,
  privacy:
    'Your progress stays in this browser. It is sent to us only with a message or booking you send yourself.',
});

export const cardText = withTexts('learning.card', {
  label: 'Learning progress',
  greetingTitle: 'New to chatbots?',
  greeting: 'Five short steps show what one does.',
  start: 'Start learning',
  continue: 'Continue',
  dismiss: 'Hide learning progress',
});

export const welcomeText = withTexts('learning.welcome', {
  heading: 'What a business chatbot does all day',
  points: [
    {
      title: 'It answers the questions you get every day',
      text: 'Opening hours, order status, prices, returns: the same forty questions make up most of a support inbox.',
    },
    {
      title: 'It asks, too',
      text: 'A good bot qualifies: what do you need, by when, how many? Your team gets a lead with its story, not a name.',
    },
    {
      title: 'It knows when to stop',
      text: 'What it cannot answer goes to a person, with everything already said, so that nobody has to repeat themselves.',
    },
  ],
  done: 'Got it, let’s go',
});

export const industryText = withTexts('learning.industry', {
  heading: 'Which of these look like your customers?',
  hint: (left: number) => (left > 0 ? `Choose ${left} more.` : 'Three industries seen.'),
  industries: [
    {
      name: 'Healthcare',
      work: 'Books and moves appointments, answers questions before a visit, never gives a diagnosis.',
    },
    {
      name: 'E-commerce',
      work: 'Finds the right product, tracks orders, handles returns while the shop sleeps.',
    },
    {
      name: 'Real Estate',
      work: 'Sorts viewings by budget and date, sends the floor plan, wakes the agent for serious buyers.',
    },
    {
      name: 'Fitness',
      work: 'Fills trial classes, answers membership questions, wins back those who stopped coming.',
    },
    {
      name: 'Restaurant',
      work: 'Takes reservations, knows the allergens, tells the kitchen about the birthday.',
    },
    {
      name: 'Automotive',
      work: 'Schedules services and test drives, explains what a recall means for this very car.',
    },
    { name: 'Education', work: 'Guides applicants to the right course and reminds them of the deadline.' },
    {
      name: 'Professional Services',
      work: 'Collects the facts of a case before the first call, so that the first hour counts.',
    },
  ],
});

export const demoText = withTexts('learning.demo', {
  heading: 'Ask it something a customer would ask',
  hint: (done: number, needed: number) =>
    done >= needed ? 'That was a conversation.' : `${done} of ${needed} exchanges`,
  opening:
    'Hello! I am the assistant of this site. Ask me about plans, integrations, languages or how long it takes.',
  suggestions: ['What does it cost?', 'Which languages do you speak?', 'How long until it is live?'],
  field: 'Your question',
  send: 'Send',
  failure: 'I could not reach the assistant just now. Please try again in a moment.',
});

export const roiText = withTexts('learning.roi', {
  heading: 'What would automation save you?',
  employees: 'People answering customers',
  hourlyRate: `Cost of one hour (${currencySymbol()})`,
  hoursPerDay: 'Hours a day each of them spends on it',
  calculate: 'Calculate my saving',
  recalculate: 'Calculate again',
  yearly: 'a year',
  monthly: 'a month',
  daily: 'a working day',
  basis: `Assumes that ${brand.prices.savings.automatedPercent}% of this work is automated, on ${brand.prices.savings.workingDays} working days a month. An estimate, not a promise.`,
  chart: 'Cost over twelve months',
  manual: 'Answering by hand',
  automated: 'With automation',
  month: 'Month',
  table: 'Show the figures as a table',
  send: 'Send me this estimate',
  message: (figures: {
    employees: number;
    hourlyRate: number;
    hoursPerDay: number;
    monthly: string;
    yearly: string;
  }) =>
    `Please send me an estimate based on these figures: ${figures.employees} people at ${money(figures.hourlyRate)} an hour, ${figures.hoursPerDay} hours a day each. Your calculator says we would save ${figures.monthly} a month, ${figures.yearly} a year.`,
});

export const plansText = withTexts('learning.plans', {
  heading: 'Look at two plans closely',
  hint: (left: number) => (left > 0 ? `Open ${left} more.` : 'Two plans compared.'),
  more: 'See the whole pricing page',
});

export const tourText: Readonly<Record<TourStepId, { title: string; text: string }>> = withTexts(
  'learning.tour',
  {
    welcome: {
      title: 'Welcome',
      text: 'This is what we do: chatbots that answer your customers day and night, in their language.',
    },
    services: {
      title: 'Three services',
      text: 'Support, sales and integrations. Most companies start with one and add the others.',
    },
    templates: {
      title: 'Start from your industry',
      text: 'Each template is a bot that already knows the trade. Open one and talk to it.',
    },
    chatbot: {
      title: 'Ask our own assistant',
      text: 'This button is always here. It answers in twenty languages and can book a consultation.',
    },
    pricing: {
      title: 'What it costs',
      text: 'Plans you can cancel monthly. The pricing page works it out for your own volume.',
    },
    contact: {
      title: 'Talk to a person',
      text: `Write to us here. You hear from us within ${brand.responseHours} hours.`,
    },
  },
);

export const tourControls = withTexts('learning.tour-controls', {
  label: 'Guided tour',
  step: (index: number, total: number) => `${index} of ${total}`,
  next: 'Next',
  finish: 'Finish',
  skip: 'Skip the tour',
  close: 'Close the tour',
  earned: (points: number) => (points > 0 ? `+${points} points` : 'Points earned before'),
});
