import type { FlowOption, InputKind } from '../fields.ts';
import { flowLimits as limits } from '../limits.ts';
import type { RatingScale } from '../nodes/rating.ts';
import {
  type BlockContext,
  type Conversion,
  type Converter,
  type DraftExit,
  leaveOut,
  type NodeDraft,
  shorten,
  toNodes,
} from './conversion.ts';
import type { Fields, TypebotBlock } from './file.ts';

const anyVariable = 'answer';

/** The text above the question, otherwise the text in the input itself. */
const getMessage = (block: TypebotBlock, { names, message }: BlockContext): string =>
  message ||
  names.rewrite(block.options.record('labels').text('placeholder') ?? '').slice(0, limits.messageChars);

const getVariable = (block: TypebotBlock, { names }: BlockContext): string | undefined =>
  names.get(block.options.text('variableId'));

/** A question with a free answer. */
const ask = (
  block: TypebotBlock,
  context: BlockContext,
  kind: InputKind,
  reasons: readonly string[] = [],
  range: { min?: number | undefined; max?: number | undefined; days?: 'future' | 'past' | undefined } = {},
): Conversion => {
  const given = block.options.text('retryMessageContent')?.trim();
  const retry = given ? context.names.rewrite(given).slice(0, limits.messageChars) : undefined;
  const variable = getVariable(block, context) ?? anyVariable;
  return toNodes(
    [
      {
        type: 'text',
        data: {
          message: getMessage(block, context),
          delay: 0,
          input: { variable, kind, ...(retry ? { retry } : {}), ...range },
        },
      },
    ],
    reasons,
  );
};

const keep =
  (kind: InputKind, ...reasons: readonly string[]): Converter =>
  (block, context) =>
    ask(block, context, kind, reasons);

const askText: Converter = (block, context) => {
  const reasons = ['audioClip', 'attachments'].some((key) => block.options.record(key).flag('isEnabled'))
    ? ['Visitors can’t send files or recordings.']
    : [];
  return ask(block, context, 'text', reasons);
};

const askNumber: Converter = (block, context) => {
  const clamp = (value: number | undefined) =>
    value !== undefined && Math.abs(value) <= limits.answerNumber ? value : undefined;
  const [min, max] = [clamp(block.options.number('min')), clamp(block.options.number('max'))];
  return ask(block, context, 'number', [], {
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
  });
};

const askDate: Converter = (block, context) => {
  const { options } = block;
  if (options.flag('isRange')) return ask(block, context, 'text', ['Visitors type both dates as text.']);
  const reasons = options.flag('hasTime') ? ['Visitors give the day without a time.'] : [];
  if (options.text('min') || options.text('max')) reasons.push('The first and last day are left out.');
  return ask(block, context, 'date', reasons);
};

interface RawOption {
  readonly id: string;
  readonly label: string;
  readonly value?: string | undefined;
  readonly edge: string | undefined;
}

/** A question with one exit for each option that has a connection; with several answers it has only one. */
const choose = (
  block: TypebotBlock,
  context: BlockContext,
  raw: readonly RawOption[],
  before: readonly string[] = [],
): Conversion => {
  const reasons = [...before];
  const message = getMessage(block, context);
  const variable = getVariable(block, context);
  const several = block.options.flag('isMultipleChoice');
  const taken = new Set<string>();
  const options: FlowOption[] = [];
  const exits: DraftExit[] = [];
  for (const [index, option] of raw.slice(0, limits.options).entries()) {
    const label = shorten(
      context.names.rewrite(option.label).replace(/\s+/g, ' ').trim() || `Option ${index + 1}`,
      limits.labelChars,
      'A long button',
      reasons,
    );
    const plain = (option.value?.trim() || label).replace(/[{}]/g, '').slice(0, limits.valueChars - 4);
    let value = plain;
    for (let number = 2; taken.has(value); number += 1) value = `${plain} ${number}`;
    taken.add(value);
    options.push({ id: `o${index + 1}`, label, value });
    if (option.edge !== undefined && !several) exits.push({ from: 0, on: value, to: { edge: option.edge } });
  }
  if (raw.length > limits.options)
    reasons.push(`Only the first ${limits.options} of ${raw.length} options are carried over.`);
  const node: NodeDraft = {
    type: 'quick_reply',
    data: { message, options, ...(several ? { several: {} } : {}), ...(variable ? { variable } : {}) },
  };
  const rest: DraftExit[] = exits.length < options.length ? [{ from: 0, to: 'next' }] : [];
  return toNodes([node], reasons, [...exits, ...rest]);
};

const isConditional = (item: Fields): boolean =>
  item.record('displayCondition').flag('isEnabled') ||
  item.record('options').record('displayCondition').flag('isEnabled');

const convertChoice = (
  block: TypebotBlock,
  context: BlockContext,
  options: readonly RawOption[],
  isDynamic: boolean,
  reasons: readonly string[],
): Conversion => {
  if (isDynamic)
    return ask(block, context, 'text', [
      ...reasons,
      'The options come from a list, so visitors type their answer.',
    ]);
  if (options.length === 0) return leaveOut('The question has no options.');
  return choose(block, context, options, reasons);
};

const alwaysShown = 'Options with a condition are always shown.';

const askButtons: Converter = (block, context) => {
  const items = block.fields.list('items');
  const options = items.map((item) => ({
    id: item.text('id') ?? '',
    label: item.text('content') ?? '',
    value: item.text('value'),
    edge: item.text('outgoingEdgeId'),
  }));
  const isDynamic = Boolean(block.options.text('dynamicVariableId'));
  return convertChoice(block, context, options, isDynamic, items.some(isConditional) ? [alwaysShown] : []);
};

const askPictures: Converter = (block, context) => {
  const items = block.fields.list('items');
  const options = items.map((item) => ({
    id: item.text('id') ?? '',
    label: item.text('title') || item.text('description') || '',
    value: item.text('value'),
    edge: item.text('outgoingEdgeId'),
  }));
  const reasons = ['The pictures are left out. Choose them again from your pictures.'];
  if (items.some((item) => item.text('title') && item.text('description')))
    reasons.push('The descriptions are left out.');
  if (items.some(isConditional)) reasons.push(alwaysShown);
  return convertChoice(
    block,
    context,
    options,
    block.options.record('dynamicItems').flag('isEnabled'),
    reasons,
  );
};

/** A card has one option for each of its buttons. */
const askCards: Converter = (block, context) => {
  const options = block.fields.list('items').flatMap((item, index): RawOption[] => {
    const title = item.text('title')?.trim() || `Card ${index + 1}`;
    const paths = item.list('paths');
    if (paths.length === 0) return [{ id: title, label: title, edge: item.text('outgoingEdgeId') }];
    return paths.map((path) => ({
      id: path.text('id') ?? '',
      label: paths.length === 1 ? title : `${title}: ${path.text('text') ?? ''}`,
      edge: path.text('outgoingEdgeId'),
    }));
  });
  const mapped = block.options.list('saveResponseMapping')[0]?.text('variableId');
  const converted = convertChoice(block, context, options, false, ['Cards become options without pictures.']);
  const variable = context.names.get(mapped);
  const [node] = converted.nodes;
  return variable && node?.type === 'quick_reply'
    ? { ...converted, nodes: [{ ...node, data: { ...node.data, variable } }] }
    : converted;
};

const askRating: Converter = (block, context) => {
  const { options } = block;
  const labels = options.record('labels');
  const first = options.number('startsAt') ?? 0;
  const last = options.number('length') ?? 10;
  const end = (key: string) => context.names.rewrite(labels.text(key) ?? '').trim();
  const scale: RatingScale | undefined =
    first === 0 && last === 10 ? '0-10' : first === 1 && last === 5 ? '1-5' : undefined;
  if (scale) {
    const caption = (key: string, field: 'low' | 'high') =>
      end(key) ? { [field]: end(key).slice(0, limits.labelChars / 2) } : {};
    const data = {
      scale,
      message: getMessage(block, context),
      variable: getVariable(block, context) ?? 'rating',
    };
    return toNodes([
      { type: 'rating', data: { ...data, ...caption('left', 'low'), ...caption('right', 'high') } as const },
    ]);
  }
  const count = Math.floor(last) - Math.ceil(first) + 1;
  if (count < 2 || count > limits.options)
    return ask(block, context, 'number', ['The scale is a number to type.']);
  const numbers = Array.from({ length: count }, (_, index) => String(Math.ceil(first) + index));
  return choose(
    block,
    context,
    numbers.map((value, index) => {
      const caption = index === 0 ? end('left') : index === count - 1 ? end('right') : '';
      return { id: value, label: caption ? `${value} – ${caption}` : value, value, edge: undefined };
    }),
    [`The scale from ${numbers[0]} to ${numbers.at(-1)} becomes a question with options.`],
  );
};

export const inputConverters: Readonly<Record<string, Converter>> = {
  'text input': askText,
  'number input': askNumber,
  'email input': keep('email'),
  'phone number input': keep('phone'),
  'url input': keep('text', 'Any text is accepted, not only addresses of pages.'),
  'date input': askDate,
  'time input': keep('text', 'Any text is accepted, not only times.'),
  'choice input': askButtons,
  'picture choice input': askPictures,
  cards: askCards,
  'rating input': askRating,
  'file input': () => leaveOut('Visitors can’t upload files.'),
  'payment input': () => leaveOut('Payments can’t be taken in the chat.'),
};
