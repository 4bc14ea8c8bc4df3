import { describe, expect, it } from 'vitest';
import { newPlacement, type Placement, placedAt } from './placements.ts';

const placement = (id: string, more: Partial<Placement> = {}): Placement => ({
  ...newPlacement(id),
  paused: false,
  ...more,
});
const at = (placements: readonly Placement[], more: object = {}) =>
  placedAt(placements, { trigger: 'chip', path: '/', language: 'en', seed: 'someone', ...more }).map(
    ({ id }) => id,
  );

describe('placedAt', () => {
  it('matches page, language and topic', () => {
    const one = [placement('a', { pages: ['/pricing', '/blog/*'], languages: ['de'] })];
    expect(at(one, { path: '/pricing/', language: 'de' })).toEqual(['a']);
    expect(at(one, { path: '/blog/3', language: 'de' })).toEqual(['a']);
    expect(at(one, { path: '/', language: 'de' })).toEqual([]);
    expect(at(one, { path: '/pricing', language: 'en' })).toEqual([]);
    const topics = [placement('t', { trigger: 'topic', topics: ['talk.book', 'support'] })];
    const of = (...cards: string[]) => at(topics, { trigger: 'topic', cards });
    expect(of('talk.book')).toEqual(['t']);
    expect(of('price.starter', 'support.hours')).toEqual(['t']);
    expect(of('talk.bookings', 'supporters.club')).toEqual([]);
    expect(of()).toEqual([]);
  });

  it('sorts by priority', () => {
    expect(at([placement('low', { priority: 1 }), placement('high', { priority: 9 })])).toEqual([
      'high',
      'low',
    ]);
  });

  it('splits visitors by share, stably, with at most one flow of equal priority each', () => {
    const rivals = [placement('a', { share: 50 }), placement('b', { share: 30 })];
    const counts = { a: 0, b: 0, none: 0 };
    for (let index = 0; index < 4000; index += 1) {
      const got = at(rivals, { seed: `visitor ${index}` });
      expect(got.length).toBeLessThan(2);
      expect(at(rivals, { seed: `visitor ${index}` })).toEqual(got);
      counts[(got[0] ?? 'none') as keyof typeof counts] += 1;
    }
    expect(counts.a / 40).toBeGreaterThan(46);
    expect(counts.a / 40).toBeLessThan(54);
    expect(counts.b / 40).toBeGreaterThan(26);
    expect(counts.b / 40).toBeLessThan(34);
  });
});
