import { readdirSync, readFileSync } from 'node:fs';
import type { ChatAction, ChatTurn } from '#shared/api/chat.ts';
import type { LanguageCode } from '#shared/domain/languages.ts';

/** What a reply has to say: every group of `must` by one of its alternatives, and nothing of `mustNot`. */
interface Expected {
  readonly message: string;
  readonly must?: readonly (readonly string[])[];
  readonly mustNot?: readonly string[];
  readonly action?: ChatAction | null;
  readonly topic?: string;
  readonly answerable?: boolean;
}

export interface Sentence extends Expected {
  readonly id: string;
  readonly lang: LanguageCode;
  readonly kind: string;
  readonly history?: readonly ChatTurn[];
}

export interface Dialogue {
  readonly id: string;
  readonly lang: LanguageCode;
  readonly turns: readonly Expected[];
}

export interface EvaluationSet {
  readonly name: string;
  readonly sentences: readonly Sentence[];
  readonly dialogues: readonly Dialogue[];
}

export type { Expected };

const folder = new URL('./sets/', import.meta.url);

/**
 * The sets that are kept: written by people who had seen the public pages only. A set that was looked at is for tuning from
 * then on; its first figure is in docs/assistant.md.
 */
export const loadSets = (): EvaluationSet[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => ({
      name: file.replace('.json', ''),
      ...(JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Omit<EvaluationSet, 'name'>),
    }));
