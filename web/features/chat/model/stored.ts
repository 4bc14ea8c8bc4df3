import { readStored, removeStored, writeStored } from '#web/lib/persist.ts';

/** Storage key of this tab's conversation. */
export const conversationKey = 'chat-conversation';
/** Storage key of the transcript attached to a lead. */
export const transcriptKey = 'chat-transcript';
/** Storage key of the time until which the server stores this browser's conversation (milliseconds). */
export const storedUntilKey = 'chat-kept-until';
/** Storage key of this browser's latest turn, so that tabs know when to load newer ones. */
export const latestTurnKey = 'chat-latest-turn';

/** Whether the server may have a conversation of this browser, from any tab. */
export const isStored = (): boolean =>
  readStored(storedUntilKey, 0, (value) => (typeof value === 'number' ? value : undefined)) > Date.now();

/** Stores how long the server keeps the conversation from its first message. */
export const rememberStored = (days: number): void => {
  if (!isStored()) writeStored(storedUntilKey, Date.now() + days * 86_400_000);
};

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
