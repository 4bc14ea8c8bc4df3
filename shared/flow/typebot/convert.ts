import type { FlowDocument } from '../document.ts';
import { flowLimits } from '../limits.ts';
import { normaliseFlow } from '../normalise.ts';
import { assemble } from './assemble.ts';
import { getBlockName, getTypeName } from './block-names.ts';
import { bubbleConverters, convertBubble, readBubble } from './bubbles.ts';
import { type BlockOutcome, type Conversion, type Converter, goTo, leaveOut } from './conversion.ts';
import { readTypebotFile, type TypebotBlock, TypebotError, type TypebotFile } from './file.ts';
import { findConstants } from './find-constants.ts';
import { findLoops } from './find-loops.ts';
import { inputConverters } from './inputs.ts';
import { integrationConverters } from './integrations.ts';
import { convertLink, logicConverters } from './logic.ts';
import { VariableNames } from './variable-names.ts';

/** What became of one block. */
export interface BlockReport {
  readonly group: string;
  /** Its type and the beginning of its text. */
  readonly block: string;
  readonly outcome: BlockOutcome;
  /** Sentences; empty if it was carried over as it is. */
  readonly reasons: readonly string[];
}

export interface TypebotImport {
  readonly name: string;
  readonly flow: FlowDocument;
  readonly blocks: readonly BlockReport[];
  /** Sentences about the bot as a whole. */
  readonly notes: readonly string[];
}

const findConverter = (file: TypebotFile, type: string): Converter => {
  const converters = {
    ...bubbleConverters,
    ...inputConverters,
    ...logicConverters,
    ...integrationConverters,
  };
  if (type === 'Typebot link') return convertLink(file.id);
  return Object.hasOwn(converters, type)
    ? (converters[type] as Converter)
    : () => leaveOut('This type of block is unknown.');
};

/** The text of a bubble that becomes the message of the input below it; undefined if it stays a message of its own. */
const findQuestionText = (
  bubble: TypebotBlock | undefined,
  names: VariableNames,
): { text: string; reasons: string[] } | undefined => {
  if (bubble?.type !== 'text' || bubble.outgoingEdgeId !== undefined) return undefined;
  const read = readBubble(bubble, names);
  return read.text !== '' && read.text.length <= flowLimits.messageChars ? read : undefined;
};

const isWait = (block: TypebotBlock | undefined): boolean =>
  block?.type === 'Wait' && block.outgoingEdgeId === undefined;

/** Milliseconds of a Wait block; 0 if they are in a variable. */
const readDelay = (block: TypebotBlock): number =>
  Math.round(Math.max(block.options.number('secondsToWaitFor') ?? 0, 0) * 1000);

const isStartBlock = ({ type }: TypebotBlock): boolean => type === 'start';

/** A block that is part of another one's nodes. */
const mergeInto = (reasons: readonly string[]): Conversion => goTo('next', reasons);

/** Adds the pauses before a block to its first message; undefined if it begins with something else. */
const addDelay = (conversion: Conversion, delay: number): Conversion | undefined => {
  const [first, ...rest] = conversion.nodes;
  if (first?.type !== 'text') return undefined;
  const sum = Math.min(first.data.delay + delay, flowLimits.delayMs);
  return { ...conversion, nodes: [{ ...first, data: { ...first.data, delay: sum } }, ...rest] };
};

const convertGroup = (
  blocks: readonly TypebotBlock[],
  convert: (block: TypebotBlock, message: string) => Conversion,
  names: VariableNames,
): [TypebotBlock, Conversion][] => {
  const converted: [TypebotBlock, Conversion][] = [];
  const replace = (index: number, conversion: Conversion) => {
    const entry = converted[index];
    if (entry) entry[1] = conversion;
  };
  let waits: number[] = [];
  for (const [index, block] of blocks.entries()) {
    if (isWait(block) && readDelay(block) > 0) waits.push(index);
    // A pause between a question and its answers would keep the question apart from them.
    let above = index - 1;
    while (isWait(blocks[above])) above -= 1;
    const question = Object.hasOwn(inputConverters, block.type)
      ? findQuestionText(blocks[above], names)
      : undefined;
    let conversion = convert(block, question?.text ?? '');
    if (question && conversion.nodes.length > 0) {
      const bubble = converted[above]?.[1].nodes[0];
      const delay = bubble?.type === 'text' ? bubble.data.delay : 0;
      // A question with options can't have a pause, so a text with one stays a message of its own.
      const delayed = delay > 0 ? addDelay(conversion, delay) : conversion;
      if (delayed) replace(above, mergeInto(question.reasons));
      conversion = delayed ?? convert(block, '');
      waits = [];
    } else if (waits.length > 0 && conversion.nodes.length > 0) {
      const delay = waits.reduce((sum, wait) => sum + readDelay(blocks[wait] as TypebotBlock), 0);
      const delayed = addDelay(conversion, delay);
      const reasons =
        delay > flowLimits.delayMs ? [`The pause is cut to ${flowLimits.delayMs / 1000} seconds.`] : [];
      if (delayed) for (const wait of waits) replace(wait, mergeInto(reasons));
      conversion = delayed ?? conversion;
      if (delayed || block.type !== 'Set variable') waits = [];
    }
    converted.push([block, conversion]);
  }
  return converted;
};

const listNotes = (file: TypebotFile, names: VariableNames): string[] => [
  ...file.otherEvents.map((type) => `The event “${getTypeName(type)}” is left out.`),
  ...(file.hasTheme
    ? [
        file.accent
          ? 'Of the theme only the colour of the buttons is carried over.'
          : 'Colours, pictures and fonts of the theme are left out.',
      ]
    : []),
  ...(names.renamed.length > 0
    ? [
        `Variables with spaces or other signs have new names: ${names.renamed.slice(0, 10).join(', ')}${names.renamed.length > 10 ? ' …' : '.'}`,
      ]
    : []),
];

/**
 * Converts the parsed JSON of a Typebot export (versions 3 to 6) to a flow, with a report for each block. Throws a
 * `TypebotError`, whose message names the block, if the file is no such export, hostile, or too large for a flow.
 */
export const convertTypebot = (value: unknown): TypebotImport => {
  const file = readTypebotFile(value);
  const names = new VariableNames(file.variables);
  const loops = findLoops(file);
  const constants = findConstants(file, names);
  const convert = (block: TypebotBlock, message: string): Conversion =>
    block.type === 'text'
      ? convertBubble(block, names)
      : findConverter(file, block.type)(block, { names, constants, message, isInLoop: loops.has(block.id) });
  const conversions = file.groups.map(({ blocks }) => {
    const own = blocks.filter((block) => !isStartBlock(block));
    return convertGroup(own, convert, names);
  });
  const document = assemble(file, names, conversions);
  if (document.nodes.length > flowLimits.nodes)
    throw new TypebotError(
      `This bot needs ${document.nodes.length} steps, but a flow can have ${flowLimits.nodes}. Split it into several bots and import each.`,
    );
  const normalised = normaliseFlow(document);
  if (!normalised.ok)
    throw new TypebotError(Object.values(normalised.fields)[0] ?? 'The bot can’t be made into a flow.');
  return {
    name: file.name.slice(0, flowLimits.nameChars),
    flow: normalised.flow,
    blocks: conversions.flat().map(([block, { outcome, reasons }]) => ({
      group: block.groupTitle,
      block: getBlockName(block, names),
      outcome,
      reasons: [...new Set(reasons)],
    })),
    notes: listNotes(file, names),
  };
};
