import { defaultKeymap, history, historyKeymap, redo, undo } from '@codemirror/commands';
import { EditorState, RangeSetBuilder } from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  drawSelection,
  EditorView,
  keymap,
  placeholder,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view';
import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { bodyProblems } from '#shared/domain/blog/body-problems.ts';
import { insertLine, type LineKind, readLine, toggleLines } from './body-commands.ts';
import css from './markdown-field.module.css';

export interface MarkdownHandle {
  readonly toggle: (kind: LineKind) => void;
  readonly insert: (line: string) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly goToLine: (line: number) => void;
}

interface MarkdownFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly label: string;
  readonly describedBy: string;
  readonly ref: Ref<MarkdownHandle>;
}

const lineClasses: Readonly<Record<LineKind, string>> = {
  large: css.large ?? '',
  medium: css.medium ?? '',
  small: css.small ?? '',
  bold: css.bold ?? '',
};

/** Renders visible lines as on the page, and underlines those that readers would see as typed. */
const decorate = ({ state, visibleRanges }: EditorView): DecorationSet => {
  const builder = new RangeSetBuilder<Decoration>();
  const problems = new Set(bodyProblems(state.doc.toString()).map(({ line }) => line));
  for (const { from, to } of visibleRanges) {
    for (let line = state.doc.lineAt(from); ; line = state.doc.line(line.number + 1)) {
      const { kind } = readLine(line.text.trim());
      const names = [kind ? lineClasses[kind] : '', problems.has(line.number) ? css.problem : '']
        .filter(Boolean)
        .join(' ');
      if (names) builder.add(line.from, line.from, Decoration.line({ class: names }));
      if (line.to >= to) break;
    }
  }
  return builder.finish();
};

const lineLooks = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet;
    constructor(view: EditorView) {
      this.decorations = decorate(view);
    }
    update({ docChanged, viewportChanged, view }: ViewUpdate) {
      if (docChanged || viewportChanged) this.decorations = decorate(view);
    }
  },
  { decorations: (plugin) => plugin.decorations },
);

const toggleKey = (key: string, kind: LineKind) => ({
  key,
  run: (view: EditorView) => {
    view.dispatch(toggleLines(view.state, kind));
    return true;
  },
});

const keys = [
  toggleKey('Mod-b', 'bold'),
  toggleKey('Mod-Alt-1', 'large'),
  toggleKey('Mod-Alt-2', 'medium'),
  toggleKey('Mod-Alt-3', 'small'),
];

/** A post's body as Markdown, in CodeMirror. Tab leaves the field, as in other fields of a form. */
export const MarkdownField = ({ value, onChange, label, describedBy, ref }: MarkdownFieldProps) => {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const change = useRef(onChange);
  change.current = onChange;
  const first = useRef(value);

  useEffect(() => {
    if (!place.current) return;
    const editor = new EditorView({
      parent: place.current,
      state: EditorState.create({
        doc: first.current,
        extensions: [
          history(),
          drawSelection(),
          keymap.of([...keys, ...historyKeymap, ...defaultKeymap]),
          EditorView.lineWrapping,
          placeholder('Write the post. # makes a heading, ** around a line makes it bold.'),
          EditorView.contentAttributes.of({
            'aria-label': label,
            'aria-describedby': describedBy,
            spellcheck: 'true',
            autocorrect: 'on',
            autocapitalize: 'sentences',
          }),
          lineLooks,
          EditorView.updateListener.of(({ docChanged, state }) => {
            if (docChanged) change.current(state.doc.toString());
          }),
        ],
      }),
    });
    view.current = editor;
    return () => editor.destroy();
  }, [label, describedBy]);

  // Text from elsewhere, such as the other version of a conflict.
  useEffect(() => {
    const editor = view.current;
    if (!editor || editor.state.doc.toString() === value) return;
    editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: value } });
  }, [value]);

  useImperativeHandle(ref, () => {
    const act = (run: (editor: EditorView) => void) => () => {
      const editor = view.current;
      if (!editor) return;
      run(editor);
      editor.focus();
    };
    return {
      toggle: (kind) => act((editor) => editor.dispatch(toggleLines(editor.state, kind)))(),
      insert: (line) => act((editor) => editor.dispatch(insertLine(editor.state, line)))(),
      undo: act((editor) => void undo(editor)),
      redo: act((editor) => void redo(editor)),
      goToLine: (line) =>
        act((editor) => {
          const at = editor.state.doc.line(Math.min(line, editor.state.doc.lines)).from;
          editor.dispatch({ selection: { anchor: at }, scrollIntoView: true });
        })(),
    };
  }, []);

  return <div ref={place} className={css.field} />;
};
