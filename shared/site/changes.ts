import type { SiteValues } from './site-values.ts';

/** Values by dotted key: `offer.starter`, `texts.landing.hero.title`. Lists are one value. */
export const flattenValues = (values: object, prefix = ''): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]: [string, unknown]) => {
      const key = `${prefix}${name}`;
      if (value === undefined) return [];
      return typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.entries(flattenValues(value, `${key}.`))
        : [[key, value]];
    }),
  );

/** Dotted keys whose value differs, sorted. */
export const changedKeys = (before: SiteValues, after: SiteValues): string[] => {
  const [old, fresh] = [flattenValues(before), flattenValues(after)];
  return [...new Set([...Object.keys(old), ...Object.keys(fresh)])]
    .filter((key) => JSON.stringify(old[key]) !== JSON.stringify(fresh[key]))
    .sort();
};
