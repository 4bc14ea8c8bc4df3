import type { EditorState, TransactionSpec } from '@codemirror/state';

/** The kinds of line in a post's body. */
export type LineKind = 'large' | 'medium' | 'small' | 'bold';

const marks: Readonly<Record<LineKind, readonly [before: string, after: string]>> = {
  large: ['# ', ''],
  medium: ['## ', ''],
  small: ['### ', ''],
  bold: ['**', '**'],
};

const kinds = Object.entries(marks) as [LineKind, (typeof marks)[LineKind]][];

/** A line's kind, and its text without Markdown marks. */
export const readLine = (line: string): { readonly kind?: LineKind; readonly text: string } => {
  const found = kinds.find(
    ([, [before, after]]) =>
      line.length > before.length + after.length && line.startsWith(before) && line.endsWith(after),
  );
  if (!found) return { text: line };
  const [kind, [before, after]] = found;
  return { kind, text: line.slice(before.length, line.length - after.length) };
};

/**
 * Turns the selected lines into headings or bold, or back into plain text if they all are that already. Skips
 * empty lines.
 */
export const toggleLines = (state: EditorState, kind: LineKind): TransactionSpec => {
  const { from, to } = state.selection.main;
  const lines = [];
  for (let at = state.doc.lineAt(from); ; at = state.doc.line(at.number + 1)) {
    if (at.text.trim() || from === to) lines.push(at);
    if (at.to >= to) break;
  }
  const isOn = lines.every(({ text }) => readLine(text).kind === kind);
  const [before, after] = isOn ? ['', ''] : marks[kind];
  const changes = lines.map((line) => ({
    from: line.from,
    to: line.to,
    insert: `${before}${readLine(line.text).text}${after}`,
  }));
  const set = state.changes(changes);
  // The cursor stays after the same character, inside the marks.
  const anchor = Math.min(set.mapPos(to, 1), set.newLength) - (from === to ? after.length : 0);
  return { changes, selection: { anchor: Math.max(0, anchor) }, userEvent: 'input' };
};

/** Puts a picture on the line below the cursor. */
export const insertLine = (state: EditorState, text: string): TransactionSpec => {
  const line = state.doc.lineAt(state.selection.main.to);
  const insert = line.text.trim() ? `\n\n${text}\n\n` : `${text}\n\n`;
  return {
    changes: { from: line.to, insert },
    selection: { anchor: line.to + insert.length },
    userEvent: 'input',
  };
};
