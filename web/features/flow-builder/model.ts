import type { Flow } from '#shared/api/flows.ts';
import { ensureStartNode } from '#shared/flow/defaults.ts';
import type { FlowDocument } from '#shared/flow/document.ts';
import { normaliseFlow } from '#shared/flow/normalise.ts';
import type { Details, Draft } from './draft.ts';
import { createHistory, type History, recordEdit, redoEdit, undoEdit } from './history.ts';

interface Content {
  readonly flow: FlowDocument;
  readonly details: Details;
}

/** The builder's work, and how it stands to what the server has. Everything in it changes by events alone. */
export interface BuilderModel {
  readonly history: History;
  readonly details: Details;
  /** The flow as the server last gave it; absent for one that was never saved. */
  readonly saved: Flow | undefined;
  /** The version that the work is based on. */
  readonly baseVersion: number;
  /** What the work is when there is nothing to save; absent when it came back from an earlier visit. */
  readonly clean: Content | undefined;
  /** What is on its way to the server. What is edited meanwhile is work on top of it. */
  readonly saving: Content | undefined;
  /** Someone else's newer save that a choice has to be made about. */
  readonly stale: Flow | undefined;
  /** Unsaved work of an earlier visit that was brought back. */
  readonly restored: Draft | undefined;
}

export type BuilderEvent =
  | { type: 'edit'; flow: FlowDocument; kind: string; at: number }
  | { type: 'details'; details: Details }
  | { type: 'undo' }
  | { type: 'redo' }
  | { type: 'saving' }
  | { type: 'saved'; flow: Flow }
  | { type: 'savingFailed' }
  /** The save was refused because of this newer state. */
  | { type: 'theirs'; flow: Flow }
  | { type: 'decideLater' }
  /** The server's copy takes the place of the work: theirs, a restored version, or the saved one. */
  | { type: 'taken'; flow: Flow }
  | { type: 'discard' }
  /** The same flow with places for nodes that had none; it is no edit, so there is nothing to save or to take back. */
  | { type: 'placed'; flow: FlowDocument }
  /** What is live changed, and nothing of the content. */
  | { type: 'published'; flow: Flow };

export const getDetails = ({ name, description, industry, language }: Flow): Details => ({
  name,
  description,
  industry,
  language,
});

/** The builder as it opens: the draft of an earlier visit on top of what is saved, or a first content. */
export const createModel = (
  saved: Flow | undefined,
  draft: Draft | undefined,
  first: Content,
): BuilderModel => ({
  history: createHistory(draft?.flow ?? first.flow),
  details: draft?.details ?? first.details,
  saved,
  baseVersion: draft?.baseVersion ?? saved?.version ?? 1,
  clean: draft ? undefined : first,
  saving: undefined,
  stale: undefined,
  restored: draft,
});

const getContent = ({ history, details }: BuilderModel): Content => ({ flow: history.present, details });

/** Whether there is something to save. */
export const isDirty = (model: BuilderModel): boolean =>
  model.clean?.flow !== model.history.present || model.clean.details !== model.details;

/** Whether the flow itself differs from the newest version on the server, not only its name and the like. */
export const hasUnsavedContent = (model: BuilderModel): boolean =>
  model.clean?.flow !== model.history.present;

/** What is said about the state of the work. */
export const describeSaveState = (model: BuilderModel): string => {
  if (model.saving) return 'Saving...';
  if (isDirty(model)) return 'Unsaved changes';
  return model.saved ? 'Saved' : 'Not saved yet';
};

/** What visitors get, beside what the author has. */
export const describeLiveState = (model: BuilderModel): string => {
  const { saved } = model;
  if (!saved?.isActive) return 'Not live';
  const live = `Live v${saved.publishedVersion ?? saved.version}`;
  return hasUnsavedContent(model) || saved.publishedVersion !== saved.version ? `${live} / Draft` : live;
};

/** The document of a flow, to be edited: whole, whatever an older or plainer one leaves out, and with a start. */
export const toEditableDocument = ({ flowData }: Pick<Flow, 'flowData'>): FlowDocument => {
  const read = normaliseFlow(flowData);
  return ensureStartNode(read.ok ? read.flow : flowData);
};

const replaceWork = (model: BuilderModel, flow: Flow): BuilderModel => {
  const content = { flow: toEditableDocument(flow), details: getDetails(flow) };
  return {
    ...model,
    history: createHistory(content.flow),
    details: content.details,
    saved: flow,
    baseVersion: flow.version,
    clean: content,
    saving: undefined,
    stale: undefined,
    restored: undefined,
  };
};

export const reduce = (model: BuilderModel, event: BuilderEvent): BuilderModel => {
  switch (event.type) {
    case 'edit':
      return { ...model, history: recordEdit(model.history, event.flow, event.kind, event.at) };
    case 'details':
      return { ...model, details: event.details };
    case 'undo':
      return { ...model, history: undoEdit(model.history) };
    case 'redo':
      return { ...model, history: redoEdit(model.history) };
    case 'saving':
      return { ...model, saving: getContent(model) };
    case 'saved':
      // Clean is what was sent: whatever came after it is still to be saved.
      return {
        ...model,
        saved: event.flow,
        baseVersion: event.flow.version,
        clean: model.saving ?? model.clean,
        saving: undefined,
        stale: undefined,
        restored: undefined,
      };
    case 'savingFailed':
      return { ...model, saving: undefined };
    case 'theirs':
      return { ...model, saving: undefined, stale: event.flow };
    case 'decideLater':
      return { ...model, stale: undefined };
    case 'taken':
      return replaceWork(model, event.flow);
    case 'discard':
      return model.saved ? replaceWork(model, model.saved) : { ...model, restored: undefined };
    case 'placed': {
      const before = model.history.present;
      const placed = (content: Content | undefined) =>
        content?.flow === before ? { ...content, flow: event.flow } : content;
      return {
        ...model,
        history: createHistory(event.flow),
        clean: placed(model.clean),
        saving: placed(model.saving),
      };
    }
    case 'published':
      return { ...model, saved: event.flow };
  }
};
