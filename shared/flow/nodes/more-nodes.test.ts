import { describe, expect, it } from 'vitest';
import { parseFlow } from '#test/fixtures/flows.ts';
import { describeChanges } from '../changes.ts';
import type { FlowDocument, FlowNode } from '../document.ts';
import { answerFlow, resumeFlow, startFlow } from '../engine.ts';
import { replaceNode } from '../graph.ts';
import { findProblems } from '../problems.ts';

interface RawNode {
  readonly id: string;
  readonly type: string;
  readonly data?: object;
}
const linked = (
  nodes: readonly RawNode[],
  links: readonly (readonly [string, string, string?])[],
): FlowDocument =>
  parseFlow({
    nodes: [{ id: 'start', type: 'start', data: { message: 'Hello' } }, ...nodes],
    connections: links.map(([from, to, on]) => ({ from, to, ...(on ? { on } : {}) })),
  });
const says = (id: string, message: string): RawNode => ({ id, type: 'text', data: { message } });
const texts = (turn: { messages: readonly { text: string }[] }) => turn.messages.map(({ text }) => text);

describe('the rating node', () => {
  const rated = (scale: '1-5' | '0-10') =>
    linked(
      [
        { id: 'r', type: 'rating', data: { message: 'How was it?', scale, low: 'Bad', high: 'Great' } },
        ...['low', 'middle', 'high'].map((band) => says(band, `${band} {{rating}}`)),
      ],
      [
        ['start', 'r'],
        ['r', 'low', 'low'],
        ['r', 'middle', 'middle'],
        ['r', 'high', 'high'],
      ],
    );

  it('offers each number, with labels at both ends', () => {
    const labels = (scale: '1-5' | '0-10') =>
      startFlow(rated(scale)).awaiting?.options?.map(({ label }) => label);
    expect(labels('1-5')).toEqual(['1 – Bad', '2', '3', '4', '5 – Great']);
    expect(labels('0-10')).toHaveLength(11);
  });

  it('stores the number and takes the exit for its range', () => {
    const asked = startFlow(rated('1-5'));
    expect(texts(answerFlow(rated('1-5'), asked.state, '2'))).toEqual(['low 2']);
    expect(texts(answerFlow(rated('1-5'), asked.state, '3'))).toEqual(['middle 3']);
    expect(texts(answerFlow(rated('1-5'), asked.state, '5 – great'))).toEqual(['high 5']);
    const promoters = startFlow(rated('0-10'));
    expect(texts(answerFlow(rated('0-10'), promoters.state, '6'))).toEqual(['low 6']);
    expect(texts(answerFlow(rated('0-10'), promoters.state, '8'))).toEqual(['middle 8']);
    expect(texts(answerFlow(rated('0-10'), promoters.state, '10'))).toEqual(['high 10']);
  });

  it('reads a number as a rating, never as a position', () => {
    const asked = startFlow(rated('0-10'));
    expect(answerFlow(rated('0-10'), asked.state, '11').isRejected).toBe(true);
    expect(answerFlow(rated('0-10'), asked.state, '1').state.variables.rating).toBe('1');
  });
});

describe('the variable node', () => {
  it('sets a text with other variables, and increments', () => {
    const flow = linked(
      [
        { id: 'a', type: 'set_variable', data: { variable: 'score', value: '2.1' } },
        { id: 'b', type: 'set_variable', data: { variable: 'score', mode: 'add', value: '1.1' } },
        { id: 'c', type: 'set_variable', data: { variable: 'note', value: 'is {{score}}' } },
      ],
      [
        ['start', 'a'],
        ['a', 'b'],
        ['b', 'c'],
      ],
    );
    expect(startFlow(flow).state.variables).toMatchObject({ score: '3.2', note: 'is 3.2' });
    expect(findProblems(flow)).toEqual([]);
    const bad = linked([{ id: 'a', type: 'set_variable', data: { variable: '2x' } }], [['start', 'a']]);
    expect(findProblems(bad)[0]).toMatchObject({ severity: 'error', code: 'variable.invalid' });
  });
});

describe('the split node', () => {
  const split = (a: number, b: number) =>
    linked(
      [
        {
          id: 's',
          type: 'ab_split',
          data: {
            branches: [
              { id: 'a', label: 'Short', weight: a },
              { id: 'b', label: 'Long', weight: b },
            ],
          },
        },
        says('x', 'short'),
        says('y', 'long'),
      ],
      [
        ['start', 's'],
        ['s', 'x', 'a'],
        ['s', 'y', 'b'],
      ],
    );
  const takenBy = (flow: FlowDocument, seed: string) => texts(startFlow(flow, { seed })).at(-1);

  it('distributes conversations by weight, and each one consistently', () => {
    const flow = split(80, 20);
    const ways = Array.from({ length: 2000 }, (_, index) => takenBy(flow, `session-${index}`));
    const share = ways.filter((way) => way === 'short').length / ways.length;
    expect(share).toBeGreaterThan(0.76);
    expect(share).toBeLessThan(0.84);
    expect(ways.slice(0, 50)).toEqual(
      Array.from({ length: 50 }, (_, index) => takenBy(flow, `session-${index}`)),
    );
    expect(takenBy(split(0, 5), 'any')).toBe('long');
  });

  it('can’t be published without a weight, and removes the connections of a deleted branch', () => {
    const flow = split(0, 0);
    expect(findProblems(flow)[0]).toMatchObject({ severity: 'error', code: 'split.none' });
    const node = flow.nodes.find(({ id }) => id === 's') as FlowNode & { type: 'ab_split' };
    const less = replaceNode(flow, { ...node, data: { branches: node.data.branches.slice(0, 1) } });
    expect(less.connections.map(({ on }) => on)).toEqual([undefined, 'a']);
    expect(describeChanges(flow, less)).toContain('Changed A/B split: branches.');
  });
});

describe('end nodes', () => {
  it('end with the author’s outcome', () => {
    const flow = linked(
      [{ id: 'e', type: 'end', data: { outcome: 'qualified', message: 'Bye' } }],
      [['start', 'e']],
    );
    const turn = startFlow(flow);
    expect(texts(turn)).toEqual(['Hello', 'Bye']);
    expect(turn.state).toMatchObject({ done: true, outcome: 'completed', ending: 'qualified' });
  });

  it('hand over to a person or the assistant', () => {
    const flow = linked(
      [{ id: 'h', type: 'hand_over', data: { to: 'assistant', message: 'Ask me.' } }],
      [['start', 'h']],
    );
    const turn = startFlow(flow);
    expect(turn.done).toBe(true);
    expect(turn.effects).toEqual([{ type: 'hand_over', nodeId: 'h', to: 'assistant' }]);
  });
});

describe('the jump node', () => {
  const flow = linked(
    [{ id: 'j', type: 'jump', data: { flow: 'other', name: 'Booking' } }, says('no', 'Not there')],
    [
      ['start', 'j'],
      ['j', 'no', 'error'],
    ],
  );

  it('waits for its runner to start the other flow, and has an exit', () => {
    const turn = startFlow(flow);
    expect(turn.effects).toEqual([{ type: 'jump', nodeId: 'j', flow: 'other' }]);
    const failed = resumeFlow(flow, turn.state, { ok: false });
    expect(texts(failed)).toEqual(['Not there']);
    expect(failed.state.variables).toEqual({});
    expect(failed.links).toEqual([{ from: 'j', exit: 'error' }]);
  });
});

describe('questions with a known answer', () => {
  const flow = linked(
    [
      { id: 'm', type: 'action', data: { action: 'collect_email' } },
      { id: 'n', type: 'text', data: { message: 'Your name?', input: { variable: 'name', kind: 'text' } } },
      {
        id: 'again',
        type: 'action',
        data: { action: 'collect_email', config: { message: 'Which address?' } },
      },
    ],
    [
      ['start', 'm'],
      ['m', 'n'],
      ['n', 'again'],
    ],
  );

  it('are skipped once', () => {
    const turn = startFlow(flow, { known: { email: 'ann@example.org' } });
    expect(texts(turn)).toEqual(['Hello', 'Your name?']);
    expect(turn.state.variables.email).toBe('ann@example.org');
    expect(turn.effects).toContainEqual({
      type: 'contact',
      nodeId: 'm',
      field: 'email',
      value: 'ann@example.org',
    });
    expect(texts(answerFlow(flow, turn.state, 'Ann'))).toEqual(['Which address?']);
  });

  it('are asked when the known answer doesn’t fit', () => {
    expect(texts(startFlow(flow, { known: { email: 'no address' } }))[1]).toMatch(/email address/);
  });
});

describe('strict mode', () => {
  const flow = linked(
    [
      { id: 'q', type: 'quick_reply', data: { message: 'Which?', options: ['Red', 'Blue'] } },
      { id: 'n', type: 'text', data: { message: 'Your name?', input: { variable: 'name', kind: 'text' } } },
    ],
    [
      ['start', 'q'],
      ['q', 'n'],
    ],
  );

  it('reports an invalid answer and changes nothing', () => {
    const asked = startFlow(flow);
    const turn = answerFlow(flow, asked.state, 'What does it cost?', { strict: true });
    expect(turn).toMatchObject({ isRejected: true, messages: [], effects: [] });
    expect({ ...turn.state, steps: 0 }).toEqual({ ...asked.state, steps: 0 });
    expect(texts(answerFlow(flow, turn.state, 'red', { strict: true }))).toEqual(['Your name?']);
  });

  it.each([
    ['Was kostet das?', true],
    ['was kostet das bei euch', true],
    ['料金はいくらですか', true],
    ['多少钱', true],
    ['كم السعر؟', true],
    ['Ann Smith', false],
    ['Jean-Luc', false],
    ['I want to sell shoes online', false],
  ])('doesn’t accept a question as a text answer: %s', (input, isMisfit) => {
    const named = answerFlow(flow, startFlow(flow).state, 'red');
    expect(answerFlow(flow, named.state, input, { strict: true }).isRejected ?? false).toBe(isMisfit);
  });
});
