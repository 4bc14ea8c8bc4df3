import { brand } from '#shared/brand.ts';

export type ProviderId = 'ours' | 'intercom' | 'drift' | 'zendesk';

interface PricingModel {
  readonly id: ProviderId;
  /** Empty for our own row: the page inserts the brand's name. */
  readonly name: string;
  readonly baseFee: number;
  /** US dollars per million messages, so that estimates are exact integer arithmetic. */
  readonly perMillion: number;
}

/** Base fee and per-message rate, ours and three competitors'. See docs/behaviour.md, "The calculator". */
const pricingModels: readonly PricingModel[] = [
  { id: 'ours', name: '', baseFee: brand.prices.starter, perMillion: 26 },
  { id: 'intercom', name: 'Intercom', baseFee: 399, perMillion: 120 },
  { id: 'drift', name: 'Drift', baseFee: 500, perMillion: 150 },
  { id: 'zendesk', name: 'Zendesk', baseFee: 299, perMillion: 100 },
];

/** Date of these figures, shown beside every comparison. */
export const estimatesDate = '2026-11-01';

export interface CompetitorEstimate {
  readonly id: ProviderId;
  readonly name: string;
  readonly baseFee: number;
  readonly ratePerMessage: number;
  /** US dollars per month, to the cent. */
  readonly estimate: number;
  /** This estimate minus ours, to the cent; never negative. */
  readonly saving: number;
  /** The saving as a percentage of this estimate, rounded down so that it never overstates. */
  readonly savingPercent: number;
}

const cents = ({ baseFee, perMillion }: PricingModel, messages: number): number =>
  baseFee * 100 + Math.round((messages * perMillion) / 10_000);

/**
 * Compares like for like: every row is base fee + messages x rate, and savings are relative to our row, not
 * to the configured plan price. See docs/behaviour.md, "The calculator".
 */
export const competitorEstimates = (messages: number): readonly CompetitorEstimate[] => {
  const ours = pricingModels.find(({ id }) => id === 'ours');
  const oursCents = ours ? cents(ours, messages) : 0;
  return pricingModels.map((model) => {
    const total = cents(model, messages);
    const saving = model.id === 'ours' ? 0 : Math.max(0, total - oursCents);
    return {
      id: model.id,
      name: model.name,
      baseFee: model.baseFee,
      ratePerMessage: model.perMillion / 1_000_000,
      estimate: total / 100,
      saving: saving / 100,
      savingPercent: Math.floor((saving * 100) / total),
    };
  });
};
