import * as z from 'zod/mini';
import { languageCodes } from '#shared/domain/languages.ts';
import { idText, message, oneOf, text } from './fields.ts';
import { flowLimits as limits } from './limits.ts';
import { nodeKinds } from './nodes/all.ts';
import type { NodeKind } from './nodes/kind.ts';

export const nodeTypes = Object.keys(nodeKinds) as NodeType[];
export const noteColors = ['yellow', 'blue', 'green', 'pink'] as const;

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

const nodeBase = {
  id: idText('A node id'),
  position: positionSchema,
  /** Ids of the nodes it leads to: mirrors the document's connections. */
  connections: z.array(idText('A target id'), { error: 'The connections of a node must be a list of ids.' }),
};

type Kinds = typeof nodeKinds;
export type NodeType = keyof Kinds;
export type NodeData<T extends NodeType = NodeType> = { [K in T]: z.infer<Kinds[K]['data']> }[T];
export type NodeOf<T extends NodeType> = {
  [K in T]: z.infer<z.ZodMiniObject<typeof nodeBase>> & { type: K; data: NodeData<K> };
}[T];
export type FlowNode = NodeOf<NodeType>;

const nodeOf = (type: NodeType) =>
  z.strictObject({ ...nodeBase, type: z.literal(type), data: nodeKinds[type].data });
const [firstKind, ...otherKinds] = nodeTypes.map(nodeOf) as [
  ReturnType<typeof nodeOf>,
  ...ReturnType<typeof nodeOf>[],
];

/** A node of any kind: the union of what `nodes/all.ts` lists. */
export const nodeSchema = z.discriminatedUnion('type', [firstKind, ...otherKinds], {
  error: `A node's type must be one of: ${nodeTypes.join(', ')}.`,
}) as unknown as z.ZodMiniType<FlowNode, FlowNode>;

/** What is known about a node's kind. */
export const kindOf = (node: FlowNode): NodeKind<FlowNode['data']> =>
  nodeKinds[node.type] as unknown as NodeKind<FlowNode['data']>;

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

export const sizeErrors = {
  nodes: `A flow can have at most ${limits.nodes} nodes.`,
  connections: 'A flow can have at most 1,000 connections.',
  notes: `A flow can have at most ${limits.notes} notes.`,
  texts: `A flow can have at most ${limits.texts.toLocaleString('en-US')} texts.`,
  document: 'A flow can be at most 256 KB.',
} as const;

const textKey = text(limits.textKeyChars, 'The key of a text');
const translationSchema = z
  .record(textKey, message, { error: 'A translation is texts by their key.' })
  .check(z.refine((texts) => Object.keys(texts).length <= limits.texts, { error: sizeErrors.texts }));

/** A document but for the size of the whole. */
export const flowShapeSchema = z.strictObject(
  {
    nodes: z
      .array(nodeSchema, { error: 'A flow needs a list of nodes.' })
      .check(
        z.maxLength(limits.nodes, { error: sizeErrors.nodes }),
        z.refine(unique, { error: 'Two nodes have the same id.' }),
      ),
    connections: z
      .array(connectionSchema, { error: 'A flow needs a list of connections.' })
      .check(z.maxLength(limits.connections, { error: sizeErrors.connections })),
    notes: z
      .array(noteSchema, { error: 'Notes must be a list.' })
      .check(
        z.maxLength(limits.notes, { error: sizeErrors.notes }),
        z.refine(unique, { error: 'Two notes have the same id.' }),
      ),
    /** Texts in other languages than the flow's, by the key of the text; see translations.ts. */
    translations: z.optional(
      z.partialRecord(z.enum(languageCodes), translationSchema, {
        error: 'Translations are texts by language.',
      }),
    ),
    /** Keys of translations that nobody has looked at: drafts, and those whose original was changed since. */
    unchecked: z.optional(
      z.partialRecord(
        z.enum(languageCodes),
        z.array(textKey).check(z.maxLength(limits.texts, { error: sizeErrors.texts })),
        { error: 'What is unchecked is a list of keys by language.' },
      ),
    ),
  },
  { error: 'A flow needs nodes and connections.' },
);

/**
 * A flow's nodes, connections and canvas notes in their one true form. Anything else goes through `normaliseFlow` first.
 * It accepts unfinished flows (saving is always possible); `problemsOf` says what is missing.
 */
export const flowDocumentSchema = flowShapeSchema.check(
  z.refine((document) => documentBytes(document) <= limits.documentBytes, { error: sizeErrors.document }),
);
export type FlowDocument = z.infer<typeof flowDocumentSchema>;
