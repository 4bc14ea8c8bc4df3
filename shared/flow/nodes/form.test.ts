import { describe, expect, it } from 'vitest';
import { node, parseFlow } from '#test/fixtures/flows.ts';
import type { FlowDocument } from '../document.ts';
import { type AnswerOptions, answerFlow, type StartOptions, startFlow } from '../engine.ts';
import { languageData } from '../language-data.ts';
import { findProblems } from '../problems.ts';
import { flowStateSchema, type Turn } from '../state.ts';

const field = (id: string, kind: string, label: string, more: object = {}) => ({
  id,
  kind,
  label,
  variable: id,
  ...more,
});
const formFlow = (fields: object[], more: object = {}): FlowDocument =>
  parseFlow({
    nodes: [
      node('start', 'start', { message: 'Hi' }),
      node('f', 'form', { message: 'Who and when?', fields, ...more }),
      node('e', 'end', { message: 'Thanks {{name}}' }),
    ],
    connections: [
      { from: 'start', to: 'f' },
      { from: 'f', to: 'e' },
    ],
  });
const booking = formFlow([
  field('name', 'text', 'Name'),
  field('email', 'email', 'E-mail'),
  field('day', 'date', 'Day', { limits: { days: 'future' } }),
  field('guests', 'number', 'Guests', { optional: true, limits: { max: 8 } }),
]);

const talk = (
  flow: FlowDocument,
  answers: readonly string[],
  start: StartOptions = {},
  options: AnswerOptions = {},
) => {
  const turns: Turn[] = [startFlow(flow, start)];
  for (const answer of answers) {
    const state = flowStateSchema.parse(JSON.parse(JSON.stringify(turns.at(-1)?.state)));
    turns.push(answerFlow(flow, state, answer, { today: '2030-03-04', ...options }));
  }
  return turns;
};
const said = (turn: Turn | undefined) => turn?.messages.map(({ text }) => text);
const readBack = (...lines: string[]) => [['Please check:', ...lines].join('\n')];

describe('a form', () => {
  it('takes all fields from one message in any order, reads back and is confirmed with one tap', () => {
    const [, back, end] = talk(booking, ['tomorrow, anna@x.com, Anna', 'confirm']);
    expect(said(back)).toEqual(readBack('Name: Anna', 'E-mail: anna@x.com', 'Day: Tuesday, March 5, 2030'));
    expect(back?.awaiting).toMatchObject({ kind: 'choice', options: [{ label: 'That’s right' }, {}] });
    expect(said(end)).toEqual(['Thanks Anna']);
    expect(end?.state.variables).toMatchObject({ name: 'Anna', email: 'anna@x.com', day: '2030-03-05' });
    expect(end?.state).not.toHaveProperty('memory');
    expect(end?.effects).toContainEqual({
      type: 'contact',
      nodeId: 'f',
      field: 'email',
      value: 'anna@x.com',
    });
  });

  it('asks only for what is missing', () => {
    const [, second, third, fourth] = talk(booking, ['My name is Anna Berg', 'anna@x.com', 'next friday']);
    expect(said(second)).toEqual(['I still need: E-mail, Day']);
    expect(said(third)).toEqual(['I still need: Day']);
    expect(said(fourth)).toEqual(
      readBack('Name: Anna Berg', 'E-mail: anna@x.com', 'Day: Friday, March 15, 2030'),
    );
  });

  it.each([
    ['no, the email is bob@y.org', 'E-mail: bob@y.org'],
    ['No. My name is Bob', 'Name: Bob'],
    ['the day after tomorrow', 'Day: Wednesday, March 6, 2030'],
    ['guests: 4', 'Guests: 4'],
  ])('takes the correction “%s”', (correction, line) => {
    const turns = talk(booking, ['Anna, anna@x.com, tomorrow', correction]);
    expect(said(turns.at(-1))?.join()).toContain(line);
    expect(turns.at(-1)?.awaiting?.kind).toBe('choice');
  });

  it('lets the visitor choose what to change', () => {
    const turns = talk(booking, [
      'Anna, anna@x.com, tomorrow',
      'Change something',
      'Name',
      'Bo, the second',
      'yes',
    ]);
    expect(turns[2]?.awaiting?.options?.map(({ label }) => label)).toEqual([
      'Name',
      'E-mail',
      'Day',
      'Guests',
    ]);
    expect(said(turns[3])).toEqual(['I still need: Name']);
    expect(said(turns[5])).toEqual(['Thanks Bo, the second']);
  });

  it('refuses a value outside its limits with the field’s name', () => {
    const [, turn] = talk(booking, ['Anna, anna@x.com, 1.3.2030']);
    expect(said(turn)).toEqual(['Day: Please choose today or a later day.', 'I still need: Day']);
  });

  it('leaves questions to the assistant and keeps its values', () => {
    const turns = talk(booking, ['Anna', 'What does it cost?'], {}, { strict: true });
    expect(turns[2]).toMatchObject({ isRejected: true, retry: 'I still need: E-mail, Day', messages: [] });
    expect(turns[2]?.state.memory).toMatchObject({ 'v.name': 'Anna' });
    const asking = talk(booking, ['Anna, anna@x.com, tomorrow', 'What does it cost?'], {}, { strict: true });
    expect(asking[2]).toMatchObject({ isRejected: true, awaiting: { kind: 'choice', options: [{}, {}] } });
  });

  it('does not ask for known values', () => {
    const known = { name: 'Anna', email: 'anna@x.com', day: '2030-04-01' };
    expect(said(talk(booking, [], { known })[0])?.[1]).toContain('E-mail: anna@x.com');
    const [turn] = talk(booking, [], { known: { email: 'anna@x.com' } });
    expect(said(turn)).toEqual(['Hi', 'Who and when?']);
    expect(turn?.state.memory).toMatchObject({ 'v.email': 'anna@x.com' });
  });

  it('shows a visitor’s words as text', () => {
    const flow = formFlow([field('name', 'text', 'Name')]);
    const [, turn] = talk(flow, ['[Log in](/x) {{user_input}}']);
    expect(said(turn)?.[0]).toContain('Name: [Log in] (/x) { {user_input}}');
  });

  it('assigns several texts and numbers by label or order', () => {
    const flow = formFlow([
      field('name', 'text', 'Name'),
      field('company', 'text', 'Company'),
      field('adults', 'number', 'Adults'),
      field('kids', 'number', 'Kids'),
    ]);
    const [, turn] = talk(flow, ['Anna, Acme, 2 adults, 3 kids']);
    expect(said(turn)).toEqual(readBack('Name: Anna', 'Company: Acme', 'Adults: 2', 'Kids: 3'));
    const [, labelled] = talk(flow, ['company: Acme\nname: Anna\nkids 3\nadults 2']);
    expect(said(labelled)).toEqual(readBack('Name: Anna', 'Company: Acme', 'Adults: 2', 'Kids: 3'));
  });

  it.each(Object.keys(languageData))('speaks %s', (language) => {
    const [, turn] = talk(booking, ['Anna, anna@x.com'], { language });
    const { form } = languageData[language as 'en'].texts;
    expect(said(turn)).toEqual([form.stillNeed.replace('{fields}', 'Day')]);
    const [, , end] = talk(booking, ['Anna, anna@x.com, 2030-05-06', form.confirm], { language });
    expect(end?.state.outcome).toBe('completed');
  });

  it('reads a sentence in German', () => {
    const flow = formFlow([
      field('name', 'text', 'Name'),
      field('email', 'email', 'E-Mail'),
      field('day', 'date', 'Tag'),
    ]);
    const [, turn] = talk(flow, ['Mein Name ist Anna Berg, am liebsten übermorgen, anna@x.de'], {
      language: 'de',
    });
    expect(turn?.state.memory).toMatchObject({
      'v.name': 'Anna Berg',
      'v.day': '2030-03-06',
      'v.email': 'anna@x.de',
    });
  });

  it('reports missing fields, labels, variables and impossible limits', () => {
    const codes = (fields: object[]) => findProblems(formFlow(fields)).map(({ code }) => code);
    expect(codes([])).toContain('form.none');
    expect(codes([field('name', 'text', ' '), field('name', 'text', 'B', { id: 'g' })])).toEqual(
      expect.arrayContaining(['field.empty', 'field.duplicate']),
    );
    expect(codes([field('name', 'number', 'N', { variable: '1', limits: { min: 3, max: 1 } })])).toEqual(
      expect.arrayContaining(['variable.invalid', 'input.limits']),
    );
  });
});
