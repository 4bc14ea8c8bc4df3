import type { FlowDocument } from '#shared/flow/document.ts';

/** Maximum of undo steps. */
const maxSteps = 100;
/** Edits of the same kind within this time are merged, so that undo removes a word instead of a character. */
const mergeMs = 900;

export interface History {
  readonly past: readonly FlowDocument[];
  readonly present: FlowDocument;
  readonly future: readonly FlowDocument[];
  /** The last edit, for merging. */
  readonly last: { kind: string; at: number } | undefined;
}

export const createHistory = (present: FlowDocument): History => ({
  past: [],
  present,
  future: [],
  last: undefined,
});

/** Records an edit. Returns the same object if the document is unchanged; quick edits of the same `kind` are merged. */
export const recordEdit = (history: History, next: FlowDocument, kind: string, now: number): History => {
  if (next === history.present) return history;
  const joins = kind !== '' && history.last?.kind === kind && now - history.last.at < mergeMs;
  return {
    past: joins ? history.past : [...history.past, history.present].slice(-maxSteps),
    present: next,
    future: [],
    last: { kind, at: now },
  };
};

export const undoEdit = (history: History): History => {
  const previous = history.past.at(-1);
  if (!previous) return history;
  return {
    past: history.past.slice(0, -1),
    present: previous,
    future: [history.present, ...history.future],
    last: undefined,
  };
};

export const redoEdit = (history: History): History => {
  const [next, ...future] = history.future;
  return next
    ? { past: [...history.past, history.present], present: next, future, last: undefined }
    : history;
};
