import type * as z from 'zod/mini';
import type { FlowOption } from '../fields.ts';
import type { Raw } from '../reading.ts';
import type { RequestSpec } from '../request.ts';
import type { WaitingKind } from '../state.ts';
import type { FlowTexts } from '../texts.ts';

/** A way out of a node. */
export interface Exit {
  /** What a connection's `on` says; absent for the plain exit. */
  on: string | undefined;
  /** For a person: the option's label, 'True', 'False', 'Error', or 'Next'. */
  label: string;
  /** Stable while the node is edited: the option's id, or the exit's own name. For handles and statistics. */
  key: string;
}

export const nextExit: Exit = { on: undefined, label: 'Next', key: 'next' };
export const errorExit: Exit = { on: 'error', label: 'Error', key: 'error' };

/** Where a conversation goes after a node: on by an exit, or not before somebody has said or done something. */
export type Step = { readonly stop: true } | { readonly stop: false; readonly on?: string | undefined };

/** What a node can do in a conversation. The engine is behind it; a node touches nothing else. */
export interface Talk {
  /** The engine's own sentences in the flow's language. */
  readonly texts: FlowTexts;
  readonly variable: (name: string) => string | undefined;
  /** Keeps a value; names that cannot be variables are ignored. */
  readonly set: (name: string, value: string) => void;
  /** A text with its variables filled in. */
  readonly fill: (template: string) => string;
  readonly say: (template: string, delay?: number) => void;
  /** The turn ends here until the visitor answers. */
  readonly wait: (kind: Exclude<WaitingKind, 'request'>) => Step;
  readonly go: (on?: string) => Step;
  /** Makes the node's request. */
  readonly request: () => Step;
  /** A number from 0 up to 1 that is the same whenever this conversation comes to this node. */
  readonly chance: () => number;
  /** Goes on in another flow; by the error exit where that can't be had. */
  readonly jump: (flow: string) => Step;
  /** Says who goes on with the conversation after the flow. */
  readonly handOver: (to: 'person' | 'assistant') => void;
  /** Ends the flow, with an outcome of the author's. */
  readonly end: (outcome?: string) => Step;
  /** Ends the conversation because it cannot go on. */
  readonly apologise: () => Step;
}

export type Severity = 'error' | 'warning';

/** What a node can ask and say when its problems are looked for. */
export interface Check {
  readonly report: (severity: Severity, code: string, message: string) => void;
  /** Says what is wrong with a variable's name; `what` begins the sentence. */
  readonly variable: (name: string, what: string) => void;
  /** Whether a connection is taken at this exit. */
  readonly leads: (on?: string) => boolean;
  /** How many connections leave the node. */
  readonly links: number;
}

/** Gives a text back, in another language perhaps. */
export type Say = (part: string, text: string) => string;

export interface Asked {
  readonly kind: Exclude<WaitingKind, 'request'>;
  readonly variable: string;
}

/** Everything the product knows about one kind of node. A part that is missing doesn't compile. */
export interface NodeKind<D> {
  /** What an author sees it called: in the palette, on its card and in sentences about it. */
  readonly name: string;
  readonly data: z.ZodMiniType<D>;
  /** Data of a new one. */
  defaults(): D;
  /** The ways out, in the order in which a builder shows them. */
  exits(data: D): Exit[];
  /** Whether a conversation may come to its end here: with nothing leading on from it, it is an end and no dead end. */
  readonly mayBeLast: boolean;
  /** Older or foreign data in today's form, as far as that is possible. */
  read(data: Raw): Raw;
  /** The author's words that tell it from others of its kind. */
  title(data: D): string;
  /** What it does, for lists of nodes, where it may have no words. */
  subject(data: D): string;
  /** Whether a conversation always waits here for the visitor. */
  waits(data: D): boolean;
  /** What it asks for and where the answer is kept, so that what is known already isn't asked. */
  asks(data: D): Asked | undefined;
  /** With a choice: what can be chosen. */
  options(data: D): readonly FlowOption[];
  /** The author's words for an answer that doesn't fit. */
  retry(data: D): string | undefined;
  /** Variables that it gives values to. */
  variables(data: D): string[];
  /** Variables that it looks at by name, besides those in its texts. */
  uses(data: D): string[];
  /** The request that it makes to another server. */
  request(data: D): RequestSpec | undefined;
  /**
   * The data with every text that a visitor reads passed through `say`, by a name of its own that stays the same however the
   * text is edited: `message`, `retry`, `option.<id>`.
   */
  texts(data: D, say: Say): D;
  problems(data: D, check: Check): void;
  /** A conversation comes here. */
  enter(data: D, talk: Talk): Step;
  /** The answer that it waited for, read and found good: keeps it and names the exit. */
  answered(data: D, talk: Talk, answer: string): string | undefined;
}

/** One kind of node, typed by its data's schema. */
export const defineNode = <S extends z.ZodMiniType>(
  kind: Omit<NodeKind<z.infer<S>>, 'data'> & { readonly data: S },
) => kind;

/** Parts of a node that asks the visitor nothing. */
export const asksNothing = {
  waits: () => false,
  asks: () => undefined,
  options: () => [],
  retry: () => undefined,
  answered: () => undefined,
} as const;

/** Part of a node that shows the visitor nothing. */
export const saysNothing = { texts: <D>(data: D): D => data } as const;

/** Part of a node that its words always describe. */
export const saysItself = { subject: () => '' } as const;

/** Parts of a node that asks no other server. */
export const noRequest = { request: () => undefined } as const;
