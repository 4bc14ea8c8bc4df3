import * as z from 'zod/mini';
import { languageCodes } from '#shared/domain/languages.ts';
import {
  countDocumentBytes,
  type FlowConnection,
  type FlowDocument,
  flowShapeSchema,
  getNodeKind,
  type NodeType,
  sizeErrors,
} from './document.ts';
import { tidyGroups } from './groups.ts';
import { flowLimits } from './limits.ts';
import { nodeKinds } from './nodes/all.ts';
import {
  getOwn,
  isRecord,
  omitUndefined,
  type Raw,
  readId,
  readNumber,
  readOptionalText,
  readText,
} from './read-fields.ts';
import { syncNodeConnections } from './sync-node-connections.ts';
import { tidyTranslations } from './translations.ts';

const readData = (type: unknown, value: unknown): unknown => {
  if (value !== undefined && value !== null && !isRecord(value)) return value;
  const data = isRecord(value) ? value : {};
  return typeof type === 'string' && Object.hasOwn(nodeKinds, type)
    ? nodeKinds[type as NodeType].normalise(data)
    : data;
};

const readPosition = (value: unknown): unknown => {
  if (value === undefined || value === null) return { x: 300, y: 200 };
  return isRecord(value)
    ? { x: readNumber(getOwn(value, 'x'), 300), y: readNumber(getOwn(value, 'y'), 200) }
    : value;
};

const readNode = (value: unknown): unknown => {
  if (!isRecord(value)) return value;
  const type = getOwn(value, 'type');
  return omitUndefined({
    id: readId(getOwn(value, 'id')),
    type,
    position: readPosition(getOwn(value, 'position')),
    title: emptyToUndefined(readOptionalText(getOwn(value, 'title'))),
    data: readData(type, getOwn(value, 'data')),
    connections: [],
  });
};

/** Older documents have connections only in the lists on their nodes. */
const readNodeConnections = (nodes: readonly unknown[]): unknown[] => {
  const connections: unknown[] = [];
  for (const node of nodes) {
    const targets = isRecord(node) ? getOwn(node, 'connections') : undefined;
    if (!isRecord(node) || !Array.isArray(targets)) continue;
    const room = flowLimits.connections + 1 - connections.length;
    connections.push(...targets.slice(0, room).map((to: unknown) => ({ from: getOwn(node, 'id'), to })));
  }
  return connections;
};

const readConnection = (value: unknown): unknown =>
  isRecord(value)
    ? omitUndefined({
        from: readId(getOwn(value, 'from')),
        to: readId(getOwn(value, 'to')),
        on: emptyToUndefined(readOptionalText(getOwn(value, 'on'))),
      })
    : value;
const emptyToUndefined = (value: unknown): unknown => (value === '' ? undefined : value);

const readNote = (value: unknown): unknown =>
  isRecord(value)
    ? omitUndefined({
        id: readId(getOwn(value, 'id')),
        position: readPosition(getOwn(value, 'position')),
        text: readText(getOwn(value, 'text')),
        color: getOwn(value, 'color') ?? undefined,
        width: getOwn(value, 'width') ?? undefined,
        height: getOwn(value, 'height') ?? undefined,
      })
    : value;

/** A list of groups; null and an empty one count as absent. */
const readGroups = (value: unknown): unknown => {
  if (!Array.isArray(value)) return value ?? undefined;
  const groups = value.map((group: unknown) =>
    isRecord(group)
      ? omitUndefined({
          id: readId(getOwn(group, 'id')),
          title: readText(getOwn(group, 'title')),
          nodes: getOwn(group, 'nodes') ?? [],
          isCollapsed: getOwn(group, 'isCollapsed') || undefined,
        })
      : group,
  );
  return groups.length > 0 ? groups : undefined;
};

/** Rejects lists that are too long before they are read, so that a hostile body costs no work. */
const findOversizedList = (value: Raw): readonly [path: string, message: string] | undefined => {
  const longer = (key: string, max: number): boolean => {
    const list = getOwn(value, key);
    return Array.isArray(list) && list.length > max;
  };
  if (longer('nodes', flowLimits.nodes)) return ['nodes', sizeErrors.nodes];
  if (longer('groups', flowLimits.groups)) return ['groups', sizeErrors.groups];
  if (longer('connections', flowLimits.connections)) return ['connections', sizeErrors.connections];
  return longer('notes', flowLimits.notes) ? ['notes', sizeErrors.notes] : undefined;
};

/** Reads the entries of known languages. */
const readByLanguage = (value: unknown, read: (texts: unknown) => unknown): unknown => {
  if (value === undefined || value === null) return undefined;
  if (!isRecord(value)) return value;
  return omitUndefined(
    Object.fromEntries(languageCodes.map((code) => [code, read(getOwn(value, code) ?? undefined)])),
  );
};
const readTranslation = (value: unknown): unknown =>
  isRecord(value)
    ? Object.fromEntries(
        Object.entries(value)
          .filter(([key]) => key !== '__proto__')
          .slice(0, flowLimits.texts + 1)
          .map(([key, text]) => [key, readText(text)]),
      )
    : value;
const readKeys = (value: unknown): unknown =>
  Array.isArray(value) ? value.slice(0, flowLimits.texts + 1).map((key: unknown) => readText(key)) : value;

const readDocument = (value: unknown): unknown => {
  if (!isRecord(value)) return value;
  const nodes = getOwn(value, 'nodes') ?? [];
  if (!Array.isArray(nodes)) return { nodes, connections: [], notes: [] };
  const connections = getOwn(value, 'connections') ?? [];
  const notes = getOwn(value, 'notes') ?? [];
  return omitUndefined({
    nodes: nodes.map(readNode),
    connections: Array.isArray(connections)
      ? (connections.length > 0 ? connections : readNodeConnections(nodes)).map(readConnection)
      : connections,
    notes: Array.isArray(notes) ? notes.map(readNote) : notes,
    groups: readGroups(getOwn(value, 'groups')),
    title: readOptionalText(getOwn(value, 'title')),
    picture: getOwn(value, 'picture') || undefined,
    accent: getOwn(value, 'accent') || undefined,
    translations: readByLanguage(getOwn(value, 'translations'), readTranslation),
    unchecked: readByLanguage(getOwn(value, 'unchecked'), readKeys),
  });
};

/** Removes duplicate connections, turns an `on` that is an option's id into its value and syncs the nodes' lists. */
const tidyDocument = (document: FlowDocument): FlowDocument => {
  const nodes = new Map(document.nodes.map((node) => [node.id, node]));
  const seen = new Map<string, FlowConnection>();
  for (const connection of document.connections) {
    const from = nodes.get(connection.from);
    let next = connection;
    const options = from ? getNodeKind(from).options(from.data) : [];
    if (connection.on !== undefined && !options.some(({ value }) => value === connection.on)) {
      const option = options.find(({ id }) => id === connection.on);
      if (option) next = { ...connection, on: option.value };
    }
    const key = JSON.stringify([next.from, next.to, next.on]);
    if (!seen.has(key)) seen.set(key, next);
  }
  return tidyGroups(tidyTranslations(syncNodeConnections({ ...document, connections: [...seen.values()] })));
};

/** Schema for request bodies: accepts the same input as `normaliseFlow`. */
export const flowDataSchema = z.pipe(
  z.pipe(
    z.custom<FlowDocument>(),
    z.transform((value, context) => {
      const refused = isRecord(value) ? findOversizedList(value) : undefined;
      if (!refused) return readDocument(value);
      const [path, message] = refused;
      context.issues.push({ code: 'custom', input: undefined, path: [path], message });
      return z.NEVER;
    }),
  ),
  z
    .pipe(flowShapeSchema, z.transform(tidyDocument))
    .check(
      z.refine((document) => countDocumentBytes(document) <= flowLimits.documentBytes, sizeErrors.document),
    ),
);

export type Normalised = { ok: true; flow: FlowDocument } | { ok: false; fields: Record<string, string> };

/**
 * Converts any JSON to a flow document, or returns errors by dotted path. Drops unknown keys, adds defaults and option ids,
 * and takes connections from the nodes' lists if the document has none.
 */
export const normaliseFlow = (value: unknown): Normalised => {
  const parsed = z.safeParse(flowDataSchema, value as FlowDocument);
  if (parsed.success) return { ok: true, flow: parsed.data };
  const fields = new Map<string, string>();
  for (const { path, message } of parsed.error.issues.slice(0, 20)) {
    const name = path.join('.') || 'flowData';
    if (!fields.has(name)) fields.set(name, message);
  }
  return { ok: false, fields: Object.fromEntries(fields) };
};
