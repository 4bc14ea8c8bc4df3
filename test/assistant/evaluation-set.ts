import { readdirSync } from 'node:fs';
import type { ChatAction, ChatTurn } from '#shared/api/chat.ts';
import type { LanguageCode } from '#shared/domain/languages.ts';
import { readDataLines } from './data-lines.ts';

/** What a reply must contain: one alternative from every group of `must`, and nothing from `mustNot`. */
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

/**
 * The sets in `data/sets`, one sentence or dialogue per line. Their authors had seen only the public pages.
 * Once somebody has looked at a set, it is used for tuning; its first result is in docs/assistant.md.
 */
export const loadSets = (): EvaluationSet[] =>
  readdirSync(new URL('data/sets/', import.meta.url))
    .sort()
    .map((file) => {
      const rows = readDataLines<Sentence | Dialogue>(`sets/${file}`);
      return {
        name: file.replace('.jsonl', ''),
        sentences: rows.filter((row) => 'message' in row),
        dialogues: rows.filter((row) => 'turns' in row),
      };
    });
