import type { WallClock } from '#shared/domain/consultation-slots.ts';
import { type AnswerKind, chosenOption, readAnswer } from './answer.ts';
import { drawn } from './chance.ts';
import { type FlowDocument, type FlowNode, kindOf } from './document.ts';
import { exitKey, followedConnection, hasExit, isLast, requestSpecOf } from './exits.ts';
import type { FlowOption } from './fields.ts';
import { interpolate, variableValue } from './interpolate.ts';
import { flowLimits } from './limits.ts';
import { isVariableName, userInput } from './names.ts';
import type { Step, Talk } from './nodes/kind.ts';
import type { FlowOutcome } from './outcomes.ts';
import { buildRequest, mapResponse } from './request.ts';
import type { FlowState, RequestResult, Turn, WaitingKind } from './state.ts';
import { flowTexts } from './texts.ts';
import { nodeIn } from './translations.ts';

/** Longest text of one turn, so that a turn stays small enough to keep and to send. */
const turnChars = 32_000;
const variablesChars = 32_000;

/** One turn under construction: the only place where anything is written to. */
export class Run {
  readonly flow: FlowDocument;
  readonly turn: Turn;
  private readonly strict: boolean;
  private chars = 0;

  constructor(flow: FlowDocument, state: FlowState, strict = false) {
    this.flow = flow;
    this.strict = strict;
    this.turn = {
      messages: [],
      awaiting: null,
      effects: [],
      state: { ...state, variables: { ...state.variables } },
      done: state.done,
      visited: [],
      links: [],
    };
  }

  get state(): FlowState {
    return this.turn.state;
  }

  node(id: string | null): FlowNode | undefined {
    const found = this.flow.nodes.find((node) => node.id === id);
    return found && nodeIn(this.flow, found, this.state.language);
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

  wait(node: FlowNode, kind: WaitingKind): Step {
    this.state.nodeId = node.id;
    this.state.waiting = kind;
    this.turn.awaiting = {
      nodeId: node.id,
      kind,
      ...(kind === 'choice' ? { options: this.choices(node) } : {}),
    };
    return { stop: true };
  }

  /** Options as the visitor sees them. */
  choices(node: FlowNode): FlowOption[] {
    return kindOf(node)
      .options(node.data)
      .map(({ id, label, value }) => ({ id, label: this.fill(label) || value, value }));
  }

  end(outcome: FlowOutcome, nodeId: string | null = this.state.nodeId): Turn {
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
      if (!next) return this.end(isLast(this.flow, current) ? 'completed' : 'dead_end', current.id);
      this.turn.links.push({ from: current.id, exit: exitKey(current, connection) });
      const entered = this.enter(next);
      if (entered.stop) return this.turn;
      [current, exit] = [next, entered.on];
    }
  }

  /** What the kind of this node may do here. */
  talk(node: FlowNode): Talk {
    return {
      texts: flowTexts(this.state.language),
      variable: (name) => variableValue(this.state.variables, name),
      set: (name, value) => this.set(name, value),
      fill: (template) => this.fill(template),
      say: (template, delay) => this.say(node.id, template, delay),
      wait: (kind) => this.wait(node, kind),
      go: (on) => ({ stop: false, on }),
      request: () => this.request(node),
      chance: () => drawn(`${this.state.seed ?? ''}#${node.id}`),
      jump: (flow) => {
        this.turn.effects.push({ type: 'jump', nodeId: node.id, flow });
        return this.wait(node, 'request');
      },
      handOver: (to) => this.turn.effects.push({ type: 'hand_over', nodeId: node.id, to }),
      end: (ending) => {
        this.end('completed', node.id);
        if (ending) this.state.ending = ending;
        return { stop: true };
      },
      apologise: () => {
        this.apologise(node.id);
        return { stop: true };
      },
    };
  }

  /** Runs one node. */
  enter(node: FlowNode): Step {
    this.state.nodeId = node.id;
    if (this.state.steps >= flowLimits.stepsWithoutWaiting) {
      this.apologise(node.id);
      return { stop: true };
    }
    this.state.steps += 1;
    this.turn.visited.push(node.id);
    return this.passed(node) ?? kindOf(node).enter(node.data, this.talk(node));
  }

  /** Goes past a question whose answer was given elsewhere: once, so that coming back to it asks. */
  passed(node: FlowNode): Step | undefined {
    const { known } = this.state;
    const kind = kindOf(node);
    const asked = known && node.type !== 'start' ? kind.asks(node.data) : undefined;
    if (!known || !asked) return undefined;
    const name = [asked.variable, asked.kind].find((key) => Object.hasOwn(known, key));
    const given = name === undefined ? undefined : known[name];
    if (name === undefined || given === undefined) return undefined;
    const answer =
      asked.kind === 'choice'
        ? chosenOption(this.choices(node), given)?.value
        : readAnswer(asked.kind, given, { language: this.state.language });
    const { [name]: _used, ...left } = known;
    this.state.known = left;
    if (!answer) return undefined;
    this.set(userInput, answer);
    const on = kind.answered(node.data, this.talk(node), answer);
    if (asked.kind !== 'choice') keep(this, node, asked.kind, answer);
    return { stop: false, on };
  }

  request(node: FlowNode): Step {
    const spec = requestSpecOf(node);
    const built = spec
      ? buildRequest(spec, this.state.variables)
      : { ok: false as const, error: 'This node makes no request.' };
    if (!built.ok) {
      this.turn.effects.push({ type: 'failed_request', nodeId: node.id, error: built.error });
      return { stop: false, on: this.settle(node, { ok: false, error: built.error }) };
    }
    const purpose = spec?.purpose ?? 'api_call';
    this.turn.effects.push({ type: 'request', nodeId: node.id, purpose, request: built.request });
    return this.wait(node, 'request');
  }

  /** Keeps what a request brought and names the exit. */
  settle(node: FlowNode, result: RequestResult): string | undefined {
    if (requestSpecOf(node)) {
      this.set('api_status', result.status === undefined ? '' : String(result.status));
      this.set(
        'api_error',
        result.ok || result.shown
          ? ''
          : (result.error ?? `The server answered ${result.status ?? 'nothing'}.`),
      );
    }
    if (result.ok && result.body !== undefined) {
      for (const [name, value] of mapResponse(requestSpecOf(node)?.responseMapping ?? {}, result.body))
        this.set(name, value);
    }
    return !result.ok && !result.shown && hasExit(this.flow, node.id, 'error') ? 'error' : undefined;
  }

  /** What is said to an answer that doesn't fit. */
  again(kind: WaitingKind, retry: string | undefined, usual?: string): string {
    const texts = flowTexts(this.state.language);
    return this.fill(retry?.trim() || (usual ?? texts.again[kind === 'request' ? 'text' : kind]));
  }

  askAgain(node: FlowNode, kind: WaitingKind, retry: string | undefined, usual?: string): Turn {
    this.turn.misfit = true;
    this.wait(node, kind);
    if (this.strict) return this.turn;
    this.say(node.id, this.again(kind, retry, usual));
    return this.turn;
  }
}

export const momentOf = (appointment: string): WallClock => {
  const [date = '', time = ''] = appointment.split(' ');
  return { date, time };
};

/** What every answer of a kind leaves behind, wherever it was asked for. */
export const keep = (run: Run, node: FlowNode, kind: AnswerKind, answer: string): void => {
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
