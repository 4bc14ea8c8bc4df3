import type { Variables } from './interpolate.ts';

/** The parts of a conversation's state that hold answers. */
interface AnswerState {
  readonly variables: Variables;
  readonly callers?: readonly { readonly variables: Variables }[] | undefined;
  readonly returned?: Variables | undefined;
}

/** Variables that only the engine needs. */
const silent = new Set(['user_input', 'api_status', 'api_error']);

/** All answers of a conversation, including those of sub-flows that ended and of flows that wait for one. */
export const collectAnswers = ({ variables, callers = [], returned }: AnswerState): Record<string, string> =>
  Object.assign({}, returned, ...callers.map((caller) => caller.variables), variables);

/** The same without the engine's own variables, for results and events. */
export const collectShownAnswers = (state: AnswerState): Record<string, string> =>
  Object.fromEntries(Object.entries(collectAnswers(state)).filter(([name]) => !silent.has(name)));
