import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapePattern, parsePattern } from './pattern.ts';

const matches = (pattern: string, text: string): boolean => {
  const parsed = parsePattern(pattern);
  if (!parsed.ok) throw new Error(parsed.error);
  return parsed.matches(text);
};

describe('parsePattern', () => {
  it.each([
    ['^\\d{5}$', '10115', true],
    ['^\\d{5}$', '101155', false],
    ['\\d{5}', 'in 10115 Berlin', true],
    ['^[A-Z]{2}-?\\d+$', 'ab-12', true],
    ['^(https?://)?shop\\.', 'shop.example', true],
    ['^[^@\\s]+@[^@\\s]+\\.[a-z]{2,}$', 'anna@example.org', true],
    ['^[^@\\s]+@[^@\\s]+\\.[a-z]{2,}$', 'anna@example', false],
    ['\\bpro\\b', 'the Pro plan', true],
    ['\\bpro\\b', 'a problem', false],
    ['^(a|bc|)d$', 'bcd', true],
    ['^(a|bc|)d$', 'd', true],
    ['^x{2,3}$', 'xxxx', false],
    ['^\\p{L}+$', 'Zoë', true],
    ['^.$', '😀', true],
    ['\\-\\/', 'a-/b', true],
    ['', '', true],
  ])('finds %j in %j: %s', (pattern, text, found) => {
    expect(matches(pattern, text)).toBe(found);
  });

  it.each([
    ['(a', 'A “(” is not closed.'],
    ['a)', 'A “)” has no “(”.'],
    ['*a', 'Nothing stands before “*” to be repeated.'],
    ['[a', '“[” is not finished.'],
    ['[z-a]', '“[z-a]” is not a valid part of a pattern.'],
    ['(?=a)', 'A pattern cannot look ahead or behind.'],
    ['(a)\\1', 'A pattern cannot refer back to a group.'],
    ['a{3,1}', 'A repetition counts from the smaller number.'],
    ['a**', '“**” repeats twice.'],
    ['((a{100}){100}){100}', 'The pattern repeats too much.'],
  ])('rejects %j: %s', (pattern, error) => {
    expect(parsePattern(pattern)).toEqual({ ok: false, error });
  });

  it('agrees with the built-in regular expressions', () => {
    const atom = fc.constantFrom('a', 'b', '.', '[ab]', '[^a]', '\\d', '\\w');
    const repeated = fc
      .tuple(atom, fc.constantFrom('', '*', '+', '?', '{2}', '{1,2}', '*?'))
      .map((parts) => parts.join(''));
    const { pattern } = fc.letrec<{ pattern: string; part: string }>((tie) => ({
      part: fc.oneof(
        { depthSize: 'small' },
        repeated,
        tie('pattern').map((inner) => `(${inner})`),
        tie('pattern').map((inner) => `(?:${inner})?`),
      ),
      pattern: fc
        .tuple(
          fc.constantFrom('', '^'),
          fc.array(tie('part'), { minLength: 1, maxLength: 3 }),
          fc.constantFrom('', '$', '|b', '|'),
        )
        .map(([start, parts, end]) => start + parts.join('') + end),
    }));
    const text = fc.string({ unit: fc.constantFrom('a', 'b', '1', 'A', '\n'), maxLength: 6 });
    fc.assert(
      fc.property(pattern, text, (source, given) => {
        expect(matches(source, given)).toBe(new RegExp(source, 'isu').test(given));
      }),
      { numRuns: 500 },
    );
  });

  it.each(['(a*)*b', '(a|aa)+$', 'a*a*a*a*a*a*a*a*b', '(.*)*(.*)*(.*)*x'])(
    'stays fast with %s',
    (pattern) => {
      const start = performance.now();
      expect(matches(pattern, `${'a'.repeat(1990)}c`)).toBe(false);
      expect(performance.now() - start).toBeLessThan(500);
    },
  );
});

describe('escapePattern', () => {
  it('makes every text match itself only', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 20 }), (text) => {
        expect(matches(`^${escapePattern(text)}$`, text)).toBe(true);
      }),
    );
    expect(matches(`^${escapePattern('a.c')}$`, 'abc')).toBe(false);
  });
});
