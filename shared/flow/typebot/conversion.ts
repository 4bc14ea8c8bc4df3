import type { NodeData, NodeType } from '../document.ts';
import { flowLimits } from '../limits.ts';
import type { TypebotBlock } from './file.ts';
import type { VariableNames } from './variable-names.ts';

export type NodeDraft = { [K in NodeType]: { readonly type: K; readonly data: NodeData<K> } }[NodeType];

/** Where an exit leads. `next`: the block's own connection, else the block below it; `below`: always the block below. */
export type Target =
  | { readonly node: number }
  | { readonly edge: string }
  | { readonly group: string; readonly block?: string | undefined }
  | 'next'
  | 'below';

export interface DraftExit {
  /** Index of the node in its conversion. */
  readonly from: number;
  readonly on?: string | undefined;
  readonly to: Target;
}

export const outcomes = ['carried', 'changed', 'left_out'] as const;
export type BlockOutcome = (typeof outcomes)[number];

/** The nodes of one block. A block without nodes is skipped to `to`. */
export interface Conversion {
  readonly nodes: readonly NodeDraft[];
  readonly exits: readonly DraftExit[];
  readonly to: Target;
  readonly outcome: BlockOutcome;
  readonly reasons: readonly string[];
}

export interface BlockContext {
  readonly names: VariableNames;
  /** Values of the variables that never change, by their names here. */
  readonly constants: ReadonlyMap<string, string>;
  /** The text of the bubble before a question, which becomes the question's message. */
  readonly message: string;
  /** Whether a conversation can come back to the block. */
  readonly isInLoop: boolean;
}

export type Converter = (block: TypebotBlock, context: BlockContext) => Conversion;

const judge = (reasons: readonly string[]): BlockOutcome => (reasons.length === 0 ? 'carried' : 'changed');

/** Nodes with their exits; by default each leads to the next one and the last goes on. */
export const toNodes = (
  nodes: readonly NodeDraft[],
  reasons: readonly string[] = [],
  exits: readonly DraftExit[] = nodes.map((_, index) => ({
    from: index,
    to: index + 1 < nodes.length ? { node: index + 1 } : 'next',
  })),
): Conversion => ({ nodes, exits, to: 'next', outcome: judge(reasons), reasons });

/** Only a connection to another block. */
export const goTo = (to: Target, reasons: readonly string[] = []): Conversion => ({
  nodes: [],
  exits: [],
  to,
  outcome: judge(reasons),
  reasons,
});

export const leaveOut = (reason: string): Conversion => ({
  nodes: [],
  exits: [],
  to: 'next',
  outcome: 'left_out',
  reasons: [reason],
});

/** Cuts a text to a field's limit and adds a reason. */
export const shorten = (text: string, max: number, what: string, reasons: string[]): string => {
  if (text.length <= max) return text;
  reasons.push(`${what} is cut to ${max.toLocaleString('en-US')} characters.`);
  return text.slice(0, max);
};

/** Splits a text at line breaks into messages that are short enough. */
export const splitMessage = (text: string, max: number = flowLimits.messageChars): string[] => {
  const parts: string[] = [];
  let left = text;
  while (left.length > max) {
    const line = left.lastIndexOf('\n', max);
    const space = left.lastIndexOf(' ', max);
    const at = line > max / 2 ? line : space > max / 2 ? space : max;
    parts.push(left.slice(0, at).trim());
    left = left.slice(at).trim();
  }
  return [...parts, left].filter((part) => part !== '');
};

/** A message without a question. */
export const sayText = (message: string): NodeDraft => ({ type: 'text', data: { message, delay: 0 } });
