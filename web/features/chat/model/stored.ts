import { readStored, removeStored, writeStored } from '#web/lib/persist.ts';

/** This tab's talk. */
export const talkKey = 'chat-conversation';
/** What was said, ready for a lead that is sent without opening the chat again. */
export const transcriptKey = 'chat-transcript';
/** Until when the server keeps what was said from this browser, in milliseconds; no word of it. */
export const keptKey = 'chat-kept-until';
/** The latest exchange that any tab of this browser had: whoever doesn't know it has something to catch up on. */
export const latestTurnKey = 'chat-latest-turn';

/** Whether the server may have a conversation of this browser, begun in this tab or another: it can be read and deleted from any. */
export const isKept = (): boolean =>
  readStored(keptKey, 0, (value) => (typeof value === 'number' ? value : undefined)) > Date.now();

/** From its first message on a conversation is kept for so long. */
export const noteKept = (days: number): void => {
  if (!isKept()) writeStored(keptKey, Date.now() + days * 86_400_000);
};

export const latestTurn = (): string =>
  readStored(latestTurnKey, '', (value) => (typeof value === 'string' ? value : undefined));

/** Ids of exchanges sort by time. */
export const noteTurn = (turn: string): void => {
  if (turn > latestTurn()) writeStored(latestTurnKey, turn);
};

export const forgetKept = (): void => {
  removeStored(latestTurnKey);
  removeStored(keptKey);
};
