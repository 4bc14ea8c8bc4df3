import { expect, it } from 'vitest';
import { isSaidOn, type TaughtCard } from './knowledge.ts';

const card = (days: Pick<TaughtCard, 'validFrom' | 'validUntil'>): TaughtCard => ({
  id: 'taught.x',
  questions: {},
  answers: {},
  version: 1,
  updatedAt: '2027-01-01T00:00:00.000Z',
  ...days,
});

it('uses a card from its first to its last day, inclusive', () => {
  const days = ['2027-03-01', '2027-03-02', '2027-03-03', '2027-03-04'];
  const said = (given: Pick<TaughtCard, 'validFrom' | 'validUntil'>) =>
    days.filter((day) => isSaidOn(card(given), day)).map((day) => day.slice(-1));
  expect(said({})).toEqual(['1', '2', '3', '4']);
  expect(said({ validFrom: '2027-03-02' })).toEqual(['2', '3', '4']);
  expect(said({ validUntil: '2027-03-03' })).toEqual(['1', '2', '3']);
  expect(said({ validFrom: '2027-03-02', validUntil: '2027-03-03' })).toEqual(['2', '3']);
});
