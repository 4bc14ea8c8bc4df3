/** The server's answer to a form that was in the queue. */
export interface FormAnswer {
  readonly key: string;
  /** The form's name. */
  readonly topic: string;
  readonly status: number;
  readonly text: string;
  /** True in the tab that sent the form. */
  readonly isLocal: boolean;
}

/**
 * Messages between features that don't import each other. The learning feature handles most of them; the
 * feature that owns a panel or dialog handles its `open …` event.
 */
export interface SiteEvents {
  'industry selected': { industry: string; source: 'templates' | 'portfolio' | 'learning' | 'assistant' };
  'exchange made': { source: 'scripted-demo' | 'template-demo' | 'assistant' | 'learning' };
  /** `plan` is the plan's id. */
  'plan viewed': { plan: string; source: 'landing' | 'pricing' | 'learning' };
  'roi calculated': {
    employees: number;
    hourlyRate: number;
    hoursPerDay: number;
    monthly: number;
    yearly: number;
  };
  'template chosen': { id: string; name: string };
  'open chat': { form?: 'consultation' | 'contact'; message?: string };
  'open booking': { template?: string };
  /** `view: 'demo'` starts the template's demo at once. */
  'open templates': { templateId?: string; view?: 'list' | 'demo' };
  'open learning': { step?: string };
  'start tour': undefined;
  /** Stored learning progress was written; navigation badges read it again. */
  'progress changed': undefined;
  /** Prefills the page's contact form; the caller scrolls or navigates there itself. */
  'fill contact': { service?: string; message?: string };
  /** The page's contact form was typed into or sent. */
  'contact changed': undefined;
  /** The server responded to a form that was in the queue. */
  'form answered': FormAnswer;
  /** The router has navigated to another page. */
  'page shown': undefined;
}

type EventName = keyof SiteEvents;
type Handler<N extends EventName> = (detail: SiteEvents[N]) => void;
type EmitArgs<N extends EventName> = undefined extends SiteEvents[N]
  ? [detail?: SiteEvents[N]]
  : [detail: SiteEvents[N]];

type Handlers = { readonly [N in EventName]?: readonly Handler<N>[] };

let handlers: Handlers = {};

/** Subscribes to an event. Returns the unsubscriber. */
export const onEvent = <N extends EventName>(name: N, handler: Handler<N>): (() => void) => {
  const change = (list: (before: readonly Handler<N>[]) => readonly Handler<N>[]) =>
    (handlers = { ...handlers, [name]: list(handlers[name] ?? []) });
  change((before) => [...before, handler]);
  return () => change((before) => before.filter((one) => one !== handler));
};

export const emit = <N extends EventName>(name: N, ...[detail]: EmitArgs<N>): void => {
  for (const handler of handlers[name] ?? []) handler(detail as SiteEvents[N]);
};
