/** One line of a post's body, by the rules of docs/behaviour.md, "The blog". The text is plain: nothing in it is ever markup. */
export type BodyLine =
  | { readonly kind: 'heading'; readonly size: 'large' | 'medium' | 'small'; readonly text: string }
  | { readonly kind: 'bold'; readonly text: string }
  | { readonly kind: 'break' }
  | { readonly kind: 'paragraph'; readonly text: string };

const headings = [
  ['# ', 'large'],
  ['## ', 'medium'],
  ['### ', 'small'],
] as const;

const lineOf = (raw: string): BodyLine => {
  const line = raw.trim();
  if (line === '') return { kind: 'break' };
  for (const [mark, size] of headings) {
    if (line.startsWith(mark)) return { kind: 'heading', size, text: line.slice(mark.length).trim() };
  }
  // Five characters at least: a lone `**` or `****` holds nothing to make bold and stays what was typed.
  if (line.length > 4 && line.startsWith('**') && line.endsWith('**')) {
    return { kind: 'bold', text: line.slice(2, -2).trim() };
  }
  return { kind: 'paragraph', text: line };
};

/**
 * Splits a post's body into lines: `# `, `## `, `### ` start headings, a line wrapped in `**` is bold, a blank line is a
 * break, several in a row are as many, anything else is a paragraph. See docs/behaviour.md, "The blog".
 */
export const bodyLines = (content: string): BodyLine[] => {
  const lines: BodyLine[] = [];
  for (const raw of content.split(/\r\n|\r|\n/)) {
    const line = lineOf(raw);
    // Before the first and after the last word there is nothing to keep apart.
    if (line.kind === 'break' && lines.length === 0) continue;
    lines.push(line);
  }
  while (lines.at(-1)?.kind === 'break') lines.pop();
  return lines;
};
