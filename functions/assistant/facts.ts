import { setupDays } from '#shared/content/templates/setup-days.ts';
import { currencySymbol } from '#shared/domain/currency-symbol.ts';
import { type LanguageCode, languageCodes } from '#shared/domain/languages.ts';
import { managedPlans } from '#shared/domain/managed-plans.ts';
import { addOns } from '#shared/domain/plans.ts';
import { planOf } from '#shared/domain/pricing/plans.ts';
import { withSymbol } from './currency.ts';

/** Integrations named on public pages. See docs/behaviour.md, "The landing page". */
export const integrationNames = ['Slack', 'WhatsApp', 'Shopify', 'Email'] as const;

/** Hours until a first version is ready. See docs/behaviour.md, "Industry templates". */
export const firstVersionHours = 24;

export const addOnPrice = (id: string): number => addOns.find((addOn) => addOn.id === id)?.price ?? 0;

/** Number of integrations in the Starter plan, from its text. */
export const starterIntegrations = Number.parseInt(
  planOf('starter').features.find((feature) => /integration/i.test(feature)) ?? '',
  10,
);

const days = Object.values(setupDays);
/** Minimum and maximum tailoring days over all templates. */
export const tailoring = {
  from: Math.min(...days.map(({ from }) => from)),
  to: Math.max(...days.map(({ to }) => to)),
};

type Grouping = ',' | '.' | '\u00a0' | '\u202f';
const noBreak = '\u00a0';

/**
 * Digit grouping and currency position by language. A table, because the first use of Intl is slower than
 * the rest of a reply on a cold start.
 */
const conventions: Record<LanguageCode, readonly [Grouping, 'before' | 'after', listComma: string]> = {
  en: [',', 'before', ', '],
  es: ['.', 'after', ', '],
  fr: ['\u202f', 'after', ', '],
  de: ['.', 'after', ', '],
  it: ['.', 'after', ', '],
  pt: ['.', 'before', ', '],
  ru: [noBreak, 'after', ', '],
  ja: [',', 'before', '、'],
  ko: [',', 'before', ', '],
  zh: [',', 'before', '、'],
  ar: [',', 'before', '، '],
  hi: [',', 'before', ', '],
  nl: ['.', 'before', ', '],
  sv: [noBreak, 'after', ', '],
  no: [noBreak, 'after', ', '],
  da: ['.', 'after', ', '],
  fi: [noBreak, 'after', ', '],
  pl: [noBreak, 'after', ', '],
  tr: ['.', 'before', ', '],
  he: [',', 'before', ', '],
};

/** Returns formatters for numbers and prices in a language, with ASCII digits. */
export const formatters = (code: LanguageCode) => {
  const [group, sign, comma] = conventions[code];
  const count = (value: number): string => String(Math.round(value)).replace(/\B(?=(?:\d{3})+$)/g, group);
  const point = group === ',' ? '.' : ',';
  const money = (amount: number): string => {
    const cents = Math.round(amount * 100);
    const whole = count(Math.floor(cents / 100));
    return cents % 100 === 0 ? whole : `${whole}${point}${String(cents % 100).padStart(2, '0')}`;
  };
  return {
    count,
    price: (amount: number): string => withSymbol(money(amount), currencySymbol(), sign),
    list: (items: readonly string[]): string => items.join(comma),
  };
};

/** All prices that may be quoted, in the brand's currency. */
export const quotablePrices = (): readonly number[] => [
  planOf('starter').pricePerMonth,
  planOf('professional').pricePerMonth,
  ...managedPlans.map(({ price }) => price),
  ...addOns.map(({ price }) => price),
];

export const chatLanguageCount = languageCodes.length;
