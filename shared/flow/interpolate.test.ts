import { describe, expect, it } from 'vitest';
import {
  breakLinks,
  findLostPlaceholders,
  findPlaceholders,
  getVariable,
  interpolate,
} from './interpolate.ts';

const variables = { name: 'Ann', empty: '', x: 'xxxxx', constructor: 'no' };

describe('interpolate', () => {
  it.each([
    ['Hello {{name}}!', 'Hello Ann!'],
    ['{{ name }}{{name}}', 'AnnAnn'],
    ['{{gone}}.', '.'],
    ['{{gone|friend}}', 'friend'],
    ['{{empty| dear friend }}', 'dear friend'],
    ['{{name|friend}}', 'Ann'],
    ['{{constructor|none}} {{toString}}', 'none '],
    ['{name} {{ na me }} {{1a}} {{}}', '{name} {{ na me }} {{1a}} {{}}'],
    ['{{a|{b}}}', '{{a|{b}}}'],
    ['{{a|b|c}}', '{{a|b|c}}'],
    [`{{a|${'w'.repeat(200)}}}`, 'w'.repeat(200)],
    [`{{a|${'w'.repeat(201)}}}`, `{{a|${'w'.repeat(201)}}}`],
    ['{{name}} and then more', 'Ann and then more'],
    ['no variable', 'no variable'],
  ])('renders %j as %j', (template, text) => expect(interpolate(template, variables, 1000)).toBe(text));

  it.each([
    ['{{x}}', 5, 'xxxxx'],
    ['{{x}}', 4, 'xxx…'],
    ['12345', 5, '12345'],
    ['123456', 5, '1234…'],
    ['{{x}}{{empty}}', 5, 'xxxxx'],
    ['{{x}}!', 5, 'xxxx…'],
    ['{{x}}{{x}}{{x}}', 8, 'xxxxxxx…'],
  ])('truncates %j to %i characters: %j', (template, max, text) =>
    expect(interpolate(template, variables, max)).toBe(text),
  );

  it('escapes values and fallbacks, but not the template', () => {
    expect(interpolate('a&{{v}}&{{w|&}}', { v: '&' }, 99, encodeURIComponent)).toBe('a&%26&%26');
  });

  it.each([
    ['Hi {{v}}', '[Log in](/login)', 'Hi [Log in] (/login)'],
    ['{{v}}{{w}}', '[Log in]', '[Log in] (/login)'],
    ['{{v}}(see below)', 'List[1]', 'List[1] (see below)'],
    ['[{{v}}](/pricing)', 'Ann', '[Ann](/pricing)'],
    ['{{v}}', '[1, 2] and (3)', '[1, 2] and (3)'],
  ])('makes no link of a value: %j with %j', (template, v, text) =>
    expect(interpolate(template, { v, w: '(/login)' }, 99, breakLinks)).toBe(text),
  );

  it('lists each variable once, and lists variables missing from a translation', () => {
    expect(findPlaceholders('{{b}} {{a|x}} {{ b }}')).toEqual(['b', 'a']);
    expect(findLostPlaceholders('{{a}} {{b}} {{c}}', '{{c}} {{a}} {{d}}')).toEqual(['b']);
    expect(findLostPlaceholders('{{a}}', '{{a}}')).toEqual([]);
  });

  it('returns own values, including empty ones, but no inherited properties', () => {
    expect(['name', 'empty', 'gone', 'constructor', '1'].map((name) => getVariable(variables, name))).toEqual(
      ['Ann', '', undefined, undefined, undefined],
    );
  });
});
