import { describe, expect, it } from 'vitest';
import { node, parseFlow } from '#test/fixtures/flows.ts';
import { describeChanges } from './changes.ts';
import { createFlowDocument, createNode } from './defaults.ts';
import type { FlowDocument, FlowNode } from './document.ts';
import { addNode, connect } from './graph.ts';
import { findProblems, hasErrors, listVariables } from './problems.ts';

const start = { id: 'start', type: 'start', data: { message: 'Hi' } };
const told = (flow: FlowDocument) =>
  findProblems(flow).map(({ severity, code, nodeId, message }) => [severity, code, nodeId, message]);
const behindStart = (other: object, connections: object[] = [{ from: 'start', to: 'n' }]) =>
  told(
    parseFlow({
      nodes: [start, other, node('end', 'text', { message: 'End' })],
      connections: [...connections, { from: 'n', to: 'end' }],
    }),
  );

describe('findProblems', () => {
  it('finds nothing in a working flow', () => {
    expect(behindStart(node('n', 'text', { message: 'Hello {{user_input}}' }))).toEqual([]);
  });

  it('requires exactly one start', () => {
    expect(told(parseFlow({ nodes: [] }))).toEqual([
      ['error', 'start.missing', undefined, 'The flow has no start node.'],
    ]);
    const twice = parseFlow({
      nodes: [start, { ...start, id: 'again' }, node('n', 'text', { message: 'x' })],
      connections: [
        { from: 'start', to: 'n' },
        { from: 'again', to: 'n' },
      ],
    });
    expect(told(twice)[0]).toEqual([
      'error',
      'start.multiple',
      'again',
      'A flow can have only one start node.',
    ]);
  });

  it('warns about a start without a next node, but allows it', () => {
    expect(told(createFlowDocument())).toEqual([
      ['warning', 'node.dead_end', 'start', 'The start leads nowhere yet.'],
    ]);
    expect(hasErrors(createFlowDocument())).toBe(false);
  });

  it('names unreachable nodes, also behind a second unlabelled connection', () => {
    const flow = parseFlow({
      nodes: [start, node('a', 'text', { message: 'a' }), node('b', 'text', { message: 'b' })],
      connections: [
        { from: 'start', to: 'a' },
        { from: 'start', to: 'b' },
      ],
    });
    expect(told(flow)).toEqual([
      ['warning', 'exit.duplicate', 'start', 'Several connections start here; only the first is followed.'],
      ['warning', 'node.unreachable', 'b', 'No conversation gets here: nothing leads to this node.'],
    ]);
  });

  it('names connections with a missing source, target or exit', () => {
    const flow = parseFlow({
      nodes: [start, node('n', 'quick_reply', { message: '?', options: [{ label: 'A', value: 'a' }] })],
      connections: [
        { from: 'start', to: 'n' },
        { from: 'n', to: 'gone', on: 'a' },
        { from: 'n', to: 'n', on: 'old' },
        { from: 'lost', to: 'n' },
      ],
    });
    expect(told(flow)).toEqual([
      ['warning', 'connection.dangling', 'n', 'A connection leads to “gone”, which does not exist.'],
      [
        'warning',
        'exit.unknown',
        'n',
        'A connection starts at “old”, but this node has no such exit. It is never followed.',
      ],
      ['warning', 'connection.dangling', undefined, 'A connection starts at “lost”, which does not exist.'],
    ]);
  });

  it('reports a missing false branch of a condition', () => {
    const flow = parseFlow({
      nodes: [
        start,
        node('c', 'condition', { condition: 'user_input', operator: 'equals', value: 'x' }),
        node('t', 'text', { message: 't' }),
      ],
      connections: [
        { from: 'start', to: 'c' },
        { from: 'c', to: 't', on: 'true' },
      ],
    });
    expect(told(flow)).toEqual([
      ['warning', 'exit.missing', 'c', 'This condition has no false branch: the conversation ends there.'],
    ]);
  });

  it.each([
    [
      node('n', 'text', { message: ' ' }),
      ['warning', 'message.empty', 'This message is empty: visitors see nothing.'],
    ],
    [
      node('n', 'text', { message: '{{city}}' }),
      ['warning', 'variable.unknown', 'Nothing in this flow sets “city”.'],
    ],
    [
      node('n', 'text', { message: '?', input: { variable: '', kind: 'text' } }),
      ['error', 'variable.invalid', 'The question has no variable.'],
    ],
    [
      node('n', 'text', { message: '?', input: { variable: 'constructor', kind: 'text' } }),
      [
        'error',
        'variable.invalid',
        '“constructor” cannot be a variable. A name starts with a letter and has at most 40 letters, digits or underscores.',
      ],
    ],
    [
      node('n', 'action', { action: 'send_webhook', config: {} }),
      ['error', 'request.no_url', 'This webhook has no URL.'],
    ],
    [
      node('n', 'api_call', { url: 'http://x.org' }),
      ['error', 'request.url', 'This API call needs a URL that starts with https:// and names its host.'],
    ],
    [
      node('n', 'api_call', { url: 'https://{{host}}/' }),
      ['error', 'request.url', 'This API call needs a URL that starts with https:// and names its host.'],
    ],
    [
      node('n', 'api_call', { url: 'https://x.org', headers: { Cookie: 'a' } }),
      ['error', 'request.header', 'This API call cannot set the header “Cookie”.'],
    ],
    [
      node('n', 'quick_reply', { message: '?', options: [] }),
      ['error', 'options.none', 'This question has no options, so nobody can answer it.'],
    ],
    [
      node('n', 'quick_reply', {
        message: '?',
        options: [
          { label: 'A', value: 'a' },
          { label: 'B', value: 'a' },
        ],
      }),
      ['warning', 'option.duplicate', 'Two options have the value “a”; both count as the first one.'],
    ],
    [
      node('n', 'quick_reply', { message: '?', options: [{ label: '', value: 'a' }] }),
      ['warning', 'option.empty', 'An option needs a label and a value.'],
    ],
  ])('explains %j', (one, [severity, code, message]) => {
    expect(behindStart(one).filter(([level]) => level === severity)).toContainEqual([
      severity,
      code,
      'n',
      message,
    ]);
  });

  it('distinguishes an endless loop from one that exits or waits', () => {
    const loop = (between: object, more: object[] = []) =>
      told(
        parseFlow({
          nodes: [
            start,
            node('a', 'text', { message: 'a' }),
            between,
            node('out', 'text', { message: 'out' }),
          ],
          connections: [{ from: 'start', to: 'a' }, { from: 'a', to: 'b' }, { from: 'b', to: 'a' }, ...more],
        }),
      ).flatMap(([severity, code, nodeId]) =>
        String(code).startsWith('loop.') ? [[severity, code, nodeId]] : [],
      );
    expect(loop(node('b', 'text', { message: 'b' }))).toEqual([['error', 'loop.endless', 'a']]);
    expect(
      loop(node('b', 'condition', { condition: 'user_input', operator: 'exists' }), [
        { from: 'b', to: 'out', on: 'true' },
      ]),
    ).toEqual([['warning', 'loop.unwaited', 'a']]);
    expect(loop(node('b', 'action', { action: 'collect_email' }))).toEqual([]);
  });

  it('lists the variables of a flow for a picker', () => {
    const flow = parseFlow({
      nodes: [
        start,
        node('a', 'text', { message: '?', input: { variable: 'city', kind: 'text' } }),
        node('b', 'action', { action: 'collect_phone' }),
        node('c', 'api_call', { url: 'https://x.org', responseMapping: { price: 'p' } }),
      ],
    });
    expect(listVariables(flow)).toEqual(['user_input', 'city', 'phone', 'api_status', 'api_error', 'price']);
  });
});

describe('changes between two revisions', () => {
  it('are sentences, the most important first', () => {
    const before = connect(addNode(createFlowDocument(), 'text'), { from: 'start', to: 'text-2' });
    const then = parseFlow({
      ...before,
      nodes: [
        { ...before.nodes[0], position: { x: 0, y: 0 }, data: { message: 'Hello' } },
        { id: 'q', type: 'quick_reply', data: { message: 'Pick', options: [] } },
      ],
      connections: [{ from: 'start', to: 'q' }],
      notes: [{ id: 'note', text: 'x' }],
    });
    expect(describeChanges(before, then)).toEqual([
      'Added Quick Reply “Pick”.',
      'Removed Text “Enter your message here...”.',
      'Changed Start “Hello”: message.',
      'Added 1 connection.',
      'Removed 1 connection.',
      'Moved 1 node.',
      'Changed the notes.',
    ]);
    expect(describeChanges(before, before)).toEqual([]);
    expect(describeChanges(before, then, 3)).toEqual([
      'Added Quick Reply “Pick”.',
      'Removed Text “Enter your message here...”.',
      'And 5 more changes.',
    ]);
  });
});

it('warns about placeholders that were never replaced', () => {
  const flow = addNode(addNode(createFlowDocument(), 'text'), 'quick_reply');
  const codes = findProblems(flow).map(({ code, nodeId }) => `${nodeId} ${code}`);
  expect(codes).toContain('text-2 message.placeholder');
  expect(codes.filter((code) => code === 'quick_reply-3 option.placeholder')).toHaveLength(2);
});

describe('a jump', () => {
  const jump = createNode('jump', 'j', { x: 0, y: 0 });
  const flow = {
    ...createFlowDocument(),
    nodes: [{ ...jump, data: { flow: 'u1', name: 'Client Intake' } } as FlowNode],
  };
  const codes = (workspaceFlows?: ReadonlySet<string>) =>
    findProblems(flow, workspaceFlows).map(({ code }) => code);

  it('to a flow of another workspace is an error', () => {
    expect(codes(new Set(['u2']))).toContain('jump.unknown');
    expect(codes(new Set(['u1']))).not.toContain('jump.unknown');
    expect(codes()).not.toContain('jump.unknown');
  });
});
