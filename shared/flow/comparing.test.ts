import { describe, expect, it } from 'vitest';
import { parseFlow } from '#test/fixtures/flows.ts';
import { describeChanges } from './changes.ts';
import { evaluateCondition } from './condition.ts';
import { startFlow } from './engine.ts';
import { getRequestSpec } from './exits.ts';
import { findNumber } from './find-number.ts';
import { normaliseFlow } from './normalise.ts';
import { findProblems } from './problems.ts';

describe('comparisons', () => {
  it.each([
    ['greater', '5', '4', true],
    ['greater', '5', '5', false],
    ['greater', '10', '9', true],
    ['greater', '1,000', '999', true],
    ['less', '4', '5', true],
    ['less', '5', '5.0', false],
    ['less', 'Apple', 'banana', true],
    ['greater', 'b', 'B ', false],
    ['equals', ' Yes ', 'yes', true],
    ['equals', '$ 20', '20', true],
    ['equals', '1,50', '150', false],
    ['contains', 'In Berlin', 'berlin', true],
    ['contains', 'Bonn', 'Berlin', false],
    ['exists', '', '', true],
    ['exists', undefined, '', false],
    ['equals', undefined, '', false],
    ['not_equals', 'Free', 'pro', true],
    ['not_equals', ' PRO', 'pro', false],
    ['not_equals', undefined, 'pro', true],
    ['not_contains', 'Bonn', 'Berlin', true],
    ['not_contains', 'in Berlin', 'Berlin', false],
    ['starts', '+49 30 123', '+49', true],
    ['starts', '0049 30', '+49', false],
    ['ends', 'anna@Example.org', '@example.org', true],
    ['ends', 'anna@example.com', '@example.org', false],
    ['matches', ' AB-12 ', '^[a-z]{2}-\\d+$', true],
    ['matches', 'AB-', '^[a-z]{2}-\\d+$', false],
    ['matches', 'anything', '(', false],
    ['empty', undefined, '', true],
    ['empty', '  ', '', true],
    ['empty', 'x', '', false],
  ] as const)('evaluates %s of %j and %j as %s', (operator, actual, expected, holds) => {
    expect(evaluateCondition(operator, actual, expected)).toBe(holds);
  });
});

describe('groups of comparisons', () => {
  const branch = (data: object, variables: Record<string, string>): string => {
    const flow = parseFlow({
      nodes: [
        { id: 's', type: 'start', data: { message: '' } },
        { id: 'c', type: 'condition', data },
        { id: 'yes', type: 'text', data: { message: 'yes' } },
        { id: 'no', type: 'text', data: { message: 'no' } },
      ],
      connections: [
        { from: 's', to: 'c' },
        { from: 'c', to: 'yes', on: 'true' },
        { from: 'c', to: 'no', on: 'false' },
      ],
    });
    return startFlow(flow, { variables }).messages.at(-1)?.text ?? '';
  };
  const is = (condition: string, value: string) => ({ condition, operator: 'equals', value });
  const paidInEurope = {
    ...is('plan', 'pro'),
    groups: [{ match: 'any', of: [is('country', 'DE'), is('country', 'FR')] }],
  };

  it.each([
    [{ plan: 'pro', country: 'fr' }, 'yes'],
    [{ plan: 'pro', country: 'us' }, 'no'],
    [{ plan: 'free', country: 'de' }, 'no'],
  ])('requires comparison and group of %j', (variables, expected) => {
    expect(branch(paidInEurope, variables)).toBe(expected);
  });

  it.each([
    [{ plan: 'free', country: 'de' }, 'yes'],
    [{ plan: 'free', country: 'us' }, 'no'],
  ])('accepts either with match any for %j', (variables, expected) => {
    expect(branch({ ...paidInEurope, match: 'any' }, variables)).toBe(expected);
  });

  it('ignores a group without comparisons', () => {
    expect(branch({ ...is('plan', 'pro'), groups: [{ match: 'any', of: [] }] }, { plan: 'pro' })).toBe('yes');
  });

  it('compares with another variable, which is no pattern by itself', () => {
    const same = { condition: 'again', operator: 'equals', value: '{{email}}' };
    expect(branch(same, { again: 'a@b.c', email: 'A@b.c' })).toBe('yes');
    expect(branch(same, { again: 'a@b.c', email: 'x@b.c' })).toBe('no');
    const begins = { condition: 'text', operator: 'matches', value: '^{{word}}' };
    expect(branch(begins, { text: 'a.c', word: 'a.c' })).toBe('yes');
    expect(branch(begins, { text: 'abc', word: 'a.c' })).toBe('no');
  });

  it('names a pattern that can’t be read, and a missing value', () => {
    const check = (data: object) =>
      findProblems(
        parseFlow({
          nodes: [
            { id: 's', type: 'start', data: { message: '' } },
            { id: 'c', type: 'condition', data },
          ],
          connections: [{ from: 's', to: 'c' }],
        }),
      ).map(({ code }) => code);
    const matches = (value: string) => ({ condition: 'user_input', operator: 'matches', value });
    expect(check({ ...is('user_input', ''), groups: [{ match: 'all', of: [matches('(')] }] })).toContain(
      'condition.pattern',
    );
    expect(check(matches('^{{user_input}}+$'))).not.toContain('condition.pattern');
    expect(check(matches(''))).toContain('condition.no_value');
  });
});

describe('numbers in messages', () => {
  it.each([
    ['١٠', 'ar', 10],
    ['۰.۵', 'fa', 0.5],
    ['९०', 'hi', 90],
    ['０９', 'ja', 9],
    ['about 1.500 €', 'de', 1500],
    ['1.500', 'en', 1.5],
    ['1,500.25', 'en', 1500.25],
    ['1.500.25', 'en', undefined],
    ['1,2,3', 'en', undefined],
    ["12'000", 'de', 12_000],
    ['12 00', 'en', undefined],
    ['-3', 'en', -3],
    ['v2', 'en', undefined],
    ['50k', 'en', undefined],
    ['5 or 6', 'en', undefined],
    ['1'.repeat(16), 'en', undefined],
    ['none', 'en', undefined],
  ])('reads %j in %s as %s', (text, language, number) => {
    expect(findNumber(text, language)).toBe(number);
  });
});

describe('requests of a flow', () => {
  const specOf = (data: object) => {
    const [node] = parseFlow({ nodes: [{ id: 'n', type: 'action', data }] }).nodes;
    return node && getRequestSpec(node);
  };

  it('default to POST for webhooks and GET for API calls, and accept methods in any case', () => {
    const url = 'https://x.org';
    expect(specOf({ action: 'send_webhook', config: { url } })).toMatchObject({
      method: 'POST',
      purpose: 'webhook',
    });
    expect(specOf({ action: 'api_call', config: { url } })).toMatchObject({
      method: 'GET',
      purpose: 'api_call',
    });
    expect(specOf({ action: 'send_webhook', config: { url, method: 'put' } })?.method).toBe('PUT');
    expect(specOf({ action: 'collect_email', config: {} })).toBeUndefined();
    expect(
      normaliseFlow({ nodes: [{ id: 'n', type: 'action', data: { action: 'api_call', config: 5 } }] }).ok,
    ).toBe(false);
  });

  it.each([
    ['https://x.org', true],
    ['HTTPS://api.example.com/a?b=1#c', true],
    ['https://example.com:8443/', true],
    ['http://x.org', false],
    ['xhttps://x.org', false],
    ['https://', false],
    ['https://user@x.org', false],
    ['https://x.org\\@y.org', false],
  ])('to %s are valid: %s', (url, fits) => {
    const flow = parseFlow({
      nodes: [
        { id: 's', type: 'start', data: { message: 'Hello' } },
        { id: 'n', type: 'api_call', data: { url } },
      ],
      connections: [{ from: 's', to: 'n' }],
    });
    expect(findProblems(flow).some(({ code }) => code === 'request.url')).toBe(!fits);
  });

  it('carry their purpose', () => {
    const flow = parseFlow({
      nodes: [
        { id: 's', type: 'start', data: { message: 'Hello' } },
        { id: 'n', type: 'action', data: { action: 'send_webhook', config: { url: 'https://x.org' } } },
      ],
      connections: [{ from: 's', to: 'n' }],
    });
    expect(startFlow(flow).effects).toMatchObject([{ type: 'request', nodeId: 'n', purpose: 'webhook' }]);
  });
});

it('use the singular for one change and the plural for several', () => {
  const flow = (x: number, links: number) =>
    parseFlow({
      nodes: ['a', 'b'].map((id) => ({ id, type: 'text', position: { x, y: 0 }, data: { message: id } })),
      connections: [
        { from: 'a', to: 'b' },
        { from: 'b', to: 'a' },
      ].slice(0, links),
    });
  expect(describeChanges(flow(0, 0), flow(9, 1))).toEqual(['Added 1 connection.', 'Moved 2 nodes.']);
  expect(describeChanges(flow(0, 0), flow(0, 2))).toEqual(['Added 2 connections.']);
});
