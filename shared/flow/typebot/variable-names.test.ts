import { describe, expect, it } from 'vitest';
import { isVariableName } from '../variable-names.ts';
import { VariableNames } from './variable-names.ts';

const build = (...list: string[]) =>
  new VariableNames(list.map((name) => ({ id: `id-${name}`, name, value: undefined })));

describe('VariableNames', () => {
  it('gives every variable a valid name of its own', () => {
    const list = [
      'name',
      'Full name',
      'Full-name',
      'Größe',
      '1st',
      'Имя',
      'constructor',
      'user_input',
      'x'.repeat(90),
    ];
    const names = build(...list);
    const own = list.map((name) => names.get(`id-${name}`));
    expect(own).toEqual([
      'name',
      'Full_name',
      'Full_name_2',
      'Gro_e',
      'v_1st',
      'variable',
      'v_constructor',
      'user_input_2',
      'x'.repeat(36),
    ]);
    expect(own.every((name) => name && isVariableName(name))).toBe(true);
  });

  it('rewrites placeholders and drops unknown ones and code', () => {
    let lost = 0;
    const count = () => {
      lost += 1;
    };
    expect(
      build('Full name').rewrite(
        'Hi {{Full name}}{{gone}} {{ Full name }} {{= {{Full name}}.length =}}!',
        count,
      ),
    ).toBe('Hi {{Full_name}} {{Full_name}} !');
    expect(lost).toBe(1);
  });
});
