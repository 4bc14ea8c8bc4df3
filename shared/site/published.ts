import type { SiteValues } from './site-values.ts';

/** The company's defaults, and the live object that the product reads. */
interface Registered {
  readonly live: object;
  readonly defaults: object;
  readonly overlay: (values: SiteValues) => object;
}

const registered: Registered[] = [];

/** Set by published pages' scripts and by the renderer before they load the product's modules. */
const initialValues = (): SiteValues => (globalThis as { siteValues?: SiteValues }).siteValues ?? {};

let current: SiteValues = initialValues();

/** The values that override the defaults in this process. */
export const currentSiteValues = (): SiteValues => current;

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Overrides defaults with values; lists are replaced as a whole, and `undefined` changes nothing. */
const overlay = (defaults: unknown, values: unknown): unknown => {
  if (values === undefined) return defaults;
  if (!isPlain(defaults) || !isPlain(values)) return values;
  const result = { ...defaults };
  for (const [name, value] of Object.entries(values)) result[name] = overlay(defaults[name], value);
  return result;
};

const renew = ({ live, defaults, overlay: pick }: Registered): void => {
  Object.assign(live, overlay(defaults, pick(current)));
};

/** Makes an object that always holds the defaults, overridden by the current site values. */
export const layered = <T extends object>(defaults: T, pick: (values: SiteValues) => object): T => {
  const one: Registered = { live: { ...defaults }, defaults, overlay: pick };
  registered.push(one);
  renew(one);
  return one.live as T;
};

/** Computes a value from the brand on first use, and again after each publication. */
export const perPublication = <T>(compute: () => T): (() => T) => {
  let known: { readonly of: SiteValues; readonly value: T } | undefined;
  return () => {
    if (known?.of !== current) known = { of: current, value: compute() };
    return known.value;
  };
};

/** The defaults of a layered object, without the current site values. */
export const defaultsOf = <T extends object>(live: T): T =>
  (registered.find((one) => one.live === live)?.defaults as T | undefined) ?? live;

/** Replaces the values that override this process's defaults, in place. */
export const applySiteValues = (values: SiteValues): void => {
  current = values;
  for (const one of registered) renew(one);
};

/** Computes something as if other values were in effect. Synchronous, so that no other code sees them. */
export const withSiteValues = <T>(values: SiteValues, compute: () => T): T => {
  const before = current;
  applySiteValues(values);
  try {
    return compute();
  } finally {
    applySiteValues(before);
  }
};

/** The parts of the site values that override the brand's. */
const brandValues = ({ company = {}, hours, claims = {}, offer = {} }: SiteValues): object => {
  const { statusPage, dataProcessingAgreement, subprocessors, ...identity } = company;
  const { vouchedBy: _, ...said } = claims;
  const { competitors: __, ...prices } = offer;
  return {
    ...identity,
    consultationHours: hours,
    claims: said,
    prices,
    trust: { statusPage, dataProcessingAgreement, subprocessors },
  };
};

/**
 * The defaults, overridden by the published values. A publication changes the object in place, so read it
 * when it is needed: a value read while a module loads never changes.
 */
export const liveBrand = <T extends object>(defaults: T): T => layered(defaults, brandValues);

/** The company's values as they would be with these site values; changes nothing. */
export const brandWith = (values: SiteValues): object => {
  const [brand] = registered;
  return brand ? (overlay(brand.defaults, brand.overlay(values)) as object) : {};
};
