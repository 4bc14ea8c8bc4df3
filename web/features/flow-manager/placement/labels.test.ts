import { expect, it } from 'vitest';
import { cardNames } from '#shared/content/assistant/cards/types.ts';
import { newPlacement } from '#shared/domain/placements.ts';
import { describeTrigger, topicGroups } from './labels.ts';

it('offers only topics that the assistant answers', () => {
  const areas: Readonly<Record<string, readonly string[]>> = { ...cardNames, taught: [] };
  const topics = Object.values(topicGroups).flatMap((group) => Object.keys(group));
  expect(
    topics.filter((topic) => {
      const [area = '', name] = topic.split('.');
      return !(area in areas) || (name !== undefined && !areas[area]?.includes(name));
    }),
  ).toEqual([]);
});

it('labels known topics, and shows unknown ones unchanged', () => {
  const topics = ['company.book', 'taught.opening-hours'];
  expect(describeTrigger({ ...newPlacement('p'), trigger: 'topic', topics })).toBe(
    'Topic Book an appointment, taught.opening-hours',
  );
});
