import type { SiteChange } from '#shared/api/publication.ts';
import { changedKeys, flattenValues } from '#shared/site/changes.ts';
import { brandWith } from '#shared/site/published.ts';
import type { SiteValues } from '#shared/site/site-values.ts';

const trustKeys = new Set(['statusPage', 'dataProcessingAgreement', 'subprocessors']);

/** Returns the brand's path of a site value: `prices.starter` for `offer.starter`. */
const brandKey = (key: string): string => {
  const [part = '', name = ''] = key.split('.');
  const rest = key.slice(part.length + 1);
  if (part === 'company') return trustKeys.has(name) ? `trust.${rest}` : rest;
  return `${{ hours: 'consultationHours', claims: 'claims', offer: 'prices' }[part] ?? part}.${rest}`;
};

/** Values that are drawings, not text. */
const drawn = new Set(['appearance.logoSvg', 'appearance.sharePicture']);

const shown = (key: string, value: unknown): string =>
  value === undefined
    ? ''
    : drawn.has(key)
      ? 'a picture'
      : typeof value === 'string'
        ? value
        : JSON.stringify(value);

/** Each changed value with its text before and after; an absent value is its default. */
export const listChanges = (before: SiteValues, after: SiteValues): SiteChange[] => {
  const [old, fresh] = [before, after].map((values) => ({
    own: flattenValues(values),
    brand: flattenValues(brandWith(values)),
  }));
  const read = (side: typeof old, key: string) => shown(key, side?.own[key] ?? side?.brand[brandKey(key)]);
  return changedKeys(before, after)
    .map((key) => ({ key, before: read(old, key), after: read(fresh, key) }))
    .filter(({ key, before: old, after: next }) => old !== next || drawn.has(key));
};
