import { brand } from '#shared/brand.ts';
import { setupDays } from '#shared/content/templates/setup-days.ts';
import { type LanguageCode, languageCodes, languages } from '#shared/domain/languages.ts';
import { managedPlans } from '#shared/domain/managed-plans.ts';
import { addOns } from '#shared/domain/plans.ts';
import { planOf } from '#shared/domain/pricing/plans.ts';

/** Systems the public pages name. Source: product specification, feature cards and plans. */
export const integrationNames = ['Slack', 'WhatsApp', 'Shopify', 'Email'] as const;

/** Hours until a first version stands. Source: decisions, "first version in 24 hours". */
export const firstVersionHours = 24;

export const addOnPrice = (id: 'language' | 'integration'): number =>
  addOns.find((addOn) => addOn.id === id)?.price ?? 0;

/** `3 integrations (…)` of the Starter plan as a number. */
export const starterIntegrations = Number.parseInt(
  planOf('starter').features.find((feature) => /integration/i.test(feature)) ?? '',
  10,
);

const days = Object.values(setupDays);
/** The shortest and the longest tailoring of any template. */
export const tailoring = {
  from: Math.min(...days.map(({ from }) => from)),
  to: Math.max(...days.map(({ to }) => to)),
};

/** Numbers and prices as a language writes them, always with the digits 0-9. */
export const formatsOf = (code: LanguageCode) => {
  const locale = `${languages[code].locale}-u-nu-latn`;
  const count = new Intl.NumberFormat(locale, { maximumFractionDigits: 0, useGrouping: true });
  const money = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
    useGrouping: true,
  });
  return {
    count: (value: number) => count.format(value),
    price: (dollars: number) => money.format(dollars).replace(/\u200f|\u200e/g, ''),
    list: (items: readonly string[]) => new Intl.ListFormat(locale, { type: 'conjunction' }).format(items),
  };
};

/** Every price that may be quoted, in US dollars. */
export const quotablePrices: readonly number[] = [
  planOf('starter').pricePerMonth,
  planOf('professional').pricePerMonth,
  ...managedPlans.map(({ price }) => price),
  ...addOns.map(({ price }) => price),
];

export const chatLanguageCount = languageCodes.length;
export const botLanguages = brand.claims.languages;
