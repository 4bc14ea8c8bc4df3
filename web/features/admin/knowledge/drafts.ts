import type { UnansweredGroup } from '#shared/api/knowledge.ts';
import { questionChars, type TaughtCard } from '#shared/domain/knowledge.ts';
import type { LanguageCode } from '#shared/domain/languages.ts';
import { withoutPeople } from '#shared/domain/person.ts';
import type { Draft } from './card-editor.tsx';

const maxLines = 20;

const newId = (): string => `taught.${crypto.randomUUID().slice(0, 13)}`;

export const newDraft = (): Draft => ({ id: newId(), version: 0, card: { questions: {}, answers: {} } });

export const draftFromCard = (card: TaughtCard): Draft => {
  const { id, version, questions, answers, link, validFrom, validUntil } = card;
  return {
    id,
    version,
    card: {
      questions: structuredClone(questions) as Draft['card']['questions'],
      answers: structuredClone(answers) as Draft['card']['answers'],
      link,
      validFrom,
      validUntil,
    },
  };
};

/**
 * Starts a card from visitors' questions, by language. Strips addresses and phone numbers, because cards are
 * public.
 */
export const draftFromQuestions = (
  visitorQuestions: readonly Pick<UnansweredGroup['questions'][number], 'language' | 'text'>[],
): Draft => {
  const questions: Partial<Record<LanguageCode, string[]>> = {};
  for (const { language, text } of visitorQuestions) {
    const lines = questions[language] ?? [];
    const line = withoutPeople(text).replace(/\s+/g, ' ').trim().slice(0, questionChars);
    if (!lines.includes(line) && lines.length < maxLines) lines.push(line);
    questions[language] = lines;
  }
  return { ...newDraft(), card: { questions, answers: {} } };
};
