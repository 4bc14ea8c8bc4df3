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

describe('the side of the bar', () => {
  it('is above a card that stands alone or first', () => {
    expect(chooseToolbarSide(column(0), ['0'], 1)).toBe('top');
    expect(chooseToolbarSide(column(0, below), ['0'], 1)).toBe('top');
  });

  it('is below where a card stands close above, whose exits it would cover', () => {
    expect(chooseToolbarSide(column(0, below), ['1'], 1)).toBe('bottom');
    expect(chooseToolbarSide(column(0, below), ['0', '1'], 1)).toBe('top');
  });

  it('is above where there is no room either way', () => {
    expect(chooseToolbarSide(column(0, below, 2 * below), ['1'], 1)).toBe('top');
  });

  it('takes more room the smaller the cards are drawn', () => {
    expect(chooseToolbarSide(column(0, below + 60), ['1'], 1)).toBe('top');
    expect(chooseToolbarSide(column(0, below + 60), ['1'], 0.5)).toBe('bottom');
  });

  it('is not moved by a card beside it', () => {
    const flow = { ...createFlowDocument(), nodes: [at('a', 0, 0), at('b', 400, below)] };
    expect(chooseToolbarSide(flow, ['b'], 1)).toBe('top');
  });
});
