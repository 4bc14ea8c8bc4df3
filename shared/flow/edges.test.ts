import { describe, expect, it } from 'vitest';
import { parseYesNo } from './answer.ts';
import { evaluateCondition, parseNumber } from './condition.ts';
import { createNode } from './defaults.ts';
import type { FlowDocument, NodeType } from './document.ts';
import { getExitKey, isExitConnected, resolveConnection } from './exits.ts';
import { parseHost } from './hosts.ts';
import { isQuestion } from './is-question.ts';
import { truncate } from './nodes/truncate.ts';
import { normaliseFlow } from './normalise.ts';
import { listVariables } from './problems.ts';
import { seededRandom } from './seeded-random.ts';
import { syncNodeConnections } from './sync-node-connections.ts';
import { getTranslationProgress, markOutdatedTranslations, tidyTranslations } from './translations.ts';
import { isVariableName } from './variable-names.ts';

const flowOf = (value: unknown): FlowDocument => {
  const read = normaliseFlow(value);
  if (!read.ok) throw new Error(JSON.stringify(read.fields));
  return read.flow;
};
const text = (id: string, message = id) => ({ id, type: 'text', data: { message } });

describe('numbers in conditions', () => {
  it.each([
    ['1,500', 1500],
    [' $ 20 ', 20],
    ['€20', 20],
    ['12.5 €', 12.5],
    ['20%', 20],
    ['20  ¥', 20],
    ['-3.25', -3.25],
    ['+7', 7],
    ['1,234,567.89', 1_234_567.89],
    ['123456789012345.123456789012345', 123_456_789_012_345.12],
    ['1234567890123456', undefined],
    ['1,23', undefined],
    ['1234,567', undefined],
    ['1.', undefined],
    ['.5', undefined],
    ['%20', undefined],
    ['x20', undefined],
    ['20x', undefined],
    ['20x%', undefined],
    ['$$20', undefined],
    ['', undefined],
  ])('reads %j as %j', (said, number) => expect(parseNumber(said)).toBe(number));

  it.each([
    ['equals', '20 %', '20', true],
    ['less', '9 €', '10 €', true],
    ['greater', '9x', '10', true],
    ['equals', 'straße', 'STRASSE', false],
    ['equals', 'cafe\u0301', 'CAFÉ', true],
    ['contains', 'x', '', true],
    ['less', 'a', 'a', false],
    ['greater', 'a', 'a', false],
  ] as const)('evaluates %s of %j and %j as %s', (operator, actual, expected, holds) =>
    expect(evaluateCondition(operator, actual, expected)).toBe(holds),
  );
});

describe('questions', () => {
  it.each([
    ['Really?', true],
    ['Really?) ', true],
    ['"Really?"', true],
    ['what is that', true],
    [' What, is that', true],
    ['what now', false],
    ['what', false],
    ['  what  now ', false],
    ['that is what', false],
    ['is? no', false],
    ['いくらですか。', true],
    ['いくら', true],
    ['多少钱', true],
    ['我不知道', false],
  ])('%j is one: %s', (said, asks) => expect(isQuestion(said)).toBe(asks));

  it.each([
    ['yes', 'yes'],
    ['ja', 'yes'],
    ['nein', 'no'],
    ['לא', 'no'],
    ['maybe', undefined],
    ['', undefined],
  ])('reply to %j with %j', (word, meaning) => expect(parseYesNo(word)).toBe(meaning));
});

describe('exits', () => {
  const flow = flowOf({
    nodes: [text('a'), text('b'), text('c')],
    connections: [
      { from: 'b', to: 'c', on: 'error' },
      { from: 'a', to: 'b' },
      { from: 'a', to: 'c' },
      { from: 'a', to: 'c', on: 'x' },
    ],
  });
  it('belong to a node by name', () => {
    expect([
      isExitConnected(flow, 'b', 'error'),
      isExitConnected(flow, 'a', 'error'),
      isExitConnected(flow, 'b', 'x'),
    ]).toEqual([...[true, false, false]]);
    const to = (id: string, on?: string) => resolveConnection(flow, id, on)?.to;
    expect([to('a'), to('a', 'x'), to('a', 'gone'), to('b'), to('b', 'error'), to('c')]).toEqual([
      ...['b', 'c', 'b', undefined, 'c', undefined],
    ]);
    const [a] = flow.nodes;
    expect(a && [getExitKey(a, { on: undefined }), getExitKey(a, { on: 'x' })]).toEqual(['next', 'next']);
  });

  it('appear in their node’s list, with each target once', () => {
    expect(flow.nodes.map(({ connections }) => connections)).toEqual([['b', 'c'], ['c'], []]);
    expect(syncNodeConnections(flow)).toBe(flow);
    const fewer = syncNodeConnections({ ...flow, connections: flow.connections.slice(0, 2) });
    expect(fewer.nodes.map(({ connections }) => connections)).toEqual([['b'], ['c'], []]);
    expect(fewer.nodes[1]).toBe(flow.nodes[1]);
    const other = syncNodeConnections({ ...flow, connections: [{ from: 'b', to: 'a' }] });
    expect(other.nodes[1]?.connections).toEqual(['a']);
  });
});

describe('new nodes', () => {
  it.each([
    ['start', { message: 'Welcome! How can I help you today?' }],
    ['text', { message: 'Enter your message here...', delay: 0 }],
    [
      'quick_reply',
      {
        message: 'Please select an option:',
        options: [
          { id: 'o1', label: 'Option 1', value: 'option1' },
          { id: 'o2', label: 'Option 2', value: 'option2' },
        ],
      },
    ],
    ['condition', { condition: 'user_input', operator: 'equals', value: '' }],
    ['action', { action: 'collect_email', config: {} }],
    ['api_call', { url: '', method: 'GET', headers: {}, responseMapping: {} }],
    ['rating', { message: 'How would you rate this?', scale: '1-5', variable: 'rating' }],
    [
      'ab_split',
      {
        branches: [
          { id: 'a', label: 'A', weight: 50 },
          { id: 'b', label: 'B', weight: 50 },
        ],
      },
    ],
    ['set_variable', { variable: 'score', mode: 'set', value: '' }],
    ['jump', { flow: '', name: '' }],
    ['end', { outcome: 'done', message: 'Thank you!' }],
    ['hand_over', { to: 'person', message: 'Someone from our team will take it from here.' }],
  ] as [NodeType, object][])('of type %s start as %j', (type, data) => {
    expect(createNode(type, 'n', { x: 1, y: 2 })).toEqual({
      ...{ id: 'n', type, position: { x: 1, y: 2 }, data, connections: [] },
    });
  });

  it('have at most six branches in a split', () => {
    const split = (count: number) => {
      const branches = Array.from({ length: count }, (_, at) => ({
        id: `b${at}`,
        label: `B${at}`,
        weight: 1,
      }));
      return normaliseFlow({ nodes: [{ id: 's', type: 'ab_split', data: { branches } }] }).ok;
    };
    expect([split(6), split(7)]).toEqual([true, false]);
  });
});

describe('names', () => {
  it.each([
    ['a', true],
    ['A_9', true],
    ['a'.repeat(40), true],
    ['a'.repeat(41), false],
    ['9a', false],
    ['_a', false],
    ['a-b', false],
    ['a ', false],
    [' a', false],
    ['', false],
    ['valueOf', false],
    ['constructor', false],
  ])('accepts %j as a variable: %s', (name, may) => expect(isVariableName(name)).toBe(may));

  it('doesn’t offer invalid variables', () => {
    const asks = (variable: string) => ({
      ...text(variable),
      data: { message: '?', input: { variable, kind: 'text' } },
    });
    expect(listVariables(flowOf({ nodes: [asks('city'), asks('constructor'), asks('9x')] }))).toEqual([
      ...['user_input', 'city'],
    ]);
  });

  it('truncates after forty characters', () => {
    expect(truncate('x'.repeat(40))).toBe('x'.repeat(40));
    expect(truncate('x'.repeat(41))).toBe(`${'x'.repeat(39)}…`);
  });

  it.each([
    ['http://x.org/a', 'x.org'],
    ['HTTPS://X.org', 'x.org'],
    ['see https://x.org', undefined],
    ['https://x.org?a', 'x.org'],
    ['https://x y', undefined],
  ])('reads the host of %j as %j', (url, host) => expect(parseHost(url)).toBe(host));
});

describe('translations', () => {
  const flow = flowOf({ nodes: [text('a', 'One'), text('b', 'Two'), text('c', ' ')] });
  const half: FlowDocument = { ...flow, translations: { de: { 'a.message': 'Eins', 'b.message': ' ' } } };

  it('count as missing when blank', () => {
    expect(getTranslationProgress(half, 'de')).toEqual({ total: 2, done: 1, unchecked: 0, percent: 50 });
    expect(
      getTranslationProgress({ ...half, unchecked: { de: ['a.message', 'b.message'] } }, 'de').unchecked,
    ).toBe(1);
    expect(getTranslationProgress(flowOf({ nodes: [] }), 'de').percent).toBe(100);
    expect(tidyTranslations(half).translations).toEqual({ de: { 'a.message': 'Eins' } });
  });

  it('need a review only after their text was changed', () => {
    const edited = (more: object) => ({
      ...flowOf({ nodes: [text('a', 'Uno'), text('b', 'Two')] }),
      ...more,
    });
    const { translations } = half;
    expect(markOutdatedTranslations(flow, edited({}))).not.toHaveProperty('unchecked');
    const untouched = edited({});
    expect(markOutdatedTranslations(flow, untouched)).toBe(untouched);
    expect(markOutdatedTranslations(half, half)).toBe(half);
    expect(markOutdatedTranslations(half, edited({ translations })).unchecked).toEqual({ de: ['a.message'] });
    const anew = { de: { 'a.message': 'Ein', 'b.message': 'Zwei' } };
    expect(markOutdatedTranslations(half, edited({ translations: anew }))).not.toHaveProperty('unchecked');
  });

  it('are normalised if present, and otherwise left out', () => {
    expect(tidyTranslations(flow)).toBe(flow);
    expect(tidyTranslations({ ...flow, unchecked: { de: ['a.message'] } })).toEqual(flow);
    const both = { ...half, unchecked: { de: ['a.message', 'a.message', 'b.message', 'gone'] } };
    expect(tidyTranslations(both).unchecked).toEqual({ de: ['a.message'] });
  });
});

it('chance is deterministic per key and evenly spread', () => {
  expect(seededRandom('a')).toBe(seededRandom('a'));
  const draws = Array.from({ length: 1000 }, (_, at) => seededRandom(`seed-${at}#node`));
  expect(draws.every((one) => one >= 0 && one < 1)).toBe(true);
  for (const tenth of Array.from({ length: 10 }, (_, at) => at / 10)) {
    const share = draws.filter((one) => one >= tenth && one < tenth + 0.1).length;
    expect(share).toBeGreaterThan(60);
    expect(share).toBeLessThan(140);
  }
});

it('reports at most twenty problems of a document, and accepts an option’s id as an exit', () => {
  const wrong = normaliseFlow({
    nodes: Array.from({ length: 30 }, (_, at) => ({ id: `n${at}`, type: 'odd' })),
  });
  expect(!wrong.ok && Object.keys(wrong.fields)).toHaveLength(20);
  const options = [
    { id: 'o1', label: 'A', value: 'a' },
    { id: 'a', label: 'B', value: 'b' },
  ];
  const flow = flowOf({
    nodes: [{ id: 'q', type: 'quick_reply', data: { message: '?', options } }, text('t')],
    connections: ['o1', 'a', 'b', 'gone'].map((on) => ({ from: 'q', to: 't', on })),
  });
  // The first connection duplicates the second and is dropped. A value takes precedence over an equal id.
  expect(flow.connections.map(({ on }) => on)).toEqual(['a', 'b', 'gone']);
});
