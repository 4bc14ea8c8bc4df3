import { readStored, removeStored, writeStored } from '#web/lib/persist.ts';

/** Something said that is not known to have arrived. */
export interface Unsent {
  readonly clientId: string;
  readonly text: string;
}

interface Kept extends Unsent {
  /** When it was said, in milliseconds. */
  readonly at: number;
}

const key = 'chat-live-outbox';
/** Like a form that waits for a connection: what is older is not said by itself any more. */
const mostMs = 23 * 3_600_000;

const acceptKept = (value: unknown): Kept[] =>
  Array.isArray(value)
    ? value.filter(
        (one): one is Kept =>
          typeof one?.clientId === 'string' &&
          typeof one?.text === 'string' &&
          typeof one?.at === 'number' &&
          Date.now() - one.at < mostMs,
      )
    : [];

const kept = (): Kept[] => readStored(key, [], acceptKept);

const keep = (unsent: readonly Kept[]): void => {
  if (unsent.length > 0) writeStored(key, unsent);
  else removeStored(key);
};

/** What earlier pages of this browser could not send: whichever tab opens the chat next does. The server takes each id once. */
export const unsentBefore = (): Unsent[] => kept().map(({ clientId, text }) => ({ clientId, text }));

/** Keeps it in this browser over a closed tab, until it has arrived. */
export const keepUnsent = (unsent: Unsent): void => keep([...kept(), { ...unsent, at: Date.now() }]);

/** Lets go of what arrived or was given up; other tabs may wait with more. */
export const dropUnsent = (gone: readonly Unsent[]): void => {
  const ids = new Set(gone.map(({ clientId }) => clientId));
  keep(kept().filter(({ clientId }) => !ids.has(clientId)));
};

/** Nothing that was said waits any more. */
export const forgetUnsent = (): void => removeStored(key);
