import { describe, expect, it } from 'vitest';
import { bubble, buildBot } from '#test/fixtures/typebot.ts';
import { convertTypebot } from './convert.ts';
import { TypebotError, typebotLimits } from './file.ts';
import { isTypebotExport } from './is-typebot-export.ts';

const nest = (levels: number): unknown => (levels === 0 ? {} : { children: [nest(levels - 1)] });
const withBlock = (block: unknown) => buildBot([['Intro', bubble('Hi'), block as object]]);

describe('readTypebotFile', () => {
  it.each([
    [
      'nesting',
      { type: 'text', content: { richText: [nest(30)] } },
      'Block 2 (text) in “Intro” is nested too deeply.',
    ],
    [
      'size',
      { type: 'Code', options: { content: 'x'.repeat(typebotLimits.blockChars) } },
      'Block 2 (Code) in “Intro” is too large.',
    ],
    [
      'a prototype key',
      JSON.parse('{"type":"text","content":{"__proto__":{"isAdmin":true}}}'),
      'Block 2 (text) in “Intro” has the forbidden key “__proto__”.',
    ],
    [
      'a list as options',
      { type: 'Webhook', options: [] },
      'Block 2 (Webhook) in “Intro”: “options” must be an object.',
    ],
    [
      'an object as address',
      { type: 'image', content: { url: {} } },
      'Block 2 (image) in “Intro”: “url” must be text.',
    ],
    [
      'texts as items',
      { type: 'choice input', items: ['a'] },
      'Block 2 (choice input) in “Intro”: “items” must be a list of objects.',
    ],
    ['no type', { id: 'x' }, 'Block 2 in “Intro” needs an id and a type.'],
  ])('refuses a block with %s and names it', (_, block, message) => {
    expect(() => convertTypebot(withBlock(block))).toThrow(new TypebotError(message));
  });

  it('survives circular objects', () => {
    const richText: unknown[] = [];
    const block = { type: 'text', content: { richText } };
    richText.push(block);
    expect(() => convertTypebot(withBlock(block))).toThrow('Block 2 (text) in “Intro” is nested too deeply.');
  });

  it.each([
    ['no object', [], 'This file isn’t an export of a Typebot.'],
    ['flows of our own', { flows: [] }, 'This file isn’t an export of a Typebot.'],
    ['an old version', { version: '2', blocks: [], edges: [] }, 'Files of version 2 can’t be imported'],
    ['a new version', { version: '7', groups: [], edges: [] }, 'Files of version 7 can’t be imported'],
    [
      'groups that are no objects',
      { groups: [1], edges: [] },
      'The file: “groups” must be a list of objects.',
    ],
    [
      'too many groups',
      { groups: Array.from({ length: 501 }, () => ({})), edges: [] },
      'The file has more than 500 groups.',
    ],
  ])('refuses a file with %s', (_, value, message) => {
    expect(() => convertTypebot(value)).toThrow(message);
  });

  it('accepts blocks with the same id', () => {
    const twice = { ...bubble('Hi'), id: 'same' };
    expect(convertTypebot(buildBot([['Intro', twice, twice]])).blocks).toHaveLength(2);
  });
});

describe('isTypebotExport', () => {
  it('distinguishes a Typebot export from exported flows', () => {
    expect(isTypebotExport(buildBot([]))).toBe(true);
    expect(isTypebotExport({ typebot: buildBot([]) })).toBe(true);
    expect(isTypebotExport({ format: 'parley-flows', flows: [] })).toBe(false);
  });
});
