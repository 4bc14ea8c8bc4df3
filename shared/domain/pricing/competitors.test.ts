import { describe, expect, it } from 'vitest';
import { applySiteValues } from '#shared/site/published.ts';
import { competitorEstimates, firstCompetitor } from './competitors.ts';

/** base + messages x rate by hand: ours 129 + m x 0.000026, Intercom 399 + 0.00012, Drift 500 + 0.00015, Zendesk 299 + 0.0001. */
const table = [
  [1_000, [129.03, 399.12, 500.15, 299.1], [0, 270.09, 371.12, 170.07]],
  [5_000, [129.13, 399.6, 500.75, 299.5], [0, 270.47, 371.62, 170.37]],
  [25_000, [129.65, 402, 503.75, 301.5], [0, 272.35, 374.1, 171.85]],
  [50_000, [130.3, 405, 507.5, 304], [0, 274.7, 377.2, 173.7]],
  [50_001, [130.3, 405, 507.5, 304], [0, 274.7, 377.2, 173.7]],
  [100_000, [131.6, 411, 515, 309], [0, 279.4, 383.4, 177.4]],
] as const;

describe('competitorEstimates', () => {
  it.each(table)('compares all four rows at %i messages', (messages, estimates, savings) => {
    const rows = competitorEstimates(messages);
    expect(rows.map((row) => row.id)).toEqual(['ours', 'intercom', 'drift', 'zendesk']);
    expect(rows.map((row) => row.estimate)).toEqual(estimates);
    expect(rows.map((row) => row.saving)).toEqual(savings);
  });

  it('matches the hero’s 67 % with Intercom at 25,000 messages', () => {
    expect(competitorEstimates(25_000).map((row) => row.savingPercent)).toEqual([0, 67, 74, 56]);
  });

  it('leaves out default prices in another currency, until the owner enters some', () => {
    const currency = { code: 'NOK', locale: 'nb-NO' };
    applySiteValues({ company: { currency } });
    expect(competitorEstimates(25_000).map(({ id }) => id)).toEqual(['ours']);
    expect(firstCompetitor(25_000)).toBeUndefined();
    const list = [{ name: 'Tidio', baseFee: 900, perMillion: 900 }];
    applySiteValues({ company: { currency }, offer: { competitors: { asOf: '2026-11-28', list } } });
    expect(firstCompetitor(25_000)).toMatchObject({ name: 'Tidio', savingPercent: 85 });
    applySiteValues({});
  });

  it('uses the owner’s message fee', () => {
    applySiteValues({ offer: { perMillion: 1000 } });
    expect(competitorEstimates(25_000)[0]).toMatchObject({ estimate: 154, ratePerMessage: 0.001 });
    applySiteValues({});
  });

  it('never has a negative saving, and the columns add up [PRICE-006]', () => {
    for (let messages = 1_000; messages <= 100_000; messages += 777) {
      const rows = competitorEstimates(messages);
      const ours = rows[0]?.estimate ?? 0;
      for (const row of rows) {
        expect(row.saving).toBeGreaterThanOrEqual(0);
        if (row.id !== 'ours') expect(row.estimate - ours).toBeCloseTo(row.saving, 6);
      }
    }
  });
});
