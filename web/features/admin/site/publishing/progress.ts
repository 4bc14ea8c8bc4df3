import type { Publication } from '#shared/api/publication.ts';

const secondMs = 1000;

const secondsBetween = (from: string, to: string | number): number =>
  Math.max(0, Math.round((new Date(to).getTime() - new Date(from).getTime()) / secondMs));

const secondsText = (seconds: number): string =>
  seconds < 120 ? `${seconds} s` : `${Math.round(seconds / 60)} minutes`;

/** If it takes longer than this, tell the owner that it is not normal. */
const slowSeconds = 90;

export interface Progress {
  readonly tone: 'active' | 'good' | 'bad' | 'quiet';
  readonly text: string;
}

/** Describes what a publication is doing. */
export const describeProgress = (publication: Publication, now: number): Progress => {
  const { state, createdAt, at, liveAt, error } = publication;
  const startedAt = at ?? createdAt;
  switch (state) {
    case 'scheduled':
      return { tone: 'active', text: 'Scheduled' };
    case 'rendering': {
      const seconds = secondsBetween(startedAt, now);
      return {
        tone: 'active',
        text:
          seconds < slowSeconds
            ? `Publishing… ${secondsText(seconds)}`
            : `Still publishing after ${secondsText(seconds)}. Visitors see the previous version until it is done.`,
      };
    }
    case 'live':
      return {
        tone: 'good',
        text: liveAt ? `Live in ${secondsText(secondsBetween(startedAt, liveAt))}` : 'Live',
      };
    case 'failed':
      return {
        tone: 'bad',
        text: `Not published: ${error ?? 'the pages could not be written.'} Visitors still see the previous version.`,
      };
    case 'replaced':
      return { tone: 'quiet', text: 'Replaced' };
    case 'cancelled':
      return { tone: 'quiet', text: 'Cancelled' };
  }
};
