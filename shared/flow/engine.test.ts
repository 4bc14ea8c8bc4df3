import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { actionTypes, conditionOperators, type FlowDocument, inputKinds, nodeTypes } from './document.ts';
import { next, resume, start } from './engine.ts';
import { flowLimits } from './limits.ts';
import { normaliseFlow } from './normalise.ts';
import { flowStateSchema, type Turn } from './state.ts';

const flowOf = (value: unknown): FlowDocument => {
  const result = normaliseFlow(value);
  if (!result.ok) throw new Error(JSON.stringify(result.fields));
  return result.flow;
};
const node = (id: string, type: string, data: unknown = {}) => ({ id, type, data });
/** Milliseconds of a step at its best, so that a busy machine is not mistaken for a slow engine. */
const fastest = (step: () => unknown): number => {
  let best = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < 5 && best > 5; attempt += 1) {
    const began = performance.now();
    step();
    best = Math.min(best, performance.now() - began);
  }
  return best;
};
const said = (turn: Turn) => turn.messages.map(({ text }) => text);

const question = (options: unknown[], data: object = {}) =>
  flowOf({
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
  it.each(['a', 'Apples', ' apples. ', '1', 'APPLES'])('takes %j as the first option', (input) => {
    const flow = question(options);
    const turn = next(flow, start(flow).state, input);
    expect(said(turn)).toEqual(['You chose A (a)']);
    expect(turn.messages[0]?.delay).toBe(400);
    expect(turn.answer).toEqual({ nodeId: 'q', optionId: '1' });
    expect(turn.done).toBe(true);
    expect(turn.state.outcome).toBe('completed');
  });

  it('takes the unlabelled exit for an option without its own', () => {
    const flow = question(options);
    expect(said(next(flow, start(flow).state, '2'))).toEqual(['You chose B']);
  });

  it.each(['', 'oranges', '3', '0', '__proto__'])('asks again after %j, in the author’s words', (input) => {
    const flow = question(options, { retry: 'Apples or pears, please' });
    const turn = next(flow, start(flow).state, input);
    expect(said(turn)).toEqual(['Apples or pears, please']);
    expect(turn.awaiting?.options?.map(({ label }) => label)).toEqual(['Apples', 'Pears & more']);
    expect(turn.done).toBe(false);
  });
});

describe('conditions', () => {
  const holds = (operator: string, value: string, variables: Record<string, string>) => {
    const flow = flowOf({
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
    return said(start(flow, { variables }))[0];
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
  ] as const)('%s %j with %j is %s', (operator, value, variables, expected) => {
    expect(holds(operator, value, variables as Record<string, string>)).toBe(expected);
  });

  it('waits for the first words when nothing was said before a condition on them', () => {
    const flow = flowOf({
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
    const turn = start(flow);
    expect(turn.awaiting).toEqual({ nodeId: 'c', kind: 'text' });
    expect(said(next(flow, turn.state, 'What is the price?'))).toEqual(['From $129']);
    expect(next(flow, turn.state, 'hello').done).toBe(true);
  });
});

describe('questions of a kind', () => {
  const asking = (action: string, config: object = {}) =>
    flowOf({
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

  it.each(['a', 'a@b', 'a b@c.de', 'a@b.c,d', ''])('does not take %j for an e-mail address', (input) => {
    const flow = asking('collect_email', { retry: 'Hm, {{user_input}}?' });
    const turn = next(flow, start(flow).state, input);
    expect(turn.awaiting?.kind).toBe('email');
    expect(turn.effects).toEqual([]);
    expect(said(turn)[0]).toMatch(/^Hm, /);
  });

  it('collects an e-mail address and says so as an effect', () => {
    const flow = asking('collect_email', { message: 'Your mail?' });
    const first = start(flow);
    expect(said(first)).toEqual(['Hi', 'Your mail?']);
    const turn = next(flow, first.state, ' ann@example.org ');
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
  ])('phone %j is accepted: %s', (input, accepted) => {
    const flow = asking('collect_phone');
    expect(next(flow, start(flow).state, input).done).toBe(accepted);
  });

  it.each([
    ['2026-11-23 10:30', true],
    ['2026-11-23T10:30', true],
    ['23.11.2026 9:00', true],
    ['2026-02-30 10:30', false],
    ['2026-11-20 10:30', false],
    ['2026-11-23 25:00', false],
    ['tomorrow', false],
  ])('appointment %j is accepted: %s', (input, accepted) => {
    const flow = asking('book_appointment');
    const turn = next(flow, start(flow).state, input, { today: '2026-11-21' });
    expect(turn.done).toBe(accepted);
    if (accepted) expect(turn.effects[0]).toMatchObject({ type: 'appointment', date: '2026-11-23' });
  });

  it('speaks the flow’s language where the author wrote nothing', () => {
    const flow = asking('collect_email');
    expect(said(start(flow, { language: 'de-AT' }))[1]).toBe('Wie lautet Ihre E-Mail-Adresse?');
  });

  it('keeps a typed number as a number', () => {
    const flow = flowOf({
      nodes: [
        node('start', 'start', {
          message: 'Budget?',
          input: { variable: 'budget', kind: 'number', retry: 'A number please' },
        }),
        node('e', 'text', { message: '{{budget}}' }),
      ],
      connections: [{ from: 'start', to: 'e' }],
    });
    expect(said(next(flow, start(flow).state, 'lots'))).toEqual(['A number please']);
    expect(said(next(flow, start(flow).state, '$1,500'))).toEqual(['1500']);
  });
});

describe('requests', () => {
  const calling = (data: object, connections: object[] = []) =>
    flowOf({
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

  it('hands the request out with each variable encoded for its place, and goes on with the result', () => {
    const flow = calling(data);
    const turn = start(flow, { variables: { item: 'a/b', q: 'x&y=1', key: 'k\r\nHost: evil' } });
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
    const after = resume(flow, turn.state, {
      ok: true,
      status: 200,
      body: '{"data":{"items":[{"price":12.5}]}}',
    });
    expect(said(after)).toEqual(['Price 12.5']);
  });

  it('ignores what the visitor types meanwhile', () => {
    const flow = calling(data);
    const turn = start(flow);
    expect(next(flow, turn.state, 'hello').state).toEqual(turn.state);
  });

  it('takes the error exit after a failure, the plain one without it', () => {
    const branched = calling(data, [{ from: 'api', to: 'bad', on: 'error' }]);
    expect(said(resume(branched, start(branched).state, { ok: false, error: 'Too slow.' }))).toEqual([
      'Failed: Too slow.',
    ]);
    const plain = calling(data);
    expect(said(resume(plain, start(plain).state, { ok: false, status: 500 }))).toEqual(['Price']);
  });

  it('says why a request cannot be made', () => {
    const flow = calling({ ...data, url: '' }, [{ from: 'api', to: 'bad', on: 'error' }]);
    expect(start(flow).effects).toEqual([
      { type: 'failed_request', nodeId: 'api', error: 'The request has no URL.' },
    ]);
  });
});

describe('limits', () => {
  it('ends a loop after 100 steps with an apology', () => {
    const flow = flowOf({
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
    const turn = start(flow);
    expect(turn.visited).toHaveLength(flowLimits.stepsWithoutWaiting);
    expect(said(turn).at(-1)).toBe("Sorry, I can't continue this conversation. Please contact us directly.");
    expect(turn.state).toMatchObject({ done: true, outcome: 'stopped' });
  });

  it('counts the steps of a loop through requests as well', () => {
    const flow = flowOf({
      nodes: [node('start', 'start'), node('a', 'api_call', { url: 'https://example.com' })],
      connections: [
        { from: 'start', to: 'a' },
        { from: 'a', to: 'a' },
      ],
    });
    let turn = start(flow);
    for (let count = 0; count < 200 && !turn.done; count += 1) turn = resume(flow, turn.state, { ok: false });
    expect(turn.state.outcome).toBe('stopped');
  });

  it.each(['__proto__', 'constructor', 'toString', 'a b', ''])(
    'never keeps a variable called %j',
    (variable) => {
      const flow = flowOf({
        nodes: [
          node('start', 'start', { message: 'Hi', input: { variable, kind: 'text' } }),
          node('e', 'text', { message: `[{{${variable}}}]` }),
        ],
        connections: [{ from: 'start', to: 'e' }],
      });
      const turn = next(flow, start(flow).state, 'polluted');
      expect(Object.keys(turn.state.variables)).toEqual(['user_input']);
      expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    },
  );

  it('ends an empty flow politely', () => {
    const turn = start(flowOf({ nodes: [], connections: [] }));
    expect(turn.done).toBe(true);
    expect(turn.messages).toHaveLength(1);
  });
});

const ids = fc.constantFrom('start', 'n1', 'n2', 'n3', 'n4', 'n5');
const text = fc.oneof(
  fc.string(),
  fc.constantFrom('{{user_input}}', '{{a}}{{a}}{{b}}', '{{__proto__}}', 'https://example.com/{{a}}', 'yes'),
);
const variable = fc.constantFrom('a', 'b', 'user_input', 'email', '__proto__', 'constructor', '');
const input = fc.record(
  { variable, kind: fc.constantFrom(...inputKinds), retry: text },
  { requiredKeys: ['variable'] },
);
const anyNode = (id: string) =>
  fc.record({
    id: fc.constant(id),
    type:
      id === 'start'
        ? fc.constant('start')
        : fc.constantFrom(...nodeTypes.filter((type) => type !== 'start')),
    data: fc.record(
      {
        message: text,
        delay: fc.integer({ min: 0, max: 30_000 }),
        input,
        options: fc.array(fc.record({ label: text, value: fc.constantFrom('a', 'b', 'true', '') }), {
          maxLength: 4,
        }),
        condition: variable,
        operator: fc.constantFrom(...conditionOperators),
        value: text,
        action: fc.constantFrom(...actionTypes),
        config: fc.record({ url: text, message: text, retry: text, body: text }, { requiredKeys: [] }),
        url: text,
        body: text,
        method: fc.constantFrom('GET', 'POST', 'put'),
        headers: fc.dictionary(fc.string({ maxLength: 10 }), text, { maxKeys: 3 }),
        responseMapping: fc.dictionary(variable, text, { maxKeys: 3 }),
      },
      { requiredKeys: [] },
    ),
  });
const anyFlow = fc.record({
  nodes: fc.tuple(anyNode('start'), anyNode('n1'), anyNode('n2'), anyNode('n3'), anyNode('n4')),
  connections: fc.array(
    fc.record(
      { from: ids, to: ids, on: fc.constantFrom('a', 'b', 'true', 'false', 'error', '') },
      { requiredKeys: ['from', 'to'] },
    ),
    { maxLength: 12 },
  ),
});
const inputs = fc.array(
  fc.oneof(text, fc.constantFrom('a', '1', 'ann@example.org', '030 1234567', '2030-01-01 10:00', '5')),
  { maxLength: 8 },
);

describe('any flow with any answers', () => {
  it('ends or waits, never throws, and survives being written down at every step', () => {
    let slowest = 0;
    fc.assert(
      fc.property(anyFlow, inputs, fc.boolean(), (raw, answers, ok) => {
        const flow = normaliseFlow(raw);
        if (!flow.ok) return;
        const timed = (step: () => Turn): Turn => {
          const turn = step();
          slowest = Math.max(slowest, fastest(step));
          expect(turn.done).toBe(turn.awaiting === null);
          expect(turn.done).toBe(turn.state.done);
          const written = z.parse(flowStateSchema, JSON.parse(JSON.stringify(turn.state)));
          expect(written).toEqual(turn.state);
          return { ...turn, state: written };
        };
        let turn = timed(() => start(flow.flow));
        for (const answer of answers) {
          for (let requests = 0; turn.awaiting?.kind === 'request' && requests < 5; requests += 1)
            turn = timed(() => resume(flow.flow, turn.state, { ok, status: 200, body: '{"a":{"b":[1]}}' }));
          turn = timed(() => next(flow.flow, turn.state, answer));
        }
      }),
      { numRuns: 3000 },
    );
    expect(slowest).toBeLessThan(50);
  });

  it('is refused or normalised, whatever JSON it is, and stays the same when normalised again', () => {
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue({ maxDepth: 6 }), anyFlow), (raw) => {
        const first = normaliseFlow(raw);
        if (!first.ok) {
          expect(Object.keys(first.fields).length).toBeGreaterThan(0);
          return;
        }
        expect(normaliseFlow(JSON.parse(JSON.stringify(first.flow)))).toEqual(first);
      }),
      { numRuns: 2000 },
    );
  });

  it('stays fast with 200 nodes, 1,000 links and texts that multiply', () => {
    const count = 200;
    const flow = flowOf({
      nodes: Array.from({ length: count }, (_, index) =>
        index === 0
          ? node('n0', 'start', { message: 'Hi', input: { variable: 'a', kind: 'text' } })
          : node(`n${index}`, 'text', { message: '{{a}}'.repeat(100) }),
      ),
      connections: Array.from({ length: 1000 }, (_, index) => ({
        from: `n${index % count}`,
        to: `n${(index * 7 + 1) % count}`,
      })),
    });
    const first = start(flow);
    const turn = next(flow, first.state, 'x'.repeat(2000));
    expect(fastest(() => next(flow, first.state, 'x'.repeat(2000)))).toBeLessThan(50);
    expect(JSON.stringify(turn.messages).length).toBeLessThan(50_000);
  });
});
