import { describe, expect, it } from 'vitest';
import { numbersOutOfRange, parseSafeJson } from './safe-json.ts';

describe('parseSafeJson', () => {
  it('rejects malformed JSON and values that the table cannot hold', () => {
    expect(parseSafeJson('{"a":[1,"x",null,true]}')).toEqual({ a: [1, 'x', null, true] });
    for (const text of [
      '{',
      '1e999',
      '{"a":1e999}',
      '"\\ud800"',
      '{"\\ud800":1}',
      '{"__proto__":1}',
      '[{"constructor":1}]',
    ])
      expect(parseSafeJson(text)).toBeUndefined();
  });

  it('rejects more than 64 levels', () => {
    const deep = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
    expect(parseSafeJson(deep(64))).toBeDefined();
    expect(parseSafeJson(deep(65))).toBeUndefined();
  });
});

describe('numbersOutOfRange', () => {
  it('names the fields whose numbers are too large or too small', () => {
    expect(numbersOutOfRange({ a: 1e15, b: [1e-12, -1e15, 0], c: 'x' })).toEqual([]);
    expect(numbersOutOfRange({ a: 1.1e15, b: [0, 9e-13], c: { d: -2e15 } }).sort()).toEqual([
      'a',
      'b.1',
      'c.d',
    ]);
    expect(numbersOutOfRange(1e16)).toEqual(['body']);
  });
});
