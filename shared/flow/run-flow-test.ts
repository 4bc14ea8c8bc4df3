import type { FlowDocument } from './document.ts';
import { answerFlow, startFlow } from './engine.ts';
import { buildTrailStep, listConnectedExits } from './exits.ts';
import {
  type FlowTestAnswer,
  type FlowTestExpectation,
  type FlowTestInput,
  type FlowTestScript,
  flowTestLimits,
} from './flow-test.ts';
import { findNode } from './graph.ts';
import { getNodeLabel } from './node-titles.ts';
import {
  formatTestNode,
  type PlayedTurn,
  playToAnswer,
  replayResults,
  toInput,
  toTestAnswer,
} from './play-flow.ts';
import type { EnteredFlow } from './subflows.ts';
import { chooseLanguage } from './translations.ts';
import { userInputVariable } from './variable-names.ts';

/** What is tested: a flow, and the other published flows of its workspace by UUID. */
export interface TestedFlow extends EnteredFlow {
  readonly others: ReadonlyMap<string, EnteredFlow>;
}

/** How a test went. */
export interface FlowTestRun extends FlowTestExpectation {
  /** The answers with the options that they chose. */
  readonly answers: FlowTestAnswer[];
  /** Answers that were left over because the conversation ended before. */
  readonly unused: number;
  /** All turns, each after the answers before it. */
  readonly turns: readonly (PlayedTurn & { readonly after: number })[];
}

/** Variables that only the engine needs. */
const silent = new Set([userInputVariable, 'api_status', 'api_error']);

const getTitle = (flow: FlowDocument | undefined, nodeId: string | null): string => {
  const node = flow && nodeId !== null ? findNode(flow, nodeId) : undefined;
  return node ? getNodeLabel(node).slice(0, 200) : '';
};

/** Plays a test: every answer at its day, with its random choices and recorded responses. */
export const runFlowTest = (script: FlowTestScript, tested: TestedFlow): FlowTestRun => {
  const { language, at, seed, today, known, timeZone } = script;
  const find = (place: string): EnteredFlow | undefined => {
    if (place === '') return tested;
    const other = tested.others.get(place);
    return other && { ...other, language: chooseLanguage(other.flow, other.language, [language]) };
  };
  const recall = replayResults(script.results);
  const play = (first: PlayedTurn) =>
    playToAnswer(first, find, ({ nodeId }, place) => recall(formatTestNode(place, nodeId)));
  const options = { language, seed, today, ...(at ? { at } : {}), ...(known ? { known: { ...known } } : {}) };
  const turns = play({ turn: startFlow(tested.flow, options), place: '' }).map((one) => ({
    ...one,
    after: 0,
  }));
  const answers: FlowTestAnswer[] = [];
  for (const answer of script.answers) {
    const last = turns.at(-1);
    const here = last && find(last.place);
    if (!last || !here || last.turn.done || !last.turn.awaiting) break;
    const turn = answerFlow(here.flow, last.turn.state, toInput(answer, last.turn.awaiting), {
      today,
      ...(timeZone === undefined ? {} : { timeZone }),
    });
    answers.push(toTestAnswer(turn, answer.said));
    turns.push(...play({ turn, place: last.place }).map((one) => ({ ...one, after: answers.length })));
  }
  const { turn, place } = turns.at(-1) ?? { turn: undefined, place: '' };
  const state = turn?.state;
  return {
    outcome: state?.outcome ?? 'open',
    node: formatTestNode(place, state?.nodeId ?? ''),
    title: getTitle(find(place)?.flow, state?.nodeId ?? null),
    ...(state?.ending === undefined ? {} : { ending: state.ending }),
    variables: Object.fromEntries(
      Object.entries(state?.variables ?? {}).filter(([name]) => !silent.has(name)),
    ),
    path: turns
      .flatMap((one) =>
        one.turn.links.map(({ from, exit }) => buildTrailStep(formatTestNode(one.place, from), exit)),
      )
      .slice(0, flowTestLimits.path),
    answers,
    unused: script.answers.length - answers.length,
    turns,
  };
};

/** What a test expects from now on: the end that it has just reached. */
export const toExpectation = ({
  outcome,
  node,
  title,
  ending,
  variables,
  path,
}: FlowTestRun): FlowTestExpectation => ({
  ...{ outcome, node, title, variables, path },
  ...(ending === undefined ? {} : { ending }),
});

/** `elsewhere`: it ends at another step or otherwise. `values`: it ends as expected, with other values. */
export type FlowTestVerdict = 'passed' | 'values' | 'elsewhere';

export interface FlowTestDifference {
  readonly verdict: FlowTestVerdict;
  /** The last step that the test went through as expected, before it went another way. */
  readonly partedAt?: string;
  /** A step that the test needs and the flow no longer has. */
  readonly gone?: string;
  readonly values: readonly { readonly name: string; readonly expected: string; readonly actual: string }[];
}

const nodeOfStep = (step: string): string => step.split(' ', 1)[0] ?? '';

/** The last step that both ways have in common. */
const findParting = (
  expected: Pick<FlowTestExpectation, 'path' | 'node'>,
  run: Pick<FlowTestExpectation, 'path' | 'node'>,
): string => {
  const [wanted, taken] = [
    [...expected.path, expected.node],
    [...run.path, run.node],
  ];
  const at = wanted.findIndex((step, index) => taken[index] !== step);
  const here = nodeOfStep(taken[at] ?? run.node);
  return at <= 0 || nodeOfStep(wanted[at] ?? '') === here ? here : nodeOfStep(wanted[at - 1] ?? '');
};

/** Compares how a test went with what it expects. */
export const judgeFlowTest = (
  { expect, at }: Pick<FlowTestInput, 'expect' | 'at'>,
  run: FlowTestRun,
  flow: FlowDocument,
): FlowTestDifference => {
  const values = Object.keys(expect.variables).flatMap((name) => {
    const [expected = '', actual = ''] = [expect.variables[name], run.variables[name]];
    return expected === actual ? [] : [{ name, expected, actual }];
  });
  const isSameEnd =
    run.outcome === expect.outcome && run.node === expect.node && run.ending === expect.ending;
  if (isSameEnd && run.unused === 0) return { verdict: values.length > 0 ? 'values' : 'passed', values };
  const isGone = (node: string) => node !== '' && !node.includes('/') && !findNode(flow, node);
  const gone = [at ?? '', expect.node].find(isGone);
  const partedAt = findParting(expect, run);
  return {
    verdict: 'elsewhere',
    values: [],
    ...(partedAt ? { partedAt } : {}),
    ...(gone === undefined ? {} : { gone: gone === expect.node ? expect.title || gone : gone }),
  };
};

/** The connected exits that none of the runs takes, and how many there are in all. */
export const findUntestedExits = (
  flow: FlowDocument,
  runs: readonly Pick<FlowTestRun, 'path'>[],
): { readonly untested: readonly string[]; readonly total: number } => {
  const taken = new Set(runs.flatMap(({ path }) => path));
  const exits = listConnectedExits(flow);
  return { untested: exits.filter((step) => !taken.has(step)), total: exits.length };
};
