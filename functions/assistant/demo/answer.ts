import type { ChatTurn } from '#shared/api/chat.ts';
import type { LanguageCode } from '#shared/domain/languages.ts';
import { AppError } from '#shared/errors.ts';
import { languageShares } from '../language/choose.ts';
import { hearTurn, newTalk, type Room } from './machine.ts';
import { type Voice, voiceOf } from './voice.ts';

export interface DemoQuestion {
  readonly templateId: string;
  readonly message: string;
  readonly history: readonly ChatTurn[];
  /** What to answer in. */
  readonly language: LanguageCode;
  readonly now: Date;
}

const clearShare = 0.7;

/** What a message is clearly written in, if it is. */
const languageOf = async (text: string): Promise<LanguageCode | undefined> => {
  for (const [code, share] of await languageShares(text.slice(0, 200))) if (share >= clearShare) return code;
  return undefined;
};

/** Most languages that one conversation is understood in. */
const mostEars = 3;

/**
 * The demo's answer, worked out from the conversation alone: the visitor's earlier messages are heard again one after the
 * other, and what they come to is what this one is answered from. Nothing of it is stored.
 */
export const answerDemo = async ({
  templateId,
  message,
  history,
  language,
  now,
}: DemoQuestion): Promise<string> => {
  const voice = await voiceOf(templateId, language);
  if (!voice) throw new AppError('record.not_found');
  const earlier = history.filter(({ role }) => role === 'user').map(({ content }) => content);
  const spoken = await Promise.all([message, ...earlier.toReversed()].map(languageOf));
  const codes = [...new Set([language, ...spoken.filter((code) => code !== undefined)])].slice(0, mostEars);
  const ears = await Promise.all(codes.map((code) => voiceOf(templateId, code)));
  const room: Room = {
    voice,
    ears: ears.filter((ear): ear is Voice => ear !== undefined),
    today: now.toISOString().slice(0, 10),
  };
  let talk = newTalk;
  for (const text of earlier) talk = hearTurn(room, text, talk).talk;
  return hearTurn(room, message, talk)
    .paragraphs.filter((part) => part !== '')
    .join('\n\n');
};
