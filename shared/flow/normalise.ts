import * as z from 'zod/mini';
import { languageCodes } from '#shared/domain/languages.ts';
import {
  documentBytes,
  type FlowConnection,
  type FlowDocument,
  flowShapeSchema,
  kindOf,
  type NodeType,
  sizeErrors,
} from './document.ts';
import { flowLimits } from './limits.ts';
import { withMirrors } from './mirror.ts';
import { nodeKinds } from './nodes/all.ts';
import { compact, idOf, isRecord, numberOf, optionalText, own, type Raw, textOf } from './reading.ts';
import { tidyTranslations } from './translations.ts';

const dataOf = (type: unknown, value: unknown): unknown => {
  if (value !== undefined && value !== null && !isRecord(value)) return value;
  const data = isRecord(value) ? value : {};
  return typeof type === 'string' && Object.hasOwn(nodeKinds, type)
    ? nodeKinds[type as NodeType].read(data)
    : data;
};

const positionOf = (value: unknown): unknown => {
  if (value === undefined || value === null) return { x: 300, y: 200 };
  return isRecord(value) ? { x: numberOf(own(value, 'x'), 300), y: numberOf(own(value, 'y'), 200) } : value;
};

const nodeOf = (value: unknown): unknown => {
  if (!isRecord(value)) return value;
  const type = own(value, 'type');
  return {
    id: idOf(own(value, 'id')),
    type,
    position: positionOf(own(value, 'position')),
    data: dataOf(type, own(value, 'data')),
    connections: [],
  };
};

/** Older documents knew only the lists on the nodes. */
const mirroredConnections = (nodes: readonly unknown[]): unknown[] => {
  const connections: unknown[] = [];
  for (const node of nodes) {
    const targets = isRecord(node) ? own(node, 'connections') : undefined;
    if (!isRecord(node) || !Array.isArray(targets)) continue;
    const room = flowLimits.connections + 1 - connections.length;
    connections.push(...targets.slice(0, room).map((to: unknown) => ({ from: own(node, 'id'), to })));
  }
  return connections;
};

const connectionOf = (value: unknown): unknown =>
  isRecord(value)
    ? compact({
        from: idOf(own(value, 'from')),
        to: idOf(own(value, 'to')),
        on: emptyIsAbsent(optionalText(own(value, 'on'))),
      })
    : value;
const emptyIsAbsent = (value: unknown): unknown => (value === '' ? undefined : value);

const noteOf = (value: unknown): unknown =>
  isRecord(value)
    ? compact({
        id: idOf(own(value, 'id')),
        position: positionOf(own(value, 'position')),
        text: textOf(own(value, 'text')),
        color: own(value, 'color') ?? undefined,
        width: own(value, 'width') ?? undefined,
        height: own(value, 'height') ?? undefined,
      })
    : value;

/** Lists that are too long are refused before anything looks into them: a hostile body must not cost its length in work. */
const tooLong = (value: Raw): readonly [path: string, message: string] | undefined => {
  const longer = (key: string, max: number): boolean => {
    const list = own(value, key);
    return Array.isArray(list) && list.length > max;
  };
  if (longer('nodes', flowLimits.nodes)) return ['nodes', sizeErrors.nodes];
  if (longer('connections', flowLimits.connections)) return ['connections', sizeErrors.connections];
  return longer('notes', flowLimits.notes) ? ['notes', sizeErrors.notes] : undefined;
};

/** Of each known language what is named; more than a flow can have is enough to be refused. */
const byLanguage = (value: unknown, read: (texts: unknown) => unknown): unknown => {
  if (value === undefined || value === null) return undefined;
  if (!isRecord(value)) return value;
  return compact(
    Object.fromEntries(languageCodes.map((code) => [code, read(own(value, code) ?? undefined)])),
  );
};
const translationOf = (value: unknown): unknown =>
  isRecord(value)
    ? Object.fromEntries(
        Object.entries(value)
          .filter(([key]) => key !== '__proto__')
          .slice(0, flowLimits.texts + 1)
          .map(([key, said]) => [key, textOf(said)]),
      )
    : value;
const keysOf = (value: unknown): unknown =>
  Array.isArray(value) ? value.slice(0, flowLimits.texts + 1).map((key: unknown) => textOf(key)) : value;

const reshape = (value: unknown): unknown => {
  if (!isRecord(value)) return value;
  const nodes = own(value, 'nodes') ?? [];
  if (!Array.isArray(nodes)) return { nodes, connections: [], notes: [] };
  const connections = own(value, 'connections') ?? [];
  const notes = own(value, 'notes') ?? [];
  return compact({
    nodes: nodes.map(nodeOf),
    connections: Array.isArray(connections)
      ? (connections.length > 0 ? connections : mirroredConnections(nodes)).map(connectionOf)
      : connections,
    notes: Array.isArray(notes) ? notes.map(noteOf) : notes,
    translations: byLanguage(own(value, 'translations'), translationOf),
    unchecked: byLanguage(own(value, 'unchecked'), keysOf),
  });
};

/** Connections without doubles, an `on` that names an option by its id turned into the option's value, mirrors rebuilt. */
const tidy = (document: FlowDocument): FlowDocument => {
  const nodes = new Map(document.nodes.map((node) => [node.id, node]));
  const seen = new Map<string, FlowConnection>();
  for (const connection of document.connections) {
    const from = nodes.get(connection.from);
    let next = connection;
    const options = from ? kindOf(from).options(from.data) : [];
    if (connection.on !== undefined && !options.some(({ value }) => value === connection.on)) {
      const option = options.find(({ id }) => id === connection.on);
      if (option) next = { ...connection, on: option.value };
    }
    const key = JSON.stringify([next.from, next.to, next.on]);
    if (!seen.has(key)) seen.set(key, next);
  }
  return tidyTranslations(withMirrors({ ...document, connections: [...seen.values()] }));
};

/** For request bodies: takes what `normaliseFlow` takes and comes out as a document. */
export const flowDataSchema = z.pipe(
  z.pipe(
    z.custom<FlowDocument>(),
    z.transform((value, context) => {
      const refused = isRecord(value) ? tooLong(value) : undefined;
      if (!refused) return reshape(value);
      const [path, message] = refused;
      context.issues.push({ code: 'custom', input: undefined, path: [path], message });
      return z.NEVER;
    }),
  ),
  z
    .pipe(flowShapeSchema, z.transform(tidy))
    .check(z.refine((document) => documentBytes(document) <= flowLimits.documentBytes, sizeErrors.document)),
);

export type Normalised = { ok: true; flow: FlowDocument } | { ok: false; fields: Record<string, string> };

/**
 * Turns any JSON into a flow document or says what is wrong with it: unknown keys are dropped, what older documents did
 * not have gets its default, options get ids, connections come from the nodes' lists when the document has none.
 * `fields` maps a dotted path to a sentence.
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
