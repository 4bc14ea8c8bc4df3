import { describe, expect, it } from 'vitest';
import { countDocumentBytes } from './document.ts';
import { flowLimits } from './limits.ts';
import { normaliseFlow } from './normalise.ts';
import {
  readHeaders,
  readId,
  readInput,
  readMapping,
  readMethod,
  readNumber,
  readOptionalText,
  readOptions,
  readText,
} from './read-fields.ts';

const start = { id: 'start', type: 'start', data: { message: 'Hello' } };
const read = (value: unknown) => {
  const result = normaliseFlow(value);
  if (!result.ok) throw new Error(JSON.stringify(result.fields));
  return result.flow;
};
const refusal = (value: unknown) => {
  const result = normaliseFlow(value);
  return result.ok ? undefined : Object.keys(result.fields);
};

describe('reading foreign fields', () => {
  it.each([
    [undefined, ''],
    [null, ''],
    [7, '7'],
    [false, 'false'],
    ['x', 'x'],
    ['', ''],
  ])('reads %j as the text %j', (value, text) => expect(readText(value)).toBe(text));

  it('keeps an optional text undefined, and leaves other types for the schema to reject', () => {
    expect([readOptionalText(undefined), readOptionalText(null), readOptionalText(0)]).toEqual([
      undefined,
      undefined,
      '0',
    ]);
    expect([readText(undefined, 'x'), readText(null, 'x'), readText('', 'x')]).toEqual(['x', 'x', '']);
    const list = ['x'];
    expect([readText(list), readId(list), readId(7), readId('7')]).toEqual([list, list, '7', '7']);
  });

  it.each([
    [undefined, 5],
    [null, 5],
    [0, 0],
    [1.5, 1.5],
    ['12px', 12],
    ['x', 5],
    ['', 5],
    [true, true],
  ])('reads %j as the number %j', (value, number) => expect(readNumber(value, 5)).toBe(number));

  it('reads headers and mappings as texts by name, without the prototype', () => {
    expect([readHeaders(undefined), readHeaders(null), readHeaders('x')]).toEqual([{}, {}, 'x']);
    const given = JSON.parse('{"a":1,"__proto__":"x","not a name":null}');
    expect(readHeaders(given)).toEqual({ a: '1', 'not a name': '' });
    expect(readMapping(given)).toEqual({ a: '1' });
    const many = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`h${index}`, 'x']));
    expect(Object.keys(readHeaders(many) as object)).toHaveLength(flowLimits.headers + flowLimits.mappings);
  });

  it('reads methods in capitals, and questions with their type', () => {
    expect([readMethod('post'), readMethod(null), readMethod(undefined), readMethod(7)]).toEqual([
      ...['POST', undefined, undefined, 7],
    ]);
    expect([readInput(undefined), readInput(null), readInput('x')]).toEqual([undefined, undefined, 'x']);
    expect(readInput({ variable: 7 })).toEqual({ variable: '7', kind: 'text' });
    expect(readInput({ variable: 'v', kind: 'email', retry: 'Again?' })).toEqual({
      ...{ variable: 'v', kind: 'email', retry: 'Again?' },
    });
  });

  it('reads strings as options with label and value, each with a unique id', () => {
    expect([readOptions(undefined), readOptions(null), readOptions('x')]).toEqual([[], [], 'x']);
    expect(
      readOptions([
        'Yes',
        { label: 'No', value: 'n', id: 'o1' },
        { label: 'Maybe' },
        { id: 'o1' },
        { id: 9, label: 7 },
        { id: '', value: 'v' },
        null,
      ]),
    ).toEqual([
      { id: 'o1', label: 'Yes', value: 'Yes' },
      { id: 'o2', label: 'No', value: 'n' },
      { id: 'o3', label: 'Maybe', value: 'Maybe' },
      { id: 'o4', label: '', value: '' },
      { id: '9', label: '7', value: '7' },
      { id: 'o6', label: '', value: 'v' },
      { id: 'o7', label: '', value: '' },
    ]);
    const clash = readOptions([{ id: 'o2' }, 'x', { id: 'o2x' }]) as { id: string }[];
    expect(clash.map(({ id }) => id)).toEqual(['o2', 'o2x', 'o3']);
  });
});

describe('reading a document', () => {
  it('fills in fields that older versions did not have', () => {
    const flow = read({ nodes: [start, { id: 2, type: 'end', position: { y: '7' } }] });
    expect(flow).toMatchObject({ connections: [], notes: [] });
    expect(flow.nodes.map(({ id, position }) => [id, position])).toEqual([
      ['start', { x: 300, y: 200 }],
      ['2', { x: 300, y: 7 }],
    ]);
    expect(flow).not.toHaveProperty('translations');
    for (const notes of [null, undefined]) expect(read({ nodes: [start], notes }).notes).toEqual([]);
    for (const connections of [null, undefined, []])
      expect(read({ nodes: [start], connections }).connections).toEqual([]);
    expect(read({ nodes: [{ ...start, position: null, data: null }] }).nodes[0]).toMatchObject({
      position: { x: 300, y: 200 },
    });
  });

  it('takes the connections from its nodes’ lists if it has none', () => {
    const nodes = [
      { ...start, connections: ['a', 'b'] },
      { id: 'a', type: 'end', data: {}, connections: 'x' },
      { id: 'b', type: 'end', data: {} },
    ];
    expect(read({ nodes }).connections).toEqual([
      { from: 'start', to: 'a' },
      { from: 'start', to: 'b' },
    ]);
    const own = [{ from: 'start', to: 'b', on: '' }];
    expect(read({ nodes, connections: own }).connections).toEqual([{ from: 'start', to: 'b' }]);
    expect(read({ nodes, connections: own }).nodes.map(({ connections }) => connections)).toEqual([
      ['b'],
      [],
      [],
    ]);
  });

  it('reads each connection once, by option values instead of ids', () => {
    const question = {
      ...{ id: 'q', type: 'quick_reply' },
      data: {
        message: 'Which?',
        options: [
          { id: 'o1', label: 'One', value: 'one' },
          { id: 'o2', label: 'Two', value: 'o1' },
        ],
      },
    };
    const end = { id: 'e', type: 'end', data: {} };
    const link = (on?: string) => ({ from: 'q', to: 'e', ...(on ? { on } : {}) });
    const given = [
      link('o2'),
      link('one'),
      link('one'),
      link(),
      link(),
      link('unknown'),
      { from: 'gone', to: 'e' },
    ];
    const result = normaliseFlow({ nodes: [start, question, end], connections: given.slice(0, 6) });
    // An id counts only if no option has it as its value.
    expect(result.ok && result.flow.connections.map(({ on }) => on)).toEqual([
      'o1',
      'one',
      undefined,
      'unknown',
    ]);
  });

  it('keeps notes, and translations into known languages', () => {
    const notes = [
      { id: 1, position: { x: 1, y: 2 }, text: 'Hi', color: 'blue', width: 200, height: 100, odd: 1 },
      { id: 'n', position: { x: 1, y: 2 } },
    ];
    const flow = read({
      ...{ nodes: [start], notes },
      translations: { de: { 'start.message': 'Hallo', gone: 'x' }, xx: { a: 'b' } },
      unchecked: { de: ['start.message'] },
    });
    expect(flow.notes).toEqual([
      { id: '1', position: { x: 1, y: 2 }, text: 'Hi', color: 'blue', width: 200, height: 100 },
      { id: 'n', position: { x: 1, y: 2 }, text: '' },
    ]);
    expect(Object.keys(flow.translations ?? {})).toEqual(['de']);
  });

  it.each([
    ['x', 'flowData'],
    [null, 'flowData'],
    [{ nodes: 'x' }, 'nodes'],
    [{ nodes: [start, 'x'] }, 'nodes.1'],
    [{ nodes: [start, { id: 'x', type: 'odd' }] }, 'nodes.1.type'],
    [{ nodes: [{ ...start, data: 'x' }] }, 'nodes.0.data'],
    [{ nodes: [{ ...start, position: 'x' }] }, 'nodes.0.position'],
    [{ nodes: [start], connections: 'x' }, 'connections'],
    [{ nodes: [start], connections: ['x'] }, 'connections.0'],
    [{ nodes: [start], notes: 'x' }, 'notes'],
    [{ nodes: [start], notes: ['x'] }, 'notes.0'],
    [{ nodes: [start], translations: 'x' }, 'translations'],
    [{ nodes: [start], translations: { de: 'x' } }, 'translations.de'],
    [{ nodes: [start], unchecked: { de: 'x' } }, 'unchecked.de'],
  ])('rejects an invalid document with the path of the error: %j', (value, path) => {
    expect(
      refusal(value)?.some((name) => name === path || name.startsWith(`${path}.`)),
      String(refusal(value)),
    ).toBe(true);
  });

  it('accepts a document of the maximum size, and rejects one byte more', () => {
    const node = (id: string, chars: number) => ({ id, type: 'text', data: { message: 'x'.repeat(chars) } });
    const full = Array.from({ length: 120 }, (_, index) => node(`full${index}`, 2000));
    const half = (chars: number) =>
      ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'].map((id) => node(id, chars));
    const sized = (chars: number, last: number) => ({
      nodes: [start, ...full, ...half(chars), node('last', last)],
    });
    const room = flowLimits.documentBytes - countDocumentBytes(read(sized(0, 0)));
    const chars = Math.floor(room / 10) - 1;
    const left = room - 10 * chars;
    expect(countDocumentBytes(read(sized(chars, left)))).toBe(flowLimits.documentBytes);
    expect(refusal(sized(chars, left + 1))).toEqual(['flowData']);
  });
});
