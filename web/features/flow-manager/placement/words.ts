import { languages } from '#shared/domain/languages.ts';
import type { Placement, PlacementTrigger } from '#shared/domain/placements.ts';

export const triggerNames: Readonly<Record<PlacementTrigger, string>> = {
  chip: 'As a chip under the greeting',
  greeting: 'Instead of the greeting',
  topic: 'For a topic of the assistant',
  timed: 'By itself, after a while',
  leaving: 'When somebody leaves the page',
};

/** What opens it, in a few words. */
export const opensBy = ({ trigger, topics, seconds, label }: Placement): string => {
  switch (trigger) {
    case 'chip':
      return label ? `Chip “${label}”` : 'Chip';
    case 'greeting':
      return 'Greeting';
    case 'topic':
      return `Topic ${topics.join(', ') || '(none yet)'}`;
    case 'timed':
      return `After ${seconds} s`;
    case 'leaving':
      return 'At leaving';
  }
};

export const pagesOf = ({ pages }: Placement): string =>
  pages.length === 0 ? 'Every page' : pages.join(', ');

export const languagesOf = (placement: Placement): string =>
  placement.languages.length === 0
    ? 'Every language'
    : placement.languages.map((code) => languages[code].name).join(', ');

/** Areas of the assistant's answers that a flow is often for; any other can be typed. */
export const usualTopics = [
  'talk',
  'talk.book',
  'price',
  'plan',
  'support',
  'service',
  'template',
  'company',
];
