import { describe, expect, it } from 'vitest';
import { node, parseFlow } from '#test/fixtures/flows.ts';
import { answerFlow, resumeFlow, startFlow } from './engine.ts';
import { flowLimits } from './limits.ts';
import { normaliseFlow } from './normalise.ts';
import { findProblems } from './problems.ts';
import type { Turn } from './state.ts';

const said = (turn: Turn) => turn.messages.map(({ text }) => text);

const question = (options: unknown[], data: object = {}) =>
  parseFlow({
    nodes: [
      node('start', 'start', { message: 'Hi' }),
      node('q', 'quick_reply', { message: 'Which?', options, ...data }),
      node('a', 'text', { message: 'You chose A ({{user_input}})', delay: 400 }),
      node('b', 'text', { message: 'You chose B' }),
    ],
    connections: [
      { from: 'start', to: 'q' },
      { from: 'q', to: 'a', on: 'a' },
      { from: 'q', to: 'b' },
    ],
  });
const options = [
  { id: '1', label: 'Apples', value: 'a' },
  { id: '2', label: 'Pears & more', value: 'b' },
];

describe('quick replies', () => {
  it.each(['a', 'Apples', ' apples. ', '1', 'APPLES'])('matches %j to the first option', (input) => {
    const flow = question(options);
    const turn = answerFlow(flow, startFlow(flow).state, input);
    expect(said(turn)).toEqual(['You chose A (a)']);
    expect(turn.messages[0]?.delay).toBe(400);
    expect(turn.answer).toEqual({ nodeId: 'q', optionIds: ['1'] });
    expect(turn.done).toBe(true);
    expect(turn.state.outcome).toBe('completed');
  });

  it('takes the unlabelled exit for an option without its own', () => {
    const flow = question(options);
    expect(said(answerFlow(flow, startFlow(flow).state, '2'))).toEqual(['You chose B']);
  });

  it.each(['', 'oranges', '3', '0', '__proto__'])(
    'asks again after %j, with the author’s retry message',
    (input) => {
      const flow = question(options, { retry: 'Apples or pears, please' });
      const turn = answerFlow(flow, startFlow(flow).state, input);
      expect(said(turn)).toEqual(['Apples or pears, please']);
      expect(turn.awaiting?.options?.map(({ label }) => label)).toEqual(['Apples', 'Pears & more']);
      expect(turn.done).toBe(false);
    },
  );
});

describe('conditions', () => {
  const holds = (operator: string, value: string, variables: Record<string, string>) => {
    const flow = parseFlow({
      nodes: [
        node('start', 'start'),
        node('c', 'condition', { condition: 'x', operator, value }),
        node('t', 'text', { message: 'yes' }),
        node('f', 'text', { message: 'no' }),
      ],
      connections: [
        { from: 'start', to: 'c' },
        { from: 'c', to: 't', on: 'true' },
        { from: 'c', to: 'f', on: 'false' },
      ],
    });
    return said(startFlow(flow, { variables }))[0];
  };
  it.each([
    ['equals', 'Yes', { x: ' yes' }, 'yes'],
    ['equals', '1,000', { x: '1000' }, 'yes'],
    ['equals', '', {}, 'no'],
    ['contains', 'PRICE', { x: 'the price?' }, 'yes'],
    ['contains', '', {}, 'no'],
    ['greater', '9', { x: '10' }, 'yes'],
    ['greater', '9', { x: 'ten' }, 'yes'],
    ['greater', '9', {}, 'no'],
    ['less', '9', { x: '10' }, 'no'],
    ['less', '{{limit}}', { x: '10', limit: '11' }, 'yes'],
    ['less', '9', {}, 'no'],
    ['exists', '', { x: '0' }, 'yes'],
    ['exists', '', {}, 'no'],
  ] as const)('evaluates %s %j with %j as %s', (operator, value, variables, expected) => {
    expect(holds(operator, value, variables as Record<string, string>)).toBe(expected);
  });

  it('waits for a message when a condition needs one and there is none', () => {
    const flow = parseFlow({
      nodes: [
        node('start', 'start', { message: 'How can I help?' }),
        node('c', 'condition', { operator: 'contains', value: 'price' }),
        node('t', 'text', { message: 'From $129' }),
      ],
      connections: [
        { from: 'start', to: 'c' },
        { from: 'c', to: 't', on: 'true' },
      ],
    });
    const turn = startFlow(flow);
    expect(turn.awaiting).toEqual({ nodeId: 'c', kind: 'text' });
    expect(said(answerFlow(flow, turn.state, 'What is the price?'))).toEqual(['From $129']);
    expect(answerFlow(flow, turn.state, 'hello').done).toBe(true);
  });
});

describe('combined comparisons', () => {
  const flow = (more: object) =>
    parseFlow({
      nodes: [
        node('start', 'start', { message: 'Hi' }),
        node('c', 'condition', { condition: 'size', operator: 'greater', value: '10', ...more }),
        node('t', 'text', { message: 'Both' }),
        node('f', 'text', { message: 'Not' }),
      ],
      connections: [
        { from: 'start', to: 'c' },
        { from: 'c', to: 't', on: 'true' },
        { from: 'c', to: 'f', on: 'false' },
      ],
    });
  const also = [{ condition: 'plan', operator: 'equals', value: 'pro' }];
  it.each([
    [undefined, '20', 'Pro', 'Both'],
    [undefined, '20', 'Starter', 'Not'],
    ['any', '20', 'Starter', 'Both'],
    ['any', '5', 'Pro', 'Both'],
    ['any', '5', 'Starter', 'Not'],
  ])('evaluate %j with %s and %s as %s', (match, size, plan, words) => {
    const turn = startFlow(flow({ also, match }), { variables: { size, plan } });
    expect(said(turn).at(-1)).toBe(words);
  });

  it('are limited to six, each with its own variable', () => {
    const seven = {
      nodes: [node('start', 'start'), node('c', 'condition', { also: Array(6).fill(also[0]) })],
    };
    expect(normaliseFlow(seven)).toMatchObject({ ok: false });
    const bare = flow({ also: [{}] });
    expect(bare.nodes.find(({ id }) => id === 'c')?.data).toMatchObject({
      also: [{ condition: 'user_input', operator: 'equals', value: '' }],
    });
    const wrong = flow({ also: [{ condition: '2x' }] });
    expect(findProblems(wrong).map(({ code }) => code)).toContain('variable.invalid');
  });
});

describe('typed questions', () => {
  const asking = (action: string, config: object = {}) =>
    parseFlow({
      nodes: [
        node('start', 'start', { message: 'Hi' }),
        node('n', 'action', { action, config }),
        node('end', 'text', { message: 'Thanks {{email}}{{phone}}{{appointment_date}}' }),
      ],
      connections: [
        { from: 'start', to: 'n' },
        { from: 'n', to: 'end' },
      ],
    });

  it.each(['a', 'a@b', 'a b@c.de', 'a@b.c,d', ''])('rejects %j as an e-mail address', (input) => {
    const flow = asking('collect_email', { retry: 'Hm, {{user_input}}?' });
    const turn = answerFlow(flow, startFlow(flow).state, input);
    expect(turn.awaiting?.kind).toBe('email');
    expect(turn.effects).toEqual([]);
    expect(said(turn)[0]).toMatch(/^Hm, /);
  });

  it('stores an e-mail address and emits an effect', () => {
    const flow = asking('collect_email', { message: 'Your mail?' });
    const first = startFlow(flow);
    expect(said(first)).toEqual(['Hi', 'Your mail?']);
    const turn = answerFlow(flow, first.state, ' ann@example.org ');
    expect(turn.effects).toEqual([
      { type: 'contact', nodeId: 'n', field: 'email', value: 'ann@example.org' },
    ]);
    expect(said(turn)).toEqual(['Thanks ann@example.org']);
  });

  it.each([
    ['+49 (0)30 123456', true],
    ['030-1234567', true],
    ['12345', false],
    ['call me', false],
    ['1234567890123456', false],
  ])('accepts phone %j: %s', (input, accepted) => {
    const flow = asking('collect_phone');
    expect(answerFlow(flow, startFlow(flow).state, input).done).toBe(accepted);
  });

  it.each([
    ['2026-11-23 10:30', true],
    ['2026-11-23T10:30', true],
    ['23.11.2026 9:00', true],
    ['2026-02-30 10:30', false],
    ['2026-11-20 10:30', false],
    ['2026-11-23 25:00', false],
    ['tomorrow', false],
  ])('accepts appointment %j: %s', (input, accepted) => {
    const flow = asking('book_appointment');
    const turn = answerFlow(flow, startFlow(flow).state, input, { today: '2026-11-21' });
    expect(turn.done).toBe(accepted);
    if (accepted) expect(turn.effects[0]).toMatchObject({ type: 'appointment', date: '2026-11-23' });
  });

  it('falls back to the engine’s texts in the flow’s language', () => {
    const flow = asking('collect_email');
    expect(said(startFlow(flow, { language: 'de-AT' }))[1]).toBe('Wie lautet Ihre E-Mail-Adresse?');
  });

  it('stores a typed number as a number', () => {
    const flow = parseFlow({
      nodes: [
        node('start', 'start', {
          message: 'Budget?',
          input: { variable: 'budget', kind: 'number', retry: 'A number please' },
        }),
        node('e', 'text', { message: '{{budget}}' }),
      ],
      connections: [{ from: 'start', to: 'e' }],
    });
    expect(said(answerFlow(flow, startFlow(flow).state, 'lots'))).toEqual(['A number please']);
    expect(said(answerFlow(flow, startFlow(flow).state, '$1,500'))).toEqual(['1500']);
  });
});

it('uses the fallback text for a variable without a value', () => {
  const flow = parseFlow({
    nodes: [
      node('start', 'start', { message: 'Hello {{ name | there }}, {{name|}}{{constructor|x}}{{empty|!}}' }),
    ],
    connections: [],
  });
  expect(said(startFlow(flow, { variables: { empty: '' } }))).toEqual(['Hello there, x!']);
  expect(said(startFlow(flow, { variables: { name: 'Ann', empty: '.' } }))).toEqual(['Hello Ann, Annx.']);
});

describe('requests', () => {
  const calling = (data: object, connections: object[] = []) =>
    parseFlow({
      nodes: [
        node('start', 'start'),
        node('api', 'api_call', data),
        node('ok', 'text', { message: 'Price {{price}}' }),
        node('bad', 'text', { message: 'Failed: {{api_error}}' }),
      ],
      connections: [{ from: 'start', to: 'api' }, { from: 'api', to: 'ok' }, ...connections],
    });
  const data = {
    url: 'https://api.example.com/items/{{item}}?q={{q}}',
    headers: { 'X-Key': '{{key}}' },
    responseMapping: { price: 'data.items[0].price' },
  };

  it('emits the request with encoded variables, and continues with the result', () => {
    const flow = calling(data);
    const turn = startFlow(flow, { variables: { item: 'a/b', q: 'x&y=1', key: 'k\r\nHost: evil' } });
    expect(turn.awaiting?.kind).toBe('request');
    expect(turn.effects).toEqual([
      {
        type: 'request',
        nodeId: 'api',
        purpose: 'api_call',
        request: {
          method: 'GET',
          url: 'https://api.example.com/items/a%2Fb?q=x%26y%3D1',
          headers: { 'X-Key': 'kHost: evil' },
        },
      },
    ]);
    const after = resumeFlow(flow, turn.state, {
      ok: true,
      status: 200,
      body: '{"data":{"items":[{"price":12.5}]}}',
    });
    expect(said(after)).toEqual(['Price 12.5']);
  });

  it('ignores messages while a request is running', () => {
    const flow = calling(data);
    const turn = startFlow(flow);
    expect(answerFlow(flow, turn.state, 'hello').state).toEqual(turn.state);
  });

  it('takes the error exit after a failure, or the default exit if there is none', () => {
    const branched = calling(data, [{ from: 'api', to: 'bad', on: 'error' }]);
    expect(said(resumeFlow(branched, startFlow(branched).state, { ok: false, error: 'Too slow.' }))).toEqual([
      'Failed: Too slow.',
    ]);
    const plain = calling(data);
    expect(said(resumeFlow(plain, startFlow(plain).state, { ok: false, status: 500 }))).toEqual(['Price']);
  });

  it('reports why a request can’t be sent', () => {
    const flow = calling({ ...data, url: '' }, [{ from: 'api', to: 'bad', on: 'error' }]);
    expect(startFlow(flow).effects).toEqual([
      { type: 'failed_request', nodeId: 'api', error: 'The request has no URL.' },
    ]);
  });
});

describe('limits', () => {
  it('ends a loop after 100 steps with an apology [FLOW-036]', () => {
    const flow = parseFlow({
      nodes: [
        node('start', 'start', { message: 'Hi' }),
        node('a', 'text', { message: 'a' }),
        node('b', 'text', { message: 'b' }),
      ],
      connections: [
        { from: 'start', to: 'a' },
        { from: 'a', to: 'b' },
        { from: 'b', to: 'a' },
      ],
    });
    const turn = startFlow(flow);
    expect(turn.visited).toHaveLength(flowLimits.stepsWithoutWaiting);
    expect(said(turn).at(-1)).toBe("Sorry, I can't continue this conversation. Please contact us directly.");
    expect(turn.state).toMatchObject({ done: true, outcome: 'stopped' });
  });

  it('counts the steps of a loop across requests', () => {
    const flow = parseFlow({
      nodes: [node('start', 'start'), node('a', 'api_call', { url: 'https://example.com' })],
      connections: [
        { from: 'start', to: 'a' },
        { from: 'a', to: 'a' },
      ],
    });
    let turn = startFlow(flow);
    for (let count = 0; count < 200 && !turn.done; count += 1)
      turn = resumeFlow(flow, turn.state, { ok: false });
    expect(turn.state.outcome).toBe('stopped');
  });

  it.each(['__proto__', 'constructor', 'toString', 'a b', ''])(
    'never stores a variable called %j',
    (variable) => {
      const flow = parseFlow({
        nodes: [
          node('start', 'start', { message: 'Hi', input: { variable, kind: 'text' } }),
          node('e', 'text', { message: `[{{${variable}}}]` }),
        ],
        connections: [{ from: 'start', to: 'e' }],
      });
      const turn = answerFlow(flow, startFlow(flow).state, 'polluted');
      expect(Object.keys(turn.state.variables)).toEqual(['user_input']);
      expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    },
  );

  it('ends an empty flow politely', () => {
    const turn = startFlow(parseFlow({ nodes: [], connections: [] }));
    expect(turn.done).toBe(true);
    expect(turn.messages).toHaveLength(1);
  });
});
