import type { SiteChange } from '#shared/api/publication.ts';
import { changedKeys, flattenValues } from '#shared/site/changes.ts';
import { brandWith } from '#shared/site/published.ts';
import type { SiteValues } from '#shared/site/site-values.ts';

const trustKeys = new Set(['statusPage', 'dataProcessingAgreement', 'subprocessors']);

/** Where the brand holds a value: `offer.starter` is `prices.starter`. */
const brandKey = (key: string): string => {
  const [part = '', name = ''] = key.split('.');
  const rest = key.slice(part.length + 1);
  if (part === 'company') return trustKeys.has(name) ? `trust.${rest}` : rest;
  return `${{ hours: 'consultationHours', claims: 'claims', offer: 'prices' }[part] ?? part}.${rest}`;
};

const shown = (value: unknown): string =>
  value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value);

/** Each changed value with its text before and after; an absent value is its default. */
export const listChanges = (before: SiteValues, after: SiteValues): SiteChange[] => {
  const [old, fresh] = [before, after].map((values) => ({
    own: flattenValues(values),
    brand: flattenValues(brandWith(values)),
  }));
  const read = (side: typeof old, key: string) => shown(side?.own[key] ?? side?.brand[brandKey(key)]);
  return changedKeys(before, after)
    .map((key) => ({ key, before: read(old, key), after: read(fresh, key) }))
    .filter((change) => change.before !== change.after);
};
