import { flowLimits } from './limits.ts';
import { isVariableName } from './names.ts';

/** Readers of documents that others wrote: each turns what is near enough into the true form and leaves the rest to the schema. */

export type Raw = Record<string, unknown>;

export const isRecord = (value: unknown): value is Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const own = (value: Raw, key: string): unknown => (Object.hasOwn(value, key) ? value[key] : undefined);

export const idOf = (value: unknown): unknown => (typeof value === 'number' ? String(value) : value);

export const textOf = (value: unknown, fallback = ''): unknown =>
  value === undefined || value === null
    ? fallback
    : typeof value === 'number' || typeof value === 'boolean'
      ? String(value)
      : value;

export const numberOf = (value: unknown, fallback: number): unknown => {
  if (value === undefined || value === null) return fallback;
  if (typeof value === 'number') return value;
  const parsed = typeof value === 'string' ? Number.parseInt(value, 10) : Number.NaN;
  return Number.isFinite(parsed) ? parsed : typeof value === 'string' ? fallback : value;
};

/** Drops the keys that are absent, so that optional fields stay absent instead of becoming `undefined`. */
export const compact = (value: Raw): Raw =>
  Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined));

export const optionalText = (value: unknown): unknown =>
  value === undefined || value === null ? undefined : textOf(value);

const entriesOf = (value: unknown, keep: (name: string) => boolean = () => true): unknown => {
  if (value === undefined || value === null) return {};
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => name !== '__proto__' && keep(name))
      .slice(0, flowLimits.headers + flowLimits.mappings)
      .map(([name, field]) => [name, textOf(field)]),
  );
};

export const headersOf = (value: unknown): unknown => entriesOf(value);
export const mappingOf = (value: unknown): unknown => entriesOf(value, isVariableName);

export const methodOf = (value: unknown): unknown =>
  typeof value === 'string' ? value.toUpperCase() : (value ?? undefined);

export const inputOf = (value: unknown): unknown => {
  if (value === null) return undefined;
  if (!isRecord(value)) return value;
  return compact({
    variable: textOf(own(value, 'variable')),
    kind: own(value, 'kind') ?? 'text',
    retry: optionalText(own(value, 'retry')),
  });
};

/** Of a list that is too long for its schema no more is read than shows it. */
export const optionsOf = (value: unknown): unknown => {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) return value;
  const taken = new Set<string>();
  return value.slice(0, flowLimits.options + 1).map((raw: unknown, index) => {
    const option: Raw = typeof raw === 'string' ? { label: raw, value: raw } : isRecord(raw) ? raw : {};
    const given = idOf(own(option, 'id'));
    let id = typeof given === 'string' && given !== '' && !taken.has(given) ? given : `o${index + 1}`;
    while (taken.has(id)) id = `${id}x`;
    taken.add(id);
    const label = textOf(own(option, 'label'), '');
    return { id, label, value: textOf(own(option, 'value'), typeof label === 'string' ? label : '') };
  });
};
