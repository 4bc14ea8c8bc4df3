import { describe, expect, it } from 'vitest';
import { exploreFlow } from '#test/fixtures/explore-flow.ts';
import { node, parseFlow } from '#test/fixtures/flows.ts';
import { answerFlow, startFlow } from './engine.ts';
import type { Several } from './fields.ts';
import { setSeveral } from './graph.ts';
import { matchOptions } from './match-options.ts';
import { normaliseFlow } from './normalise.ts';
import { findProblems } from './problems.ts';
import { runFlowTest } from './run-flow-test.ts';
import { describeChoice, describeStoredChoice } from './several.ts';

const options = [
  { id: 'o1', label: 'Red', value: 'Red' },
  { id: 'o2', label: 'Dark red', value: 'Dark red' },
  { id: 'o3', label: 'Blue', value: 'b' },
  { id: 'o4', label: 'Black and white', value: 'bw' },
];

const question = (several: unknown, data: object = {}) =>
  parseFlow({
    nodes: [
      node('start', 'start', { message: 'Hi' }),
      node('q', 'quick_reply', { message: 'Colours?', options, several, variable: 'colours', ...data }),
      node('c', 'condition', { variable: 'colours', operator: 'contains', value: 'b' }),
      node('yes', 'text', { message: 'With blue: {{colours}}' }),
      node('no', 'text', { message: 'Without' }),
    ],
    connections: [
      { from: 'start', to: 'q' },
      { from: 'q', to: 'c' },
      { from: 'c', to: 'yes', on: 'true' },
      { from: 'c', to: 'no', on: 'false' },
    ],
    translations: { de: { 'q.option.o3': 'Blau', 'q.option.o1': 'Rot' } },
  });
const ask = (several: Several, input: string, language = 'en', data: object = {}) => {
  const flow = question(several, data);
  return answerFlow(flow, startFlow(flow, { language }).state, input);
};

describe('matchOptions', () => {
  const match = (input: string, language = 'en', list = options) =>
    matchOptions(list, input, language)?.map(({ id }) => id);

  it.each([
    ['Red\nb', ['o1', 'o3']],
    ['blue, RED', ['o1', 'o3']],
    ['dark red and blue.', ['o2', 'o3']],
    ['black and white & red', ['o1', 'o4']],
    ['1, 3 and 4', ['o1', 'o3', 'o4']],
    ['red or 3', ['o1', 'o3']],
    ['blue blue', ['o3']],
    ['2', ['o2']],
  ])('reads %j', (input, ids) => {
    expect(match(input)).toEqual(ids);
  });

  it.each(['', ' , ', 'reddish', 'red and green', 'not red', '7', 'is red nicer than blue?', '__proto__'])(
    'refuses %j',
    (input) => {
      expect(match(input)).toBeUndefined();
    },
  );

  it.each([
    ['de', 'Rot und Blau', 'Rot', 'Blau'],
    ['ar', 'أحمر وأزرق', 'أحمر', 'أزرق'],
    ['he', 'אדום וכחול', 'אדום', 'כחול'],
    ['ja', '赤と青', '赤', '青'],
    ['zh', '红色和蓝色', '红色', '蓝色'],
    ['hi', 'लाल और नीला', 'लाल', 'नीला'],
  ])('reads "and" in %s', (language, input, one, other) => {
    const list = [one, other].map((label, index) => ({ id: `o${index}`, label, value: label }));
    expect(match(input, language, list)).toEqual(['o0', 'o1']);
  });

  it('takes numbers as values where the options are numbers', () => {
    const numbers = ['10', '20'].map((label) => ({ id: label, label, value: label }));
    expect(match('10 and 20', 'en', numbers)).toEqual(['10', '20']);
    expect(match('1 and 2', 'en', numbers)).toBeUndefined();
  });
});

describe('a question with several answers', () => {
  it('offers the limits and the control’s texts in the conversation’s language', () => {
    const awaiting = (several: Several, language: string) =>
      startFlow(question(several), { language }).awaiting?.several;
    expect(awaiting({}, 'en')).toEqual({
      min: 1,
      max: 4,
      hint: 'Please choose one or more of these.',
      done: 'Done',
    });
    expect(awaiting({ min: 2, max: 3 }, 'de')).toEqual({
      min: 2,
      max: 3,
      hint: 'Bitte wählen Sie 2–3 dieser Antworten.',
      done: 'Fertig',
    });
    expect(awaiting({ min: 2, max: 2 }, 'en')?.hint).toBe('Please choose 2 of these.');
  });

  it('stores the values in the order of the options, for texts and conditions', () => {
    const turn = ask({}, 'b\nRed');
    expect(turn.answer).toEqual({ nodeId: 'q', optionIds: ['o1', 'o3'] });
    expect(turn.state.variables).toMatchObject({ colours: 'Red, b', user_input: 'Red, b' });
    expect(turn.messages.map(({ text }) => text)).toEqual(['With blue: Red, b']);
  });

  it('stores the same values in another language', () => {
    expect(ask({}, 'Rot und Blau', 'de').state.variables.colours).toBe('Red, b');
  });

  it('asks again with the limits after too few or too many, else with the author’s text', () => {
    const said = (input: string) =>
      ask({ min: 2, max: 2 }, input, 'en', { retry: 'Colours only' }).messages.map(({ text }) => text);
    expect(said('Red')).toEqual(['Please choose 2 of these.']);
    expect(said('red, blue, 2')).toEqual(['Please choose 2 of these.']);
    expect(said('green')).toEqual(['Colours only']);
    expect(said('red, blue')).toEqual(['With blue: Red, b']);
  });

  it('skips the question when its answers are known', () => {
    const flow = question({ min: 2 });
    expect(startFlow(flow, { known: { colours: 'Red, Blue' } }).state.variables.colours).toBe('Red, b');
    expect(startFlow(flow, { known: { colours: 'Red' } }).awaiting?.nodeId).toBe('q');
  });

  it('is explored and tested like any question', () => {
    const flow = question({});
    expect(exploreFlow(flow).outcomes.every((outcome) => outcome === 'completed')).toBe(true);
    const script = { language: 'en', results: [], seed: 's', today: '2026-03-02' };
    const run = (answers: { said: string; options?: string[] }[], on = flow) =>
      runFlowTest({ ...script, answers }, { flow: on, language: 'en', others: new Map() });
    const [stored] = run([{ said: 'Red, Blue' }]).answers;
    expect(stored).toEqual({ said: 'Red, Blue', options: ['o1', 'o3'] });
    const renamed = question(
      {},
      { options: options.map((one) => ({ ...one, label: `The ${one.label}`, value: `v${one.id}` })) },
    );
    expect(run([stored!], renamed).variables.colours).toBe('vo1, vo3');
  });
});

describe('setSeveral', () => {
  const single = parseFlow({
    nodes: [
      node('start', 'start'),
      node('q', 'quick_reply', { message: 'Which?', options }),
      node('a', 'text', { message: 'A' }),
      node('b', 'text', { message: 'B' }),
    ],
    connections: [
      { from: 'start', to: 'q' },
      { from: 'q', to: 'b', on: 'Red' },
      { from: 'q', to: 'a', on: 'b' },
    ],
  });
  const exitsOf = (flow: typeof single) => flow.connections.filter(({ from }) => from === 'q');

  it('leads on where the first option led, or where the plain exit did', () => {
    expect(exitsOf(setSeveral(single, 'q', {}))).toEqual([{ from: 'q', to: 'b' }]);
    const plain = { ...single, connections: [...single.connections, { from: 'q', to: 'a' }] };
    expect(exitsOf(setSeveral(plain, 'q', {}))).toEqual([{ from: 'q', to: 'a' }]);
  });

  it('keeps the exit when visitors choose one again', () => {
    const back = setSeveral(setSeveral(single, 'q', { max: 2 }), 'q', undefined);
    expect(exitsOf(back)).toEqual([{ from: 'q', to: 'b' }]);
    expect(back.nodes[1]?.data).not.toHaveProperty('several');
  });
});

describe('documents and problems', () => {
  it('leaves questions with one answer as they are, and reads true and text numbers', () => {
    const dataOf = (several: unknown) => question(several).nodes[1]?.data;
    expect(dataOf(undefined)).not.toHaveProperty('several');
    expect(dataOf(false)).not.toHaveProperty('several');
    expect(dataOf(true)).toMatchObject({ several: {} });
    expect(dataOf({ min: '2', max: null, more: 1 })).toMatchObject({ several: { min: 2 } });
  });

  it.each([{ min: 0 }, { max: 21 }, { min: 1.5 }, 'all'])('refuses %j with the field’s name', (several) => {
    const read = normaliseFlow({ nodes: [node('q', 'quick_reply', { options, several })] });
    expect(read.ok ? '' : Object.keys(read.fields)[0]).toMatch(/^nodes\.0\.data\.several/);
  });

  it('reports limits that no answer fits, and no missing exits of options', () => {
    const codes = (several: Several) => findProblems(question(several)).map(({ code }) => code);
    expect(codes({ min: 3, max: 2 })).toContain('options.several');
    expect(codes({ min: 5 })).toContain('options.several');
    expect(codes({ min: 2, max: 4 })).toEqual([]);
  });
});

describe('describeChoice', () => {
  it('gives the labels of what a control sent, and nothing for free text', () => {
    expect(describeChoice(options, 'Red\nb')).toBe('Red, Blue');
    expect(describeChoice(options, 'b')).toBe('Blue');
    expect(describeChoice(options, 'Red and b')).toBeUndefined();
    expect(describeChoice(undefined, '')).toBeUndefined();
  });
});

describe('describeStoredChoice', () => {
  it('gives the labels of stored values', () => {
    expect(describeStoredChoice(options, 'Red, b')).toBe('Red, Blue');
    expect(describeStoredChoice(options, 'bw')).toBe('Black and white');
    expect(describeStoredChoice(options, 'Redx')).toBeUndefined();
    expect(describeStoredChoice([{ label: '', value: '' }], '')).toBeUndefined();
  });
});
