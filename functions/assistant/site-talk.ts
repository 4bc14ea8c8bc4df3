import type { ChatTurn } from '#shared/api/chat.ts';
import type { LanguageCode } from '#shared/domain/languages.ts';
import { loadAnswers, loadVocabulary } from './lexicons.ts';
import { hasPack, loadPack } from './packs/load.ts';
import { type TalkAnswer, talk } from './talk/answer.ts';
import { hintOf, memoryOf, missesIn, type Tongue } from './talk/memory.ts';
import { wishedAction } from './understand.ts';

export interface SiteQuestion {
  readonly message: string;
  readonly history: readonly ChatTurn[];
  /** The language to answer in. */
  readonly language: LanguageCode;
  /** What the client sent as `state`: a hint, whatever it is. */
  readonly state?: unknown;
}

/** The cards' answer to a visitor's message, or undefined while the language's cards are not written. */
export const siteTalk = async ({
  message,
  history,
  language,
  state,
}: SiteQuestion): Promise<TalkAnswer | undefined> => {
  if (!hasPack(language)) return undefined;
  const [pack, vocabulary, answers] = await Promise.all([
    loadPack(language),
    loadVocabulary(language),
    loadAnswers(language),
  ]);
  const tongue: Tongue = { pack, vocabulary };
  const told = memoryOf(history, () => tongue);
  const hint = hintOf(state);
  return talk({
    message,
    history,
    memory: {
      ...hint,
      ...Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined)),
    } as typeof told,
    misses: missesIn(history, pack),
    tongue,
    answers,
    wish: wishedAction(message, history, vocabulary, answers),
  });
};
