import { readStored, writeStored } from '#web/lib/storage.ts';

/** Something said that is not known to have arrived; kept over a reload. */
export interface Unsent {
  readonly clientId: string;
  readonly text: string;
}

const key = 'chat-live-outbox';

const acceptUnsent = (value: unknown): Unsent[] =>
  Array.isArray(value)
    ? value.filter((one): one is Unsent => typeof one?.clientId === 'string' && typeof one?.text === 'string')
    : [];

export const unsentBefore = (): Unsent[] => readStored(key, [], acceptUnsent, 'session');

export const keepUnsent = (unsent: readonly Unsent[]): void => {
  writeStored(key, unsent, 'session');
};
