import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainItem, scanItems } from './plain-items.ts';

const item = {
  pk: 'CONTACTS',
  sk: '1',
  notes: '',
  price: 12.5,
  done: false,
  gone: null,
  goals: ['a', { b: 1 }],
  story: { page: '/', turns: [{ text: 'x' }] },
};

describe('an item of the table', () => {
  it('is what the SDK makes of it, whatever it holds', () => {
    expect(plainItem(marshall(item))).toEqual(item);
    expect(plainItem({ tags: { SS: ['a', 'b'] } })).toEqual(unmarshall({ tags: { SS: ['a', 'b'] } }));
    expect(plainItem({})).toEqual({});
  });

  it('has its fields in the order of the others, also where the table names them in another one', () => {
    const turned = Object.fromEntries(Object.entries({ later: 1, ...item }).reverse());
    expect(Object.keys(plainItem(marshall(turned)))).toEqual([
      ...Object.keys(plainItem(marshall(item))),
      'later',
    ]);
  });
});

describe("the text of a Query's answer", () => {
  const answer = (items: readonly Record<string, unknown>[]) => ({
    Count: items.length,
    Items: items.map((one) => marshall(one)),
    LastEvaluatedKey: marshall({ pk: 'CONTACTS', sk: '1' }),
  });
  // What could be taken for the end of a string, of an object or of the items.
  const tricky = fc.string({
    unit: fc.constantFrom('a', 'ß', '😀', '"', '\\', '{', '}', ']', ',', ':', '\n', '\u0001'),
  });
  const value = fc.letrec((tie) => ({
    any: fc.oneof(
      { depthSize: 'small' },
      tricky,
      fc.integer(),
      fc.boolean(),
      fc.constant(null),
      fc.array(tie('any'), { maxLength: 3 }),
      fc.dictionary(fc.constantFrom('S', 'Items', 'a b'), tie('any'), { maxKeys: 3 }),
    ),
  })).any;
  const items = fc.array(
    fc.dictionary(fc.constantFrom('pk', 'S', 'Items', 'message', 'zß'), value, { maxKeys: 5 }),
    {
      maxLength: 4,
    },
  );

  it('has the items that parsing it would give, whatever they hold', () => {
    fc.assert(
      fc.property(items, (stored) => {
        const sent = answer(stored);
        const scanned = scanItems(JSON.stringify(sent));
        expect(scanned?.items).toEqual(sent.Items.map(plainItem));
        expect(JSON.parse(scanned?.rest ?? '')).toEqual({ ...sent, Items: [] });
      }),
      { numRuns: 300 },
    );
  });

  it('is left to the parser where it is not written as the table writes it', () => {
    const text = JSON.stringify(answer([item, item]));
    expect(scanItems(JSON.stringify(answer([item, item]), null, 1))).toBeUndefined();
    expect(scanItems('{"Count":0}')).toBeUndefined();
    expect(scanItems('{"Items":[{"model":{"B":"AQI="}}]}')).toBeUndefined();
    expect(scanItems('{"Items":[{"models":{"L":[{"BS":["AQI="]}]}}]}')).toBeUndefined();
    expect(scanItems('{"Items":[{"a\\"b":{"S":"c"}}]}')).toBeUndefined();
    for (let end = 0; end < text.indexOf(']}', text.lastIndexOf('story')); end++)
      expect(scanItems(text.slice(0, end))).toBeUndefined();
  });
});
