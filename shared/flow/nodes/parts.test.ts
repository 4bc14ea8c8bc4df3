import { describe, expect, it } from 'vitest';
import { createNode } from '../defaults.ts';
import type { FlowNode, NodeType } from '../document.ts';
import { normaliseFlow } from '../normalise.ts';
import { findProblems } from '../problems.ts';
import { nodeKinds } from './all.ts';
import type { NodeKind } from './kind.ts';

const kindOf = (type: string) => nodeKinds[type as NodeType] as unknown as NodeKind<unknown>;
const dataOf = (type: string, data: unknown) => kindOf(type).normalise(data as never) as never;
const option = (id: string, label: string) => ({ id, label, value: label });

describe('new nodes', () => {
  it.each([
    ['start', { message: 'Welcome! How can I help you today?' }],
    ['rating', { message: 'How would you rate this?', scale: '1-5', variable: 'rating' }],
    ['condition', { condition: 'user_input', operator: 'equals', value: '' }],
    ['action', { action: 'collect_email', config: {} }],
    ['end', { outcome: 'done', message: 'Thank you!' }],
    [
      'ab_split',
      {
        branches: [
          { id: 'a', label: 'A', weight: 50 },
          { id: 'b', label: 'B', weight: 50 },
        ],
      },
    ],
  ])('of type %s start with their default texts', (type, data) => {
    expect(createNode(type as NodeType, 'n', { x: 0, y: 0 }).data).toEqual(data);
  });
});

describe('documents of older versions or other tools', () => {
  it.each([
    ['rating', {}, { message: '', scale: '1-5', variable: 'rating' }],
    [
      'rating',
      { scale: '0-10', variable: 7, low: 1, high: 'Good', retry: false },
      { message: '', scale: '0-10', variable: '7', low: '1', high: 'Good', retry: 'false' },
    ],
    ['hand_over', {}, { to: 'person', message: '' }],
    ['hand_over', { to: 'assistant', message: 'Bye' }, { to: 'assistant', message: 'Bye' }],
    ['action', {}, { action: 'collect_email', config: {} }],
    ['action', { action: 'send_webhook', config: null }, { action: 'send_webhook', config: {} }],
    ['action', { config: 'x' }, { action: 'collect_email', config: 'x' }],
    [
      'action',
      {
        action: 'api_call',
        config: {
          message: 1,
          retry: 2,
          url: 'u',
          method: 'post',
          headers: { a: 1 },
          responseMapping: { b: 'c' },
          body: 3,
          odd: 4,
        },
      },
      {
        action: 'api_call',
        config: {
          message: '1',
          retry: '2',
          url: 'u',
          method: 'POST',
          headers: { a: '1' },
          responseMapping: { b: 'c' },
          body: '3',
        },
      },
    ],
    ['action', { config: { message: null, url: undefined } }, { action: 'collect_email', config: {} }],
    ['ab_split', {}, { branches: [] }],
    ['ab_split', { branches: null }, { branches: [] }],
    ['ab_split', { branches: 'x' }, { branches: 'x' }],
    [
      'ab_split',
      { branches: [{ id: 7, weight: '3' }, 'x'] },
      {
        branches: [
          { id: '7', label: '', weight: 3 },
          { id: 'b2', label: '', weight: 1 },
        ],
      },
    ],
    ['condition', {}, { condition: 'user_input', operator: 'equals', value: '' }],
    [
      'condition',
      { also: [], match: 'any' },
      { condition: 'user_input', operator: 'equals', value: '', match: 'any' },
    ],
    [
      'condition',
      { condition: 'a', operator: 'less', value: 7, also: ['x', { value: 1 }] },
      {
        condition: 'a',
        operator: 'less',
        value: '7',
        also: ['x', { condition: 'user_input', operator: 'equals', value: '1' }],
      },
    ],
    ['condition', { also: 'x' }, { condition: 'user_input', operator: 'equals', value: '', also: 'x' }],
  ])('read %s %j as %j', (type, data, read) => expect(dataOf(type, data)).toEqual(read));

  it('are only read up to the first item over the limit', () => {
    const many = Array.from({ length: 1000 }, () => ({}));
    expect((dataOf('ab_split', { branches: many }) as { branches: unknown[] }).branches.length).toBeLessThan(
      20,
    );
    expect((dataOf('condition', { also: many }) as { also: unknown[] }).also).toHaveLength(6);
  });
});

describe('questions, assigned and used variables', () => {
  const of = (type: string, data: unknown) => {
    const kind = kindOf(type);
    const read = dataOf(type, data);
    return {
      ...{ asks: kind.question(read), waits: kind.waitsForAnswer(read), retry: kind.retry(read) },
      ...{
        variables: kind.assignedVariables(read),
        uses: kind.readVariables(read),
        options: kind.options(read),
      },
    };
  };
  const nothing = { asks: undefined, waits: false, retry: undefined, variables: [], uses: [], options: [] };
  const input = (kind: string) => ({ message: 'M', input: { variable: ' v ', kind, retry: 'R' } });

  it.each([
    ['text', { message: 'M' }, nothing],
    ['start', { message: 'M' }, nothing],
    [
      'text',
      input('text'),
      {
        asks: { kind: 'text', variable: 'v', limits: {} },
        waits: true,
        retry: 'R',
        variables: ['v'],
        uses: [],
        options: [],
      },
    ],
    [
      'start',
      input('email'),
      {
        asks: { kind: 'email', variable: 'v', limits: {} },
        waits: true,
        retry: 'R',
        variables: ['v', 'email'],
        uses: [],
        options: [],
      },
    ],
    [
      'text',
      input('phone'),
      {
        asks: { kind: 'phone', variable: 'v', limits: {} },
        waits: true,
        retry: 'R',
        variables: ['v', 'phone'],
        uses: [],
        options: [],
      },
    ],
    [
      'quick_reply',
      { message: 'M', options: [option('1', 'A')], variable: ' v ', retry: 'R' },
      {
        asks: { kind: 'choice', variable: 'v' },
        waits: true,
        retry: 'R',
        variables: ['v'],
        uses: [],
        options: [option('1', 'A')],
      },
    ],
    [
      'condition',
      { condition: ' a ', also: [{ condition: 'b' }, { condition: '2x' }] },
      { ...nothing, uses: ['a', 'b'] },
    ],
    ['ab_split', { branches: [{ id: 'a' }] }, nothing],
    ['end', { outcome: 'x' }, nothing],
    ['hand_over', {}, nothing],
    [
      'action',
      { action: 'collect_email', config: { retry: 'R' } },
      {
        asks: { kind: 'email', variable: 'email' },
        waits: true,
        retry: 'R',
        variables: ['email'],
        uses: [],
        options: [],
      },
    ],
    [
      'action',
      { action: 'collect_phone' },
      {
        asks: { kind: 'phone', variable: 'phone' },
        waits: true,
        retry: undefined,
        variables: ['phone'],
        uses: [],
        options: [],
      },
    ],
    [
      'action',
      { action: 'book_appointment' },
      {
        ...nothing,
        waits: true,
        variables: ['appointment', 'appointment_date', 'appointment_time', 'appointment_zone'],
      },
    ],
    [
      'action',
      { action: 'send_webhook' },
      { ...nothing, variables: expect.arrayContaining(['api_status', 'api_error']) },
    ],
    [
      'api_call',
      { url: 'https://x', responseMapping: { p: 'q' } },
      { ...nothing, variables: expect.arrayContaining(['p', 'api_status']) },
    ],
    [
      'set_variable',
      { variable: ' v ', mode: 'set', value: 'x' },
      { ...nothing, variables: ['v'], uses: expect.any(Array) },
    ],
    ['subflow', { flow: 'f', outputs: [{ from: 'a', to: ' b ' }] }, { ...nothing, variables: ['b'] }],
    ['jump', { flow: 'f' }, { ...nothing, waits: expect.any(Boolean), variables: expect.any(Array) }],
  ])('of %s %j', (type, data, expected) => expect(of(type, data)).toEqual(expected));

  it('of a rating are a number on its scale, with labels at both ends', () => {
    const scale = { message: 'M', scale: '1-5', variable: ' v ', low: ' Bad ', high: 'Good', retry: 'R' };
    const { asks, waits, variables, options, retry } = of('rating', scale);
    expect([asks, waits, variables, retry]).toEqual([{ kind: 'choice', variable: 'v' }, true, ['v'], 'R']);
    expect(options.map(({ id, label, value }) => [id, label, value])).toEqual([
      ['r1', '1 – Bad', '1'],
      ['r2', '2', '2'],
      ['r3', '3', '3'],
      ['r4', '4', '4'],
      ['r5', '5 – Good', '5'],
    ]);
    const plain = of('rating', { ...scale, scale: '0-10', low: ' ', high: undefined }).options;
    expect(plain.map(({ label }) => label)).toEqual(Array.from({ length: 11 }, (_, index) => String(index)));
    const labels = (data: object) =>
      kindOf('rating')
        .exits(dataOf('rating', data))
        .map(({ on, label, key }) => `${on} ${label} ${key}`);
    expect(labels({ scale: '1-5' })).toEqual([
      ...[
        'low Low (1–2) low',
        'middle Middle (3) middle',
        'high High (4–5) high',
        'undefined Otherwise next',
      ],
    ]);
    expect(labels({ scale: '0-10' })).toEqual([
      ...[
        'low Low (0–6) low',
        'middle Middle (7–8) middle',
        'high High (9–10) high',
        'undefined Otherwise next',
      ],
    ]);
  });
});

describe('requests', () => {
  const spec = (data: object) => kindOf('action').request(dataOf('action', data));
  it('are POST for webhooks and GET for API calls by default; questions have none', () => {
    const blank = { url: '', headers: {}, responseMapping: {}, body: undefined };
    expect(spec({ action: 'send_webhook' })).toEqual({ ...blank, method: 'POST', purpose: 'webhook' });
    expect(spec({ action: 'api_call' })).toEqual({ ...blank, method: 'GET', purpose: 'api_call' });
    expect(spec({ action: 'send_webhook', config: { method: 'put' } })?.method).toBe('PUT');
    for (const action of ['collect_email', 'collect_phone', 'book_appointment'])
      expect(spec({ action, config: { url: 'https://x' } })).toBeUndefined();
    const exits = (action: string) =>
      kindOf('action')
        .exits({ action, config: {} })
        .map(({ key }) => key);
    expect([exits('collect_email'), exits('send_webhook')]).toEqual([['next'], ['next', 'error']]);
  });
});

describe('problems of a node', () => {
  const problems = (nodes: object[], connections: object[] = []) => {
    const start = { id: 'start', type: 'start', data: { message: 'Hi' } };
    const first = nodes[0] as { id: string };
    const read = normaliseFlow({
      nodes: [start, ...nodes],
      connections: [{ from: 'start', to: first.id }, ...connections],
    });
    if (!read.ok) throw new Error(JSON.stringify(read.fields));
    return findProblems(read.flow).map(({ code, message }) => `${code}: ${message}`);
  };
  const node = (type: string, data: object): FlowNode => ({ id: 'n', type, data }) as never;

  it.each([
    ['end', { outcome: ' ', message: 'Bye' }, 'outcome'],
    ['jump', { flow: '' }, 'jump.none: Choose the flow to jump to.'],
    [
      'ab_split',
      { branches: [{ id: 'a', weight: 0 }] },
      'split.none: This split has no branch with a weight above 0.',
    ],
    [
      'ab_split',
      { branches: [{ id: 'a', label: 'One', weight: 1 }] },
      'exit.missing: The branch “One” leads nowhere: the conversation ends there.',
    ],
    ['condition', {}, 'exit.missing: This condition has no true branch: the conversation ends there.'],
    ['condition', {}, 'exit.missing: This condition has no false branch: the conversation ends there.'],
    ['condition', { condition: '2x' }, 'variable.invalid'],
    ['rating', { message: 'M', variable: '' }, 'variable'],
    ['quick_reply', { message: 'M', options: [option('1', 'A')], variable: '2x' }, 'variable.invalid'],
    ['text', { message: 'M', input: { variable: '2x' } }, 'variable.invalid'],
    ['text', { message: ' ' }, 'message.empty: This message is empty: visitors see nothing.'],
    ['action', { action: 'send_webhook' }, 'This webhook'],
    ['action', { action: 'api_call' }, 'This API call'],
  ])('are reported for %s %j', (type, data, sentence) => {
    const all = problems([node(type, data)]);
    expect(
      all.some((one) => one.includes(sentence)),
      all.join('\n'),
    ).toBe(true);
  });

  it.each([
    ['end', { outcome: 'won', message: 'Bye' }],
    ['jump', { flow: 'f-1' }],
    ['rating', { message: 'M', variable: 'v' }],
    ['text', { message: 'M', input: { variable: 'v' } }],
    ['action', { action: 'collect_email' }],
    ['action', { action: 'send_webhook', config: { url: 'https://x.example/' } }],
  ])('are not reported for %s %j', (type, data) => {
    const own = problems([node(type, data)]).filter((one) => !/^exit\.|^end\.|nowhere/.test(one));
    expect(own).toEqual([]);
  });
});
