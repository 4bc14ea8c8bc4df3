import { expect, it } from 'vitest';
import { periodOf } from './periods.ts';

it('adds up the days of a period, treating negative days as zero', () => {
  const first = { visits: 10, contacts: 2, bookings: 1, signed: 1, answered: 2, inTime: 1, 'source:form': 3 };
  const second = { visits: 4, contacts: -5, clients: 2, answered: 1, 'source:form': -1, 'source:chat': 1 };
  const period = periodOf(
    [
      ['2027-01-01', first],
      ['2027-01-02', second],
    ],
    { '2027-01-01': 7, '2027-01-03': 9 },
  );
  expect(period).toMatchObject({
    from: '2027-01-01',
    to: '2027-01-02',
    visits: 14,
    chats: 7,
    leads: 5,
    signed: 1,
    bySource: { form: 3, chat: 1 },
    daily: [
      { day: '2027-01-01', visits: 10, chats: 7, leads: 3 },
      { day: '2027-01-02', visits: 4, chats: 0, leads: 0 },
    ],
    response: { answered: 3, inTime: 1 },
  });
});

it('returns an empty period without days', () => {
  expect(periodOf([], {})).toMatchObject({ from: '', to: '', visits: 0, chats: 0, leads: 0, daily: [] });
});
