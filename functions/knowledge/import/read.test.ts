import { describe, expect, it } from 'vitest';
import { readEntries } from './read.ts';

describe('readEntries', () => {
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
  ])('reads the format %s with the line number of each question', (format, text, entries) => {
    expect(readEntries(text)).toEqual({ format, entries });
  });
});

const kinds = (text: string) => {
  const { format, entries } = readEntries(text);
  return [
    format,
    ...entries.map(({ line, question, answer, broken }) => [line, question, broken ? '!' : answer]),
  ];
};

describe('readEntries with a malformed table row', () => {
  it.each([
    [
      'a row of one column, after a byte order mark',
      '\uFEFFquestion,answer\n"Do you have a fax?","No fax"\nonly one column\n"Can I visit you?","Yes, in Berlin"\n',
      [
        [2, 'Do you have a fax?', 'No fax'],
        [3, 'only one column', ''],
        [4, 'Can I visit you?', 'Yes, in Berlin'],
      ],
    ],
    [
      'rows without a question or an answer',
      'Question;Answer\n;An answer\nA question;\nOpen?;Yes\n',
      [
        [2, '', 'An answer'],
        [3, 'A question', ''],
        [4, 'Open?', 'Yes'],
      ],
    ],
    [
      'no headings',
      'Do you have a fax?,No fax\nonly one column\nCan I visit you?,Yes\n',
      [
        [1, 'Do you have a fax?', 'No fax'],
        [2, 'only one column', ''],
        [3, 'Can I visit you?', 'Yes'],
      ],
    ],
    [
      'a quotation mark that is never closed',
      'question,answer\nOpen?,Yes\n"Do you have a fax?,No\n"Can I, visit you?","Yes\nand no"\nLast?,"Here\n',
      [
        [2, 'Open?', 'Yes'],
        [3, '"Do you have a fax?,No', '!'],
        [4, 'Can I, visit you?', 'Yes\nand no'],
        [6, 'Last?,"Here', '!'],
      ],
    ],
    [
      'a quotation mark inside a quoted text',
      'question,answer\n"He said "hi" there?",No\nOpen?,Yes\n',
      [
        [2, '"He said "hi" there?",No', '!'],
        [3, 'Open?', 'Yes'],
      ],
    ],
    [
      'a cell that begins like a heading of Markdown',
      'question,answer\n"What is it?","Two things:\n# one"\n',
      [[2, 'What is it?', 'Two things:\n# one']],
    ],
  ])('still reads a table: %s', (_, text, entries) => {
    expect(kinds(text)).toEqual(['csv', ...entries]);
  });

  it('stops after too many malformed quotes', () => {
    const { entries } = readEntries(`question,answer\n${'"a,b\n'.repeat(4000)}`);
    expect(entries).toHaveLength(25);
    expect(entries.at(-1)).toMatchObject({ line: 26, broken: expect.stringContaining('nothing below') });
  });
});

describe('readEntries with a title', () => {
  it.each([
    [
      'over deeper headings, with its text',
      '# FAQ\nAll you want to know.\n\n## Open?\nYes',
      [
        [1, 'FAQ', '!'],
        [4, 'Open?', 'Yes'],
      ],
    ],
    ['of a section', '# Help\n## Shipping\n### How long?\nA day', [[3, 'How long?', 'A day']]],
    ['beside the questions', '# FAQ\n# Open?\nYes', [[2, 'Open?', 'Yes']]],
    ['over bold questions', '## Opening\n**When?**\nNow', [[2, 'When?', 'Now']]],
    [
      'that asks is a question',
      '# Open?\nYes\n## On Sundays?\nNo',
      [
        [1, 'Open?', 'Yes'],
        [3, 'On Sundays?', 'No'],
      ],
    ],
  ])('%s', (_, text, entries) => {
    expect(kinds(text)).toEqual(['markdown', ...entries]);
  });
});

it.each([
  ['Question everything\nAlways.', []],
  [
    'Q: Shipping\nA: A day.\n2) Open?\nYes',
    [
      [1, 'Shipping', 'A day.'],
      [3, 'Open?', 'Yes'],
    ],
  ],
  ['Do you ship, and where?\nYes, we do.', [[1, 'Do you ship, and where?', 'Yes, we do.']]],
])('plain text is read by its questions: %s', (text, entries) => {
  expect(kinds(text)).toEqual(['plain', ...entries]);
});
