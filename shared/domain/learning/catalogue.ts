/** The learning path's steps, achievements and the guided tour. See docs/behaviour.md, "The learning path". */

export const stepIds = [
  'welcome',
  'industry-selection',
  'chatbot-demo',
  'roi-calculator',
  'pricing-exploration',
] as const;
export type StepId = (typeof stepIds)[number];

export interface Step {
  id: StepId;
  title: string;
  description: string;
  /** Points for completing the step. The ROI step gives 200 instead of 125 from 10,000 dollars a year. */
  points: number;
  /** Minutes a visitor should expect. */
  minutes: number;
  type: 'intro' | 'selection' | 'conversation' | 'calculator' | 'exploration';
  achievement: AchievementId;
}

export const achievementIds = [
  'first-steps',
  'explorer',
  'chatbot-whisperer',
  'roi-master',
  'business-strategist',
  'graduation',
] as const;
export type AchievementId = (typeof achievementIds)[number];

export const achievementCategories = {
  basics: 'Basics',
  discovery: 'Discovery',
  practice: 'Practice',
  business: 'Business',
  mastery: 'Mastery',
} as const;
export type AchievementCategory = keyof typeof achievementCategories;

export interface Achievement {
  id: AchievementId;
  title: string;
  description: string;
  points: number;
  category: AchievementCategory;
}

export const steps: readonly Step[] = [
  {
    id: 'welcome',
    title: 'Welcome to chatbots',
    description: 'What a business chatbot does all day, in one minute.',
    points: 50,
    minutes: 1,
    type: 'intro',
    achievement: 'first-steps',
  },
  {
    id: 'industry-selection',
    title: 'Find your industry',
    description: 'Look at three industries and see what their bots take care of.',
    points: 75,
    minutes: 2,
    type: 'selection',
    achievement: 'explorer',
  },
  {
    id: 'chatbot-demo',
    title: 'Talk to a bot',
    description: 'Hold a short conversation: three questions, three answers.',
    points: 100,
    minutes: 3,
    type: 'conversation',
    achievement: 'chatbot-whisperer',
  },
  {
    id: 'roi-calculator',
    title: 'Do the sums',
    description: 'Work out what automation would save your team in a year.',
    points: 125,
    minutes: 2,
    type: 'calculator',
    achievement: 'roi-master',
  },
  {
    id: 'pricing-exploration',
    title: 'Compare the plans',
    description: 'Look at two plans and find the one that fits your volume.',
    points: 100,
    minutes: 2,
    type: 'exploration',
    achievement: 'business-strategist',
  },
];

export const achievements: readonly Achievement[] = [
  {
    id: 'first-steps',
    title: 'First steps',
    description: 'Started the learning path.',
    points: 50,
    category: 'basics',
  },
  {
    id: 'explorer',
    title: 'Explorer',
    description: 'Looked into three industries.',
    points: 100,
    category: 'discovery',
  },
  {
    id: 'chatbot-whisperer',
    title: 'Chatbot whisperer',
    description: 'Held a conversation of three exchanges.',
    points: 150,
    category: 'practice',
  },
  {
    id: 'roi-master',
    title: 'ROI master',
    description: 'Calculated what automation saves.',
    points: 200,
    category: 'business',
  },
  {
    id: 'business-strategist',
    title: 'Business strategist',
    description: 'Compared plans like a buyer.',
    points: 250,
    category: 'business',
  },
  {
    id: 'graduation',
    title: 'Graduation',
    description: 'Completed all five steps.',
    points: 500,
    category: 'mastery',
  },
];

export const industriesNeeded = 3;
export const exchangesNeeded = 3;
export const plansNeeded = 2;
/** Milliseconds between the third selection and completion of the industry step. */
export const industryDelayMs = 1_000;

export const tourStepIds = ['welcome', 'services', 'templates', 'chatbot', 'pricing', 'contact'] as const;
export type TourStepId = (typeof tourStepIds)[number];

/** Points of the guided tour, in order. */
export const tourPoints: Readonly<Record<TourStepId, number>> = {
  welcome: 25,
  services: 50,
  templates: 75,
  chatbot: 100,
  pricing: 75,
  contact: 150,
};
/** Milliseconds between Next and the following tour step. */
export const tourAdvanceMs = 1_000;
export const unlockToastMs = 3_000;
export const pointCounterMs = 2_000;
