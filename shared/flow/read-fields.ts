import { flowLimits } from './limits.ts';
import { isVariableName } from './variable-names.ts';

// Readers for documents from other sources: each converts what it can and leaves the rest for the schema to reject.

export type Raw = Record<string, unknown>;

export const isRecord = (value: unknown): value is Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const getOwn = (value: Raw, key: string): unknown =>
  Object.hasOwn(value, key) ? value[key] : undefined;

export const readId = (value: unknown): unknown => (typeof value === 'number' ? String(value) : value);

export const readText = (value: unknown, fallback = ''): unknown =>
  value === undefined || value === null
    ? fallback
    : typeof value === 'number' || typeof value === 'boolean'
      ? String(value)
      : value;

export const readNumber = (value: unknown, fallback: number): unknown => {
  if (value === undefined || value === null) return fallback;
  if (typeof value === 'number') return value;
  const parsed = typeof value === 'string' ? Number.parseInt(value, 10) : Number.NaN;
  return Number.isFinite(parsed) ? parsed : typeof value === 'string' ? fallback : value;
};

/** Removes undefined fields, so that optional fields stay absent. */
export const omitUndefined = (value: Raw): Raw =>
  Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined));

export const readOptionalText = (value: unknown): unknown =>
  value === undefined || value === null ? undefined : readText(value);

const readOptionalNumber = (value: unknown): unknown =>
  value === undefined || value === null || value === ''
    ? undefined
    : typeof value === 'string'
      ? Number(value)
      : value;

const readEntries = (value: unknown, keep: (name: string) => boolean = () => true): unknown => {
  if (value === undefined || value === null) return {};
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => name !== '__proto__' && keep(name))
      .slice(0, flowLimits.headers + flowLimits.mappings)
      .map(([name, field]) => [name, readText(field)]),
  );
};

export const readHeaders = (value: unknown): unknown => readEntries(value);
export const readMapping = (value: unknown): unknown => readEntries(value, isVariableName);

export const readMethod = (value: unknown): unknown =>
  typeof value === 'string' ? value.toUpperCase() : (value ?? undefined);

export const readInput = (value: unknown): unknown => {
  if (value === null) return undefined;
  if (!isRecord(value)) return value;
  return omitUndefined({
    variable: readText(getOwn(value, 'variable')),
    kind: getOwn(value, 'kind') ?? 'text',
    retry: readOptionalText(getOwn(value, 'retry')),
    min: readOptionalNumber(getOwn(value, 'min')),
    max: readOptionalNumber(getOwn(value, 'max')),
    days: getOwn(value, 'days') ?? undefined,
  });
};

/** Reads a picture and its description as they may be in a document. */
export const readPictureFields = (raw: Raw): Raw => {
  const picture = getOwn(raw, 'picture');
  return omitUndefined({
    picture: isRecord(picture)
      ? {
          hash: getOwn(picture, 'hash'),
          width: getOwn(picture, 'width'),
          height: getOwn(picture, 'height'),
        }
      : (picture ?? undefined),
    alt: readOptionalText(getOwn(raw, 'alt')),
  });
};

/** Reads how many options visitors choose; `true` sets no limits. */
export const readSeveral = (value: unknown): unknown => {
  if (value === undefined || value === null || value === false) return undefined;
  if (!isRecord(value)) return value === true ? {} : value;
  return omitUndefined({
    min: readOptionalNumber(getOwn(value, 'min')),
    max: readOptionalNumber(getOwn(value, 'max')),
  });
};

/** Reads options; gives each a unique id. A list over the limit is cut one above it, which its schema rejects. */
export const readOptions = (value: unknown): unknown => {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) return value;
  const ids = new Set<string>();
  return value.slice(0, flowLimits.options + 1).map((raw: unknown, index) => {
    const option: Raw = typeof raw === 'string' ? { label: raw, value: raw } : isRecord(raw) ? raw : {};
    const given = readId(getOwn(option, 'id'));
    let id = typeof given === 'string' && given !== '' && !ids.has(given) ? given : `o${index + 1}`;
    while (ids.has(id)) id = `${id}x`;
    ids.add(id);
    const label = readText(getOwn(option, 'label'), '');
    const value = readText(getOwn(option, 'value'), typeof label === 'string' ? label : '');
    return { id, label, value, ...readPictureFields(option) };
  });
};
