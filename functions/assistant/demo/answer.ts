import { visitorMessages } from '#functions/text/visitor-messages.ts';
import type { ChatSuggestion, ChatTurn } from '#shared/api/chat.ts';
import type { LanguageCode } from '#shared/domain/languages.ts';
import { AppError } from '#shared/errors.ts';
import { languageShares } from '../language/choose.ts';
import { type DemoContext, initialState, processTurn } from './machine.ts';
import { taps } from './say.ts';
import { loadVoice, type Voice } from './voice.ts';

export interface DemoQuestion {
  readonly templateId: string;
  readonly message: string;
  readonly history: readonly ChatTurn[];
  /** Language of the reply. */
  readonly language: LanguageCode;
  readonly now: Date;
}

export interface DemoAnswer {
  readonly message: string;
  /** Buttons under a read-back. */
  readonly suggestions: readonly ChatSuggestion[];
}

const clearShare = 0.7;

/** Returns the language of a message if it is clear. */
const detectLanguage = async (text: string): Promise<LanguageCode | undefined> => {
  for (const [code, share] of await languageShares(text.slice(0, 200))) if (share >= clearShare) return code;
  return undefined;
};

/** Maximum number of input languages per conversation. */
const maxInputVoices = 3;

/**
 * Returns the demo's reply. Replays the visitor's earlier messages to rebuild the state, so nothing is
 * stored.
 */
export const answerDemo = async ({
  templateId,
  message,
  history,
  language,
  now,
}: DemoQuestion): Promise<DemoAnswer> => {
  const voice = await loadVoice(templateId, language);
  if (!voice) throw new AppError('record.not_found');
  const earlier = visitorMessages(history);
  const spoken = await Promise.all([message, ...earlier.toReversed()].map(detectLanguage));
  const codes = [...new Set([language, ...spoken.filter((code) => code !== undefined)])].slice(
    0,
    maxInputVoices,
  );
  const inputVoices = await Promise.all(codes.map((code) => loadVoice(templateId, code)));
  const room: DemoContext = {
    voice,
    inputVoices: inputVoices.filter((inputVoice): inputVoice is Voice => inputVoice !== undefined),
    today: now.toISOString().slice(0, 10),
  };
  let state = initialState;
  for (const text of earlier) state = processTurn(room, text, state).state;
  const turn = processTurn(room, message, state);
  return {
    message: turn.paragraphs.filter((part) => part !== '').join('\n\n'),
    suggestions:
      turn.state.task?.stage === 'confirming' ? taps(voice).map((text) => ({ kind: 'ask', text })) : [],
  };
};
