import { splitClauses } from '#functions/text/spelling.ts';
import type { ChatAction, ChatTurn } from '#shared/api/chat.ts';
import type { Answers } from '#shared/content/assistant/types.ts';
import type { Vocabulary } from '../lexicons.ts';

const shortReply = 40;

/** The assistant's last message, from the untrusted history. */
const lastQuestion = (history: readonly ChatTurn[]): string =>
  history.findLast(({ role }) => role === 'assistant')?.content ?? '';

/**
 * Returns the form a message requests: topic and request in one clause, no question word, no refusal, and
 * not about the visitor's own bot. A model's offers pass the same check.
 */
export const wishedAction = (
  message: string,
  history: readonly ChatTurn[],
  vocabulary: Vocabulary,
  answers: Answers,
): ChatAction | undefined => {
  const { says } = vocabulary;
  if (says('theirs', message) > 0 && says('callMe', message) === 0) return undefined;
  for (const clause of splitClauses(message)) {
    if (says('ask', clause) > 0 || says('not', clause) > 0) continue;
    if (says('callMe', clause) > 0) return 'collect_contact';
    if (says('book', clause) > 0 && says('wish', clause) > 0 && says('theirs', clause) === 0) {
      return 'book_consultation';
    }
  }
  const agrees =
    message.length <= shortReply &&
    says('yes', message) > 0 &&
    says('not', message) === 0 &&
    says('greeting', message) === 0 &&
    !vocabulary.industryIn(message);
  return agrees && says('ask', message) === 0 && offered(lastQuestion(history), vocabulary, answers)
    ? 'book_consultation'
    : undefined;
};

/** Whether the assistant's last message offered a consultation. */
const offered = (last: string, vocabulary: Vocabulary, answers: Answers): boolean => {
  if (last.includes(answers.offer)) return true;
  const [, ending = ''] = /([^.!?。！？؟\n]*[?？؟])\s*$/u.exec(last) ?? [];
  return vocabulary.says('book', ending) > 0;
};
