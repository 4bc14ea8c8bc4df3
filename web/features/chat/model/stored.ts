import { readStored, removeStored, writeStored } from '#web/lib/persist.ts';

/** Storage key of this tab's conversation. */
export const conversationKey = 'chat-conversation';
/** Storage key of the transcript attached to a lead. */
export const transcriptKey = 'chat-transcript';
/** Storage key of the time until which the server stores this browser's conversation (milliseconds). */
export const storedUntilKey = 'chat-kept-until';
/** Storage key for the flag that this tab started or continued the browser's conversation. */
const claimedKey = 'chat-claimed';
/** Storage key of this browser's latest turn, so that tabs know when to load newer ones. */
export const latestTurnKey = 'chat-latest-turn';

/** Whether the server may have a conversation of this browser, from any tab. */
export const isStored = (): boolean =>
  readStored(storedUntilKey, 0, (value) => (typeof value === 'number' ? value : undefined)) > Date.now();

/** Stores the time (epoch milliseconds) until which the server keeps the conversation. */
export const rememberStoredUntil = (until: number): void => {
  writeStored(storedUntilKey, until);
};

/** Stores how long the server keeps the conversation from its first message. */
export const rememberStored = (days: number): void => {
  if (!isStored()) rememberStoredUntil(Date.now() + days * 86_400_000);
};

/** Records that the browser's conversation belongs to the person who uses this tab. */
export const claimConversation = (): void => {
  writeStored(claimedKey, true, 'session');
};

/**
 * Whether the browser's conversation may be another person's, because this tab has neither started nor
 * continued it. A new browsing session on a shared computer begins like this.
 */
export const isUnclaimed = (): boolean =>
  isStored() && !readStored(claimedKey, false, (value) => value === true, 'session');

export const readLatestTurn = (): string =>
  readStored(latestTurnKey, '', (value) => (typeof value === 'string' ? value : undefined));

/** Turn ids sort by time. */
export const rememberTurn = (turn: string): void => {
  if (turn > readLatestTurn()) writeStored(latestTurnKey, turn);
};

export const forgetStored = (): void => {
  removeStored(latestTurnKey);
  removeStored(storedUntilKey);
};

/**
 * Forgets a conversation that stays on the server, in a way that other tabs can distinguish from a deletion.
 */
export const leaveStored = (): void => {
  removeStored(latestTurnKey);
  rememberStoredUntil(0);
};

/** Whether this browser left its conversation and has not started another. */
export const hasLeftStored = (): boolean => readStored<unknown>(storedUntilKey, undefined) === 0;
