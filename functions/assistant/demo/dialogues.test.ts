import { beforeAll, describe, expect, it } from 'vitest';
import type { ChatTurn } from '#shared/api/chat.ts';
import { loadFrames } from '#shared/content/templates/demo-catalogue.ts';
import type { LanguageCode } from '#shared/domain/languages.ts';
import { readDataLines } from '#test/assistant/data-lines.ts';
import { languageShares } from '../language/choose.ts';
import { answerDemo } from './answer.ts';

interface Dialogue {
  readonly template: string;
  readonly language: LanguageCode;
  readonly goal: string;
  readonly said: readonly string[];
}

// Trains the language model unless a previous run cached it.
beforeAll(() => languageShares('hello'), 120_000);

describe('demo dialogues', () => {
  it.each(readDataLines<Dialogue>('demo-tasks.jsonl'))(
    'reach their goal: $template in $language, $goal',
    async ({ template, language, said }) => {
      const frames = await loadFrames(language);
      const history: ChatTurn[] = [];
      const replies: string[] = [];
      for (const message of said) {
        const now = new Date('2026-11-24T10:00:00Z');
        const answer = await answerDemo({ templateId: template, message, history, language, now });
        history.push({ role: 'user', content: message }, { role: 'assistant', content: answer.message });
        replies.push(answer.message);
      }
      const ends = replies.filter((text) => text.includes(frames.demo) || text.includes(frames.sample));
      expect(ends.length, replies.join('\n---\n')).toBeGreaterThan(0);
    },
  );
});
