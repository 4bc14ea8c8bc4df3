import { describe, expect, it } from 'vitest';
import { createFlowDocument, createNode } from '#shared/flow/defaults.ts';
import { estimateCardHeight } from './card-size.ts';
import { chooseToolbarSide } from './toolbar-side.ts';

const at = (id: string, x: number, y: number) => createNode('text', id, { x, y });
const below = estimateCardHeight(at('any', 0, 0)) + 32;
const column = (...places: readonly number[]) => ({
  ...createFlowDocument(),
  nodes: places.map((y, index) => at(String(index), 0, y)),
});

describe('the side of the selection toolbar', () => {
  it('is above a card with room above it', () => {
    expect(chooseToolbarSide(column(0), ['0'], 1)).toBe('top');
    expect(chooseToolbarSide(column(0, below), ['0'], 1)).toBe('top');
  });

  it('is below when it would cover the exits of a card above', () => {
    expect(chooseToolbarSide(column(0, below), ['1'], 1)).toBe('bottom');
    expect(chooseToolbarSide(column(0, below), ['0', '1'], 1)).toBe('top');
  });

  it('is above when there is no room on either side', () => {
    expect(chooseToolbarSide(column(0, below, 2 * below), ['1'], 1)).toBe('top');
  });

  it('needs more room the further the canvas is zoomed out', () => {
    expect(chooseToolbarSide(column(0, below + 60), ['1'], 1)).toBe('top');
    expect(chooseToolbarSide(column(0, below + 60), ['1'], 0.5)).toBe('bottom');
  });

  it('ignores cards beside it', () => {
    const flow = { ...createFlowDocument(), nodes: [at('a', 0, 0), at('b', 400, below)] };
    expect(chooseToolbarSide(flow, ['b'], 1)).toBe('top');
  });
});
