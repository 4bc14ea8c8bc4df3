import type { VisitContext } from '#shared/api/contact.ts';
import { persisted } from './persist.ts';

type Contribution = () => Partial<VisitContext> | undefined;

const contributions = new Map<string, Contribution>();
type Arrival = Pick<VisitContext, 'referrer' | 'utm'>;
const storedArrival = persisted<Arrival | undefined>('visit-arrival', {
  fallback: undefined,
  parse: (value) => value as Arrival,
  area: 'session',
});
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
  if (storedArrival.read() !== undefined) return;
  const utm: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(location.search)) {
    const more = Object.keys(utm).length < maxUtm;
    if (more && /^utm_[a-z_]{1,16}$/.test(name) && value) utm[name] = value.slice(0, 120);
  }
  const external = document.referrer && !document.referrer.startsWith(`${location.origin}/`);
  // Without the referrer's query, which may contain someone else's data.
  const referrer = external ? (document.referrer.split(/[?#]/)[0] ?? '').slice(0, maxText) : undefined;
  storedArrival.write({ ...(referrer ? { referrer } : {}), ...(Object.keys(utm).length ? { utm } : {}) });
};

/** Referrer and campaign of this tab's visit. */
export const arrival = (): Arrival => storedArrival.read() ?? {};

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

const accept = (value: unknown): ChosenTemplate | undefined => {
  const { id, name } = (value ?? {}) as Partial<ChosenTemplate>;
  return typeof id === 'string' && typeof name === 'string' && name
    ? { id, name: name.slice(0, 80) }
    : undefined;
};

// A pure function, so that the inline loader, which needs only the arrival, leaves it out.
const template = /* @__PURE__ */ persisted<ChosenTemplate | undefined>('chosen-template', {
  fallback: undefined,
  parse: accept,
  area: 'session',
});

/**
 * The industry template that the visitor chose in this tab: suggested in the consultation form and sent with
 * a lead.
 */
export const chosenTemplate = (): ChosenTemplate | undefined => template.read();
export const chooseTemplate = (chosen: ChosenTemplate): void => void template.write(chosen);
export const forgetTemplate = (): void => template.clear();
