import * as z from 'zod/mini';
import type { Item } from './transact.ts';

/** The moment a UUIDv7 was made, as ISO 8601; the epoch's start for anything else. */
export const instantOfId = (id: string): string => {
  const ms = Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);
  return new Date(Number.isFinite(ms) && ms < 4e12 ? ms : 0).toISOString();
};

/**
 * Reads a stored item by its schema. What can't be read is replaced by `blank`'s value and named in `problem`, so that one
 * damaged record never breaks a list.
 */
export const readStored = <S extends z.ZodMiniObject>(
  schema: S,
  blank: z.output<S>,
  item: Item,
): z.output<S> => {
  const whole = z.safeParse(schema, item);
  if (whole.success) return whole.data;
  const blanks = blank as Item;
  const result: Item = {};
  const damaged: string[] = [];
  for (const [field, type] of Object.entries(schema.shape)) {
    const one = z.safeParse(type as z.ZodMiniType, item[field]);
    const value = one.success ? one.data : blanks[field];
    if (!one.success) damaged.push(field);
    if (value !== undefined) result[field] = value;
  }
  return { ...result, problem: `This record is damaged: ${damaged.join(', ')}` } as z.output<S>;
};
