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
  ] as const)('evaluates %s of %j and %j as %s', (operator, actual, expected, holds) => {
    expect(evaluateCondition(operator, actual, expected)).toBe(holds);
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
