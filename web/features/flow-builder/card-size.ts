import type { FlowNode } from '#shared/flow/document.ts';
import { getExits } from '#shared/flow/exits.ts';
import { getCardContent } from './nodes/all.ts';

/** Width of every card on the canvas. */
export const nodeWidth = 260;
/** Space between cards of a column, and between columns. */
export const cardGap = 32;
export const columnGap = 110;

const charsPerLine = 32;
const maxLines = 5;
const [head, line, bubble, row, exit, foot, thumbnail] = [40, 20, 18, 26, 28, 6, 104] as const;

const countLines = (text: string): number => {
  const lines = text
    .split('\n')
    .reduce((sum, part) => sum + Math.max(1, Math.ceil(part.length / charsPerLine)), 0);
  return Math.min(maxLines, lines);
};

/** Estimates the height of a card that has not been measured yet; rather too high than too low. */
export const estimateCardHeight = (node: FlowNode): number => {
  const { message: says, effect: does, picture, choices = [] } = getCardContent(node);
  return (
    head +
    (picture ? thumbnail : 0) +
    (says === undefined ? 0 : bubble + countLines(says) * line) +
    (does === undefined ? 0 : row + (countLines(does) - 1) * line) +
    (choices.length + getExits(node).length) * exit +
    foot
  );
};

/** Distance from the card's top to the handle of an exit, and to the entry handle. */
export const getExitY = (node: FlowNode, index: number, height = estimateCardHeight(node)): number =>
  height - foot - (getExits(node).length - index - 0.5) * exit;
export const entryY = 15;
