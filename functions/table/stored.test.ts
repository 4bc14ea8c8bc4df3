import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { readStored } from './stored.ts';

const schema = z.object({
  id: z.string(),
  price: z.optional(z.number()),
  tags: z._default(z.array(z.string()), []),
  problem: z.optional(z.string()),
});
const blank = () => ({ id: '-', tags: [] });

describe('readStored', () => {
  it('reads field by field, drops unknown fields and fills in defaults', () => {
    const item = { pk: 'X', id: 'a', price: 5, tags: ['t'] };
    expect(readStored(schema, blank, item)).toEqual({ id: 'a', price: 5, tags: ['t'] });
    expect(readStored(schema, blank, { id: 'b' })).toEqual({ id: 'b', tags: [] });
  });

  it('shows blanks for damaged or missing fields, and names them', () => {
    expect(readStored(schema, blank, { price: 'five' })).toEqual({
      id: '-',
      tags: [],
      problem: 'This record is damaged: id, price',
    });
  });
});
