import type { OpenReason } from '#shared/domain/conversations.ts';

/** Why a question has no answer. */
export const reasonWords: Readonly<Record<OpenReason, string>> = {
  wrong: 'Marked wrong',
  unknown: 'Not known',
  disputed: 'Visitor disagreed',
  asked: 'Asked back',
};
