import { defineHandler } from '#functions/http/define.ts';
import { changeKnowledge } from '#functions/knowledge/store/knowledge.ts';
import { putTaughtCard, type TaughtInput } from '#shared/api/knowledge.ts';
import type { TaughtCard } from '#shared/domain/knowledge.ts';
import { AppError } from '#shared/errors.ts';

/** Creates a card from the owner's input. */
export const makeCard = (id: string, input: TaughtInput, version: number, now: Date): TaughtCard => ({
  id,
  ...input,
  version,
  updatedAt: now.toISOString(),
});

/** Stores a card as a new version. */
export const route = defineHandler(putTaughtCard, ({ table, clock }) => async ({ params: { id }, body }) => {
  let written: TaughtCard | undefined;
  await changeKnowledge(table, ({ cards, facts }) => {
    const before = cards.find((card) => card.id === id);
    if (body.basedOn !== undefined && before && before.version !== body.basedOn)
      throw new AppError('record.stale', { current: before });
    // A deleted card's version number continues, so that no version is overwritten.
    const version = Math.max(before?.version ?? 0, body.basedOn ?? 0) + 1;
    written = makeCard(id, body.card, version, clock());
    return {
      cards: before
        ? cards.map((card) => (card === before ? (written as TaughtCard) : card))
        : [...cards, written],
      facts,
      versions: [written],
    };
  });
  return written as TaughtCard;
});
