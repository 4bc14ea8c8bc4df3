import { describe, expect, it } from 'vitest';
import { parseFlow } from '#test/fixtures/flows.ts';
import { createEmptyDocument, createFlowDocument, createNode, ensureStartNode } from '../defaults.ts';
import type { FlowNode, NodeType } from '../document.ts';
import { answerFlow, startFlow } from '../engine.ts';
import { getExits } from '../exits.ts';
import { getNodeLabel, getNodeTitle } from '../node-titles.ts';
import { findProblems } from '../problems.ts';
import { listTexts } from '../translations.ts';
import { nodeKinds } from './all.ts';

const nodeOf = (type: string, data: object): FlowNode => {
  const [node] = parseFlow({ nodes: [{ id: 'n', type, data }] }).nodes;
  if (!node) throw new Error('No node was read.');
  return node;
};
const types = Object.keys(nodeKinds) as NodeType[];

describe('a new flow', () => {
  it.each(types)('can create a %s node with its required fields', (type) => {
    const node = createNode(type, 'n', { x: 1, y: 2 });
    expect(parseFlow({ nodes: [node] }).nodes).toEqual([node]);
  });

  it('gets a start node with an unused id if it has none', () => {
    expect(createFlowDocument().nodes.map(({ id, type }) => [id, type])).toEqual([['start', 'start']]);
    expect(ensureStartNode(createFlowDocument())).toEqual(createFlowDocument());
    const more = {
      ...createFlowDocument(),
      nodes: [...createFlowDocument().nodes, createNode('text', 't', { x: 0, y: 0 })],
    };
    expect(ensureStartNode(more)).toBe(more);
    expect(createEmptyDocument()).toEqual({ nodes: [], connections: [], notes: [] });
    const text = (id: string) => createNode('text', id, { x: 0, y: 0 });
    const given = { ...createEmptyDocument(), nodes: [text('start'), text('start_')] };
    expect(ensureStartNode(given).nodes.map(({ id, type }) => [id, type])).toEqual([
      ['start__', 'start'],
      ['start', 'text'],
      ['start_', 'text'],
    ]);
  });
});

describe('listTexts and flows with translations', () => {
  it.each([
    ['text', { message: 'a' }, ['message']],
    ['rating', { message: 'a', low: 'b', high: 'c', retry: 'd' }, ['message', 'low', 'high', 'retry']],
    ['rating', { message: 'a' }, ['message']],
    [
      'quick_reply',
      { message: 'a', options: [{ id: 'o', label: 'b', value: 'v' }], retry: 'c' },
      ['message', 'option.o', 'retry'],
    ],
    ['end', { outcome: 'x', message: 'a' }, ['message']],
    ['jump', { flow: 'x', name: 'y', message: 'a' }, ['message']],
    ['jump', { flow: 'x', name: 'y' }, []],
    ['hand_over', { to: 'person', message: 'a' }, ['message']],
    ['action', { action: 'collect_email', config: { message: 'a', retry: 'b' } }, ['message', 'retry']],
    ['action', { action: 'collect_email', config: {} }, []],
    ['set_variable', { variable: 'score', value: '1' }, []],
    ['api_call', { url: 'https://x.org' }, []],
  ])('listTexts includes every text of a %s node that a visitor can read (%j)', (type, data, keys) => {
    const flow = parseFlow({ nodes: [{ id: 'n', type, data }] });
    expect(listTexts(flow).map(({ key }) => key)).toEqual(keys.map((key) => `n.${key}`));
  });

  it('reads typed answers in the visitor’s language', () => {
    const flow = parseFlow({
      nodes: [
        { id: 's', type: 'start', data: { message: 'Hello' } },
        {
          id: 'r',
          type: 'rating',
          data: { message: 'How was it?', low: 'Bad', high: 'Good', retry: 'Again?' },
        },
        { id: 'e', type: 'end', data: { outcome: 'done', message: 'Bye' } },
      ],
      connections: [
        { from: 's', to: 'r' },
        { from: 'r', to: 'e' },
      ],
      translations: {
        de: {
          's.message': 'Hallo',
          'r.message': 'Wie war es?',
          'r.low': 'Schlecht',
          'r.high': 'Gut',
          'r.retry': 'Noch einmal?',
          'e.message': 'Tschüss',
        },
      },
    });
    const said = (turn: { messages: readonly { text: string }[] }) => turn.messages.map(({ text }) => text);
    const asked = startFlow(flow, { language: 'de' });
    expect(said(asked)).toEqual(['Hallo', 'Wie war es?']);
    expect(asked.awaiting?.options?.map(({ label }) => label)).toEqual([
      '1 – Schlecht',
      '2',
      '3',
      '4',
      '5 – Gut',
    ]);
    expect(said(answerFlow(flow, asked.state, 'perhaps'))).toEqual(['Noch einmal?']);
    expect(said(answerFlow(flow, asked.state, '5'))).toEqual(['Tschüss']);
  });
});

it.each([
  ['text', { message: ' Hello ' }, 'Text “Hello”', 'Text “Hello”'],
  ['text', { message: '' }, 'Text', 'Text'],
  ['rating', { message: 'Well?' }, 'Rating “Well?”', 'Rating “Well?”'],
  ['end', { outcome: '', message: 'Bye' }, 'End', 'End “Bye”'],
  ['end', { outcome: 'sold', message: 'Bye' }, 'End “sold”', 'End “sold”'],
  ['jump', { flow: 'x', name: 'Returns', message: 'So' }, 'Jump to flow “Returns”', 'Jump to flow “Returns”'],
  ['jump', { flow: 'x', name: '', message: 'So' }, 'Jump to flow', 'Jump to flow'],
  ['hand_over', { to: 'assistant', message: '' }, 'Hand over', 'Hand over “The assistant”'],
  ['action', { action: 'collect_phone', config: {} }, 'Action', 'Action “Collect phone”'],
  ['action', { action: 'collect_phone', config: { message: 'Ring?' } }, 'Action', 'Action “Ring?”'],
  ['api_call', { url: 'https://x.org/secret' }, 'API Call', 'API Call “GET x.org”'],
  ['api_call', { url: 'https://{{host}}/' }, 'API Call', 'API Call'],
  [
    'ab_split',
    {
      branches: [
        { id: 'a', label: 'Blue', weight: 1 },
        { id: 'b', label: '', weight: 1 },
      ],
    },
    'A/B split',
    'A/B split “Blue, b”',
  ],
])('titles %s %j as %s, and in lists as %s', (type, data, title, label) => {
  const node = nodeOf(type, data);
  expect(getNodeTitle(node)).toBe(title);
  expect(getNodeLabel(node)).toBe(label);
});

it.each([
  ['rating', { scale: '1-5' }, ['Low (1–2)', 'Middle (3)', 'High (4–5)', 'Otherwise']],
  ['rating', { scale: '0-10' }, ['Low (0–6)', 'Middle (7–8)', 'High (9–10)', 'Otherwise']],
  ['quick_reply', { options: [{ label: 'A', value: 'a' }, { value: 'b' }] }, ['A', 'b', 'Otherwise']],
  ['condition', {}, ['True', 'False']],
  ['jump', {}, ['Not available']],
  ['end', {}, []],
  [
    'ab_split',
    {
      branches: [
        { id: 'a', label: 'Blue', weight: 1 },
        { id: 'b', label: '', weight: 2 },
      ],
    },
    ['Blue (33 %)', 'b (67 %)'],
  ],
])('labels the exits of %s %j', (type, data, labels) => {
  expect(getExits(nodeOf(type, data)).map(({ label }) => label)).toEqual(labels);
});

it.each([
  ['rating', { message: ' ' }, ['warning', 'message.empty', expect.any(String)]],
  ['quick_reply', { message: '' }, ['warning', 'message.empty', expect.any(String)]],
  [
    'end',
    { outcome: ' ', message: 'Bye' },
    ['warning', 'outcome.empty', 'This end has no outcome. Results show it as “Completed”.'],
  ],
  ['jump', { flow: '', name: '' }, ['error', 'jump.none', 'Choose the flow to jump to.']],
  [
    'rating',
    { message: '?', variable: '1x' },
    ['error', 'variable.invalid', expect.stringContaining('“1x”')],
  ],
  ['rating', { message: '?', variable: ' ' }, ['error', 'variable.invalid', 'This rating has no variable.']],
  [
    'quick_reply',
    { message: '?', options: [], variable: '1x' },
    ['error', 'variable.invalid', expect.stringContaining('“1x”')],
  ],
  ['set_variable', { variable: '', value: '1' }, ['error', 'variable.invalid', 'This node has no variable.']],
  [
    'quick_reply',
    { message: '?', options: [{ label: 'Yes', value: 'y' }] },
    ['warning', 'exit.missing', 'The option “Yes” leads nowhere: the conversation ends there.'],
  ],
  [
    'quick_reply',
    { message: '?', options: [{ label: ' ', value: 'y' }] },
    ['warning', 'option.empty', 'An option needs a label and a value: “ ”.'],
  ],
  [
    'ab_split',
    { branches: [{ id: 'a', label: 'Blue', weight: 0 }] },
    ['error', 'split.none', 'This split has no branch with a weight above 0.'],
  ],
  [
    'ab_split',
    { branches: [{ id: 'a', label: 'Blue', weight: 1 }] },
    ['warning', 'exit.missing', 'The branch “Blue” leads nowhere: the conversation ends there.'],
  ],
])('reports the problems of %s %j', (type, data, problem) => {
  const flow = parseFlow({
    nodes: [
      { id: 's', type: 'start', data: { message: 'Hello' } },
      { id: 'n', type, data },
    ],
    connections: [{ from: 's', to: 'n' }],
  });
  const told = findProblems(flow).map(({ severity, code, message }) => [severity, code, message]);
  expect(told).toContainEqual(problem);
});

it('accepts an unused branch and one connection per exit', () => {
  const flow = parseFlow({
    nodes: [
      { id: 's', type: 'start', data: { message: 'Hello' } },
      {
        id: 'n',
        type: 'ab_split',
        data: {
          branches: [
            { id: 'a', label: 'Blue', weight: 1 },
            { id: 'b', label: 'Green', weight: 0 },
          ],
        },
      },
      { id: 't', type: 'text', data: { message: 'Bye' } },
    ],
    connections: [
      { from: 's', to: 'n' },
      { from: 'n', to: 't', on: 'a' },
    ],
  });
  expect(findProblems(flow)).toEqual([]);
});
