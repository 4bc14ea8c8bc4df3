import { describe, expect, it } from 'vitest';
import { createFlowDocument } from '#shared/flow/defaults.ts';
import { addNode } from '#shared/flow/graph.ts';
import { createHistory, recordEdit, redoEdit, undoEdit } from './history.ts';

const one = createFlowDocument();
const two = addNode(one, 'text');
const three = addNode(two, 'condition');

describe('history', () => {
  it('undoes and redoes every edit', () => {
    const history = recordEdit(recordEdit(createHistory(one), two, '', 0), three, '', 1);
    expect(undoEdit(history).present).toBe(two);
    expect(undoEdit(undoEdit(history)).present).toBe(one);
    expect(undoEdit(undoEdit(undoEdit(history))).present).toBe(one);
    expect(redoEdit(undoEdit(history)).present).toBe(three);
    expect(redoEdit(history)).toBe(history);
  });

  it('merges quick edits of the same field, and only those', () => {
    const typed = recordEdit(recordEdit(createHistory(one), two, 'message', 0), three, 'message', 500);
    expect(undoEdit(typed).present).toBe(one);
    const slow = recordEdit(recordEdit(createHistory(one), two, 'message', 0), three, 'message', 2_000);
    expect(undoEdit(slow).present).toBe(two);
    const other = recordEdit(recordEdit(createHistory(one), two, 'message', 0), three, 'delay', 10);
    expect(undoEdit(other).present).toBe(two);
  });

  it('doesn’t merge an edit with an undone one', () => {
    const back = undoEdit(recordEdit(createHistory(one), two, 'message', 0));
    expect(undoEdit(recordEdit(back, three, 'message', 10)).present).toBe(one);
  });

  it('clears redo after a new edit', () => {
    const back = undoEdit(recordEdit(createHistory(one), two, '', 0));
    expect(redoEdit(recordEdit(back, three, '', 1)).present).toBe(three);
  });

  it('keeps its identity when nothing changed, and at most 100 steps', () => {
    const start = createHistory(one);
    expect(recordEdit(start, one, '', 0)).toBe(start);
    let history = start;
    for (let step = 0; step < 150; step += 1)
      history = recordEdit(history, step % 2 ? one : two, '', step * 10_000);
    expect(history.past).toHaveLength(100);
  });
});
