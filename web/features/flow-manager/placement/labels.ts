import { languages } from '#shared/domain/languages.ts';
import type { Placement, PlacementTrigger } from '#shared/domain/placements.ts';

export const triggerNames: Readonly<Record<PlacementTrigger, string>> = {
  chip: 'As a chip under the greeting',
  greeting: 'Instead of the greeting',
  topic: 'For a topic of the assistant',
  timed: 'After some time on the page',
  leaving: 'When the visitor is about to leave',
};

/** Describes the trigger of a placement. */
export const describeTrigger = ({ trigger, topics, seconds, label }: Placement): string => {
  switch (trigger) {
    case 'chip':
      return label ? `Chip “${label}”` : 'Chip';
    case 'greeting':
      return 'Greeting';
    case 'topic':
      return `Topic ${topics.map(getTopicName).join(', ') || '(none yet)'}`;
    case 'timed':
      return `After ${seconds} s`;
    case 'leaving':
      return 'On leaving';
  }
};

export const describePages = ({ pages }: Placement): string =>
  pages.length === 0 ? 'Every page' : pages.join(', ');

export const describeLanguages = (placement: Placement): string =>
  placement.languages.length === 0
    ? 'Every language'
    : placement.languages.map((code) => languages[code].name).join(', ');

/** Topics to choose from: ids of answer cards, or areas of cards. */
export const topicGroups: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Requests: {
    'company.book': 'Book an appointment',
    'company.bookingHow': 'How booking works',
    'company.contactMe': 'Be contacted',
    'company.buy': 'Order or buy',
    'company.complaint': 'A complaint',
    'talk.human': 'Talk to a person',
    'plans.trial': 'Try it for free',
    'plans.cancel': 'Cancel a contract',
    'plans.whichPlan': 'Which plan fits',
    'site.demo': 'See a demo',
  },
  'Questions about': {
    'plans.prices': 'Prices',
    'plans.discount': 'Discounts',
    'plans.custom': 'Large volumes',
    'features.integrations': 'Integrations',
    'features.helpHours': 'Support',
    'features.customWork': 'Custom work',
    'features.languages': 'Languages',
    'trust.gdpr': 'GDPR',
    'trust.security': 'Security',
    'company.careers': 'Jobs',
    'company.partners': 'Partnerships',
  },
  'Anything about': {
    plans: 'Plans and prices',
    features: 'What the bots can do',
    trust: 'Security and privacy',
    industries: 'Industries and templates',
    company: 'The company',
    site: 'This site',
    taught: 'Taught answers',
  },
};

const topicNames: Readonly<Record<string, string>> = Object.assign({}, ...Object.values(topicGroups));

const getTopicName = (topic: string): string => topicNames[topic] ?? topic;
