import { languages } from '#shared/domain/languages.ts';
import { countDocumentBytes, type FlowDocument, type FlowNode, getNodeKind } from './document.ts';
import { getExits, resolveConnection } from './exits.ts';
import { parseExpression } from './expression.ts';
import { findPlaceholders, interpolate } from './interpolate.ts';
import { flowLimits } from './limits.ts';
import type { NodeCheck, Severity } from './nodes/kind.ts';
import { truncate } from './nodes/truncate.ts';
import { parsePattern } from './pattern.ts';
import { getTranslations, listTexts, listTranslatedLanguages } from './translations.ts';
import { isVariableName, userInputVariable, variableNameRule } from './variable-names.ts';

/** A problem in a flow. A flow with errors can be saved but not activated. */
export interface Problem {
  /** Stable identifier, such as `message.empty`. */
  code: string;
  severity: Severity;
  /** A sentence for the author. */
  message: string;
  /** The node concerned; absent for the flow as a whole. */
  nodeId?: string;
}

type Report = NodeCheck['report'];

const createNodeCheck = (
  flow: FlowDocument,
  node: FlowNode,
  report: Report,
  workspaceFlows: ReadonlySet<string> | undefined,
): NodeCheck => ({
  report,
  variable: (name, subject) => {
    if (name.trim() === '') report('error', 'variable.invalid', `${subject} has no variable.`);
    else if (!isVariableName(name.trim()))
      report('error', 'variable.invalid', `“${truncate(name)}” cannot be a variable. ${variableNameRule}`);
  },
  expression: (source) => {
    const expression = parseExpression(source);
    if (!expression.ok)
      report('error', 'expression.invalid', `The expression can’t be read. ${expression.error}`);
  },
  pattern: (source) => {
    const pattern = parsePattern(interpolate(source.trim(), {}, flowLimits.valueChars, () => 'x'));
    if (!pattern.ok) report('error', 'condition.pattern', `The pattern can’t be used. ${pattern.error}`);
  },
  isKnownFlow: (uuid) => workspaceFlows?.has(uuid) ?? true,
  isConnected: (on) => resolveConnection(flow, node.id, on) !== undefined,
  connectionCount: flow.connections.filter(({ from }) => from === node.id).length,
});

const checkExits = (flow: FlowDocument, node: FlowNode, ids: ReadonlySet<string>, report: Report): void => {
  const own = flow.connections.filter(({ from }) => from === node.id);
  const known = new Set(getExits(node).map(({ on }) => on));
  const counts = new Map<string | undefined, number>();
  for (const { to, on } of own) {
    if (!ids.has(to))
      report(
        'warning',
        'connection.dangling',
        `A connection leads to “${truncate(to)}”, which does not exist.`,
      );
    if (!known.has(on) && on !== undefined)
      report(
        'warning',
        'exit.unknown',
        `A connection starts at “${truncate(on)}”, but this node has no such exit. It is never followed.`,
      );
    counts.set(on, (counts.get(on) ?? 0) + 1);
  }
  for (const [on, count] of counts) {
    if (count > 1)
      report(
        'warning',
        'exit.duplicate',
        on === undefined
          ? 'Several connections start here; only the first is followed.'
          : `Several connections start at “${truncate(on)}”; only the first is followed.`,
      );
  }
};

/** The nodes that a conversation can reach from this node: the first connection of each exit. */
const listTargets = (flow: FlowDocument, node: FlowNode): string[] =>
  getExits(node).flatMap(({ on }) => resolveConnection(flow, node.id, on)?.to ?? []);

const findReachable = (startId: string, edges: ReadonlyMap<string, readonly string[]>): Set<string> => {
  const seen = new Set([startId]);
  for (const id of seen) for (const to of edges.get(id) ?? []) seen.add(to);
  return seen;
};

const waitsForAnswer = (node: FlowNode): boolean => getNodeKind(node).waitsForAnswer(node.data);

/** Reports one node of every loop that never waits for the visitor; a loop without an exit is endless. */
const checkLoops = (
  flow: FlowDocument,
  edges: ReadonlyMap<string, readonly string[]>,
  report: (node: FlowNode, endless: boolean) => void,
): void => {
  const nonWaiting = flow.nodes.filter((node) => !waitsForAnswer(node));
  const nonWaitingIds = new Set(nonWaiting.map(({ id }) => id));
  const inner = new Map(
    nonWaiting.map(({ id }) => [id, (edges.get(id) ?? []).filter((to) => nonWaitingIds.has(to))]),
  );
  const reported = new Set<string>();
  for (const node of nonWaiting) {
    if (reported.has(node.id)) continue;
    const reachable = new Set((inner.get(node.id) ?? []).flatMap((to) => [...findReachable(to, inner)]));
    if (!reachable.has(node.id)) continue;
    const loop = [...reachable].filter((id) => findReachable(id, inner).has(node.id));
    for (const id of loop) reported.add(id);
    const inLoop = new Set(loop);
    const hasExit = loop.some((id) => {
      const member = flow.nodes.find((candidate) => candidate.id === id);
      const exits = member ? getExits(member).map(({ on }) => resolveConnection(flow, id, on)?.to) : [];
      return exits.some((to) => to === undefined || !inLoop.has(to));
    });
    report(node, !hasExit);
  }
};

/** Lists the variables that the flow's nodes set; `user_input` comes first. */
export const listVariables = (flow: FlowDocument): string[] => [
  ...new Set([
    userInputVariable,
    ...flow.nodes.flatMap((node) => getNodeKind(node).assignedVariables(node.data)).filter(isVariableName),
  ]),
];

const listExpressionVariables = (node: FlowNode): readonly string[] => {
  const source = getNodeKind(node).expression(node.data);
  const expression = source === undefined ? undefined : parseExpression(source);
  return expression?.ok ? expression.variables : [];
};

const collectStrings = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(collectStrings) : [];
};

/** Reports variables that are missing in a translation, or that only the translation uses. */
const checkTranslations = (flow: FlowDocument, report: (nodeId: string) => Report): void => {
  for (const { key, nodeId, text } of listTexts(flow)) {
    const names = findPlaceholders(text);
    for (const code of listTranslatedLanguages(flow)) {
      const translation = getTranslations(flow, code)[key];
      if (translation === undefined) continue;
      const translatedNames = findPlaceholders(translation);
      const subject = `The ${languages[code].name} translation of “${truncate(text)}”`;
      for (const name of names)
        if (!translatedNames.includes(name))
          report(nodeId)('warning', 'translation.variable', `${subject} lacks {{${name}}}.`);
      for (const name of translatedNames)
        if (!names.includes(name))
          report(nodeId)(
            'warning',
            'translation.variable',
            `${subject} uses {{${name}}}, but the original does not.`,
          );
    }
  }
};

/**
 * Lists the problems of a flow, errors first, in the order of its nodes. `workspaceFlows` are the UUIDs that it may jump to; if
 * they are unknown, jumps and sub-flows are not checked.
 */
export const findProblems = (flow: FlowDocument, workspaceFlows?: ReadonlySet<string>): Problem[] => {
  const problems: Problem[] = [];
  const reporter =
    (nodeId?: string): Report =>
    (severity, code, message) =>
      problems.push({ code, severity, message, ...(nodeId ? { nodeId } : {}) });
  const starts = flow.nodes.filter(({ type }) => type === 'start');
  const [start] = starts;
  if (!start) reporter()('error', 'start.missing', 'The flow has no start node.');
  for (const extra of starts.slice(1))
    reporter(extra.id)('error', 'start.multiple', 'A flow can have only one start node.');
  if (countDocumentBytes(flow) > flowLimits.documentBytes)
    reporter()('error', 'flow.too_large', 'The flow is larger than 256 KB.');

  const ids = new Set(flow.nodes.map(({ id }) => id));
  const edges = new Map(flow.nodes.map((node) => [node.id, listTargets(flow, node)]));
  const reachable = start ? findReachable(start.id, edges) : ids;
  const known = new Set(listVariables(flow));
  for (const node of flow.nodes) {
    const report = reporter(node.id);
    if (!reachable.has(node.id))
      report('warning', 'node.unreachable', 'No conversation gets here: nothing leads to this node.');
    getNodeKind(node).problems(node.data, createNodeCheck(flow, node, report, workspaceFlows));
    checkExits(flow, node, ids, report);
    const used = new Set([
      ...collectStrings(node.data).flatMap(findPlaceholders),
      ...getNodeKind(node).readVariables(node.data),
      ...listExpressionVariables(node),
    ]);
    for (const name of used) {
      if (!known.has(name))
        report('warning', 'variable.unknown', `Nothing in this flow sets “${truncate(name)}”.`);
    }
  }
  for (const { from } of flow.connections) {
    if (!ids.has(from))
      reporter()(
        'warning',
        'connection.dangling',
        `A connection starts at “${truncate(from)}”, which does not exist.`,
      );
  }
  checkTranslations(flow, reporter);
  checkLoops(flow, edges, (node, endless) => {
    if (!reachable.has(node.id)) return;
    reporter(node.id)(
      endless ? 'error' : 'warning',
      endless ? 'loop.endless' : 'loop.unwaited',
      endless
        ? 'This loop never waits for the visitor and never ends.'
        : 'This loop may never wait for the visitor. After 100 steps the conversation ends with an apology.',
    );
  });
  return [
    ...problems.filter(({ severity }) => severity === 'error'),
    ...problems.filter(({ severity }) => severity === 'warning'),
  ];
};

/** Whether a flow can be activated. */
export const hasErrors = (flow: FlowDocument): boolean =>
  findProblems(flow).some(({ severity }) => severity === 'error');
