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

describe('a stored record', () => {
  it('is read field by field; what the schema does not name is left out, and defaults are filled in', () => {
    const item = { pk: 'X', id: 'a', price: 5, tags: ['t'] };
    expect(readStored(schema, blank, item)).toEqual({ id: 'a', price: 5, tags: ['t'] });
    expect(readStored(schema, blank, { id: 'b' })).toEqual({ id: 'b', tags: [] });
  });

  it('is shown with blanks where it is damaged or incomplete, and says so', () => {
    expect(readStored(schema, blank, { price: 'five' })).toEqual({
      id: '-',
      tags: [],
      problem: 'This record is damaged: id, price',
    });
  });
});
