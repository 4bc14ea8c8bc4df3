import type { FlowNode } from '#shared/flow/document.ts';
import { getExits } from '#shared/flow/exits.ts';
import { faceOf } from './nodes/all.ts';

/** Width of every card on the canvas. */
export const nodeWidth = 260;
/** Room that two cards keep between them, and a column from the next. */
export const cardGap = 32;
export const columnGap = 110;

const charsPerLine = 32;
const mostLines = 5;
const [head, line, bubble, row, exit, foot] = [40, 20, 18, 26, 28, 6] as const;

const linesOf = (text: string): number => {
  const lines = text
    .split('\n')
    .reduce((sum, part) => sum + Math.max(1, Math.ceil(part.length / charsPerLine)), 0);
  return Math.min(mostLines, lines);
};

/** How high a card will be, before the canvas has drawn and measured it: rather too much than too little. */
export const cardHeight = (node: FlowNode): number => {
  const { says, does } = faceOf(node);
  return (
    head +
    (says === undefined ? 0 : bubble + linesOf(says) * line) +
    (does === undefined ? 0 : row + (linesOf(does) - 1) * line) +
    getExits(node).length * exit +
    foot
  );
};

/** Where the line from an exit begins, and where one into the card ends, measured from the card's top. */
export const exitTop = (node: FlowNode, index: number, height = cardHeight(node)): number =>
  height - foot - (getExits(node).length - index - 0.5) * exit;
export const entryTop = 15;
