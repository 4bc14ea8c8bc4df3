import * as z from 'zod/mini';
import {
  documentBytes,
  type FlowConnection,
  type FlowDocument,
  flowDocumentSchema,
  type NodeType,
} from './document.ts';
import { flowLimits } from './limits.ts';
import { withMirrors } from './mirror.ts';
import { isVariableName } from './names.ts';

type Raw = Record<string, unknown>;

const isRecord = (value: unknown): value is Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const own = (value: Raw, key: string): unknown => (Object.hasOwn(value, key) ? value[key] : undefined);
const idOf = (value: unknown): unknown => (typeof value === 'number' ? String(value) : value);
const textOf = (value: unknown, fallback = ''): unknown =>
  value === undefined || value === null
    ? fallback
    : typeof value === 'number' || typeof value === 'boolean'
      ? String(value)
      : value;
const numberOf = (value: unknown, fallback: number): unknown => {
  if (value === undefined || value === null) return fallback;
  if (typeof value === 'number') return value;
  const parsed = typeof value === 'string' ? Number.parseInt(value, 10) : Number.NaN;
  return Number.isFinite(parsed) ? parsed : typeof value === 'string' ? fallback : value;
};

/** Drops the keys that are absent, so that optional fields stay absent instead of becoming `undefined`. */
const compact = (value: Raw): Raw =>
  Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined));

const optionalText = (value: unknown): unknown =>
  value === undefined || value === null ? undefined : textOf(value);

const entriesOf = (value: unknown, keep: (name: string) => boolean = () => true): unknown => {
  if (value === undefined || value === null) return {};
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => name !== '__proto__' && keep(name))
      .map(([name, field]) => [name, textOf(field)]),
  );
};

const inputOf = (value: unknown): unknown => {
  if (value === undefined || value === null) return undefined;
  if (!isRecord(value)) return value;
  return compact({
    variable: textOf(own(value, 'variable')),
    kind: own(value, 'kind') ?? 'text',
    retry: optionalText(own(value, 'retry')),
  });
};

const optionsOf = (value: unknown): unknown => {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) return value;
  const taken = new Set<string>();
  return value.map((raw: unknown, index) => {
    const option: Raw = typeof raw === 'string' ? { label: raw, value: raw } : isRecord(raw) ? raw : {};
    const given = idOf(own(option, 'id'));
    let id = typeof given === 'string' && given !== '' && !taken.has(given) ? given : `o${index + 1}`;
    while (taken.has(id)) id = `${id}x`;
    taken.add(id);
    const label = textOf(own(option, 'label'), '');
    return { id, label, value: textOf(own(option, 'value'), typeof label === 'string' ? label : '') };
  });
};

const requestOf = (data: Raw): Raw =>
  compact({
    url: textOf(own(data, 'url')),
    method: methodOf(own(data, 'method')) ?? 'GET',
    headers: entriesOf(own(data, 'headers')),
    responseMapping: entriesOf(own(data, 'responseMapping'), isVariableName),
    body: optionalText(own(data, 'body')),
  });

const methodOf = (value: unknown): unknown =>
  typeof value === 'string' ? value.toUpperCase() : (value ?? undefined);

const configOf = (value: unknown): unknown => {
  if (value === undefined || value === null) return {};
  if (!isRecord(value)) return value;
  const maybe = (name: string, convert: (field: unknown) => unknown) => {
    const field = own(value, name);
    return field === undefined || field === null ? undefined : convert(field);
  };
  return compact({
    message: maybe('message', textOf),
    retry: maybe('retry', textOf),
    url: maybe('url', textOf),
    method: maybe('method', methodOf),
    headers: maybe('headers', (field) => entriesOf(field)),
    responseMapping: maybe('responseMapping', (field) => entriesOf(field, isVariableName)),
    body: maybe('body', textOf),
  });
};

const messageOf = (data: Raw): unknown => textOf(own(data, 'message'));

const readers: Readonly<Record<NodeType, (data: Raw) => Raw>> = {
  start: (data) => compact({ message: messageOf(data), input: inputOf(own(data, 'input')) }),
  text: (data) =>
    compact({
      message: messageOf(data),
      delay: numberOf(own(data, 'delay'), 0),
      input: inputOf(own(data, 'input')),
    }),
  quick_reply: (data) =>
    compact({
      message: messageOf(data),
      options: optionsOf(own(data, 'options')),
      variable: optionalText(own(data, 'variable')),
      retry: optionalText(own(data, 'retry')),
    }),
  condition: (data) => ({
    condition: textOf(own(data, 'condition'), 'user_input'),
    operator: own(data, 'operator') ?? 'equals',
    value: textOf(own(data, 'value')),
  }),
  action: (data) => ({
    action: own(data, 'action') ?? 'collect_email',
    config: configOf(own(data, 'config')),
  }),
  api_call: requestOf,
};

const dataOf = (type: unknown, value: unknown): unknown => {
  if (value !== undefined && value !== null && !isRecord(value)) return value;
  const data = isRecord(value) ? value : {};
  return typeof type === 'string' && Object.hasOwn(readers, type) ? readers[type as NodeType](data) : data;
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
const mirroredConnections = (nodes: readonly unknown[]): unknown[] =>
  nodes.flatMap((node) => {
    const targets = isRecord(node) ? own(node, 'connections') : undefined;
    return isRecord(node) && Array.isArray(targets)
      ? targets.map((to: unknown) => ({ from: own(node, 'id'), to }))
      : [];
  });

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

const reshape = (value: unknown): unknown => {
  if (!isRecord(value)) return value;
  const nodes = own(value, 'nodes') ?? [];
  if (!Array.isArray(nodes)) return { nodes, connections: [], notes: [] };
  const listed = own(value, 'connections');
  const connections = Array.isArray(listed) && listed.length > 0 ? listed : (listed ?? []);
  const notes = own(value, 'notes') ?? [];
  return {
    nodes: nodes.map(nodeOf),
    connections: Array.isArray(connections)
      ? (connections.length > 0 ? connections : mirroredConnections(nodes)).map(connectionOf)
      : connections,
    notes: Array.isArray(notes) ? notes.map(noteOf) : notes,
  };
};

const sameConnection = (a: FlowConnection, b: FlowConnection) =>
  a.from === b.from && a.to === b.to && a.on === b.on;

/** Connections without doubles, an `on` that names an option by its id turned into the option's value, mirrors rebuilt. */
const tidy = (document: FlowDocument): FlowDocument => {
  const nodes = new Map(document.nodes.map((node) => [node.id, node]));
  const seen: FlowConnection[] = [];
  const byFrom = new Map<string, FlowConnection[]>();
  for (const connection of document.connections) {
    const from = nodes.get(connection.from);
    let next = connection;
    if (
      connection.on !== undefined &&
      from?.type === 'quick_reply' &&
      !from.data.options.some(({ value }) => value === connection.on)
    ) {
      const option = from.data.options.find(({ id }) => id === connection.on);
      if (option) next = { ...connection, on: option.value };
    }
    const siblings = byFrom.get(next.from) ?? [];
    if (siblings.some((other) => sameConnection(other, next))) continue;
    byFrom.set(next.from, [...siblings, next]);
    seen.push(next);
  }
  return withMirrors({ ...document, connections: seen });
};

/** For request bodies: takes what `normaliseFlow` takes and comes out as a document. */
export const flowDataSchema = z.pipe(
  z.pipe(
    z.custom<FlowDocument>(),
    z.transform((value) => reshape(value)),
  ),
  z.pipe(flowDocumentSchema, z.transform(tidy)).check(
    z.refine((document) => documentBytes(document) <= flowLimits.documentBytes, {
      error: 'A flow can be at most 256 KB.',
    }),
  ),
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
