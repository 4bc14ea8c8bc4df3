import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseFlow } from '#test/fixtures/flows.ts';
import { startFlow } from './engine.ts';
import { parseExpression } from './expression.ts';
import { findProblems } from './problems.ts';

const today = '2026-11-28';
const calculate = (source: string, variables: Record<string, string> = {}) => {
  const parsed = parseExpression(source);
  return parsed.ok ? parsed.evaluate({ variables, today }) : parsed;
};

describe('parseExpression', () => {
  it.each([
    ['1 + 2 * 3', '7'],
    ['(1 + 2) * 3', '9'],
    ['0.1 + 0.2', '0.3'],
    ['7 % 3', '1'],
    ['-price * 2', '-3001'],
    ['price * 2', '3001'],
    ['{{price}} - 0.5', '1500'],
    ['name + "!"', 'Anna!'],
    ['seats + seats', '6'],
    ['missing + "x"', 'x'],
    ['round(price / 7, 2)', '214.36'],
    ['round(1.005, 2)', '1.01'],
    ['min(3, price, 2)', '2'],
    ['max([1, 5, 2])', '5'],
    ['sum(split("1;2;3", ";"))', '6'],
    ['average(scores)', '2.5'],
    ['floor(2.7) + ceil(2.1) + abs(-1)', '6'],
    ['len(name)', '4'],
    ['len(split(scores))', '4'],
    ['upper(name) + lower(name)', 'ANNAanna'],
    ['join(split("a, b"), " / ")', 'a / b'],
    ['item(scores, 2) + item(scores, -1)', '6'],
    ['replace("1-2-3", "-", "")', '123'],
    ['contains(name, "nn") and not contains(split(scores), "9")', 'true'],
    ['seats > 2 && seats <= 3 ? "team" : "single"', 'team'],
    ['name == "anna" or false', 'true'],
    ['today()', today],
    ['days(today(), "2026-12-24")', '26'],
    ['add_days("2026-02-28", 1)', '2026-03-01'],
    ['days("2026-12-24 10:00", "2026-12-24 09:00")', '0'],
    ['year(today()) * 100 + month(today())', '202611'],
    ['weekday("2026-11-28")', '6'],
    ['number("1,500")', '1500'],
    ['[1, 2] + [3]', '1, 2, 3'],
  ])('calculates %s', (source, value) => {
    const variables = { price: '1,500.5', name: 'Anna', seats: '3', scores: '1, 2, 3, 4' };
    expect(calculate(source, variables)).toEqual({ ok: true, value });
  });

  it.each([
    ['', 'The expression is empty.'],
    ['1 +', 'Expected expression after + at character 4.'],
    ['(1', 'Unclosed ( at character 3.'],
    ['1 2', 'An operator or a bracket is missing between two parts.'],
    ['sqrt(2)', 'There is no function “sqrt”.'],
    ['round()', 'The function is used as round(number, [digits]).'],
    ['name.length', 'Only variables, texts, numbers, lists and functions can be used.'],
    ['constructor', '“constructor” cannot be a variable.'],
    ['"".constructor.constructor("x")()', 'There is no function “”.'],
    ['name.constructor("x")', 'There is no function “”.'],
    ['this', 'Only variables, texts, numbers, lists and functions can be used.'],
    ['null', '“null” is not a value.'],
    [`${'('.repeat(100)}1${')'.repeat(100)} + ${'-'.repeat(40)}1`, 'The expression is nested too deeply.'],
    [`${'1+'.repeat(250)}1`, 'An expression can have at most 500 characters.'],
  ])('rejects %s: %s', (source, error) => {
    expect(parseExpression(source)).toEqual({ ok: false, error });
  });

  it.each([
    ['name * 2', '“Anna” is not a number.'],
    ['missing * 2', 'A number is missing: the text is empty.'],
    ['1 / 0', 'A division by zero has no result.'],
    ['days("tomorrow", today())', '“tomorrow” is not a day such as 2026-12-24.'],
    ['add_days("2026-02-30", 1)', '“2026-02-30” is not a day such as 2026-12-24.'],
    ['add_days(today(), 999999999)', 'The day is too far away.'],
    [`replace(${'replace('.repeat(3)}long${', "a", long)'.repeat(3)}, "a", long)`, 'The result is too long.'],
  ])('names what is wrong with the values of %s', (source, error) => {
    expect(calculate(source, { name: 'Anna', long: 'a'.repeat(2000) })).toEqual({ ok: false, error });
  });

  it('lists the variables that it reads', () => {
    expect(parseExpression('round(price * {{ seats }}, price)')).toMatchObject({
      variables: ['price', 'seats'],
    });
  });

  it('never throws, whatever is typed', () => {
    const piece = fc.constantFrom(
      '(',
      ')',
      '[',
      ']',
      ',',
      '"a"',
      '1',
      'x',
      '+',
      '-',
      '?',
      ':',
      '.',
      'min',
      'and',
      '{{x}}',
      '`',
      '/',
      '=>',
      '\\',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(piece, { maxLength: 12 }).map((all) => all.join(' ')),
        ),
        (source) => {
          const result = calculate(source, { x: '2' });
          expect(result.ok ? typeof result.value : result.error).toMatch(/^string$|^.+\.$/s);
        },
      ),
      { numRuns: 1000 },
    );
  });
});

describe('a node that calculates', () => {
  const flowWith = (value: string) =>
    parseFlow({
      nodes: [
        { id: 's', type: 'start', data: { message: '' } },
        { id: 'v', type: 'set_variable', data: { variable: 'total', mode: 'expression', value } },
        { id: 't', type: 'text', data: { message: 'Total: {{total|unknown}}' } },
      ],
      connections: [
        { from: 's', to: 'v' },
        { from: 'v', to: 't' },
      ],
    });

  it('stores the result', () => {
    const turn = startFlow(flowWith('seats * 2'), { variables: { seats: '4' } });
    expect(turn.messages.at(-1)?.text).toBe('Total: 8');
  });

  it('makes the variable empty when there is no result', () => {
    const turn = startFlow(flowWith('seats * 2'), { variables: { total: '1' } });
    expect(turn.messages.at(-1)?.text).toBe('Total: unknown');
  });

  it('counts from the day of the conversation', () => {
    const turn = startFlow(flowWith('add_days(today(), 7)'), { today: '2026-12-30' });
    expect(turn.state.variables.total).toBe('2027-01-06');
  });

  it('reports what can’t be read, and variables that nothing sets', () => {
    expect(findProblems(flowWith('1 +')).map(({ code }) => code)).toContain('expression.invalid');
    expect(findProblems(flowWith('seats + 1')).map(({ message }) => message)).toContain(
      'Nothing in this flow sets “seats”.',
    );
  });
});
