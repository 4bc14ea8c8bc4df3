import { describe, expect, it } from 'vitest';
import { node, parseFlow } from '#test/fixtures/flows.ts';
import { startFlow } from '../engine.ts';
import { relabelOption } from '../graph.ts';
import { normaliseFlow } from '../normalise.ts';
import { listFlowPictures } from '../pictures.ts';
import { findProblems } from '../problems.ts';
import { listTexts } from '../translations.ts';

const picture = { hash: 'a'.repeat(32), width: 1200, height: 900 };
const table = { id: 'o1', label: 'Table', value: 'Table', picture, alt: 'An oak table' };
const other = { id: 'o2', label: 'Other', value: 'Other' };

const flowWith = (options: object[], more: object = {}) =>
  parseFlow({
    nodes: [
      node('s', 'start', { message: 'Hello' }),
      node('q', 'quick_reply', { message: 'Which?', options }),
      node('t', 'text', { message: 'Thanks' }),
    ],
    connections: [{ from: 's', to: 'q' }, ...['Table', 'Other'].map((on) => ({ from: 'q', to: 't', on }))],
    ...more,
  });
const codes = (...options: object[]) => findProblems(flowWith(options)).map(({ code }) => code);

describe('options with pictures', () => {
  it('are offered with picture and description in the visitor’s language', () => {
    const flow = flowWith([table, other], {
      translations: { de: { 'q.option.o1': 'Tisch', 'q.option.o1.alt': 'Ein Eichentisch' } },
    });
    expect(startFlow(flow, { language: 'de' }).awaiting?.options).toEqual([
      { ...table, label: 'Tisch', alt: 'Ein Eichentisch' },
      other,
    ]);
    expect(listTexts(flow).map(({ key }) => key)).toContain('q.option.o1.alt');
    expect(listFlowPictures(flow)).toEqual([picture.hash]);
  });

  it('warn about a missing picture or description', () => {
    expect(codes(table, { ...table, ...other })).toEqual([]);
    expect(codes(table, other)).toEqual(['option.picture']);
    expect(codes({ ...table, alt: ' ' }, { ...table, ...other })).toEqual(['alt.missing']);
  });

  it('are refused with a foreign address in place of a picture', () => {
    const read = normaliseFlow({
      nodes: [node('q', 'quick_reply', { options: [{ ...table, picture: 'https://example.org/a.png' }] })],
    });
    expect(read.ok ? {} : read.fields).toHaveProperty('nodes.0.data.options.0.picture');
  });

  it('keep their picture when the label changes', () => {
    expect(relabelOption([table, other], 'o1', 'Desk')[0]).toMatchObject({ label: 'Desk', picture });
  });
});
