import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import { describe, expect, it } from 'vitest';
import { plainItem } from './plain-items.ts';

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
