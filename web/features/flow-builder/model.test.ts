import { describe, expect, it } from 'vitest';
import type { Flow } from '#shared/api/flows.ts';
import { createFlowDocument } from '#shared/flow/defaults.ts';
import type { FlowDocument } from '#shared/flow/document.ts';
import { addNode } from '#shared/flow/graph.ts';
import {
  type BuilderEvent,
  type BuilderModel,
  createModel,
  describeLiveState,
  describeSaveState,
  isDirty,
  reduce,
  toEditableDocument,
} from './model.ts';

const details = { name: 'Desk', description: '', industry: 'General', language: 'en' };
const first = { flow: createFlowDocument(), details };
const flowAt = (version: number, flowData: FlowDocument, more: Partial<Flow> = {}): Flow =>
  ({ id: 'f', version, ...details, flowData, isActive: false, publishedVersion: null, ...more }) as Flow;
const edit = (model: BuilderModel): BuilderEvent => ({
  type: 'edit',
  flow: addNode(model.history.present, 'text'),
  kind: '',
  at: 0,
});
const played = (model: BuilderModel, ...events: (BuilderEvent | ((now: BuilderModel) => BuilderEvent))[]) =>
  events.reduce((now, event) => reduce(now, typeof event === 'function' ? event(now) : event), model);
const stored = flowAt(3, first.flow);
const opened = createModel(stored, undefined, first);

describe('opening a flow', () => {
  it('accepts nodes and connections alone, and options without ids', () => {
    const options = [{ label: 'Option 1', value: 'option1' }];
    const nodes = [
      { id: 's', type: 'start', position: { x: 0, y: 0 }, data: { message: 'Hi' }, connections: ['q'] },
      { id: 'q', type: 'quick_reply', position: { x: 300, y: 0 }, data: { message: 'Well?', options } },
    ];
    const connections = [{ from: 's', to: 'q' }];
    const flow = toEditableDocument({ flowData: { nodes, connections } as unknown as FlowDocument });
    expect(flow.notes).toEqual([]);
    expect(flow.connections).toEqual(connections);
    expect(flow.nodes.map(({ data }) => data)).toMatchObject([
      { message: 'Hi' },
      { message: 'Well?', options },
    ]);
    expect(toEditableDocument({ flowData: flow })).toEqual(flow);
  });
});

describe('the builder state', () => {
  it('is unsaved before the first save', () => {
    const fresh = createModel(undefined, undefined, first);
    expect(describeSaveState(fresh)).toBe('Not saved yet');
    expect(describeSaveState(played(fresh, edit))).toBe('Unsaved changes');
    expect(describeSaveState(played(fresh, edit), true)).toBe('Unsaved changes, kept in this browser');
    const saved = played(fresh, edit, { type: 'saving' }, { type: 'saved', flow: flowAt(1, first.flow) });
    expect(describeSaveState(saved)).toBe('Saved');
  });

  it('keeps edits made during a save, and marks them unsaved', () => {
    const during = played(opened, edit, { type: 'saving' }, edit);
    expect(describeSaveState(during)).toBe('Saving...');
    const saved = played(during, { type: 'saved', flow: flowAt(4, first.flow) });
    expect(saved.history.present.nodes).toHaveLength(3);
    expect(saved.baseVersion).toBe(4);
    expect(isDirty(saved)).toBe(true);
    expect(isDirty(played(saved, { type: 'undo' }))).toBe(false);
  });

  it('keeps them on the first save of a new flow too, including its name', () => {
    const during = played(createModel(undefined, undefined, first), { type: 'saving' }, edit, {
      type: 'details',
      details: { ...details, name: 'Typed meanwhile' },
    });
    const saved = played(during, { type: 'saved', flow: flowAt(1, first.flow) });
    expect(saved.details.name).toBe('Typed meanwhile');
    expect(saved.history.present.nodes).toHaveLength(2);
    expect(isDirty(saved)).toBe(true);
  });

  it('is unchanged when saving fails, or when another save got in first', () => {
    const failed = played(opened, edit, { type: 'saving' }, { type: 'savingFailed' });
    expect(describeSaveState(failed)).toBe('Unsaved changes');
    const stale = played(
      opened,
      edit,
      { type: 'saving' },
      { type: 'conflict', flow: flowAt(9, createFlowDocument()), base: first.flow },
    );
    expect(stale.stale?.flow.version).toBe(9);
    expect(stale.history.present.nodes).toHaveLength(2);
    expect(played(stale, { type: 'conflictPostponed' }).stale).toBeUndefined();
    const theirs = played(stale, { type: 'replaced', flow: flowAt(9, createFlowDocument()) });
    expect([theirs.history.present.nodes.length, theirs.baseVersion, isDirty(theirs)]).toEqual([1, 9, false]);
  });

  it('restores an earlier draft as unsaved, and can discard it', () => {
    const draft = {
      flow: addNode(createFlowDocument(), 'text'),
      details,
      baseVersion: 2,
      savedAt: '2026-11-21T10:00:00Z',
    };
    const restored = createModel(stored, draft, first);
    expect([isDirty(restored), restored.baseVersion]).toEqual([true, 2]);
    const discarded = played(restored, { type: 'discard' });
    expect([isDirty(discarded), discarded.baseVersion, discarded.restored]).toEqual([false, 3, undefined]);
  });

  it('tells the live version from the draft', () => {
    expect(describeLiveState(opened)).toBe('Not live');
    const live = played(opened, {
      type: 'published',
      flow: flowAt(3, first.flow, { isActive: true, publishedVersion: 3 }),
    });
    expect(describeLiveState(live)).toBe('Live v3');
    expect(describeLiveState(played(live, edit))).toBe('Live v3 / Draft');
    const draft = flowAt(4, first.flow, { isActive: true, publishedVersion: 3 });
    expect(describeLiveState(played(live, edit, { type: 'saving' }, { type: 'saved', flow: draft }))).toBe(
      'Live v3 / Draft',
    );
  });

  it('contains a newer save after a merge, also after undo and redo', () => {
    const theirs = { ...first.flow, title: 'Theirs' };
    const mine = played(opened, edit, edit);
    const merged = played(mine, { type: 'merged', flow: flowAt(4, theirs), base: first.flow });
    expect([merged.baseVersion, isDirty(merged)]).toEqual([4, true]);
    expect([merged.history.present.title, merged.history.present.nodes.length]).toEqual(['Theirs', 3]);
    const undone = played(merged, { type: 'undo' });
    expect([undone.history.present.title, undone.history.present.nodes.length]).toEqual(['Theirs', 2]);
    const clean = played(opened, { type: 'merged', flow: flowAt(4, theirs), base: first.flow });
    expect(isDirty(clean)).toBe(false);
  });
});
