import type { VisitContext } from '#shared/api/contact.ts';
import { readStored, removeStored, writeStored } from './persist.ts';

type Contribution = () => Partial<VisitContext> | undefined;

const contributions = new Map<string, Contribution>();
const arrivalKey = 'visit-arrival';
const maxText = 300;
/** The server's limit: too many UTM parameters must not make a form fail. */
const maxUtm = 10;

/**
 * Registers what a feature knows about the visit (the last one under a name wins). It is read and sent only
 * when the visitor submits a contact form or booking. Returns the unsubscriber.
 */
export const contributeToVisit = (name: string, contribution: Contribution): (() => void) => {
  contributions.set(name, contribution);
  return () => {
    if (contributions.get(name) === contribution) contributions.delete(name);
  };
};

/** Stores the visit's referrer and campaign: once per tab, before the router changes the URL. */
export const rememberArrival = (): void => {
  if (readStored<unknown>(arrivalKey, undefined, undefined, 'session') !== undefined) return;
  const utm: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(location.search)) {
    const more = Object.keys(utm).length < maxUtm;
    if (more && /^utm_[a-z_]{1,16}$/.test(name) && value) utm[name] = value.slice(0, 120);
  }
  const external = document.referrer && !document.referrer.startsWith(`${location.origin}/`);
  // Without the referrer's query, which may contain someone else's data.
  const referrer = external ? (document.referrer.split(/[?#]/)[0] ?? '').slice(0, maxText) : undefined;
  writeStored(
    arrivalKey,
    { ...(referrer ? { referrer } : {}), ...(Object.keys(utm).length ? { utm } : {}) },
    'session',
  );
};

/** Referrer and campaign of this tab's visit. */
export const arrival = (): Pick<VisitContext, 'referrer' | 'utm'> =>
  readStored<Pick<VisitContext, 'referrer' | 'utm'>>(arrivalKey, {}, undefined, 'session');

/** Everything known about the visit, for a lead form's `context`. */
export const collectVisit = (): VisitContext => {
  const context: VisitContext = {
    page: location.pathname.slice(0, maxText),
    ...arrival(),
  };
  for (const contribution of contributions.values()) {
    try {
      Object.assign(context, contribution());
    } catch {
      // A failing feature must never prevent a submission.
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

/**
 * The industry template that the visitor chose in this tab: suggested in the consultation form and sent with
 * a lead.
 */
export const chosenTemplate = (): ChosenTemplate | undefined =>
  readStored<ChosenTemplate | undefined>(key, undefined, accept, 'session');

export const chooseTemplate = (template: ChosenTemplate): void => {
  writeStored(key, template, 'session');
};

export const forgetTemplate = (): void => removeStored(key, 'session');
