import type { Flow } from '#shared/api/flows.ts';
import { isSameJson } from '#shared/flow/changes.ts';
import { ensureStartNode } from '#shared/flow/defaults.ts';
import type { FlowDocument } from '#shared/flow/document.ts';
import { mergeFlows, type Side } from '#shared/flow/merge.ts';
import { normaliseFlow } from '#shared/flow/normalise.ts';
import type { Details, Draft } from './draft.ts';
import { createHistory, type History, recordEdit, redoEdit, undoEdit } from './history.ts';

interface Content {
  readonly flow: FlowDocument;
  readonly details: Details;
}

/** State of the builder: the work and its relation to the saved flow. Changed by `reduce` only. */
export interface BuilderModel {
  readonly history: History;
  readonly details: Details;
  /** The latest response of the server; undefined for a flow that was never saved. */
  readonly saved: Flow | undefined;
  /** The version that the work is based on. */
  readonly baseVersion: number;
  /** The saved content; undefined while a restored draft has not been saved. */
  readonly clean: Content | undefined;
  /** The content that is being saved; later edits stay unsaved. */
  readonly saving: Content | undefined;
  /**
   * A newer save from elsewhere about which the author must decide, and the common base of both if it is
   * known.
   */
  readonly stale: { readonly flow: Flow; readonly base: FlowDocument | undefined } | undefined;
  /** The restored draft of an earlier visit. */
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
  /** The save was refused because this newer version exists. */
  | { type: 'conflict'; flow: Flow; base: FlowDocument | undefined }
  /** The work now contains a newer save from elsewhere. */
  | { type: 'merged'; flow: Flow; base: FlowDocument; choices?: ReadonlyMap<string, Side> }
  | { type: 'conflictPostponed' }
  /** Replaces the work with a flow from the server. */
  | { type: 'replaced'; flow: Flow }
  | { type: 'discard' }
  /** Positions for an unarranged flow; not an edit, so nothing to save or undo. */
  | { type: 'arranged'; flow: FlowDocument }
  /** The live version changed, but not the content. */
  | { type: 'published'; flow: Flow };

export const getDetails = ({ name, description, industry, language }: Flow): Details => ({
  name,
  description,
  industry,
  language,
});

/** Creates the state: the draft of an earlier visit if there is one, or else the first content. */
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

/** Whether there are unsaved changes. */
export const isDirty = (model: BuilderModel): boolean =>
  model.clean?.flow !== model.history.present || model.clean.details !== model.details;

/** Whether the document has unsaved changes; settings don't count. */
export const hasUnsavedContent = (model: BuilderModel): boolean =>
  model.clean?.flow !== model.history.present;

/** The save state as shown in the toolbar. */
export const describeSaveState = (model: BuilderModel, isDraftStored = false): string => {
  if (model.saving) return 'Saving...';
  if (isDirty(model)) return isDraftStored ? 'Unsaved changes, kept in this browser' : 'Unsaved changes';
  return model.saved ? 'Saved' : 'Not saved yet';
};

/** The live state as shown in the toolbar. */
export const describeLiveState = (model: BuilderModel): string => {
  const { saved } = model;
  if (!saved?.isActive) return 'Not live';
  const live = `Live v${saved.publishedVersion ?? saved.version}`;
  return hasUnsavedContent(model) || saved.publishedVersion !== saved.version ? `${live} / Draft` : live;
};

/** The document of a flow in canonical form and with a start node. */
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

/** Settings: the author's if they changed them, otherwise those of the newer save. */
const mergeDetails = (base: Details | undefined, mine: Details, theirs: Details): Details => {
  const fields = Object.keys(mine) as (keyof Details)[];
  const merged = Object.fromEntries(
    fields.map((field) => [field, base && mine[field] === base[field] ? theirs[field] : mine[field]]),
  ) as unknown as Details;
  return isSameJson(merged, theirs) ? theirs : merged;
};

/** Applies a newer save below the work, so that undo and redo also keep the other side's changes. */
const mergeWork = (
  model: BuilderModel,
  { flow, base, choices }: Extract<BuilderEvent, { type: 'merged' }>,
): BuilderModel => {
  const clean = { flow: toEditableDocument(flow), details: getDetails(flow) };
  const rebase = (document: FlowDocument): FlowDocument => {
    const merged = mergeFlows(base, document, clean.flow, choices)?.flow ?? document;
    return isSameJson(merged, clean.flow) ? clean.flow : merged;
  };
  const { past, present, future, last } = model.history;
  return {
    ...model,
    history: { past: past.map(rebase), present: rebase(present), future: future.map(rebase), last },
    details: mergeDetails(model.clean?.details, model.details, clean.details),
    saved: flow,
    baseVersion: flow.version,
    clean,
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
      // Edits made while saving are still unsaved.
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
    case 'conflict':
      return { ...model, saving: undefined, stale: { flow: event.flow, base: event.base } };
    case 'merged':
      return mergeWork(model, event);
    case 'conflictPostponed':
      return { ...model, stale: undefined };
    case 'replaced':
      return replaceWork(model, event.flow);
    case 'discard':
      return model.saved ? replaceWork(model, model.saved) : { ...model, restored: undefined };
    case 'arranged': {
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
