import { useSyncExternalStore } from 'react';

/**
 * What features tell each other without importing each other. The learning feature listens to most of them; `open …`
 * events are handled by the feature that owns the thing to open.
 */
export interface SiteEvents {
  'industry selected': { industry: string; source: 'templates' | 'portfolio' | 'learning' | 'assistant' };
  'exchange made': { source: 'scripted-demo' | 'template-demo' | 'assistant' | 'learning' };
  /** `plan` is its id. */
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
  'open templates': { templateId?: string };
  'open learning': { step?: string };
  'start tour': undefined;
  /** Stored learning progress was written; navigation badges read it again. */
  'progress changed': undefined;
  /** Prefills the page's contact form; the caller scrolls or navigates there itself. */
  'fill contact': { service?: string; message?: string };
  /** The page's contact form was typed into or sent. */
  'contact changed': undefined;
  /** The draft of a form was written by someone else; the form on the page shows it. */
  'draft restored': { form: string };
  /** The router has gone to another page. */
  'page shown': undefined;
}

type EventName = keyof SiteEvents;
type Handler<N extends EventName> = (detail: SiteEvents[N]) => void;
type EmitArgs<N extends EventName> = undefined extends SiteEvents[N]
  ? [detail?: SiteEvents[N]]
  : [detail: SiteEvents[N]];

const handlers = new Map<EventName, Set<Handler<never>>>();
const watchers = new Set<() => void>();

/** Subscribes; returns the unsubscriber. */
export const onEvent = <N extends EventName>(name: N, handler: Handler<N>): (() => void) => {
  const set = handlers.get(name) ?? new Set();
  handlers.set(name, set);
  set.add(handler as Handler<never>);
  for (const watcher of watchers) watcher();
  return () => {
    set.delete(handler as Handler<never>);
    for (const watcher of watchers) watcher();
  };
};

export const emit = <N extends EventName>(name: N, ...[detail]: EmitArgs<N>): void => {
  for (const handler of [...(handlers.get(name) ?? [])]) (handler as Handler<N>)(detail as SiteEvents[N]);
};

const hasHandler = (name: EventName): boolean => (handlers.get(name)?.size ?? 0) > 0;

const watch = (callback: () => void) => {
  watchers.add(callback);
  return () => watchers.delete(callback);
};

/** Whether anyone handles the event now; false in prerendered HTML. The Learn button lives by it. */
export const useHasHandler = (name: EventName): boolean =>
  useSyncExternalStore(
    watch,
    () => hasHandler(name),
    () => false,
  );
