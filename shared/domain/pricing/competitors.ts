import { brand } from '#shared/brand.ts';
import { currentSiteValues } from '#shared/site/published.ts';
import type { Competitor } from '#shared/site/site-values.ts';

interface PricingModel {
  /** `ours`, or the competitor's name in lower case. */
  readonly id: string;
  /** Empty for our own row: the page inserts the brand's name. */
  readonly name: string;
  readonly baseFee: number;
  /** US dollars per million messages, so that estimates are exact integer arithmetic. */
  readonly perMillion: number;
}

/** Base fee and per-message rate, ours and three competitors'. See docs/behaviour.md, "The calculator". */
const competitors: readonly PricingModel[] = [
  { id: 'intercom', name: 'Intercom', baseFee: 399, perMillion: 120 },
  { id: 'drift', name: 'Drift', baseFee: 500, perMillion: 150 },
  { id: 'zendesk', name: 'Zendesk', baseFee: 299, perMillion: 100 },
];

const ownModel = (): PricingModel => ({
  id: 'ours',
  name: '',
  baseFee: brand.prices.starter,
  perMillion: brand.prices.perMillion,
});

const published = () => currentSiteValues().offer?.competitors;

const toModel = ({ name, ...fees }: Competitor): PricingModel => ({ id: name.toLowerCase(), name, ...fees });

/** Currency of the default list: in another one its prices would be wrong, so they are left out. */
export const competitorsCurrency = 'USD';

const shown = (): readonly PricingModel[] =>
  published()?.list.map(toModel) ?? (brand.currency.code === competitorsCurrency ? competitors : []);

/** The comparison used while the owner has not published one. */
export const defaultCompetitors = {
  asOf: '2026-11-01',
  list: competitors.map(({ name, baseFee, perMillion }) => ({ name, baseFee, perMillion })),
};

/** Date of these figures, shown beside every comparison. */
export const estimatesDate = (): string => published()?.asOf ?? defaultCompetitors.asOf;

export interface CompetitorEstimate {
  readonly id: string;
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
  Math.round(baseFee * 100) + Math.round((messages * perMillion) / 10_000);

const compare = (model: PricingModel, messages: number): CompetitorEstimate => {
  const total = cents(model, messages);
  const saving = Math.max(0, total - cents(ownModel(), messages));
  return {
    id: model.id,
    name: model.name,
    baseFee: model.baseFee,
    ratePerMessage: model.perMillion / 1_000_000,
    estimate: total / 100,
    saving: saving / 100,
    savingPercent: total > 0 ? Math.floor((saving * 100) / total) : 0,
  };
};

/**
 * Compares like for like: every row is base fee + messages x rate, and savings are relative to our row, not
 * to the configured plan price. See docs/behaviour.md, "The calculator".
 */
export const competitorEstimates = (messages: number): readonly CompetitorEstimate[] =>
  [ownModel(), ...shown()].map((model) => compare(model, messages));

/** The competitor whose estimate the site names first, if it is higher than ours. */
export const firstCompetitor = (messages: number): CompetitorEstimate | undefined => {
  const [first] = competitorEstimates(messages).slice(1);
  return first && first.savingPercent > 0 ? first : undefined;
};
