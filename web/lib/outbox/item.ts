/** Addresses that a form may be sent to later; their routes store one record however often the same key arrives. */
export type LeadPath = '/api/contact' | '/api/consultations' | '/api/subscribe';

/** One form that the visitor sent while there was no connection. */
export interface OutboxItem {
  /** The idempotency key of this wish, also the item's name. */
  readonly key: string;
  /** Name of the form, as its draft's. */
  readonly form: string;
  readonly path: LeadPath;
  /** The request's body, the same at every try: its time from first sight to sending stays the person's. */
  readonly body: unknown;
  /** What was typed, to put it back into the form. */
  readonly values: Readonly<Record<string, string>>;
  /** When the visitor sent it, or confirmed it, in milliseconds. */
  readonly since: number;
  /** `sent` leaves a note without content for the next page, where nobody was there to be told. */
  readonly state: 'waiting' | 'refused' | 'sent';
  /** A try was made whose answer may have been lost. */
  readonly tried?: boolean;
  /** The server wants no earlier try. */
  readonly notBefore?: number;
  /** The server's own sentence, with `refused`. */
  readonly said?: string;
}

const hour = 3_600_000;

/** The server remembers a key for 24 hours; within this, a repetition can never become a second record. */
export const sendsByItselfMs = 23 * hour;
/** Then it is gone, asked for or not: the computer may be shared. */
export const forgottenAfterMs = 72 * hour;

/** Too old, or from a clock that was wrong, to be sent without asking. */
export const needsConsent = ({ since }: OutboxItem, now: number): boolean =>
  now - since > sendsByItselfMs || since - now > hour;

export const isForgotten = ({ since }: OutboxItem, now: number): boolean =>
  Math.abs(now - since) > forgottenAfterMs;
