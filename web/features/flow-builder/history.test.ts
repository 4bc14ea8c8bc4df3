import { describe, expect, it } from 'vitest';
import { createFlowDocument } from '#shared/flow/defaults.ts';
import { addNode } from '#shared/flow/graph.ts';
import { edited, redone, startHistory, undone } from './history.ts';

const one = createFlowDocument();
const two = addNode(one, 'text');
const three = addNode(two, 'condition');

describe('history', () => {
  it('goes back and forth through every edit', () => {
    const history = edited(edited(startHistory(one), two, '', 0), three, '', 1);
    expect(undone(history).present).toBe(two);
    expect(undone(undone(history)).present).toBe(one);
    expect(undone(undone(undone(history))).present).toBe(one);
    expect(redone(undone(history)).present).toBe(three);
    expect(redone(history)).toBe(history);
  });

  it('joins quick edits of the same field, and only those', () => {
    const typed = edited(edited(startHistory(one), two, 'message', 0), three, 'message', 500);
    expect(undone(typed).present).toBe(one);
    const slow = edited(edited(startHistory(one), two, 'message', 0), three, 'message', 2_000);
    expect(undone(slow).present).toBe(two);
    const other = edited(edited(startHistory(one), two, 'message', 0), three, 'delay', 10);
    expect(undone(other).present).toBe(two);
  });

  it('does not join an edit with one that was undone', () => {
    const back = undone(edited(startHistory(one), two, 'message', 0));
    expect(undone(edited(back, three, 'message', 10)).present).toBe(one);
  });

  it('forgets the way forward after a new edit', () => {
    const back = undone(edited(startHistory(one), two, '', 0));
    expect(redone(edited(back, three, '', 1)).present).toBe(three);
  });

  it('is the same object when nothing changed, and keeps at most 100 steps', () => {
    const start = startHistory(one);
    expect(edited(start, one, '', 0)).toBe(start);
    let history = start;
    for (let step = 0; step < 150; step += 1)
      history = edited(history, step % 2 ? one : two, '', step * 10_000);
    expect(history.past).toHaveLength(100);
  });
});
