import { afterEach, describe, expect, it } from 'vitest';
import type { ChatReply } from '#shared/api/chat.ts';
import { answers, type FakeModel, startFakeModel } from './assistant-fake-model.ts';
import { startTestSite, type TestSite } from './harness/start-test-site.ts';

let stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.reverse()) await stop();
  stops = [];
});

const start = async (env: Record<string, string>): Promise<{ site: TestSite; model: FakeModel }> => {
  const model = await startFakeModel();
  stops.push(model.stop);
  model.behave(answers('Hello!', 'none', 900));
  const site = await startTestSite({
    env: { OPENAI_API_KEY: 'sk-test', OPENAI_BASE_URL: model.url, ...env },
  });
  stops.push(site.stop);
  return { site, model };
};

const ask = async (
  site: TestSite,
  viewer: string,
  message = 'What does it cost? And is there a free trial?',
): Promise<ChatReply> => {
  const answer = await site.api('POST', '/api/chat', { json: { message }, viewer });
  expect(answer.status).toBe(200);
  return answer.json<ChatReply>();
};

describe('daily token budget', () => {
  it('is never exceeded when 200 requests arrive at once, and all of them get a reply [CHAT-009]', {
    timeout: 60_000,
  }, async () => {
    const budget = 40_000;
    const { site, model } = await start({ CHAT_DAILY_TOKENS: String(budget) });
    const replies = await Promise.all(
      Array.from({ length: 200 }, (_, index) => ask(site, `203.0.113.${index}`)),
    );
    expect(model.billed()).toBeLessThanOrEqual(budget);
    expect(model.billed()).toBeGreaterThan(0);
    expect(replies.filter(({ mode }) => mode === 'offline').length).toBeGreaterThan(100);
    for (const { message } of replies) expect(message).not.toBe('');
  });

  it('can be spent completely by successive visitors, and renews the next day', {
    timeout: 60_000,
  }, async () => {
    const { site, model } = await start({ CHAT_DAILY_TOKENS: '30000' });
    for (let index = 0; index < 20; index++) await ask(site, `203.0.113.${index}`);
    expect(model.billed()).toBeLessThanOrEqual(30_000);
    expect(model.requests.length).toBeGreaterThanOrEqual(3);
    const spent = model.requests.length;
    site.clock.advance(24 * 3_600_000);
    expect((await ask(site, '203.0.113.99')).mode).toBe('model');
    expect(model.requests.length).toBe(spent + 1);
  });

  it('still applies when RATE_LIMITS=off, and switches the model off when it is 0 [CHAT-011]', async () => {
    const { site, model } = await start({ CHAT_DAILY_TOKENS: '0', RATE_LIMITS: 'off' });
    expect((await ask(site, '203.0.113.1')).mode).toBe('offline');
    expect(model.requests).toEqual([]);
  });
});

describe('token budget of one visitor', () => {
  it('allows 60 model replies in ten minutes and 200 a day, then falls back to the built-in assistant [CHAT-024]', {
    timeout: 120_000,
  }, async () => {
    const { site, model } = await start({ CHAT_DAILY_TOKENS: '10000000', RATE_LIMITS: 'off' });
    // Begin with a day and each round with a window: a later one would allow replies of its own.
    const [dayMs, windowMs] = [24 * 3_600_000, 10 * 60_000];
    site.clock.advance(dayMs - (site.clock.now().getTime() % dayMs));
    for (let round = 0; round < 5; round++) {
      site.clock.advance(windowMs - (site.clock.now().getTime() % windowMs));
      for (let index = 0; index < 62; index++) await ask(site, '203.0.113.5');
      expect(model.requests.length).toBe(Math.min(60 * (round + 1), 200));
    }
    expect((await ask(site, '203.0.113.6')).mode).toBe('model');
  });

  it('spends at most half of the day’s tokens [CHAT-025]', { timeout: 60_000 }, async () => {
    const { site, model } = await start({ CHAT_DAILY_TOKENS: '100000', RATE_LIMITS: 'off' });
    for (let index = 0; index < 15; index++) await ask(site, '203.0.113.5');
    expect(model.billed()).toBeLessThanOrEqual(50_000);
    expect((await ask(site, '203.0.113.6')).mode).toBe('model');
  });

  it('holds when one visitor sends from parallel tabs [CHAT-010]', { timeout: 60_000 }, async () => {
    const { site, model } = await start({ CHAT_DAILY_TOKENS: '10000000', RATE_LIMITS: 'off' });
    await Promise.all(Array.from({ length: 100 }, () => ask(site, '203.0.113.5')));
    expect(model.requests.length).toBeLessThanOrEqual(80);
    expect(model.requests.length).toBeGreaterThanOrEqual(60);
  });
});
