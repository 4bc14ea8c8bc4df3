const maxChars = 300;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Names of fields that say nothing to an author. */
const hidden = new Set(['id', 'position', 'connections', 'type']);

const describe = (value: unknown, other: unknown): string[] => {
  if (value === undefined || value === null || value === '') return [];
  if (Array.isArray(value))
    return value.flatMap((item, index) => describe(item, (other as unknown[])?.[index]));
  if (!isRecord(value)) return JSON.stringify(value) === JSON.stringify(other) ? [] : [String(value)];
  return Object.keys(value)
    .filter((key) => !hidden.has(key))
    .flatMap((key) => describe(value[key], isRecord(other) ? other[key] : undefined));
};

/** One side of a conflict in words: the texts and values that differ from the other side. */
export const describeVersion = (value: unknown, other: unknown): string => {
  if (value === undefined) return 'Removed';
  const text = describe(value, other).join(' · ');
  if (text === '') return 'Without what the other version adds';
  return text.length > maxChars ? `${text.slice(0, maxChars)}…` : text;
};
