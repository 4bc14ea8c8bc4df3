import type { VisitContext } from '#shared/api/contact.ts';
import { readStored, removeStored, writeStored } from './persist.ts';

type Contribution = () => Partial<VisitContext> | undefined;

const contributions = new Map<string, Contribution>();
const arrivalKey = 'visit-arrival';
const maxText = 300;
/** As many as the server takes: a longer address must not keep anybody from writing. */
const maxUtm = 10;

/**
 * A feature says what it knows about this visit (the last one under a name wins). Read only when the visitor sends a
 * contact or booking themselves; nothing is sent otherwise. Returns the unsubscriber.
 */
export const contributeToVisit = (name: string, contribution: Contribution): (() => void) => {
  contributions.set(name, contribution);
  return () => {
    if (contributions.get(name) === contribution) contributions.delete(name);
  };
};

/** Remembers where the visit began: once per tab, before the router changes the address. */
export const rememberArrival = (): void => {
  if (readStored<unknown>(arrivalKey, undefined, undefined, 'session') !== undefined) return;
  const utm: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(location.search)) {
    const more = Object.keys(utm).length < maxUtm;
    if (more && /^utm_[a-z_]{1,16}$/.test(name) && value) utm[name] = value.slice(0, 120);
  }
  const external = document.referrer && !document.referrer.startsWith(`${location.origin}/`);
  // Only the referrer's origin and path: its query may carry someone else's data.
  const referrer = external ? (document.referrer.split(/[?#]/)[0] ?? '').slice(0, maxText) : undefined;
  writeStored(
    arrivalKey,
    { ...(referrer ? { referrer } : {}), ...(Object.keys(utm).length ? { utm } : {}) },
    'session',
  );
};

/** Where this tab's visit began. */
export const arrival = (): Pick<VisitContext, 'referrer' | 'utm'> =>
  readStored<Pick<VisitContext, 'referrer' | 'utm'>>(arrivalKey, {}, undefined, 'session');

/** Everything known about this visit, ready for a lead form's `context`. */
export const collectVisit = (): VisitContext => {
  const context: VisitContext = {
    page: location.pathname.slice(0, maxText),
    ...arrival(),
  };
  for (const contribution of contributions.values()) {
    try {
      Object.assign(context, contribution());
    } catch {
      // A feature's broken memory must never keep a visitor from writing to us.
    }
  }
  return context;
};

export interface ChosenTemplate {
  readonly id: string;
  readonly name: string;
}

const key = 'chosen-template';

const accept = (value: unknown): ChosenTemplate | undefined => {
  const { id, name } = (value ?? {}) as Partial<ChosenTemplate>;
  return typeof id === 'string' && typeof name === 'string' && name
    ? { id, name: name.slice(0, 80) }
    : undefined;
};

/** The industry template the visitor said to use, in this tab: offered in the consultation form, sent with a lead. */
export const chosenTemplate = (): ChosenTemplate | undefined =>
  readStored<ChosenTemplate | undefined>(key, undefined, accept, 'session');

export const chooseTemplate = (template: ChosenTemplate): void => {
  writeStored(key, template, 'session');
};

export const forgetTemplate = (): void => removeStored(key, 'session');
