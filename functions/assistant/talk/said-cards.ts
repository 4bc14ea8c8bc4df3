import type { ChatTurn } from '#shared/api/chat.ts';
import type { CardId } from '#shared/content/assistant/cards/types.ts';
import type { DetailTexts } from '#shared/content/assistant/types.ts';
import type { LanguagePack } from '../packs/pack.ts';
import { taskAfter } from './task.ts';
import type { Task } from './task-types.ts';
import { isTrade } from './trade.ts';

const minOpeningLength = 24;
const maxOpeningLength = 60;

const openingsOfPack = new WeakMap<LanguagePack, readonly (readonly [CardId, string])[]>();

/** The beginning of each card's answer, up to its first placeholder. */
const openingsOf = (pack: LanguagePack): readonly (readonly [CardId, string])[] => {
  const known = openingsOfPack.get(pack);
  if (known) return known;
  const made = Object.entries(pack.cards)
    .map(
      ([id, [, answer]]) => [id as CardId, (answer.split('{')[0] ?? '').slice(0, maxOpeningLength)] as const,
    )
    .filter(([, opening]) => opening.length >= minOpeningLength);
  openingsOfPack.set(pack, made);
  return made;
};

/** Returns the most recent industry in earlier replies. */
export const lastTrade = (history: readonly ChatTurn[], pack: LanguagePack): CardId | undefined => {
  const trades = openingsOf(pack).filter(([id]) => isTrade(id));
  for (const { role, content } of history.toReversed()) {
    if (role !== 'assistant') continue;
    const found = trades.find(([, opening]) => content.includes(opening));
    if (found) return found[0];
  }
  return undefined;
};

/** Whether an earlier reply contained a card's answer. */
export const isSaid = (history: readonly ChatTurn[], pack: LanguagePack, id: CardId): boolean => {
  const opening = openingsOf(pack).find(([card]) => card === id)?.[1];
  return (
    opening !== undefined &&
    history.some(({ role, content }) => role === 'assistant' && content.includes(opening))
  );
};

/** Returns the card of the last reply if it was used whole. */
export const lastCard = (history: readonly ChatTurn[], pack: LanguagePack): CardId | undefined => {
  const last = history.findLast(({ role }) => role === 'assistant')?.content ?? '';
  return openingsOf(pack).find(([id, opening]) => !id.startsWith('talk.') && last.includes(opening))?.[0];
};

/** Works out the open request from the assistant's earlier replies, if the table holds none. */
export const taskFromHistory = (
  history: readonly ChatTurn[],
  pack: LanguagePack,
  { noted, dropped }: DetailTexts,
): Task | undefined => {
  let task: Task | undefined;
  let message = '';
  for (const { role, content } of history) {
    if (role === 'user') {
      message = content;
      continue;
    }
    const cards = openingsOf(pack)
      .filter(([, opening]) => content.includes(opening))
      .map(([id]) => id);
    task = taskAfter(
      task,
      {
        cards: cards.length === 0 && content.includes(noted) && !task ? ['company.contactMe'] : cards,
        endsTask: content === dropped,
        note: content.includes(noted) && message.trim().split(/\s+/u).length > minNoteWords,
      },
      message,
    );
  }
  return task;
};
const minNoteWords = 5;
