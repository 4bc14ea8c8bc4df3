import { languages } from '#shared/domain/languages.ts';
import { documentBytes, type FlowDocument, type FlowNode, kindOf } from './document.ts';
import { exitsOf, followedConnection } from './exits.ts';
import { placeholdersIn } from './interpolate.ts';
import { flowLimits } from './limits.ts';
import { isVariableName, userInput, variableRule } from './names.ts';
import type { Check, Severity } from './nodes/kind.ts';
import { cut } from './nodes/wording.ts';
import { textsOfFlow, translatedInto, translationsInto } from './translations.ts';

/** Errors are what cannot run: a flow with one can be saved but not activated. */
export interface Problem {
  /** What it is about, the same whatever the sentence says: `message.empty`. */
  code: string;
  severity: Severity;
  /** A sentence for the author. */
  message: string;
  /** The node to go to; absent for the flow as a whole. */
  nodeId?: string;
}

/** What a node is called in sentences: its type and the beginning of its text. */
export const nodeTitle = (node: FlowNode): string => {
  const { name, title } = kindOf(node);
  const words = title(node.data).trim();
  return words ? `${name} “${cut(words)}”` : name;
};

/** What a node is called in a list of nodes, where two must not look the same: by its words, else by what it does. */
export const nodeLabel = (node: FlowNode): string => {
  const { name, title, subject } = kindOf(node);
  const words = title(node.data).trim() || subject(node.data).trim();
  return words ? `${name} “${cut(words)}”` : name;
};

type Report = Check['report'];

const checkFor = (flow: FlowDocument, node: FlowNode, report: Report): Check => ({
  report,
  variable: (name, what) => {
    if (name.trim() === '') report('error', 'variable.invalid', `${what} has no variable.`);
    else if (!isVariableName(name.trim()))
      report('error', 'variable.invalid', `“${cut(name)}” cannot be a variable. ${variableRule}`);
  },
  leads: (on) => followedConnection(flow, node.id, on) !== undefined,
  links: flow.connections.filter(({ from }) => from === node.id).length,
});

const checkExits = (flow: FlowDocument, node: FlowNode, ids: ReadonlySet<string>, report: Report): void => {
  const own = flow.connections.filter(({ from }) => from === node.id);
  const known = new Set(exitsOf(node).map(({ on }) => on));
  const counts = new Map<string | undefined, number>();
  for (const { to, on } of own) {
    if (!ids.has(to))
      report('warning', 'connection.dangling', `A connection leads to “${cut(to)}”, which does not exist.`);
    if (!known.has(on) && on !== undefined)
      report(
        'warning',
        'exit.unknown',
        `A connection leaves by “${cut(on)}”, which this node does not have; it is never taken.`,
      );
    counts.set(on, (counts.get(on) ?? 0) + 1);
  }
  for (const [on, count] of counts) {
    if (count > 1)
      report(
        'warning',
        'exit.duplicate',
        on === undefined
          ? 'Several connections have no label; only the first is taken.'
          : `Several connections leave by “${cut(on)}”; only the first is taken.`,
      );
  }
};

/** The connections that a conversation can really take: the first of every exit. */
const taken = (flow: FlowDocument, node: FlowNode): string[] =>
  exitsOf(node).flatMap(({ on }) => followedConnection(flow, node.id, on)?.to ?? []);

const reachableFrom = (startId: string, edges: ReadonlyMap<string, readonly string[]>): Set<string> => {
  const seen = new Set([startId]);
  for (const id of seen) for (const to of edges.get(id) ?? []) seen.add(to);
  return seen;
};

const waits = (node: FlowNode): boolean => kindOf(node).waits(node.data);

/** Nodes on a circle on which nothing waits for the visitor. A circle without any way off it can never run. */
const checkLoops = (
  flow: FlowDocument,
  edges: ReadonlyMap<string, readonly string[]>,
  report: (node: FlowNode, endless: boolean) => void,
): void => {
  const silent = flow.nodes.filter((node) => !waits(node));
  const silentIds = new Set(silent.map(({ id }) => id));
  const inner = new Map(
    silent.map(({ id }) => [id, (edges.get(id) ?? []).filter((to) => silentIds.has(to))]),
  );
  const told = new Set<string>();
  for (const node of silent) {
    if (told.has(node.id)) continue;
    const ahead = new Set((inner.get(node.id) ?? []).flatMap((to) => [...reachableFrom(to, inner)]));
    if (!ahead.has(node.id)) continue;
    const circle = [...ahead].filter((id) => reachableFrom(id, inner).has(node.id));
    for (const id of circle) told.add(id);
    const inCircle = new Set(circle);
    const wayOff = circle.some((id) => {
      const member = flow.nodes.find((candidate) => candidate.id === id);
      const exits = member ? exitsOf(member).map(({ on }) => followedConnection(flow, id, on)?.to) : [];
      return exits.some((to) => to === undefined || !inCircle.has(to));
    });
    report(node, !wayOff);
  }
};

/** Names that the flow's nodes give values to, for a variable picker; `user_input` first. */
export const variablesOf = (flow: FlowDocument): string[] => [
  ...new Set([
    userInput,
    ...flow.nodes.flatMap((node) => kindOf(node).variables(node.data)).filter(isVariableName),
  ]),
];

const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
};

/** Variables that a translation lost, or that only it has: what it says would not be what was meant. */
const checkTranslations = (flow: FlowDocument, report: (nodeId: string) => Report): void => {
  for (const { key, nodeId, text } of textsOfFlow(flow)) {
    const names = placeholdersIn(text);
    for (const code of translatedInto(flow)) {
      const said = translationsInto(flow, code)[key];
      if (said === undefined) continue;
      const has = placeholdersIn(said);
      const what = `The ${languages[code].name} translation of “${cut(text)}”`;
      for (const name of names)
        if (!has.includes(name))
          report(nodeId)('warning', 'translation.variable', `${what} lacks {{${name}}}.`);
      for (const name of has)
        if (!names.includes(name))
          report(nodeId)(
            'warning',
            'translation.variable',
            `${what} uses {{${name}}}, which the original does not.`,
          );
    }
  }
};

/** Everything that is wrong or doubtful about a flow, errors first, in the order of its nodes. */
export const problemsOf = (flow: FlowDocument): Problem[] => {
  const problems: Problem[] = [];
  const reporter =
    (nodeId?: string): Report =>
    (severity, code, message) =>
      problems.push({ code, severity, message, ...(nodeId === undefined ? {} : { nodeId }) });
  const starts = flow.nodes.filter(({ type }) => type === 'start');
  const [start] = starts;
  if (!start) reporter()('error', 'start.missing', 'The flow has no start node.');
  for (const extra of starts.slice(1))
    reporter(extra.id)('error', 'start.multiple', 'A flow can have only one start node.');
  if (documentBytes(flow) > flowLimits.documentBytes)
    reporter()('error', 'flow.too_large', 'The flow is larger than 256 KB.');

  const ids = new Set(flow.nodes.map(({ id }) => id));
  const edges = new Map(flow.nodes.map((node) => [node.id, taken(flow, node)]));
  const reachable = start ? reachableFrom(start.id, edges) : ids;
  const known = new Set(variablesOf(flow));
  for (const node of flow.nodes) {
    const report = reporter(node.id);
    if (!reachable.has(node.id))
      report('warning', 'node.unreachable', 'No conversation ever comes here: nothing leads to this node.');
    kindOf(node).problems(node.data, checkFor(flow, node, report));
    checkExits(flow, node, ids, report);
    const used = new Set([...textsOf(node.data).flatMap(placeholdersIn), ...kindOf(node).uses(node.data)]);
    for (const name of used) {
      if (!known.has(name))
        report('warning', 'variable.unknown', `Nothing in this flow gives “${cut(name)}” a value.`);
    }
  }
  for (const { from } of flow.connections) {
    if (!ids.has(from))
      reporter()(
        'warning',
        'connection.dangling',
        `A connection starts at “${cut(from)}”, which does not exist.`,
      );
  }
  checkTranslations(flow, reporter);
  checkLoops(flow, edges, (node, endless) => {
    if (!reachable.has(node.id)) return;
    reporter(node.id)(
      endless ? 'error' : 'warning',
      endless ? 'loop.endless' : 'loop.unwaited',
      endless
        ? 'This loop never waits for the visitor and has no way out.'
        : 'This loop can go round without waiting for the visitor; after 100 steps the conversation ends with an apology.',
    );
  });
  return [
    ...problems.filter(({ severity }) => severity === 'error'),
    ...problems.filter(({ severity }) => severity === 'warning'),
  ];
};

/** Whether a flow can be activated. */
export const hasErrors = (flow: FlowDocument): boolean =>
  problemsOf(flow).some(({ severity }) => severity === 'error');
