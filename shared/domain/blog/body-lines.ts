import type { Cover } from './post.ts';

/**
 * One line of a post's body. The text is plain and never contains markup. See docs/behaviour.md, "The blog".
 */
export type BodyLine =
  | { readonly kind: 'heading'; readonly size: 'large' | 'medium' | 'small'; readonly text: string }
  | { readonly kind: 'bold'; readonly text: string }
  | { readonly kind: 'break' }
  | ({ readonly kind: 'picture' } & Cover)
  | { readonly kind: 'paragraph'; readonly text: string };

const headings = [
  ['# ', 'large'],
  ['## ', 'medium'],
  ['### ', 'small'],
] as const;

const picturePattern = /^!\[([^\]]{0,300})\]\(\/media\/([0-9a-f]{32})-(\d{1,4})x(\d{1,4})\.webp\)$/;

/** Parses a line that is a picture of this site: `![description](/media/<hash>-<width>x<height>.webp)`. */
export const parsePicture = (line: string): Cover | undefined => {
  const [, alt = '', hash, width, height] = picturePattern.exec(line) ?? [];
  return hash ? { hash, width: Number(width), height: Number(height), alt } : undefined;
};

const lineOf = (raw: string): BodyLine => {
  const line = raw.trim();
  if (line === '') return { kind: 'break' };
  for (const [mark, size] of headings) {
    if (line.startsWith(mark)) return { kind: 'heading', size, text: line.slice(mark.length).trim() };
  }
  // A lone `**` or `****` has no text to make bold, so it stays as typed.
  if (line.length > 4 && line.startsWith('**') && line.endsWith('**')) {
    return { kind: 'bold', text: line.slice(2, -2).trim() };
  }
  const picture = parsePicture(line);
  if (picture) return { kind: 'picture', ...picture };
  return { kind: 'paragraph', text: line };
};

/**
 * Splits a post's body into lines: `# ` to `### ` are headings, a line wrapped in `**` is bold, blank lines
 * are breaks, a line that is a picture of this
 * site is that picture, everything else is a paragraph. See docs/behaviour.md, "The blog".
 */
export const bodyLines = (content: string): BodyLine[] => {
  const lines: BodyLine[] = [];
  for (const raw of content.split(/\r\n|\r|\n/)) {
    const line = lineOf(raw);
    // Leading and trailing blank lines are dropped.
    if (line.kind === 'break' && lines.length === 0) continue;
    lines.push(line);
  }
  while (lines.at(-1)?.kind === 'break') lines.pop();
  return lines;
};
