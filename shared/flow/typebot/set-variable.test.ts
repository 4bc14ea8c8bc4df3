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
  ])('reads %s', (source, mode, value) => {
    expect(read(source)).toEqual({ mode, value });
  });

  it.each([
    'const x = {{Score}} * 2; return x',
    '{{Score}}.toFixed(2)',
    'Math.round({{Score}})',
    '{{Score}}.map(item => item.id)',
    '{{Score}}[{{First name}} - 1]',
    '{{Score}} > 5 ? "a" : "b"',
    '{{Score}} * 2',
    '{{=Date.now()=}}',
  ])('does not read %s', (source) => {
    expect(read(source)).toBeUndefined();
  });
});
