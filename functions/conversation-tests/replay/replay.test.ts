import { describe, expect, it } from 'vitest';
import { replayInWorker } from './replay.ts';

const now = new Date('2026-11-28T10:00:00Z');
const conversations = [{ language: 'en' as const, messages: ['What does the Starter plan cost?'] }];
const ask = async (starter: number) => {
  const [[[answer] = []] = []] = await replayInWorker({
    conversations,
    runs: [{ values: { offer: { starter } }, knowledge: undefined }],
    now,
  });
  return answer;
};

describe('replayInWorker', () => {
  it('answers with the given site values, and again in the same thread', async () => {
    expect(await ask(4711)).toMatchObject({
      source: 'plans.starter',
      text: expect.stringContaining('4,711'),
    });
    expect((await ask(4712))?.text).toContain('4,712');
  });

  it('reports a conversation that can’t be answered', async () => {
    const broken = [{ language: 'en' as const, messages: [undefined as unknown as string] }];
    const values = [{ values: {}, knowledge: undefined }];
    await expect(replayInWorker({ conversations: broken, runs: values, now })).rejects.toThrow();
    expect((await ask(4713))?.text).toContain('4,713');
  });
});
