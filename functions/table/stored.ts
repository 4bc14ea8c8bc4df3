import * as z from 'zod/mini';
import type { Item } from './transact.ts';

/** The creation time of a UUIDv7 as ISO 8601; 1970-01-01 for any other id. */
export const instantOfId = (id: string): string => {
  const ms = Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);
  return new Date(Number.isFinite(ms) && ms < 4e12 ? ms : 0).toISOString();
};

type Fields = readonly (readonly [name: string, type: z.ZodMiniType, blank: boolean])[];

const fieldsOf = new WeakMap<z.ZodMiniObject, Fields>();

/** The schema's fields in order, and whether each is optional. */
const fields = (schema: z.ZodMiniObject): Fields => {
  const known = fieldsOf.get(schema);
  if (known) return known;
  const made = Object.entries(schema.shape).map(([name, type]) => {
    const nothing = z.safeParse(type as z.ZodMiniType, undefined);
    return [name, type as z.ZodMiniType, nothing.success && nothing.data === undefined] as const;
  });
  fieldsOf.set(schema, made);
  return made;
};

/**
 * Parses a stored item by its schema. Unreadable fields get the value in `blank` and are named in `problem`,
 * so that a damaged record never breaks a list. Skips absent optional fields for speed.
 */
export const readStored = <S extends z.ZodMiniObject>(
  schema: S,
  blank: () => z.output<S>,
  item: Item,
): z.output<S> => {
  const result: Item = {};
  const damaged: string[] = [];
  for (const [field, type, mayMiss] of fields(schema)) {
    const stored = item[field];
    if (stored === undefined && mayMiss) continue;
    const one = z.safeParse(type, stored);
    const value = one.success ? one.data : (blank() as Item)[field];
    if (!one.success) damaged.push(field);
    if (value !== undefined) result[field] = value;
  }
  if (damaged.length > 0) result.problem = `This record is damaged: ${damaged.join(', ')}`;
  return result as z.output<S>;
};
