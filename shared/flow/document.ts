import * as z from 'zod/mini';
import { flowLimits as limits } from './limits.ts';

export const nodeTypes = ['start', 'text', 'quick_reply', 'condition', 'action', 'api_call'] as const;
export const conditionOperators = ['equals', 'contains', 'greater', 'less', 'exists'] as const;
export const actionTypes = [
  'collect_email',
  'collect_phone',
  'book_appointment',
  'send_webhook',
  'api_call',
] as const;
export const httpMethods = ['GET', 'POST', 'PUT', 'DELETE'] as const;
export const inputKinds = ['text', 'email', 'phone', 'number', 'date'] as const;
export const noteColors = ['yellow', 'blue', 'green', 'pink'] as const;

const text = (max: number, label: string) =>
  z
    .string({ error: `${label} must be text.` })
    .check(
      z.maxLength(max, { error: `${label} can have at most ${max.toLocaleString('en-US')} characters.` }),
    );

const idText = (label: string) =>
  z
    .string({ error: `${label} must be text.` })
    .check(
      z.regex(/^[A-Za-z0-9_.:-]{1,64}$/, { error: `${label} must be 1 to 64 letters, digits or _ . : -` }),
    );

const oneOf = <const T extends readonly [string, ...string[]]>(values: T, label: string) =>
  z.enum(values, { error: `${label} must be one of: ${values.join(', ')}.` });

const coordinate = z
  .number({ error: 'A position needs numbers x and y.' })
  .check(
    z.minimum(-limits.coordinate, { error: 'The position is too far out.' }),
    z.maximum(limits.coordinate, { error: 'The position is too far out.' }),
  );
export const positionSchema = z.strictObject(
  { x: coordinate, y: coordinate },
  { error: 'A position needs numbers x and y.' },
);

const entries = (max: number, keyChars: number, valueChars: number, label: string) =>
  z
    .record(text(keyChars, `A name in ${label}`), text(valueChars, `A value in ${label}`), {
      error: `${label} must be names with texts.`,
    })
    .check(
      z.refine((map) => Object.keys(map).length <= max, {
        error: `${label} can have at most ${max} entries.`,
      }),
    );

const message = text(limits.messageChars, 'The message');
const url = text(limits.urlChars, 'The URL');
const variable = text(limits.variableChars, 'The variable');

/** Turns a message into a question: the conversation waits for an answer of this kind and keeps it in the variable. */
export const inputSchema = z.strictObject({
  variable,
  kind: oneOf(inputKinds, 'The kind of answer'),
  /** What is said when the answer is not of that kind, in the author's words. */
  retry: z.optional(message),
});

export const optionSchema = z.strictObject({
  /** Stays the same for the option's whole life, so that renaming it keeps its exit. */
  id: idText('An option id'),
  label: text(limits.labelChars, 'An option label'),
  value: text(limits.valueChars, 'An option value'),
});
export type FlowOption = z.infer<typeof optionSchema>;

const requestFields = {
  url,
  method: oneOf(httpMethods, 'The method'),
  headers: entries(limits.headers, limits.headerNameChars, limits.headerValueChars, 'Headers'),
  /** Variable name to path in the answer, such as `data.items.0.price`. */
  responseMapping: entries(limits.mappings, limits.variableChars, limits.pathChars, 'The response mapping'),
  /** JSON text with variables; sent with POST and PUT. */
  body: z.optional(text(limits.bodyChars, 'The body')),
};

const startData = z.strictObject({ message, input: z.optional(inputSchema) });
const textData = z.strictObject({
  message,
  /** Milliseconds of typing before the message. */
  delay: z
    .int({ error: 'The delay must be a whole number of milliseconds.' })
    .check(
      z.minimum(0, { error: 'The delay cannot be negative.' }),
      z.maximum(limits.delayMs, { error: 'The delay can be at most 30,000 milliseconds.' }),
    ),
  input: z.optional(inputSchema),
});
const quickReplyData = z.strictObject({
  message,
  options: z
    .array(optionSchema, { error: 'Options must be a list.' })
    .check(z.maxLength(limits.options, { error: `A question can have at most ${limits.options} options.` })),
  /** Where the chosen value is kept besides user_input. */
  variable: z.optional(variable),
  /** What is said when the answer is none of the options, in the author's words. */
  retry: z.optional(message),
});
const conditionData = z.strictObject({
  /** Name of the variable that is looked at. */
  condition: variable,
  operator: oneOf(conditionOperators, 'The operator'),
  value: text(limits.valueChars, 'The value'),
});
export const actionConfigSchema = z.strictObject({
  /** The question of collect_email, collect_phone and book_appointment; what is said before a request. */
  message: z.optional(message),
  retry: z.optional(message),
  url: z.optional(url),
  method: z.optional(requestFields.method),
  headers: z.optional(requestFields.headers),
  responseMapping: z.optional(requestFields.responseMapping),
  body: requestFields.body,
});
const actionData = z.strictObject({ action: oneOf(actionTypes, 'The action'), config: actionConfigSchema });
const apiCallData = z.strictObject(requestFields);

const nodeBase = {
  id: idText('A node id'),
  position: positionSchema,
  /** Ids of the nodes it leads to: mirrors the document's connections. */
  connections: z.array(idText('A target id'), { error: 'The connections of a node must be a list of ids.' }),
};
const node = <const T extends string, D extends z.ZodMiniType>(type: T, data: D) =>
  z.strictObject({ ...nodeBase, type: z.literal(type), data });

export const nodeSchema = z.discriminatedUnion(
  'type',
  [
    node('start', startData),
    node('text', textData),
    node('quick_reply', quickReplyData),
    node('condition', conditionData),
    node('action', actionData),
    node('api_call', apiCallData),
  ],
  { error: `A node's type must be one of: ${nodeTypes.join(', ')}.` },
);
export type FlowNode = z.infer<typeof nodeSchema>;
export type NodeType = FlowNode['type'];
export type NodeOf<T extends NodeType> = Extract<FlowNode, { type: T }>;
export type NodeData<T extends NodeType = NodeType> = NodeOf<T>['data'];
export type ActionType = (typeof actionTypes)[number];
export type ConditionOperator = (typeof conditionOperators)[number];
export type InputKind = (typeof inputKinds)[number];

export const connectionSchema = z.strictObject({
  from: idText('The start of a connection'),
  to: idText('The end of a connection'),
  /** An option's value, `true`/`false` of a condition, `error` of a request; absent means 'otherwise'. */
  on: z.optional(text(limits.valueChars, 'The exit of a connection')),
});
export type FlowConnection = z.infer<typeof connectionSchema>;

export const noteSchema = z.strictObject({
  id: idText('A note id'),
  position: positionSchema,
  text: text(limits.noteChars, 'A note'),
  color: z.optional(oneOf(noteColors, 'The colour')),
  width: z.optional(z.number().check(z.minimum(40), z.maximum(2000))),
  height: z.optional(z.number().check(z.minimum(40), z.maximum(2000))),
});
export type FlowNote = z.infer<typeof noteSchema>;

const unique = (ids: readonly { id: string }[]) => new Set(ids.map(({ id }) => id)).size === ids.length;

/** Size of a document as it is stored: UTF-8 bytes of its JSON. */
export const documentBytes = (document: unknown): number =>
  new TextEncoder().encode(JSON.stringify(document)).length;

/**
 * A flow's nodes, connections and canvas notes in their one true form. Anything else goes through `normaliseFlow` first.
 * It accepts unfinished flows (saving is always possible); `problemsOf` says what is missing.
 */
export const flowDocumentSchema = z
  .strictObject(
    {
      nodes: z
        .array(nodeSchema, { error: 'A flow needs a list of nodes.' })
        .check(
          z.maxLength(limits.nodes, { error: `A flow can have at most ${limits.nodes} nodes.` }),
          z.refine(unique, { error: 'Two nodes have the same id.' }),
        ),
      connections: z
        .array(connectionSchema, { error: 'A flow needs a list of connections.' })
        .check(z.maxLength(limits.connections, { error: 'A flow can have at most 1,000 connections.' })),
      notes: z
        .array(noteSchema, { error: 'Notes must be a list.' })
        .check(
          z.maxLength(limits.notes, { error: `A flow can have at most ${limits.notes} notes.` }),
          z.refine(unique, { error: 'Two notes have the same id.' }),
        ),
    },
    { error: 'A flow needs nodes and connections.' },
  )
  .check(
    z.refine((document) => documentBytes(document) <= limits.documentBytes, {
      error: 'A flow can be at most 256 KB.',
    }),
  );
export type FlowDocument = z.infer<typeof flowDocumentSchema>;
