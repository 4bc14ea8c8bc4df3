import * as z from 'zod/mini';
import { languageCodes } from '#shared/domain/languages.ts';
import { enumField, idField, messageField, textField } from './fields.ts';
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
  id: idField('A node id'),
  position: positionSchema,
  /** The author's name for the node; visitors never see it. */
  title: z.optional(textField(limits.titleChars, 'The title of a node')),
  /** Ids of the nodes to which it leads, derived from the document's connections. */
  connections: z.array(idField('A target id'), { error: 'The connections of a node must be a list of ids.' }),
};

type Kinds = typeof nodeKinds;
export type NodeType = keyof Kinds;
export type NodeData<T extends NodeType = NodeType> = { [K in T]: z.infer<Kinds[K]['data']> }[T];
export type NodeOf<T extends NodeType> = {
  [K in T]: z.infer<z.ZodMiniObject<typeof nodeBase>> & { type: K; data: NodeData<K> };
}[T];
export type FlowNode = NodeOf<NodeType>;

const buildNodeSchema = (type: NodeType) =>
  z.strictObject({ ...nodeBase, type: z.literal(type), data: nodeKinds[type].data });
const [firstKind, ...otherKinds] = nodeTypes.map(buildNodeSchema) as [
  ReturnType<typeof buildNodeSchema>,
  ...ReturnType<typeof buildNodeSchema>[],
];

/** A node of any kind in `nodes/all.ts`. */
export const nodeSchema = z.discriminatedUnion('type', [firstKind, ...otherKinds], {
  error: `A node's type must be one of: ${nodeTypes.join(', ')}.`,
}) as unknown as z.ZodMiniType<FlowNode, FlowNode>;

/** Returns the kind of a node. */
export const getNodeKind = (node: FlowNode): NodeKind<FlowNode['data']> =>
  nodeKinds[node.type] as unknown as NodeKind<FlowNode['data']>;

export const connectionSchema = z.strictObject({
  from: idField('The start of a connection'),
  to: idField('The end of a connection'),
  /** The exit: an option's value, `true`/`false` of a condition, `error` of a request; absent means 'otherwise'. */
  on: z.optional(textField(limits.valueChars, 'The exit of a connection')),
});
export type FlowConnection = z.infer<typeof connectionSchema>;

export const noteSchema = z.strictObject({
  id: idField('A note id'),
  position: positionSchema,
  text: textField(limits.noteChars, 'A note'),
  color: z.optional(enumField(noteColors, 'The colour')),
  width: z.optional(z.number().check(z.minimum(40), z.maximum(2000))),
  height: z.optional(z.number().check(z.minimum(40), z.maximum(2000))),
});
export type FlowNote = z.infer<typeof noteSchema>;

/** Several nodes under one name, for authors only. A node is in at most one group. */
export const groupSchema = z.strictObject({
  id: idField('A group id'),
  title: textField(limits.titleChars, 'The title of a group'),
  nodes: z.array(idField('A node id'), { error: 'A group needs a list of node ids.' }),
  isCollapsed: z.optional(z.boolean({ error: 'isCollapsed must be true or false.' })),
});

const hasUniqueIds = (ids: readonly { id: string }[]) => new Set(ids.map(({ id }) => id)).size === ids.length;

/** Size of a stored document: UTF-8 bytes of its JSON. */
export const countDocumentBytes = (document: unknown): number =>
  new TextEncoder().encode(JSON.stringify(document)).length;

export const sizeErrors = {
  nodes: `A flow can have at most ${limits.nodes} nodes.`,
  connections: 'A flow can have at most 1,000 connections.',
  notes: `A flow can have at most ${limits.notes} notes.`,
  groups: `A flow can have at most ${limits.groups} groups.`,
  texts: `A flow can have at most ${limits.texts.toLocaleString('en-US')} texts.`,
  document: 'A flow can be at most 256 KB.',
} as const;

const textKey = textField(limits.textKeyChars, 'The key of a text');
const translationSchema = z
  .record(textKey, messageField, { error: 'A translation maps text keys to texts.' })
  .check(z.refine((texts) => Object.keys(texts).length <= limits.texts, { error: sizeErrors.texts }));

/** The document's schema without the check of its total size. */
export const flowShapeSchema = z.strictObject(
  {
    nodes: z
      .array(nodeSchema, { error: 'A flow needs a list of nodes.' })
      .check(
        z.maxLength(limits.nodes, { error: sizeErrors.nodes }),
        z.refine(hasUniqueIds, { error: 'Two nodes have the same id.' }),
      ),
    connections: z
      .array(connectionSchema, { error: 'A flow needs a list of connections.' })
      .check(z.maxLength(limits.connections, { error: sizeErrors.connections })),
    notes: z
      .array(noteSchema, { error: 'Notes must be a list.' })
      .check(
        z.maxLength(limits.notes, { error: sizeErrors.notes }),
        z.refine(hasUniqueIds, { error: 'Two notes have the same id.' }),
      ),
    groups: z.optional(
      z
        .array(groupSchema, { error: 'Groups must be a list.' })
        .check(
          z.maxLength(limits.groups, { error: sizeErrors.groups }),
          z.refine(hasUniqueIds, { error: 'Two groups have the same id.' }),
        ),
    ),
    /** Shown to visitors instead of the flow's name, which is internal. */
    title: z.optional(textField(limits.nameChars, 'The public title')),
    picture: z.optional(
      z.string({ error: 'The picture must be a data URL.' }).check(
        z.maxLength(limits.pictureChars, { error: 'The picture is too large.' }),
        z.regex(/^data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$/, {
          error: 'The picture must be a PNG, JPEG or WebP.',
        }),
      ),
    ),
    /** Colour of buttons and the visitor's bubbles; pages use the nearest legible shade. */
    accent: z.optional(
      z
        .string({ error: 'The colour must be text.' })
        .check(z.regex(/^#[0-9a-f]{6}$/, { error: 'The colour must be like #1d4ed8.' })),
    ),
    /** Translations by language and text key; see translations.ts. */
    translations: z.optional(
      z.partialRecord(z.enum(languageCodes), translationSchema, {
        error: 'Translations are grouped by language.',
      }),
    ),
    /** Keys of translations that need a review: drafts, and translations whose original changed. */
    unchecked: z.optional(
      z.partialRecord(
        z.enum(languageCodes),
        z.array(textKey).check(z.maxLength(limits.texts, { error: sizeErrors.texts })),
        { error: 'Unchecked translations are lists of text keys by language.' },
      ),
    ),
  },
  { error: 'A flow needs nodes and connections.' },
);

/**
 * A flow's nodes, connections and notes in canonical form; pass anything else through `normaliseFlow` first. Unfinished flows
 * are valid, so that saving is always possible; `findProblems` lists what is missing.
 */
export const flowDocumentSchema = flowShapeSchema.check(
  z.refine((document) => countDocumentBytes(document) <= limits.documentBytes, {
    error: sizeErrors.document,
  }),
);
export type FlowDocument = z.infer<typeof flowDocumentSchema>;
