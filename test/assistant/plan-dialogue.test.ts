import { describe, expect, it } from 'vitest';
import { answerForSite } from '#functions/assistant/site-answer.ts';
import type { ChatTurn } from '#shared/api/chat.ts';
import { type LanguageCode, languageCodes } from '#shared/domain/languages.ts';
import { sampleLanguages } from '#test/setup/depth.ts';
import { type PlanTalk, planTalks } from './plan-dialogue.ts';

/** What each turn must contain, with thousands written without a separator. */
const dialogues: readonly (readonly (readonly [keyof PlanTalk, string])[])[] = [
  [
    ['price', '699'],
    ['two', '1293'],
    ['one', '996'],
    ['year', '11952'],
  ],
  [
    ['price', '699'],
    ['opus', '1049'],
  ],
  [
    ['price', '699'],
    ['names', '1293'],
  ],
  [
    ['integration', '1997'],
    ['once', '1997'],
  ],
  [
    ['language', '297'],
    ['three', '891'],
  ],
  [
    ['feature', 'Professional'],
    ['which', 'Professional'],
  ],
  [
    ['managed', '2497'],
    ['smallest', '1497'],
  ],
];

const plain = (text: string): string => text.replace(/(?<=\d)[.,\u00a0\u202f ](?=\d{3})/g, '');

const missedIn = async (code: LanguageCode): Promise<string[]> => {
  const missed: string[] = [];
  for (const turns of dialogues) {
    const history: ChatTurn[] = [];
    for (const [turn, wanted] of turns) {
      const message = planTalks.get(code)?.[turn] ?? '';
      const { answer } = await answerForSite({ message, history, acceptLanguage: code });
      if (!plain(answer.message).includes(wanted)) missed.push(`${message} (${wanted}): ${answer.message}`);
      history.push({ role: 'user', content: message }, { role: 'assistant', content: answer.message });
    }
  }
  return missed;
};

describe('dialogue about plans', () => {
  it.each(sampleLanguages(languageCodes))('keeps its context in %s', { timeout: 120_000 }, async (code) => {
    expect(await missedIn(code)).toEqual([]);
  });
});
