import { describe, expect, it } from 'vitest';
import { readExpression } from './set-variable.ts';
import { VariableNames } from './variable-names.ts';

const names = new VariableNames([
  { id: 's', name: 'Score', value: undefined },
  { id: 'f', name: 'First name', value: undefined },
]);
const read = (source: string) => readExpression(source, 'Score', names);

describe('readExpression', () => {
  it.each([
    ['0', 'set', '0'],
    ['"Gold"', 'set', 'Gold'],
    ['return "Gold";', 'set', 'Gold'],
    ['Hello {{First name}}, how are you?', 'set', 'Hello {{First_name}}, how are you?'],
    ['{{First name}}', 'set', '{{First_name}}'],
    ['{{Score}} + 5', 'add', '5'],
    ['{{Score}} - 2.5', 'add', '-2.5'],
    ['10 + {{Score}}', 'add', '10'],
    ['{{Score}}+{{First name}}', 'add', '{{First_name}}'],
    ['https://example.com/?id={{Score}}', 'set', 'https://example.com/?id={{Score}}'],
    ['{{Score}} * 2', 'expression', '{{Score}} * 2'],
    ['return parseFloat({{Score}} * {{First name}})', 'expression', 'number({{Score}} * {{First_name}})'],
    ['Math.round({{Score}} / 3)', 'expression', 'round({{Score}} / 3)'],
    ['{{Score}}.toFixed(2)', 'expression', 'round({{Score}}, 2)'],
    ['{{First name}}.toUpperCase()', 'expression', 'upper({{First_name}})'],
    ['{{Score}} > 5 ? "a" : "b"', 'expression', '{{Score}} > 5 ? "a" : "b"'],
  ])('reads %s', (source, mode, value) => {
    expect(read(source)).toEqual({ mode, value });
  });

  it.each([
    'const x = {{Score}} * 2; return x',
    '{{Score}}.map(item => item.id)',
    '{{Score}}[{{First name}} - 1]',
    '{{=Date.now()=}}',
  ])('does not read %s', (source) => {
    expect(read(source)).toBeUndefined();
  });
});
