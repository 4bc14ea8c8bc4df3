import type { FlowDocument } from './document.ts';
import { resumeFlow, startFlow } from './engine.ts';
import type { Variables } from './interpolate.ts';
import { flowLimits } from './limits.ts';
import { Run } from './run.ts';
import type { FlowEffect, FlowState, Turn } from './state.ts';
import { personVariables } from './variable-names.ts';

type CallEffect = Extract<FlowEffect, { type: 'call' }>;

const listPersonVariables = (variables: Variables): Record<string, string> =>
  Object.fromEntries(
    personVariables.flatMap((name) => Object.entries(variables).filter(([own]) => own === name)),
  );

/** Whether a conversation may enter one more sub-flow. */
export const canCall = ({ callers = [] }: FlowState): boolean => callers.length < flowLimits.callDepth;

/**
 * Starts the flow that a `call` effect names, with its inputs and the contact data. `place` is the caller's
 * name for the calling flow's revision, by which it finds the revision again for `returnToCaller`.
 */
export const startSubflow = (
  flow: FlowDocument,
  { nodeId, inputs }: CallEffect,
  { variables, callers = [], language, steps, returned, seed, known, today }: FlowState,
  { place, ...target }: { readonly place: string; readonly language: string },
): Turn =>
  startFlow(flow, {
    language: target.language,
    variables: { ...listPersonVariables(variables), ...inputs },
    ...{ seed, known, today },
    within: { steps, returned, callers: [...callers, { place, nodeId, language, variables }] },
  });

/** Starts the flow that a conversation jumps to, with all its variables. */
export const startAfterJump = (
  flow: FlowDocument,
  { variables, seed, known, today, callers, returned }: FlowState,
  language: string,
): Turn => startFlow(flow, { language, variables, seed, known, today, within: { callers, returned } });

/** The name of the revision to return to after this turn; undefined unless a sub-flow ended in it. */
export const getReturnPlace = ({ state, effects }: Turn): string | undefined =>
  state.done && state.outcome === 'completed' && !effects.some(({ type }) => type === 'hand_over')
    ? state.callers?.at(-1)?.place
    : undefined;

/** Continues the calling flow after its sub-flow ended: copies outputs and contact data, and takes the plain exit. */
export const returnToCaller = (flow: FlowDocument, ended: FlowState): Turn => {
  const { ending: _ending, callers = [], ...rest } = ended;
  const caller = callers.at(-1);
  const run = new Run(flow, {
    ...rest,
    ...(caller ? { nodeId: caller.nodeId, language: caller.language, variables: caller.variables } : {}),
    ...(callers.length > 1 ? { callers: callers.slice(0, -1) } : {}),
    returned: { ...ended.returned, ...ended.variables },
    waiting: null,
    done: false,
    outcome: null,
  });
  const node = run.findNode(run.state.nodeId);
  if (node?.type !== 'subflow') return run.stopWithApology(run.state.nodeId);
  for (const [name, value] of Object.entries(listPersonVariables(ended.variables))) run.set(name, value);
  for (const { from, to } of node.data.outputs ?? []) {
    const value = ended.variables[from.trim()];
    // Otherwise the value from an earlier call would remain.
    if (value === undefined) delete run.state.variables[to.trim()];
    else run.set(to.trim(), value);
  }
  return run.continueFrom(node);
};

/** A flow that a conversation may enter, with the language it runs in. */
export interface EnteredFlow {
  readonly flow: FlowDocument;
  readonly language: string;
}

/** Most jumps without an answer in between: flows that jump to each other would never end. */
export const jumpsPerTurn = 5;

/**
 * Takes the step into or out of another flow for which a turn waits, if all flows are in memory: returns the
 * next turn and the name of its revision, or undefined if there is no such step. `find` gets a flow's UUID,
 * or '' for the flow with which the conversation began.
 */
export const stepBetweenFlows = (
  turn: Turn,
  place: string,
  jumps: number,
  find: (place: string) => EnteredFlow | undefined,
): { readonly turn: Turn; readonly place: string } | undefined => {
  const back = getReturnPlace(turn);
  const caller = back === undefined ? undefined : find(back);
  if (back !== undefined && caller) return { turn: returnToCaller(caller.flow, turn.state), place: back };
  if (turn.awaiting?.kind !== 'request') return undefined;
  const effect = turn.effects.find((one) => one.type === 'jump' || one.type === 'call');
  const here = find(place);
  if (!effect || !here) return undefined;
  const isAllowed = effect.type === 'call' ? canCall(turn.state) : jumps < jumpsPerTurn;
  const target = isAllowed ? find(effect.flow) : undefined;
  if (!target) return { turn: resumeFlow(here.flow, turn.state, { ok: false }), place };
  const { language } = target;
  return {
    turn:
      effect.type === 'call'
        ? startSubflow(target.flow, effect, turn.state, { place, language })
        : startAfterJump(target.flow, turn.state, language),
    place: effect.flow,
  };
};
