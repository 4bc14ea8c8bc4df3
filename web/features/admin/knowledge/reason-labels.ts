import type { OpenReason } from '#shared/domain/conversations.ts';

/** Labels for why a question counts as unanswered. */
export const reasonLabels: Readonly<Record<OpenReason, string>> = {
  wrong: 'Marked wrong',
  unknown: 'Not known',
  disputed: 'Visitor disagreed',
  asked: 'Asked for clarification',
};
