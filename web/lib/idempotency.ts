import { readStored, removeStored, writeStored } from './persist.ts';

interface Attempt<B> {
  readonly key: string;
  readonly typed: string;
  readonly body: B;
}

const storageKey = (form: string) => `attempt:${form}`;

const acceptAttempt = <B>(value: unknown): Attempt<B> | undefined => {
  const attempt = value as Partial<Attempt<B>> | null;
  return typeof attempt?.key === 'string' && typeof attempt.typed === 'string' && attempt.body !== undefined
    ? (attempt as Attempt<B>)
    : undefined;
};

/** The attempt that this tab made last with the form and whose success it does not know of. */
export const knownAttempt = <B>(form: string): Attempt<B> | undefined =>
  readStored<Attempt<B> | undefined>(storageKey(form), undefined, acceptAttempt, 'session');

/**
 * The key and body of one wish to send. While the visitor's words stay the same, so do both, over double clicks, lost
 * answers and reloads: the server then stores one lead. Changed words are a new wish with a new key.
 */
export const attemptFor = <B>(form: string, typed: string, makeBody: () => B): Attempt<B> => {
  const known = knownAttempt<B>(form);
  if (known && known.typed === typed) return known;
  const attempt = { key: crypto.randomUUID(), typed, body: makeBody() };
  writeStored(storageKey(form), attempt, 'session');
  return attempt;
};

/** Call when the server has answered that it has the data. */
export const forgetAttempt = (form: string): void => removeStored(storageKey(form), 'session');
