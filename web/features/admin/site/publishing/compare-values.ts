import type { SiteChange } from '#shared/api/publication.ts';
import { changedKeys } from '#shared/site/changes.ts';
import { readPath, type Values } from '../draft/site-path.ts';
import { effective } from '../draft/use-site-draft.ts';
import { describeValue, isMoney, isPicture, labelFor, labels } from '../fields/labels.ts';
import { listTexts } from '../pages/texts.ts';

/** The order of the forms; texts of pages come last. */
const order = new Map(Object.keys(labels).map((key, index) => [key, index]));
const rank = (key: string): number => order.get(key) ?? order.size;

/** An amount in the currency that these values use. */
const formatAmount = (amount: number, values: Values, defaults: Values): string =>
  new Intl.NumberFormat(String(effective(values, defaults, 'company.currency.locale')), {
    style: 'currency',
    currency: String(effective(values, defaults, 'company.currency.code')),
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
    maximumFractionDigits: 6,
  }).format(amount);

/** Describes what differs between two sets of site values. A value that is not set shows as its default. */
export const compareValues = (before: Values, after: Values, defaults: Values): readonly SiteChange[] => {
  const texts = new Map(listTexts().map(({ key, fallback }) => [`texts.${key}`, fallback]));
  return changedKeys(before, after)
    .sort((a, b) => rank(a) - rank(b))
    .map((key) => {
      const describe = (values: Values): string => {
        const value = readPath(values, key) ?? readPath(defaults, key) ?? texts.get(key);
        return typeof value === 'number' && isMoney(key)
          ? formatAmount(value, values, defaults)
          : describeValue(key, value);
      };
      return { key, label: labelFor(key), before: describe(before), after: describe(after) };
    })
    .filter(({ key, before: old, after: fresh }) => old !== fresh || isPicture(key));
};
