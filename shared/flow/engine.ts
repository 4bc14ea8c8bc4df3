import type { WallClock } from '#shared/domain/consultation-slots.ts';
import { type AnswerKind, chosenOption, readAnswer } from './answer.ts';
import { conditionHolds } from './condition.ts';
import type { FlowDocument, FlowNode, NodeOf } from './document.ts';
import { followedConnection, hasExit } from './exits.ts';
import { interpolate, variableValue } from './interpolate.ts';
import { flowLimits } from './limits.ts';
import { isVariableName, userInput } from './names.ts';
import { buildRequest, mapResponse, requestSpecOf } from './request.ts';
import type { Awaiting, FlowState, RequestResult, Turn, WaitingKind } from './state.ts';
import { flowTexts } from './texts.ts';

export interface StartOptions {
  /** Of the engine's own sentences; default English. */
  language?: string;
  /** Begin here instead of at the start node, for trying out one part. */
  at?: string;
  variables?: Record<string, string>;
}

export interface NextOptions {
  /** YYYY-MM-DD; appointments before it are refused. */
  today?: string;
  /** Zone of the visitor's wall clock, kept with an appointment. */
  timeZone?: string;
  /** Whether a day and time that exist can be had; without it all from today on. */
  isOffered?: (moment: WallClock) => boolean;
}

/** Longest text of one turn, so that a turn stays small enough to keep and to send. */
const turnChars = 32_000;
const variablesChars = 32_000;

/** One turn under construction: the only place where anything is written to. */
class Run {
  readonly flow: FlowDocument;
  readonly turn: Turn;
  private chars = 0;

  constructor(flow: FlowDocument, state: FlowState) {
    this.flow = flow;
    this.turn = {
      messages: [],
      awaiting: null,
      effects: [],
      state: { ...state, variables: { ...state.variables } },
      done: state.done,
      visited: [],
    };
  }

  get state(): FlowState {
    return this.turn.state;
  }

  node(id: string | null): FlowNode | undefined {
    return this.flow.nodes.find((node) => node.id === id);
  }

  fill(template: string): string {
    return interpolate(template, this.state.variables, flowLimits.renderedChars).trim();
  }

  say(nodeId: string, template: string, delay = 0): void {
    const text = this.fill(template).slice(0, Math.max(0, turnChars - this.chars));
    if (text === '') return;
    this.chars += text.length;
    this.turn.messages.push({ nodeId, text, delay });
  }

  /** Keeps a value; names that a language gives meaning to are ignored, long values cut, too many dropped. */
  set(name: string, value: string): void {
    const { variables } = this.state;
    if (!isVariableName(name)) return;
    const cut = value.slice(0, flowLimits.variableValueChars);
    const others = Object.keys(variables).filter((key) => key !== name);
    const chars = others.reduce((sum, key) => sum + (variables[key]?.length ?? 0), cut.length);
    if (others.length >= flowLimits.variables || chars > variablesChars) return;
    variables[name] = cut;
  }

  wait(node: FlowNode, kind: WaitingKind): void {
    this.state.nodeId = node.id;
    this.state.waiting = kind;
    this.turn.awaiting = awaitingOf(node, kind, (text) => this.fill(text));
  }

  end(outcome: 'completed' | 'stopped', nodeId: string | null = this.state.nodeId): Turn {
    Object.assign(this.state, { nodeId, waiting: null, done: true, outcome });
    this.turn.awaiting = null;
    this.turn.done = true;
    return this.turn;
  }

  apologise(nodeId: string | null): Turn {
    const text = flowTexts(this.state.language).apology;
    this.turn.messages.push({ nodeId: nodeId ?? '', text, delay: 0 });
    return this.end('stopped', nodeId);
  }

  /** Goes on through an exit until something has to be waited for or the flow ends. */
  leave(node: FlowNode, on?: string): Turn {
    let current: FlowNode = node;
    let exit = on;
    for (;;) {
      const connection = followedConnection(this.flow, current.id, exit);
      const next = connection && this.node(connection.to);
      if (!next) return this.end('completed', current.id);
      const entered = this.enter(next);
      if (entered.stop) return this.turn;
      [current, exit] = [next, entered.on];
    }
  }

  /** Runs one node. `stop` when the turn is over there, else the exit to take. */
  enter(node: FlowNode): { stop: boolean; on?: string } {
    this.state.nodeId = node.id;
    if (this.state.steps >= flowLimits.stepsWithoutWaiting) {
      this.apologise(node.id);
      return { stop: true };
    }
    this.state.steps += 1;
    this.turn.visited.push(node.id);
    switch (node.type) {
      case 'start':
      case 'text': {
        this.say(node.id, node.data.message, node.type === 'text' ? node.data.delay : 0);
        if (!node.data.input) return { stop: false };
        this.wait(node, node.data.input.kind);
        return { stop: true };
      }
      case 'quick_reply':
        this.say(node.id, node.data.message);
        if (node.data.options.length === 0) this.apologise(node.id);
        else this.wait(node, 'choice');
        return { stop: true };
      case 'condition':
        if (asksFirst(node, this.state)) {
          this.wait(node, 'text');
          return { stop: true };
        }
        return { stop: false, on: this.branch(node) };
      case 'api_call':
        return this.request(node);
      case 'action':
        return this.act(node);
    }
  }

  branch(node: NodeOf<'condition'>): 'true' | 'false' {
    const { condition, operator, value } = node.data;
    const actual = variableValue(this.state.variables, condition.trim());
    return conditionHolds(operator, actual, this.fill(value)) ? 'true' : 'false';
  }

  act(node: NodeOf<'action'>): { stop: boolean; on?: string } {
    const { action, config } = node.data;
    const texts = flowTexts(this.state.language);
    switch (action) {
      case 'collect_email':
        this.say(node.id, config.message?.trim() || texts.askEmail);
        this.wait(node, 'email');
        return { stop: true };
      case 'collect_phone':
        this.say(node.id, config.message?.trim() || texts.askPhone);
        this.wait(node, 'phone');
        return { stop: true };
      case 'book_appointment':
        this.say(node.id, config.message?.trim() || texts.askAppointment);
        this.wait(node, 'appointment');
        return { stop: true };
      case 'send_webhook':
      case 'api_call':
        this.say(node.id, config.message ?? '');
        return this.request(node);
    }
  }

  request(node: FlowNode): { stop: boolean; on?: string } {
    const built = buildRequest(node, this.state.variables);
    if (!built.ok) {
      this.turn.effects.push({ type: 'failed_request', nodeId: node.id, error: built.error });
      return { stop: false, on: this.settle(node, { ok: false, error: built.error }) };
    }
    const purpose = node.type === 'action' && node.data.action === 'send_webhook' ? 'webhook' : 'api_call';
    this.turn.effects.push({ type: 'request', nodeId: node.id, purpose, request: built.request });
    this.wait(node, 'request');
    return { stop: true };
  }

  /** Keeps what a request brought and names the exit. */
  settle(node: FlowNode, result: RequestResult): string | undefined {
    this.set('api_status', result.status === undefined ? '' : String(result.status));
    this.set(
      'api_error',
      result.ok || result.shown ? '' : (result.error ?? `The server answered ${result.status ?? 'nothing'}.`),
    );
    if (result.ok && result.body !== undefined) {
      for (const [name, value] of mapResponse(requestSpecOf(node)?.responseMapping ?? {}, result.body))
        this.set(name, value);
    }
    return !result.ok && !result.shown && hasExit(this.flow, node.id, 'error') ? 'error' : undefined;
  }

  askAgain(node: FlowNode, kind: WaitingKind, retry: string | undefined, usual?: string): Turn {
    const texts = flowTexts(this.state.language);
    this.say(node.id, retry?.trim() || (usual ?? texts.again[kind === 'request' ? 'text' : kind]));
    this.wait(node, kind);
    return this.turn;
  }
}

/** A condition on the visitor's words asks for them when nothing was said yet, as after a start that asks a question. */
const asksFirst = (node: NodeOf<'condition'>, state: FlowState): boolean =>
  node.data.condition.trim() === userInput &&
  node.data.operator !== 'exists' &&
  variableValue(state.variables, userInput) === undefined;

const awaitingOf = (node: FlowNode, kind: WaitingKind, fill: (text: string) => string): Awaiting => ({
  nodeId: node.id,
  kind,
  ...(kind === 'choice' && node.type === 'quick_reply'
    ? {
        options: node.data.options.map(({ id, label, value }) => ({
          id,
          label: fill(label) || value,
          value,
        })),
      }
    : {}),
});

const freshState = (options: StartOptions): FlowState => ({
  v: 1,
  language: options.language ?? 'en',
  nodeId: null,
  waiting: null,
  variables: {},
  steps: 0,
  done: false,
  outcome: null,
});

/** Begins a conversation and runs it to its first question, request or end. */
export const start = (flow: FlowDocument, options: StartOptions = {}): Turn => {
  const run = new Run(flow, freshState(options));
  for (const [name, value] of Object.entries(options.variables ?? {})) run.set(name, value);
  const first =
    options.at === undefined ? flow.nodes.find(({ type }) => type === 'start') : run.node(options.at);
  if (!first) return run.apologise(null);
  const entered = run.enter(first);
  return entered.stop ? run.turn : run.leave(first, entered.on);
};

/** Takes the visitor's answer and goes on to the next question, request or end; asks again when the answer does not fit. */
export const next = (
  flow: FlowDocument,
  state: FlowState,
  input: string,
  options: NextOptions = {},
): Turn => {
  const run = new Run(flow, { ...state, steps: 0 });
  if (state.done) return run.turn;
  const node = run.node(state.nodeId);
  if (!node || state.waiting === null) return run.apologise(state.nodeId);
  if (state.waiting === 'request') {
    run.state.steps = state.steps;
    run.wait(node, 'request');
    return run.turn;
  }
  if (state.waiting === 'choice')
    return node.type === 'quick_reply' ? choose(run, node, input) : run.apologise(node.id);
  const answer = readAnswer(state.waiting, input, options.today);
  if (answer === undefined) return run.askAgain(node, state.waiting, retryOf(node));
  if (state.waiting === 'appointment' && options.isOffered?.(momentOf(answer)) === false)
    return run.askAgain(node, state.waiting, retryOf(node), flowTexts(state.language).notOffered);
  run.set(userInput, answer);
  keep(run, node, state.waiting, answer);
  if (state.waiting === 'appointment') run.set('appointment_zone', options.timeZone ?? '');
  return run.leave(node, node.type === 'condition' ? run.branch(node) : undefined);
};

const choose = (run: Run, node: NodeOf<'quick_reply'>, input: string): Turn => {
  const shown = node.data.options.map((option) => ({
    ...option,
    label: run.fill(option.label) || option.value,
  }));
  const option = chosenOption(shown, input);
  if (!option) return run.askAgain(node, 'choice', node.data.retry);
  run.turn.answer = { nodeId: node.id, optionId: option.id };
  run.set(userInput, option.value || option.label);
  if (node.data.variable) run.set(node.data.variable.trim(), option.value || option.label);
  return run.leave(node, option.value);
};

const retryOf = (node: FlowNode): string | undefined => {
  if (node.type === 'action') return node.data.config.retry;
  return node.type === 'start' || node.type === 'text' ? node.data.input?.retry : undefined;
};

const momentOf = (appointment: string): WallClock => {
  const [date = '', time = ''] = appointment.split(' ');
  return { date, time };
};

const keep = (run: Run, node: FlowNode, kind: AnswerKind, answer: string): void => {
  if ((node.type === 'start' || node.type === 'text') && node.data.input)
    run.set(node.data.input.variable.trim(), answer);
  if (kind === 'email' || kind === 'phone') {
    run.set(kind, answer);
    run.turn.effects.push({ type: 'contact', nodeId: node.id, field: kind, value: answer });
  }
  if (kind === 'appointment') {
    const { date, time } = momentOf(answer);
    run.set('appointment', answer);
    run.set('appointment_date', date);
    run.set('appointment_time', time);
    run.turn.effects.push({ type: 'appointment', nodeId: node.id, date, time });
  }
};

/** Takes the result of the request that the conversation waits for and goes on. */
export const resume = (flow: FlowDocument, state: FlowState, result: RequestResult): Turn => {
  const run = new Run(flow, state);
  if (state.done) return run.turn;
  const node = run.node(state.nodeId);
  if (!node || state.waiting !== 'request') return run.apologise(state.nodeId);
  return run.leave(node, run.settle(node, result));
};
