import { parsePicture } from './body-lines.ts';

/** Markdown in a post's body that the blog shows as typed text. */
export interface BodyProblem {
  /** Counted from 1. */
  readonly line: number;
  readonly text: string;
  /** The post can't be published with it. */
  readonly blocks?: true;
}

interface Mark {
  readonly pattern: RegExp;
  readonly text: string;
  readonly blocks?: true;
}

const marks: readonly Mark[] = [
  {
    pattern: /!\[[^\]]*\]\(/,
    text: 'Only pictures that you uploaded can be shown, each on its own line. Use “Insert picture”.',
    blocks: true,
  },
  { pattern: /\]\(/, text: 'Links aren’t shown as links. Readers would see the brackets.' },
  { pattern: /^\s*([-*+]|\d+\.)\s/, text: 'Lists aren’t shown as lists. Write each point as a paragraph.' },
  { pattern: /^\s*>/, text: 'Quotations aren’t shown as such.' },
  { pattern: /^\s*#{4,}/, text: 'Headings have one to three #.' },
  { pattern: /^\s*#{1,3}[^\s#]/, text: 'A heading needs a space after the #.' },
  { pattern: /`/, text: 'Code isn’t shown as code.' },
  { pattern: /<\/?[a-z]/i, text: 'HTML is shown as text.' },
  { pattern: /^(?!\*\*[^*]+\*\*$).*\*\S/, text: 'Only a whole line can be bold: **like this**.' },
];

/**
 * Finds the lines in a body that readers would see differently than intended, in order; at most one problem
 * per line.
 */
export const bodyProblems = (content: string): BodyProblem[] =>
  content.split(/\r\n|\r|\n/).flatMap((raw, index) => {
    const line = raw.trim();
    if (line === '' || parsePicture(line)) return [];
    const mark = marks.find(({ pattern }) => pattern.test(line));
    return mark
      ? [{ line: index + 1, text: mark.text, ...(mark.blocks ? { blocks: mark.blocks } : {}) }]
      : [];
  });
