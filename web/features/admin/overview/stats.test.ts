import { describe, expect, it } from 'vitest';
import { summarizeLeads } from '#shared/domain/lead-stats.ts';
import {
  compare,
  comparedDays,
  compareRows,
  formatDuration,
  formatPeriod,
  funnelRows,
  type Period,
} from './stats.ts';

const period = (overrides: Partial<Period> = {}): Period => ({
  ...summarizeLeads([]),
  from: '2026-11-01',
  to: '2026-11-02',
  visits: 0,
  chats: 0,
  visitsByChannel: {},
  daily: [],
  ...overrides,
});

describe('overview statistics', () => {
  it('formats durations in minutes, hours or days', () => {
    expect([0, 42, 180, 208, 2820, 3600].map(formatDuration)).toEqual([
      '1 min',
      '42 min',
      '3 h',
      '3.5 h',
      '47 h',
      '2.5 days',
    ]);
    expect(formatPeriod(period())).toBe('Nov 1 – Nov 2');
    expect([compare(2, 1), compare(1, 2), compare(1, 1)]).toEqual(['up', 'down', 'same']);
  });

  it('lists names from either period, largest first', () => {
    const rows = compareRows(
      { form: 2, chat: 5, flow: 0 },
      { form: 4, manual: 1, flow: 0 },
      (name) => `<${name}>`,
    );
    expect(rows.map(({ label, count, before }) => [label, count, before])).toEqual([
      ['<chat>', 5, 0],
      ['<form>', 2, 4],
      ['<manual>', 0, 1],
    ]);
  });

  it('pairs each day with the same day of the previous period', () => {
    const day = (name: string, leads: number) => ({ day: name, visits: 9, chats: 1, leads });
    const current = period({ daily: [day('2026-11-03', 4), day('2026-11-04', 0)] });
    const previous = period({ daily: [day('2026-11-01', 1), day('2026-11-02', 2)] });
    expect(comparedDays({ current, previous }, 'leads')).toEqual([
      { day: '2026-11-03', label: 'Nov 3', now: 4, thenDay: '2026-11-01', thenLabel: 'Nov 1', before: 1 },
      { day: '2026-11-04', label: 'Nov 4', now: 0, thenDay: '2026-11-02', thenLabel: 'Nov 2', before: 2 },
    ]);
  });

  it('omits shares of visits when visits were not counted for the whole period', () => {
    const steps = funnelRows(period({ visits: 200, chats: 50, leads: 10, signed: 1 }), period({ leads: 4 }));
    expect(steps.map(({ label, count, before, ofVisits }) => [label, count, before, ofVisits])).toEqual([
      ['Visits', 200, 0, undefined],
      ['Chats', 50, 0, 0.25],
      ['Leads', 10, 4, 0.05],
      ['Signed', 1, 0, 0.005],
    ]);
    const early = funnelRows(period({ visits: 3, chats: 50, leads: 2 }), period());
    expect(early.map(({ ofVisits }) => ofVisits)).toEqual([undefined, undefined, 2 / 3, 0]);
    expect(funnelRows(period({ leads: 2 }), period())[2]?.ofVisits).toBeUndefined();
  });
});
