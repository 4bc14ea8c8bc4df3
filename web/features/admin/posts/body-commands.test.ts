import { EditorState } from '@codemirror/state';
import { describe, expect, it } from 'vitest';
import { insertLine, toggleLines } from './body-commands.ts';

const stateOf = (doc: string, anchor = 0, head = anchor) =>
  EditorState.create({ doc, selection: { anchor, head } });

describe('toggleLines', () => {
  it.each([
    ['large', 'Title', '# Title'],
    ['medium', '# Title', '## Title'],
    ['small', '### Title', 'Title'],
    ['bold', 'Words', '**Words**'],
    ['bold', '## Words', '**Words**'],
    ['bold', '**Words**', 'Words'],
    ['large', '', '# '],
  ] as const)('makes a line %s: %j becomes %j', (kind, before, after) => {
    expect(
      stateOf(before)
        .update(toggleLines(stateOf(before), kind))
        .newDoc.toString(),
    ).toBe(after);
  });

  it('changes every selected line and skips empty ones', () => {
    const state = stateOf('one\n\ntwo\nthree', 0, 8);
    expect(state.update(toggleLines(state, 'bold')).newDoc.toString()).toBe('**one**\n\n**two**\nthree');
  });

  it('keeps the cursor in the text', () => {
    const state = stateOf('ab', 2);
    expect(state.update(toggleLines(state, 'bold')).newSelection.main.head).toBe(4);
  });
});

describe('insertLine', () => {
  it('puts a picture on a line of its own', () => {
    const state = stateOf('one\ntwo', 1);
    expect(state.update(insertLine(state, '![x](y)')).newDoc.toString()).toBe('one\n\n![x](y)\n\n\ntwo');
  });
});
