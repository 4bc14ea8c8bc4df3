import { describe, expect, it } from 'vitest';
import { readEntries } from './read.ts';

describe('a pasted text', () => {
  it.each([
    [
      'csv',
      'Question,Answer\n"How, much?","a ""b""\nline two"\n\nOpen on Sunday?,No\n',
      [
        { line: 2, question: 'How, much?', answer: 'a "b"\nline two' },
        { line: 5, question: 'Open on Sunday?', answer: 'No' },
      ],
    ],
    ['csv', 'Frage;Antwort\nWas kostet es?;99\n', [{ line: 2, question: 'Was kostet es?', answer: '99' }]],
    [
      'markdown',
      '# Refunds?\nNo, **never**.\n## Hours\nnine',
      [
        { line: 1, question: 'Refunds?', answer: 'No, never.' },
        { line: 3, question: 'Hours', answer: 'nine' },
      ],
    ],
    [
      'plain',
      'Do you ship, and where?\nYes.\n',
      [{ line: 1, question: 'Do you ship, and where?', answer: 'Yes.' }],
    ],
  ])('of the kind %s is read with the lines that its questions stand on', (format, text, entries) => {
    expect(readEntries(text)).toEqual({ format, entries });
  });
});
