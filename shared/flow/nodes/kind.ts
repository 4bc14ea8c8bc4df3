import type * as z from 'zod/mini';
import type { Assistant } from '../assistant-schema.ts';
import type { ConditionOperator } from '../condition.ts';
import type { AnswerLimits, FlowOption, InputKind, Several } from '../fields.ts';
import type { Form } from '../form-schema.ts';
import type { FlowTexts } from '../language-data.ts';
import type { MessageMedia, PicturedOption, PictureRef } from '../media.ts';
import type { Raw } from '../read-fields.ts';
import type { RequestSpec } from '../request.ts';
import type { RequestResult, WaitingKind } from '../state.ts';

/** One of a node's exits. */
export interface Exit {
  /** Matches a connection's `on`; undefined for the plain exit. */
  on: string | undefined;
  /** Shown in the builder: the option's label, 'True', 'False', 'Error' or 'Next'. */
  label: string;
  /** Survives edits of the node: the option's id, or a fixed name. Used for canvas handles and statistics. */
  key: string;
}

export const nextExit: Exit = { on: undefined, label: 'Next', key: 'next' };
export const errorExit: Exit = { on: 'error', label: 'Error', key: 'error' };

/** The result of entering a node: stop and wait, or continue through an exit. */
export type Step = { readonly stop: true } | { readonly stop: false; readonly on?: string | undefined };

/** What the engine offers a node while a conversation runs. */
export interface NodeContext {
  /** The engine's own sentences, in the conversation's language. */
  readonly texts: FlowTexts;
  readonly variable: (name: string) => string | undefined;
  /** Stores a variable; invalid names are ignored. */
  readonly set: (name: string, value: string) => void;
  /** Fills the variables into a text, each passed through `encode`. */
  readonly interpolate: (template: string, encode?: (value: string) => string) => string;
  /**
   * The value of an expression; empty if it can't be calculated. The engine has the code of expressions and patterns, so
   * that functions that only read documents don't load it.
   */
  readonly calculate: (expression: string) => string;
  /** Compares a variable with a value that may contain placeholders. */
  readonly compare: (name: string, operator: ConditionOperator, value: string) => boolean;
  /** Sends a message after `delay` milliseconds of typing. */
  readonly say: (template: string, delay?: number) => void;
  /** Sends pictures, videos, links or cards as one message; several are a row of cards. */
  readonly show: (media: readonly MessageMedia[]) => void;
  /** Ends the turn and waits for the visitor's answer. */
  readonly wait: (kind: Exclude<WaitingKind, 'request'>) => Step;
  readonly proceed: (on?: string) => Step;
  /** Makes the node's request. */
  readonly request: () => Step;
  /** A number in [0, 1) that is always the same for this node in this conversation. */
  readonly random: () => number;
  /** Continues in another flow, or through the error exit if that flow isn't available. */
  readonly jump: (flow: string) => Step;
  /** Runs another flow with these variables, or takes the error exit if that flow isn't available. */
  readonly call: (flow: string, inputs: readonly (readonly [name: string, value: string])[]) => Step;
  /** The conversation's language. */
  readonly language: string;
  /** What the node stored while it waits; deleted when the conversation leaves it. */
  readonly memory: Readonly<Record<string, string>>;
  readonly remember: (memory: Readonly<Record<string, string>>) => void;
  /** Takes a known value under one of these names; each can be taken once. */
  readonly takeKnown: (...names: string[]) => string | undefined;
  /** Stores an answer; an e-mail address or phone number also creates the contact. */
  readonly storeAnswer: (kind: InputKind, variable: string, value: string) => void;
  /** Asks for a form's fields. The engine has the code, so that reading documents doesn't load the languages. */
  readonly enterForm: (form: Form) => Step;
  /** Sends the assistant node's message and waits for a question. */
  readonly enterAssistant: (node: Assistant) => Step;
  /** Sends the site assistant's answer and waits for the next question. */
  readonly showAnswer: (node: Assistant, result: RequestResult) => Step;
  /** Ends the turn and waits for one of these options. */
  readonly offer: (options: readonly FlowOption[]) => Step;
  /** Asks the site's assistant; the answer comes to `handleResult`. */
  readonly askAssistant: (question: string) => Step;
  /** Sets who takes over the conversation after the flow. */
  readonly handOver: (to: 'person' | 'assistant') => void;
  /** Ends the flow, optionally with an outcome that its author named. */
  readonly end: (outcome?: string) => Step;
  /** Ends the conversation with an apology because it can't continue. */
  readonly stopWithApology: () => Step;
}

/** What a node gets that handles an answer itself. */
export interface InputContext extends NodeContext {
  /** YYYY-MM-DD. */
  readonly today: string | undefined;
  readonly answerForm: (form: Form, input: string) => Step;
  readonly answerAssistant: (node: Assistant, input: string) => Step;
  /** Rejects the answer with this message; the node must then wait again. */
  readonly reject: (sentence: string) => Step;
}

export type Severity = 'error' | 'warning';

/** What a node's `problems` function can see, and how it reports. */
export interface NodeCheck {
  readonly report: (severity: Severity, code: string, message: string) => void;
  /** Reports an invalid variable name; `subject` begins the sentence. */
  readonly variable: (name: string, subject: string) => void;
  /** Reports an expression that can't be read. */
  readonly expression: (source: string) => void;
  /** Reports a pattern that can't be used. */
  readonly pattern: (source: string) => void;
  /** Whether a connection is followed from this exit. */
  readonly isConnected: (on?: string) => boolean;
  /** Whether a flow with this UUID is in the workspace; true if the workspace is unknown. */
  readonly isKnownFlow: (uuid: string) => boolean;
  /** Number of connections that start at the node. */
  readonly connectionCount: number;
}

/** Replaces one text of a node, for example with its translation. */
export type MapText = (part: string, text: string) => string;

export interface Question {
  readonly kind: Exclude<WaitingKind, 'request'>;
  /** Where the answer is stored. */
  readonly variable: string;
  readonly limits?: AnswerLimits;
}

/** Parts with a default: a node that asks nothing, shows nothing and makes no request needs none of them. */
interface OptionalParts<D> {
  /** The author's words that distinguish it from other nodes of its kind. */
  title(data: D): string;
  /** Description in node lists if the node has no title. */
  summary(data: D): string;
  /** Whether a conversation always waits here for the visitor. */
  waitsForAnswer(data: D): boolean;
  /** The detail that the node collects; if it is known, the question can be skipped. */
  question(data: D): Question | undefined;
  /** The options of a choice. */
  options(data: D): readonly PicturedOption[];
  /** How many of the options visitors choose; undefined: exactly one. */
  several(data: D): Several | undefined;
  /** Pictures of the library that it shows. */
  pictures(data: D): PictureRef[];
  /** The author's text for an answer that is not accepted. */
  retry(data: D): string | undefined;
  /** Variables that it sets. */
  assignedVariables(data: D): string[];
  /** Variables that it reads by name, besides placeholders in its texts. */
  readVariables(data: D): string[];
  /** The expression that the node calculates. */
  expression(data: D): string | undefined;
  /** The request that it makes to another server. */
  request(data: D): RequestSpec | undefined;
  /**
   * Passes every text that a visitor reads through `mapText`, under a name that survives edits of the text: `message`,
   * `retry`, `option.<id>`.
   */
  mapTexts(data: D, mapText: MapText): D;
  problems(data: D, check: NodeCheck): void;
  /** Stores a valid answer and returns the exit to take. */
  handleAnswer(data: D, context: NodeContext, answer: string): string | undefined;
  /** Handles the visitor's words itself, instead of the engine according to the expected kind of answer. */
  handleInput?(data: D, context: InputContext, input: string): Step;
  /** Continues with the result for which it waits, instead of the engine. */
  handleResult?(data: D, context: NodeContext, result: RequestResult): Step;
}

interface RequiredParts<D> {
  /** Shown in the palette, on the card and in sentences about the node. */
  readonly name: string;
  readonly data: z.ZodMiniType<D>;
  /** Data of a new node. */
  defaults(): D;
  /** The exits, in the order in which the builder shows them. */
  exits(data: D): Exit[];
  /** Whether a conversation may end here; without a connection any other node is a dead end. */
  readonly canEndFlow: boolean;
  /** Converts older or foreign data to today's shape as far as possible. */
  normalise(data: Raw): Raw;
  /** Runs when a conversation reaches the node. */
  enter(data: D, context: NodeContext): Step;
}

/** Everything that engine, builder and statistics know about one kind of node. */
export type NodeKind<D> = RequiredParts<D> & OptionalParts<D>;

/** Defines a kind of node, typed by its data's schema. */
export const defineNode = <S extends z.ZodMiniType>(
  kind: Omit<RequiredParts<z.infer<S>>, 'data'> & Partial<OptionalParts<z.infer<S>>> & { readonly data: S },
): Omit<NodeKind<z.infer<S>>, 'data'> & { readonly data: S } => ({
  title: () => '',
  summary: () => '',
  waitsForAnswer: () => false,
  question: () => undefined,
  options: () => [],
  several: () => undefined,
  pictures: () => [],
  retry: () => undefined,
  assignedVariables: () => [],
  readVariables: () => [],
  expression: () => undefined,
  request: () => undefined,
  mapTexts: (data) => data,
  problems: () => undefined,
  handleAnswer: () => undefined,
  ...kind,
});
