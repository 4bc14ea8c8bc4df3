import type { ConditionOperator } from '#shared/flow/condition.ts';
import type { FlowConnection, FlowDocument, FlowNode, NodeData, NodeType } from '#shared/flow/document.ts';
import type { InputKind } from '#shared/flow/fields.ts';
import type { ActionType } from '#shared/flow/nodes/action.ts';
import { syncNodeConnections } from '#shared/flow/sync-node-connections.ts';

/** Sentences shared by many ready-made flows, translated once per language. */
export const sharedTexts = {
  pick: 'Please pick one of the options, or type its number.',
  name: 'May I ask your name?',
  nameRetry: 'Just your name is fine. What should we call you?',
  emailRetry: 'I could not read that as an e-mail address. Could you check it?',
  phoneRetry: 'I could not read that as a phone number. Please include the area code.',
  timeRetry: 'Please give a day from today on and a time, for example 2027-05-12 14:30.',
} as const;

/** One node of a ready flow with the ids it leads to. */
export interface Step {
  readonly id: string;
  readonly type: NodeType;
  readonly data: NodeData;
  readonly exits: readonly Omit<FlowConnection, 'from'>[];
}

const plain = (to: string | undefined): Step['exits'] => (to === undefined ? [] : [{ to }]);

export const begin = (message: string, to: string): Step => ({
  id: 'start',
  type: 'start',
  data: { message },
  exits: plain(to),
});

/** A message; without `to`, the conversation ends after it. */
export const say = (id: string, message: string, to?: string, delay = 600): Step => ({
  id,
  type: 'text',
  data: { message, delay },
  exits: plain(to),
});

/** A question with a typed answer; if it doesn't fit, asked again in the given words. */
export const ask = (
  id: string,
  message: string,
  input: { variable: string; kind: InputKind; retry: string },
  to: string,
): Step => ({ id, type: 'text', data: { message, delay: 400, input }, exits: plain(to) });

/** A question with options: label, value and where it leads. */
export const choose = (
  id: string,
  message: string,
  options: readonly (readonly [label: string, value: string, to: string])[],
): Step => ({
  id,
  type: 'quick_reply',
  data: {
    message,
    options: options.map(([label, value], index) => ({ id: `o${index + 1}`, label, value })),
    variable: id,
    retry: sharedTexts.pick,
  },
  exits: options.map(([, value, to]) => ({ to, on: value })),
});

export const check = (
  id: string,
  [condition, operator, value]: readonly [variable: string, operator: ConditionOperator, value: string],
  yes: string,
  no: string,
): Step => ({
  id,
  type: 'condition',
  data: { condition, operator, value },
  exits: [
    { to: yes, on: 'true' },
    { to: no, on: 'false' },
  ],
});

export const collect = (
  id: string,
  action: Exclude<ActionType, 'send_webhook' | 'api_call'>,
  [message, retry]: readonly [message: string, retry: string],
  to: string,
): Step => ({ id, type: 'action', data: { action, config: { message, retry } }, exits: plain(to) });

const columnWidth = 300;
const rowHeight = 190;

/** Columns by shortest distance from the start, rows in the order of the steps. */
const columnsOf = (steps: readonly Step[]): Map<string, number> => {
  const columns = new Map([['start', 0]]);
  for (const [id, column] of columns) {
    for (const { to } of steps.find((step) => step.id === id)?.exits ?? [])
      if (!columns.has(to)) columns.set(to, column + 1);
  }
  return columns;
};

/** A document made of these steps, laid out from left to right, with notes for the author above it. */
export const flowOf = (steps: readonly Step[], notes: readonly string[] = []): FlowDocument => {
  const columns = columnsOf(steps);
  const rows = new Map<number, number>();
  const nodes = steps.map(({ id, type, data }): FlowNode => {
    const column = columns.get(id) ?? 0;
    const row = rows.get(column) ?? 0;
    rows.set(column, row + 1);
    const position = { x: 80 + column * columnWidth, y: 200 + row * rowHeight };
    return { id, type, position, data, connections: [] } as FlowNode;
  });
  return syncNodeConnections({
    nodes,
    connections: steps.flatMap(({ id, exits }) => exits.map((exit) => ({ from: id, ...exit }))),
    notes: notes.map((text, index) => ({
      id: `note-${index + 1}`,
      position: { x: 80 + index * columnWidth, y: 40 },
      text,
      color: 'yellow' as const,
    })),
  });
};

/** A name to call the visitor by. */
export const askName = (to: string): Step =>
  ask('name', sharedTexts.name, { variable: 'name', kind: 'text', retry: sharedTexts.nameRetry }, to);

export const askEmail = (message: string, to: string): Step =>
  collect('email', 'collect_email', [message, sharedTexts.emailRetry], to);

export const askPhone = (message: string, to: string): Step =>
  collect('phone', 'collect_phone', [message, sharedTexts.phoneRetry], to);

export const askTime = (message: string, to: string): Step =>
  collect('time', 'book_appointment', [message, sharedTexts.timeRetry], to);
