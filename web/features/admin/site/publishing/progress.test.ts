import { describe, expect, it } from 'vitest';
import type { Publication } from '#shared/api/publication.ts';
import { describeProgress } from './progress.ts';

const publication: Publication = {
  number: 3,
  state: 'rendering',
  createdAt: '2026-11-24T10:00:00.000Z',
  createdBy: 'ada',
  changedKeys: ['offer.starter'],
};
const secondsLater = (seconds: number) => Date.parse(publication.createdAt) + seconds * 1000;

describe('describeProgress', () => {
  it('counts the seconds while pages are written', () => {
    expect(describeProgress(publication, secondsLater(4.2)).text).toBe('Publishing… 4 s');
  });

  it('says that visitors see the previous version when it takes long', () => {
    expect(describeProgress(publication, secondsLater(120)).text).toContain(
      'Still publishing after 2 minutes',
    );
  });

  it('says how long it took, from the scheduled time if there was one', () => {
    const live = { ...publication, state: 'live', liveAt: '2026-11-24T10:00:12.000Z' } as const;
    expect(describeProgress(live, secondsLater(500)).text).toBe('Live in 12 s');
    expect(describeProgress({ ...live, at: '2026-11-24T10:00:10.000Z' }, 0).text).toBe('Live in 2 s');
  });

  it('gives the reason for a failure', () => {
    const failed = { ...publication, state: 'failed', error: 'A script is missing.' } as const;
    expect(describeProgress(failed, 0).text).toBe(
      'Not published: A script is missing. Visitors still see the previous version.',
    );
  });
});
