import { describe, expect, it } from 'vitest';
import { languageCodes } from '#shared/domain/languages.ts';
import { createFlowDocument } from './defaults.ts';
import type { FlowDocument } from './document.ts';
import { answerFlow, startFlow } from './engine.ts';
import { normaliseFlow } from './normalise.ts';
import { findProblems } from './problems.ts';

const asking = (input: object): FlowDocument => {
  const [start] = createFlowDocument().nodes;
  const read = normaliseFlow({
    nodes: [{ ...start, data: { message: '?', input: { variable: 'v', ...input } } }],
  });
  if (!read.ok) throw new Error(JSON.stringify(read.fields));
  return read.flow;
};
const today = '2026-11-24';
const answer = (input: object, text: string, language = 'en') => {
  const flow = asking(input);
  const { state, messages } = answerFlow(flow, startFlow(flow, { language }).state, text, { today });
  return { value: state.variables.v, said: messages.map((message) => message.text) };
};

describe('the limits of an answer', () => {
  it.each([
    [{ kind: 'number', min: 2 }, '1', 'Please enter a number of at least 2.'],
    [{ kind: 'number', max: 1500 }, '1,501', 'Please enter a number of at most 1,500.'],
    [{ kind: 'text', min: 3 }, 'ab', 'Please write at least 3 characters.'],
    [{ kind: 'text', max: 3 }, 'abcd', 'Please write at most 3 characters.'],
    [{ kind: 'date', days: 'future' }, 'yesterday', 'Please choose today or a later day.'],
    [{ kind: 'date', days: 'past' }, 'tomorrow', 'Please choose today or an earlier day.'],
  ])('of %j reject %j: %s', (input, text, sentence) =>
    expect(answer({ ...input, retry: 'Not valid' }, text)).toEqual({ value: undefined, said: [sentence] }),
  );

  it.each([
    [{ kind: 'number', min: 2, max: 2 }, '2', '2'],
    [{ kind: 'text', min: 3, max: 3 }, '👍👍👍', '👍👍👍'],
    [{ kind: 'date', days: 'future' }, 'today', today],
    [{ kind: 'date', days: 'past' }, 'today', today],
    [{ kind: 'email', min: 99 }, 'a@b.co', 'a@b.co'],
  ])('of %j accept %j', (input, text, value) => expect(answer(input, text).value).toBe(value));

  it('are explained in every language, with both ends of the range', () => {
    const said = languageCodes.map((code) => answer({ kind: 'number', min: 5 }, '4', code).said[0]);
    expect(new Set(said).size).toBe(languageCodes.length);
    expect(said.filter((text) => !/[5٥]/.test(text ?? ''))).toEqual([]);
    const dates = languageCodes.map((code) => answer({ kind: 'date' }, 'x', code).said[0] ?? '');
    expect(dates.filter((text) => text.includes('{'))).toEqual([]);
  });

  it('are a problem when no answer is within', () => {
    const problems = findProblems(asking({ kind: 'number', min: 3, max: 2 }));
    expect(problems.map(({ code, severity }) => [code, severity])).toContainEqual(['input.limits', 'error']);
    expect(findProblems(asking({ kind: 'number', min: 2, max: 2 })).map(({ code }) => code)).not.toContain(
      'input.limits',
    );
  });
});

describe('an answer to a question for a date', () => {
  it('is repeated as a date when it was written in words', () => {
    expect(answer({ kind: 'date' }, 'next friday')).toEqual({
      value: '2026-12-04',
      said: ['Friday, December 4, 2026'],
    });
    expect(answer({ kind: 'date' }, 'morgen', 'de')).toEqual({
      value: '2026-11-25',
      said: ['Mittwoch, 25. November 2026'],
    });
    expect(answer({ kind: 'date' }, '2026-12-04')).toEqual({ value: '2026-12-04', said: [] });
  });
});
