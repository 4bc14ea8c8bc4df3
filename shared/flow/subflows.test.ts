import { describe, expect, it } from 'vitest';
import { node, parseFlow } from '#test/fixtures/flows.ts';
import { collectAnswers } from './collect-answers.ts';
import type { FlowDocument } from './document.ts';
import { answerFlow, startFlow } from './engine.ts';
import { flowLimits } from './limits.ts';
import { listUses, mapLinkedFlows } from './linked-flows.ts';
import { findProblems } from './problems.ts';
import { flowStateSchema, type Turn } from './state.ts';
import { stepBetweenFlows } from './subflows.ts';

const flow = (nodes: ReturnType<typeof node>[], connections?: object[]): FlowDocument =>
  parseFlow({
    nodes,
    connections: connections ?? nodes.slice(1).map(({ id }, index) => ({ from: nodes[index]?.id, to: id })),
  });

const ask = (id: string, variable: string, message = `Your ${variable}?`) =>
  node(id, 'text', { message, input: { variable, kind: 'text' } });
const run = (id: string, to: string, more: object = {}) =>
  node(id, 'subflow', { flow: to, name: to, ...more });
const start = (message = 'Hello') => node('start', 'start', { message });

/** A conversation through several flows, '' being the first. */
const play = (flows: Record<string, FlowDocument>, answers: readonly string[], variables = {}) => {
  const said: string[] = [];
  let place = '';
  const settle = (first: Turn): Turn => {
    let turn = first;
    for (let jumps = 0; ; jumps += turn.effects.some(({ type }) => type === 'jump') ? 1 : 0) {
      said.push(...turn.messages.map(({ text }) => text));
      const step = stepBetweenFlows(turn, place, jumps, (at) =>
        flows[at] ? { flow: flows[at], language: 'en' } : undefined,
      );
      if (!step) return turn;
      ({ turn, place } = step);
    }
  };
  const home = flows[''] as FlowDocument;
  let turn = settle(startFlow(home, { variables }));
  for (const answer of answers)
    turn = settle(
      answerFlow(
        flows[place] as FlowDocument,
        flowStateSchema.parse(JSON.parse(JSON.stringify(turn.state))),
        answer,
      ),
    );
  return { turn, said, place };
};

describe('a sub-flow', () => {
  const outputs = [{ from: 'size', to: 'shirt' }];
  const inputs = [{ name: 'what', value: 'a {{colour}} shirt' }];
  const home = flow([
    start(),
    ask('a', 'colour'),
    run('s', 'sizes', { inputs, outputs }),
    node('e', 'end', { outcome: 'sold', message: '{{shirt}}, {{colour}}' }),
  ]);
  const sizes = flow([
    start('For {{what}} {{colour|(no colour)}}:'),
    ask('q', 'size'),
    node('e', 'end', { message: 'Noted.' }),
  ]);

  it('gets only its inputs, asks, returns its outputs and continues after the node', () => {
    const { said, turn } = play({ '': home, sizes }, ['red', 'L']);
    expect(said).toEqual([
      'Hello',
      'Your colour?',
      'For a red shirt (no colour):',
      'Your size?',
      'Noted.',
      'L, red',
    ]);
    expect(turn.state).toMatchObject({ done: true, outcome: 'completed', ending: 'sold' });
    expect(turn.state.variables).not.toHaveProperty('size');
    expect(turn.state).not.toHaveProperty('callers');
    expect(collectAnswers(turn.state)).toMatchObject({ size: 'L', shirt: 'L', colour: 'red' });
  });

  it('shares the visitor’s contact data in both directions', () => {
    const other = flow([start('Hi {{name}}'), node('m', 'action', { action: 'collect_email', config: {} })]);
    const from = flow([start(), run('s', 'x'), node('t', 'text', { message: 'To {{email}}' })]);
    const { said } = play({ '': from, x: other }, ['ann@example.org'], { name: 'Ann' });
    expect([said[1], said.at(-1)]).toEqual(['Hi Ann', 'To ann@example.org']);
  });

  it('forgets an output of an earlier call that this one did not set', () => {
    const twice = flow([
      start(),
      run('s', 'sizes', { outputs }),
      run('t', 'empty', { outputs }),
      node('e', 'text', { message: 'Size {{shirt|unknown}}' }),
    ]);
    const { said } = play({ '': twice, sizes, empty: flow([start('Nothing')]) }, ['L']);
    expect(said.at(-1)).toBe('Size unknown');
  });

  it('returns after a node that may be last, and completes if the calling node is last', () => {
    const { turn } = play({ '': flow([start(), run('s', 'x')]), x: flow([start('Short')]) }, []);
    expect(turn.state).toMatchObject({ done: true, outcome: 'completed', nodeId: 's' });
  });

  it('ends the whole conversation at a dead end and at a hand-over', () => {
    const stuck = flow([start(), node('q', 'quick_reply', { message: 'Which?', options: ['A'] })]);
    const after = node('t', 'text', { message: 'Never' });
    const from = flow([start(), run('s', 'x'), after]);
    expect(play({ '': from, x: stuck }, ['A']).turn.state).toMatchObject({ done: true, outcome: 'dead_end' });
    const passing = flow([
      start('One moment'),
      node('h', 'hand_over', { to: 'person', message: 'A person comes.' }),
    ]);
    const { said, turn } = play({ '': from, x: passing }, []);
    expect(said.at(-1)).toBe('A person comes.');
    expect(turn.effects).toContainEqual({ type: 'hand_over', nodeId: 'h', to: 'person' });
  });

  it('takes the error exit, or else continues, if the other flow is not available', () => {
    const nodes = [
      start(),
      run('s', 'gone'),
      node('t', 'text', { message: 'On' }),
      node('x', 'text', { message: 'Sorry' }),
    ];
    const on = { from: 's', to: 'x', on: 'error' };
    const links = [
      { from: 'start', to: 's' },
      { from: 's', to: 't' },
    ];
    expect(play({ '': flow(nodes, [...links, on]) }, []).said.at(-1)).toBe('Sorry');
    expect(play({ '': flow(nodes, links) }, []).said.at(-1)).toBe('On');
  });

  it('keeps the callers through a jump', () => {
    const into = flow([start(), run('s', 'j', { outputs }), node('t', 'text', { message: 'Got {{shirt}}' })]);
    const away = flow([start('Away'), node('j', 'jump', { flow: 'sizes', name: 'sizes' })]);
    expect(play({ '': into, j: away, sizes }, ['M']).said.at(-1)).toBe('Got M');
  });

  it('runs at most five deep, and stops a loop without questions after 100 steps', () => {
    const deep = flow(
      [start('Down'), run('s', 'deep'), node('x', 'text', { message: 'Deep enough' })],
      [
        { from: 'start', to: 's' },
        { from: 's', to: 'x', on: 'error' },
      ],
    );
    const { said, turn } = play({ '': deep, deep }, []);
    expect(said.filter((text) => text === 'Down')).toHaveLength(flowLimits.callDepth + 1);
    expect(said.at(-1)).toBe('Deep enough');
    expect(turn.state.outcome).toBe('dead_end');
    const round = flow(
      [start('Round'), run('s', 'x'), node('t', 'text', { message: 'Again' })],
      [
        { from: 'start', to: 's' },
        { from: 's', to: 't' },
        { from: 't', to: 's' },
      ],
    );
    expect(play({ '': round, x: flow([start('In')]) }, []).turn.state.outcome).toBe('stopped');
  });
});

describe('linked flows', () => {
  it('lists which flows jump to a flow or run it, and maps both', () => {
    const both = flow([start(), run('s', 'a'), node('j', 'jump', { flow: 'a', name: 'A' })]);
    const none = flow([start(), run('s', '')]);
    const uses = listUses('a', [{ flowData: both }, { flowData: none }]);
    expect(uses).toEqual([{ flow: { flowData: both }, hasJump: true, hasSubflow: true }]);
    const mapped = mapLinkedFlows(both, new Map([['a', { uuid: 'b', name: 'B' }]]));
    expect(mapped.nodes.slice(1).map(({ data }) => data)).toEqual([
      { flow: 'b', name: 'B' },
      { flow: 'b', name: 'B' },
    ]);
  });

  it('reports a sub-flow without a flow, with a flow of another workspace and with invalid variables', () => {
    const codes = (data: object, known?: ReadonlySet<string>) =>
      findProblems(flow([start(), node('s', 'subflow', data)]), known).map(({ code }) => code);
    expect(codes({})).toEqual(['subflow.none']);
    expect(codes({ flow: 'a', name: 'A' }, new Set(['b']))).toEqual(['subflow.unknown']);
    expect(
      codes({ flow: 'a', inputs: [{ name: '1', value: '' }], outputs: [{ from: 'a', to: '' }] }),
    ).toEqual(['variable.invalid', 'variable.invalid']);
  });
});
