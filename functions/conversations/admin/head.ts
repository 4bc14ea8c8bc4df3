import { type Head, readHead } from '#functions/conversations/store/read.ts';
import type { StoredState } from '#functions/http/types.ts';
import { AppError } from '#shared/errors.ts';

/** Returns the conversation's head that was read with the session; throws 404 without one. */
export const requireHead = ({ record }: StoredState, now: Date): Head => {
  const head = readHead(record, now);
  if (!head) throw new AppError('record.not_found');
  return head;
};
