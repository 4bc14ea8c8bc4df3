import type { Deps } from '#functions/http/types.ts';
import { AppError } from '#shared/errors.ts';
import { type ConversationRef, knownConversation } from './cookie.ts';

/** Returns the conversation in the request's cookie; 404 without one. */
export const ownConversation = (env: Deps['env'], cookies: readonly string[], now: Date): ConversationRef => {
  const known = knownConversation(env, cookies, now);
  if (!known) throw new AppError('record.not_found');
  return known;
};
