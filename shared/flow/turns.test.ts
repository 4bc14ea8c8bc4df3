import { describe, expect, it } from 'vitest';
import { node, parseFlow } from '#test/fixtures/flows.ts';
import type { FlowDocument } from './document.ts';
import { answerFlow, resumeFlow, startFlow } from './engine.ts';
import { getFlowTexts } from './language-data.ts';
import { flowLimits } from './limits.ts';
import type { FlowState, Turn } from './state.ts';

const linked = (nodes: object[], connections: object[] = []): FlowDocument =>
  parseFlow({ nodes, connections });
const chain = (...nodes: { id: string; type: string; data: unknown }[]) =>
  linked(
    nodes,
    nodes.slice(1).map(({ id }, index) => ({ from: nodes[index]?.id, to: id })),
  );
const hello = node('start', 'start', { message: 'Hi' });
const said = (turn: Turn) => turn.messages.map(({ text }) => text);
const english = getFlowTexts('en');

describe('a conversation', () => {
  it('stops when it has ended or its node is gone', () => {
    const flow = chain(hello, node('t', 'text', { message: 'Bye' }));
    const over = startFlow(flow).state;
    expect(over).toMatchObject({ done: true, outcome: 'completed' });
    for (const turn of [answerFlow(flow, over, 'x'), resumeFlow(flow, over, { ok: true })])
      expect([turn.messages, turn.visited, turn.state.outcome]).toEqual([[], [], 'completed']);
    const asking = chain(node('start', 'start', { message: 'Hi', input: { variable: 'v' } }));
    const waiting = startFlow(asking).state;
    const lost = (more: Partial<FlowState>) => answerFlow(asking, { ...waiting, ...more }, 'x');
    for (const turn of [lost({ nodeId: 'gone' }), lost({ nodeId: null }), lost({ waiting: null })]) {
      expect(said(turn)).toEqual([english.apology]);
      expect(turn.state).toMatchObject({ done: true, outcome: 'stopped' });
    }
    expect(said(resumeFlow(asking, waiting, { ok: true }))).toEqual([english.apology]);
    expect(
      said(resumeFlow(asking, { ...waiting, nodeId: 'gone', waiting: 'request' }, { ok: true })),
    ).toEqual([english.apology]);
    expect(said(startFlow({ ...flow, nodes: [] }))).toEqual([english.apology]);
  });

  it('starts at the given node, with known values', () => {
    const flow = chain(hello, node('t', 'text', { message: 'T {{a}}' }));
    expect(said(startFlow(flow, { at: 't', variables: { a: 'x' } }))).toEqual(['T x']);
    expect(said(startFlow(flow, { at: 'gone' }))).toEqual([english.apology]);
    expect(startFlow(flow).state).toMatchObject({ v: 1, language: 'en', variables: {}, steps: 2 });
    expect(startFlow(flow).state).not.toHaveProperty('seed');
    expect(startFlow(flow).state).not.toHaveProperty('known');
    expect(startFlow(flow, { seed: 's', known: { a: 'b' } }).state).toMatchObject({
      seed: 's',
      known: { a: 'b' },
    });
  });

  it('keeps values with valid names, up to their maximum length and number', () => {
    const flow = chain(hello);
    const kept = (variables: Record<string, string>) => startFlow(flow, { variables }).state.variables;
    expect(kept({ a: 'x'.repeat(3000), '2b': 'x', constructor: 'x', __proto__: 'x' } as never)).toEqual({
      a: 'x'.repeat(flowLimits.variableValueChars),
    });
    const many = Object.fromEntries(
      Array.from({ length: flowLimits.variables + 1 }, (_, at) => [`v${at}`, 'x']),
    );
    expect(Object.keys(kept(many))).toHaveLength(flowLimits.variables);
    const set = chain(hello, node('s', 'set_variable', { variable: 'v0', mode: 'set', value: 'new' }));
    const full = Object.fromEntries(Object.entries(many).slice(0, flowLimits.variables));
    expect(startFlow(set, { variables: full }).state.variables.v0).toBe('new');
  });

  it('keeps values within the total size, and drops the first one beyond it', () => {
    const flow = chain(hello);
    const big = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`v${at}`, 'x'.repeat(2000)]));
    const kept = Object.values(startFlow(flow, { variables: big }).state.variables);
    const total = kept.reduce((sum, { length }) => sum + length, 0);
    expect(kept.length).toBeLessThan(60);
    expect(total % 2000).toBe(0);
    // Short texts still fit.
    const { variables } = startFlow(flow, { variables: { ...big, last: '' } }).state;
    expect(variables).toHaveProperty('last');
  });

  it('asks again with the author’s retry message, or else the engine’s', () => {
    const asking = (retry?: string) =>
      chain(node('start', 'start', { message: 'Mail?', input: { variable: 'v', kind: 'email', retry } }));
    const retryOf = (text?: string) => {
      const flow = asking(text);
      return answerFlow(flow, startFlow(flow, { variables: { x: 'Ann' } }).state, 'no', { strict: true })
        .retry;
    };
    expect(retryOf('Again, {{x}}')).toBe('Again, Ann');
    for (const retry of [undefined, '', '  ']) expect(retryOf(retry)).toBe(english.again.email);
    const turn = answerFlow(asking(), startFlow(asking()).state, 'x', { strict: true });
    expect([turn.messages, turn.isRejected, turn.awaiting?.kind]).toEqual([[], true, 'email']);
  });

  it('doesn’t treat a question as an answer when the assistant can reply', () => {
    const flow = chain(node('start', 'start', { message: 'Name?', input: { variable: 'v' } }));
    const { state } = startFlow(flow);
    expect(answerFlow(flow, state, 'What do you cost?', { strict: true }).isRejected).toBe(true);
    expect(answerFlow(flow, state, 'What do you cost?').state.variables.v).toBe('What do you cost?');
    expect(answerFlow(flow, state, 'Ann', { strict: true }).state.variables.v).toBe('Ann');
  });
});

describe('an appointment', () => {
  const flow = chain(hello, node('n', 'action', { action: 'book_appointment' }));
  const answer = (options: object) => answerFlow(flow, startFlow(flow).state, '2030-03-14 9:30', options);

  it('is stored as day, time and zone', () => {
    expect(answer({ timeZone: 'Asia/Tokyo' }).state.variables).toEqual({
      user_input: '2030-03-14 09:30',
      appointment: '2030-03-14 09:30',
      appointment_date: '2030-03-14',
      appointment_time: '09:30',
      appointment_zone: 'Asia/Tokyo',
    });
    expect(answer({}).state.variables.appointment_zone).toBe('');
    expect(answer({}).effects).toEqual([
      { type: 'appointment', nodeId: 'n', date: '2030-03-14', time: '09:30' },
    ]);
  });

  it('is asked again with its own message when it is not on offer', () => {
    const seen: object[] = [];
    const isOffered = (moment: object) => {
      seen.push(moment);
      return false;
    };
    expect(said(answer({ isOffered }))).toEqual([english.notOffered]);
    expect(seen).toEqual([{ date: '2030-03-14', time: '09:30' }]);
    expect(answer({ isOffered: () => true }).done).toBe(true);
    const mail = chain(hello, node('n', 'action', { action: 'collect_email' }));
    expect(
      answerFlow(mail, startFlow(mail).state, 'a@b.co', { isOffered, timeZone: 'Asia/Tokyo' }).state
        .variables,
    ).toEqual({
      ...{ user_input: 'a@b.co', email: 'a@b.co' },
    });
  });
});

describe('a question with a known answer', () => {
  const mail = node('m', 'text', { message: 'Mail?', input: { variable: 'contact', kind: 'email' } });
  const size = {
    ...{ message: 'Size?', variable: 'size' },
    options: [
      { id: '1', label: 'Small', value: 's' },
      { id: '2', label: 'Large', value: 'l' },
    ],
  };
  const question = node('q', 'quick_reply', size);
  const known = (flow: FlowDocument, answers: Record<string, string>) => startFlow(flow, { known: answers });

  it('is skipped by the variable’s name, or else by its type', () => {
    const flow = chain(hello, mail);
    const byName = known(flow, { contact: 'a@b.co', email: 'other@b.co' });
    expect([said(byName), byName.done, byName.state.variables]).toEqual([
      ['Hi'],
      true,
      { user_input: 'a@b.co', contact: 'a@b.co', email: 'a@b.co' },
    ]);
    expect(byName.effects).toEqual([{ type: 'contact', nodeId: 'm', field: 'email', value: 'a@b.co' }]);
    expect(byName.state.known).toEqual({ email: 'other@b.co' });
    expect(known(flow, { email: 'c@d.co' }).state.variables.contact).toBe('c@d.co');
    expect(known(flow, { phone: '1234567' }).awaiting?.nodeId).toBe('m');
  });

  it('is asked when the value doesn’t fit, and skipped only the first time', () => {
    const flow = chain(hello, mail, { ...mail, id: 'm2' });
    const wrong = known(flow, { email: 'nonsense' });
    expect([wrong.awaiting?.nodeId, wrong.state.known]).toEqual(['m', {}]);
    expect(known(flow, { email: 'a@b.co' }).awaiting?.nodeId).toBe('m2');
  });

  it('selects the matching option and takes its exit', () => {
    const flow = linked(
      [hello, question, node('a', 'text', { message: 'A' }), node('b', 'text', { message: 'B' })],
      [
        { from: 'start', to: 'q' },
        { from: 'q', to: 'a', on: 's' },
        { from: 'q', to: 'b', on: 'l' },
      ],
    );
    const turn = known(flow, { size: 'large' });
    expect(said(turn)).toEqual(['Hi', 'B']);
    expect(turn.state.variables).toEqual({ user_input: 'l', size: 'l' });
    expect(known(flow, { size: 'huge' }).awaiting?.nodeId).toBe('q');
  });

  it('is skipped on the start node too', () => {
    const start = node('start', 'start', { message: 'Your name?', input: { variable: 'name' } });
    const turn = known(chain(start, node('t', 'text', { message: 'Hi {{name}}' })), { name: 'Ann' });
    expect([said(turn), turn.done, turn.state.variables.name]).toEqual([['Hi Ann'], true, 'Ann']);
  });

  it('is asked when the value is outside the author’s limits', () => {
    const input = { variable: 'people', kind: 'number', min: 2 };
    const flow = chain(node('start', 'start', { message: 'How many?', input }));
    expect(known(flow, { people: '1' }).awaiting?.nodeId).toBe('start');
    expect(known(flow, { people: '2' }).done).toBe(true);
  });
});

describe('a request', () => {
  const data = { url: 'https://x.example/', responseMapping: { price: 'p', odd: 'gone' } };
  const bad = node('bad', 'text', { message: 'Bad' });
  const flow = (error: boolean) =>
    linked(
      [hello, node('api', 'api_call', data), node('ok', 'text', { message: 'Ok' }), bad],
      [
        { from: 'start', to: 'api' },
        { from: 'api', to: 'ok' },
        ...(error ? [{ from: 'api', to: 'bad', on: 'error' }] : []),
      ],
    );
  const ended = (result: object, error = true) =>
    resumeFlow(flow(error), startFlow(flow(error)).state, result as never);

  it.each([
    [{ ok: true, status: 200, body: '{"p":1}' }, 'Ok', { api_status: '200', api_error: '', price: '1' }],
    [{ ok: true, status: 204 }, 'Ok', { api_status: '204', api_error: '' }],
    [
      { ok: false, status: 500, body: '{"p":1}' },
      'Bad',
      { api_status: '500', api_error: 'The server answered 500.' },
    ],
    [{ ok: false }, 'Bad', { api_status: '', api_error: 'The server answered nothing.' }],
    [{ ok: false, error: 'Slow' }, 'Bad', { api_status: '', api_error: 'Slow' }],
    [{ ok: false, isSimulated: true }, 'Ok', { api_status: '', api_error: '' }],
  ])('that returns %j leads to %s', (result, words, variables) => {
    const turn = ended(result);
    expect([said(turn).at(-1), turn.state.variables]).toEqual([words, variables]);
  });

  it('that fails takes the plain exit if there is no error exit', () => {
    expect(said(ended({ ok: false }, false)).at(-1)).toBe('Ok');
  });

  it('ignores messages meanwhile, and continues counting steps', () => {
    const { state } = startFlow(flow(true));
    const turn = answerFlow(flow(true), state, 'x');
    expect([turn.state, turn.awaiting]).toEqual([state, { nodeId: 'api', kind: 'request' }]);
  });
});

describe('an end', () => {
  it('has the author’s outcome, if set', () => {
    const named = startFlow(
      chain(hello, node('e', 'end', { outcome: 'sold', message: 'Bye' }), node('t', 'text')),
    );
    expect([said(named), named.state.ending, named.visited]).toEqual([['Hi', 'Bye'], 'sold', ['start', 'e']]);
    expect([named.done, named.awaiting, named.state.waiting]).toEqual([true, null, null]);
    expect(startFlow(chain(hello, node('e', 'end', { outcome: '' }))).state).not.toHaveProperty('ending');
    expect(startFlow(chain(hello)).state).not.toHaveProperty('ending');
  });

  it('hands over to the configured recipient', () => {
    const effects = (to: string) => startFlow(chain(hello, node('h', 'hand_over', { to }))).effects;
    expect(effects('person')).toEqual([{ type: 'hand_over', nodeId: 'h', to: 'person' }]);
    expect(effects('assistant')).toEqual([{ type: 'hand_over', nodeId: 'h', to: 'assistant' }]);
  });

  it('pauses after a jump until the other flow returns', () => {
    const turn = startFlow(chain(hello, node('j', 'jump', { flow: 'f-1' })));
    expect(turn.effects).toEqual([{ type: 'jump', nodeId: 'j', flow: 'f-1' }]);
    expect(turn.awaiting).toEqual({ nodeId: 'j', kind: 'request' });
  });
});

it('a turn counts exits by name, and sends no more messages than the limit', () => {
  const flow = chain(hello, node('t', 'text', { message: 'T' }));
  expect(startFlow(flow).links).toEqual([{ from: 'start', exit: 'next' }]);
  const long = Array.from({ length: 30 }, (_, at) => node(`t${at}`, 'text', { message: 'x'.repeat(2000) }));
  const turn = startFlow(chain(hello, ...long));
  const chars = turn.messages.reduce((sum, { text }) => sum + text.length, 0);
  expect(turn.done).toBe(true);
  expect(chars).toBeLessThan(60_000);
  expect(startFlow(chain(hello, node('e', 'text', { message: ' {{none}} ' }))).messages).toHaveLength(1);
});
