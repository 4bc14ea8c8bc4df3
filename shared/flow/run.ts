import type { WallClock } from '#shared/domain/wall-clock.ts';
import { type AnswerKind, matchOption, parseAnswer } from './answer.ts';
import { findLimitProblem } from './answer-limits.ts';
import { answerAssistant, enterAssistant, showAnswer } from './assistant-steps.ts';
import { evaluateCondition } from './condition.ts';
import { type FlowDocument, type FlowNode, getNodeKind } from './document.ts';
import { getExitKey, getRequestSpec, isEndNode, isExitConnected, resolveConnection } from './exits.ts';
import { parseExpression } from './expression.ts';
import type { FlowOption } from './fields.ts';
import { answerForm, enterForm } from './form-steps.ts';
import { breakLinks, getVariable, interpolate } from './interpolate.ts';
import { getFlowTexts } from './language-data.ts';
import { flowLimits } from './limits.ts';
import { matchOptions } from './match-options.ts';
import { describeMedia, type MessageMedia, type PicturedOption } from './media.ts';
import type { InputContext, NodeContext, Step } from './nodes/kind.ts';
import type { FlowOutcome } from './outcomes.ts';
import { escapePattern } from './pattern.ts';
import { buildRequest, mapResponse } from './request.ts';
import { seededRandom } from './seeded-random.ts';
import { joinChoices } from './several.ts';
import type { Awaiting, FlowState, RequestResult, SeveralChoice, Turn, WaitingKind } from './state.ts';
import { translateNode } from './translations.ts';
import { isVariableName, userInputVariable } from './variable-names.ts';

/** Maximum total text of one turn, so that it can be stored and sent. */
const turnChars = 32_000;
const variablesChars = 32_000;

/** Builds one turn of a conversation. All mutation happens here. */
export class Run {
  readonly flow: FlowDocument;
  readonly turn: Turn;
  private readonly strict: boolean;
  private chars = 0;
  /** The limit of variables counts those of the calling flows too. */
  private readonly callerChars: number;

  constructor(flow: FlowDocument, state: FlowState, strict = false) {
    this.flow = flow;
    this.strict = strict;
    this.callerChars = [state.returned ?? {}, ...(state.callers ?? []).map(({ variables }) => variables)]
      .flatMap((variables) => Object.values(variables))
      .reduce((sum, value) => sum + value.length, 0);
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

  findNode(id: string | null): FlowNode | undefined {
    const found = this.flow.nodes.find((node) => node.id === id);
    return found && translateNode(this.flow, found, this.state.language);
  }

  private interpolate(template: string, encode?: (value: string) => string): string {
    return interpolate(template, this.state.variables, flowLimits.renderedChars, encode).trim();
  }

  say(nodeId: string, template: string, delay = 0): void {
    const text = this.interpolate(template, breakLinks).slice(0, Math.max(0, turnChars - this.chars));
    if (text === '') return;
    this.chars += text.length;
    this.turn.messages.push({ nodeId, text, delay });
  }

  /** Sends a message of rich parts with their variables filled in; addresses stay as their author wrote them. */
  show(nodeId: string, media: readonly MessageMedia[]): void {
    const fill = (template: string) => this.interpolate(template, breakLinks);
    const filled = media.map((part) => ({
      ...part,
      ...(part.alt === undefined ? {} : { alt: fill(part.alt) }),
      ...(part.title === undefined ? {} : { title: fill(part.title) }),
      ...(part.text === undefined ? {} : { text: fill(part.text) }),
      ...(part.links ? { links: part.links.map((link) => ({ ...link, label: fill(link.label) })) } : {}),
    }));
    const text = filled.map(describeMedia).join('\n\n');
    if (this.chars + text.length > turnChars) return;
    this.chars += text.length;
    this.turn.messages.push({ nodeId, text, delay: 0, media: filled });
  }

  /** Stores a variable: ignores invalid names, cuts long values, drops values over the limits. */
  set(name: string, value: string): void {
    const { variables } = this.state;
    if (!isVariableName(name)) return;
    const cut = value.slice(0, flowLimits.variableValueChars);
    const others = Object.keys(variables).filter((key) => key !== name);
    const chars = others.reduce(
      (sum, key) => sum + (variables[key]?.length ?? 0),
      cut.length + this.callerChars,
    );
    if (others.length >= flowLimits.variables || chars > variablesChars) return;
    variables[name] = cut;
  }

  wait(node: FlowNode, kind: WaitingKind): Step {
    this.state.nodeId = node.id;
    this.state.waiting = kind;
    this.turn.awaiting = {
      nodeId: node.id,
      kind,
      ...(kind === 'choice' ? this.describeChoices(node) : {}),
    };
    return { stop: true };
  }

  private describeChoices(node: FlowNode): Pick<Awaiting, 'options' | 'several'> {
    const several = this.describeSeveral(node);
    return { options: this.listChoices(node), ...(several ? { several } : {}) };
  }

  private describeSeveral(node: FlowNode): SeveralChoice | undefined {
    const kind = getNodeKind(node);
    const limits = kind.several(node.data);
    if (!limits) return undefined;
    const count = kind.options(node.data).length;
    const min = Math.min(limits.min ?? 1, count);
    const max = Math.max(min, Math.min(limits.max ?? count, count));
    const { any, range, done } = getFlowTexts(this.state.language).several;
    const isAny = min === 1 && max === count;
    const hint = isAny ? any : range.replace('{range}', min === max ? String(min) : `${min}–${max}`);
    return { min, max, hint, done };
  }

  /** The options of a node with their variables filled in. */
  listChoices(node: FlowNode): PicturedOption[] {
    return getNodeKind(node)
      .options(node.data)
      .map((option) => ({
        ...option,
        label: this.interpolate(option.label) || option.value,
        ...(option.alt === undefined ? {} : { alt: this.interpolate(option.alt) }),
      }));
  }

  /**
   * Finds the options that an answer chooses. Returns the sentence that asks again if they are none, too few or too many;
   * `isCount` means the latter, which the author's own text doesn't explain.
   */
  choose(
    node: FlowNode,
    input: string,
  ): { readonly options: readonly FlowOption[] } | { readonly again: string; readonly isCount: boolean } {
    const shown = this.listChoices(node);
    const several = this.describeSeveral(node);
    if (!several) {
      const option = matchOption(shown, input);
      const { again } = getFlowTexts(this.state.language);
      return option ? { options: [option] } : { again: again.choice, isCount: false };
    }
    const options = matchOptions(shown, input, this.state.language);
    if (options && options.length >= several.min && options.length <= several.max) return { options };
    return { again: several.hint, isCount: options !== undefined };
  }

  end(outcome: FlowOutcome, nodeId: string | null = this.state.nodeId): Turn {
    Object.assign(this.state, { nodeId, waiting: null, done: true, outcome });
    delete this.state.memory;
    this.turn.awaiting = null;
    this.turn.done = true;
    return this.turn;
  }

  stopWithApology(nodeId: string | null): Turn {
    const text = getFlowTexts(this.state.language).apology;
    this.turn.messages.push({ nodeId: nodeId ?? '', text, delay: 0 });
    return this.end('stopped', nodeId);
  }

  /** Runs on from an exit until a node waits or the flow ends. */
  continueFrom(node: FlowNode, on?: string): Turn {
    let current: FlowNode = node;
    let exit = on;
    for (;;) {
      const connection = resolveConnection(this.flow, current.id, exit);
      const next = connection && this.findNode(connection.to);
      if (!next) return this.end(isEndNode(this.flow, current) ? 'completed' : 'dead_end', current.id);
      this.turn.links.push({ from: current.id, exit: getExitKey(current, connection) });
      const entered = this.enter(next);
      if (entered.stop) return this.turn;
      [current, exit] = [next, entered.on];
    }
  }

  createContext(node: FlowNode): NodeContext {
    const context: NodeContext = {
      enterForm: (form) => enterForm(form, context),
      enterAssistant: (data) => enterAssistant(data, context),
      showAnswer: (data, result) => showAnswer(data, context, result),
      texts: getFlowTexts(this.state.language),
      variable: (name) => getVariable(this.state.variables, name),
      set: (name, value) => this.set(name, value),
      interpolate: (template, encode) => this.interpolate(template, encode),
      calculate: (source) => {
        const { variables, today = new Date().toISOString().slice(0, 10) } = this.state;
        const expression = parseExpression(source);
        const result = expression.ok ? expression.evaluate({ variables, today }) : expression;
        return result.ok ? result.value : '';
      },
      compare: (name, operator, value) =>
        evaluateCondition(
          operator,
          context.variable(name),
          context.interpolate(value, operator === 'matches' ? escapePattern : undefined),
        ),
      say: (template, delay) => this.say(node.id, template, delay),
      show: (media) => this.show(node.id, media),
      wait: (kind) => this.wait(node, kind),
      proceed: (on) => ({ stop: false, on }),
      request: () => this.request(node),
      random: () => seededRandom(`${this.state.seed ?? ''}#${node.id}`),
      jump: (flow) => {
        this.turn.effects.push({ type: 'jump', nodeId: node.id, flow });
        return this.wait(node, 'request');
      },
      call: (flow, inputs) => {
        this.turn.effects.push({ type: 'call', nodeId: node.id, flow, inputs: Object.fromEntries(inputs) });
        return this.wait(node, 'request');
      },
      language: this.state.language,
      memory: this.state.memory ?? {},
      remember: (memory) => {
        this.state.memory = { ...memory };
      },
      takeKnown: (...names) => this.takeKnown(names),
      storeAnswer: (kind, variable, value) => {
        this.set(variable, value);
        storeAnswer(this, node, kind, value);
      },
      offer: (options) => {
        this.wait(node, 'choice');
        this.turn.awaiting = { nodeId: node.id, kind: 'choice', options: [...options] };
        return { stop: true };
      },
      askAssistant: (question) => {
        this.turn.effects.push({ type: 'ask_assistant', nodeId: node.id, question });
        return this.wait(node, 'request');
      },
      handOver: (to) => this.turn.effects.push({ type: 'hand_over', nodeId: node.id, to }),
      end: (ending) => {
        this.end('completed', node.id);
        if (ending) this.state.ending = ending;
        return { stop: true };
      },
      stopWithApology: () => {
        this.stopWithApology(node.id);
        return { stop: true };
      },
    };
    return context;
  }

  /** Runs one node. */
  enter(node: FlowNode): Step {
    delete this.state.memory;
    this.state.nodeId = node.id;
    if (this.state.steps >= flowLimits.stepsWithoutWaiting) {
      this.stopWithApology(node.id);
      return { stop: true };
    }
    this.state.steps += 1;
    this.turn.visited.push(node.id);
    return this.skipKnownQuestion(node) ?? getNodeKind(node).enter(node.data, this.createContext(node));
  }

  /** Passes the visitor's words to a node that handles them itself. */
  handleInput(node: FlowNode, input: string, today: string | undefined): Turn {
    this.set(userInputVariable, input.trim());
    const context: InputContext = {
      ...this.createContext(node),
      today,
      reject: (sentence) => {
        this.turn.isRejected = true;
        this.turn.retry = this.interpolate(sentence, breakLinks);
        if (!this.strict) this.say(node.id, this.turn.retry);
        return { stop: true };
      },
      answerForm: (form, said) => answerForm(form, context, said),
      answerAssistant: (data, said) => answerAssistant(data, context, said),
    };
    const step = getNodeKind(node).handleInput?.(node.data, context, input);
    if (!step) return this.stopWithApology(node.id);
    return step.stop ? this.turn : this.continueFrom(node, step.on);
  }

  /** Continues with the result that a node waits for. */
  handleResult(node: FlowNode, result: RequestResult): Turn {
    const step = getNodeKind(node).handleResult?.(node.data, this.createContext(node), result);
    if (!step) return this.continueFrom(node, this.applyResponse(node, result));
    return step.stop ? this.turn : this.continueFrom(node, step.on);
  }

  private takeKnown(names: readonly string[]): string | undefined {
    const { known } = this.state;
    const name = known && names.find((key) => Object.hasOwn(known, key));
    if (!known || name === undefined) return undefined;
    const { [name]: value, ...left } = known;
    this.state.known = left;
    return value;
  }

  /** Skips a question whose answer is known. Each known answer is used once, so that a loop asks again. */
  private skipKnownQuestion(node: FlowNode): Step | undefined {
    const { known } = this.state;
    const kind = getNodeKind(node);
    const asked = known && kind.question(node.data);
    if (!known || !asked) return undefined;
    const name = [asked.variable, asked.kind].find((key) => Object.hasOwn(known, key));
    const given = name === undefined ? undefined : known[name];
    if (name === undefined || given === undefined) return undefined;
    const { language } = this.state;
    const chosen = asked.kind === 'choice' ? this.choose(node, given) : undefined;
    const answer =
      asked.kind === 'choice'
        ? chosen && 'options' in chosen && joinChoices(chosen.options.map(({ value }) => value))
        : parseAnswer(asked.kind, given, { language });
    const { [name]: _used, ...left } = known;
    this.state.known = left;
    if (!answer) return undefined;
    const limitOptions = { language, texts: getFlowTexts(language), today: undefined };
    if (asked.limits && findLimitProblem(asked.kind, asked.limits, answer, limitOptions)) return undefined;
    this.set(userInputVariable, answer);
    const on = kind.handleAnswer(node.data, this.createContext(node), answer);
    if (asked.kind !== 'choice') storeAnswer(this, node, asked.kind, answer);
    return { stop: false, on };
  }

  request(node: FlowNode): Step {
    const spec = getRequestSpec(node);
    const built = spec
      ? buildRequest(spec, this.state.variables)
      : { ok: false as const, error: 'This node makes no request.' };
    if (!built.ok) {
      this.turn.effects.push({ type: 'failed_request', nodeId: node.id, error: built.error });
      return { stop: false, on: this.applyResponse(node, { ok: false, error: built.error }) };
    }
    const purpose = spec?.purpose ?? 'api_call';
    this.turn.effects.push({ type: 'request', nodeId: node.id, purpose, request: built.request });
    return this.wait(node, 'request');
  }

  /** Stores the result of a request and returns the exit to take. */
  applyResponse(node: FlowNode, result: RequestResult): string | undefined {
    if (getRequestSpec(node)) {
      this.set('api_status', result.status === undefined ? '' : String(result.status));
      this.set(
        'api_error',
        result.ok || result.isSimulated
          ? ''
          : (result.error ?? `The server answered ${result.status ?? 'nothing'}.`),
      );
    }
    if (result.ok && result.body !== undefined) {
      for (const [name, value] of mapResponse(getRequestSpec(node)?.responseMapping ?? {}, result.body))
        this.set(name, value);
    }
    return !result.ok && !result.isSimulated && isExitConnected(this.flow, node.id, 'error')
      ? 'error'
      : undefined;
  }

  /** Rejects an answer with the author's message, otherwise with this one. */
  askAgain(node: FlowNode, kind: WaitingKind, retry: string | undefined, fallback: string): Turn {
    this.turn.isRejected = true;
    this.turn.retry = this.interpolate(retry?.trim() || fallback, breakLinks);
    this.wait(node, kind);
    if (!this.strict) this.say(node.id, this.turn.retry);
    return this.turn;
  }
}

/** Splits `YYYY-MM-DD HH:MM` into date and time. */
export const splitAppointment = (appointment: string): WallClock => {
  const [date = '', time = ''] = appointment.split(' ');
  return { date, time };
};

/** Stores the standard variables of an email, phone or appointment answer and adds its effect. */
export const storeAnswer = (run: Run, node: FlowNode, kind: AnswerKind, answer: string): void => {
  if (kind === 'email' || kind === 'phone') {
    run.set(kind, answer);
    run.turn.effects.push({ type: 'contact', nodeId: node.id, field: kind, value: answer });
  }
  if (kind === 'appointment') {
    const { date, time } = splitAppointment(answer);
    run.set('appointment', answer);
    run.set('appointment_date', date);
    run.set('appointment_time', time);
    run.turn.effects.push({ type: 'appointment', nodeId: node.id, date, time });
  }
};
