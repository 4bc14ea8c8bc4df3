import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answers, type FakeModel, refuses, startFakeModel } from './assistant-fake-model.ts';
import { startTestSite, type TestSite } from './harness/start-test-site.ts';

const path = '/api/admin/flow-drafts';
const greeting = { key: 'start.message', text: 'Hello {{name}}' };
const wanted = { from: 'en', to: 'de', texts: [greeting, { key: 'q.option.o1', text: 'Yes' }] };

describe('machine translation of a flow', () => {
  let model: FakeModel;
  let site: TestSite & { stop: () => Promise<void> };
  const draft = async (json: object = wanted) => (await site.admin())('POST', path, { json });

  beforeAll(async () => {
    model = await startFakeModel();
    site = await startTestSite({
      env: { OPENAI_API_KEY: 'sk-test-key', OPENAI_BASE_URL: model.url, CHAT_DAILY_TOKENS: '20000' },
    });
  });
  afterAll(async () => {
    await site.stop();
    await model.stop();
  });

  it('sends each text as data and returns the translations by key', async () => {
    model.behave((request, response, nth) => {
      const text = request.messages.at(-1)?.content === 'Yes' ? 'Ja' : 'Hallo {{name}}';
      answers(text, 'none', 200)(request, response, nth);
    });
    const made = await draft();
    expect(made.status, made.text).toBe(200);
    expect(made.json()).toEqual({
      texts: [
        { key: 'start.message', text: 'Hallo {{name}}' },
        { key: 'q.option.o1', text: 'Ja' },
      ],
    });
    const [system, user] = model.requests[0]?.messages ?? [];
    expect(system).toMatchObject({ role: 'system' });
    expect(system?.content).toContain('from English to German');
    expect(user).toMatchObject({ role: 'user' });
  });

  it('retries once with the list of mistakes, and omits texts that stay wrong', async () => {
    const before = model.requests.length;
    model.behave((request, response, nth) => {
      const isRetry = request.messages.at(-1)?.content.includes('It lacks {{name}}') === true;
      answers(isRetry ? 'Hallo {{name}}' : 'Hallo Name', 'none', 200)(request, response, nth);
    });
    expect((await draft({ ...wanted, texts: [greeting] })).json()).toEqual({
      texts: [{ key: 'start.message', text: 'Hallo {{name}}' }],
    });
    expect(model.requests.length - before).toBe(2);
    model.behave(answers('Hallo', 'none', 200));
    expect((await draft()).json()).toEqual({ texts: [{ key: 'q.option.o1', text: 'Hallo' }] });
  });

  it('reports a failed model or a spent token budget without further calls', async () => {
    model.behave(refuses(401));
    expect((await draft()).status).toBe(409);
    model.behave(answers('Hallo {{name}}', 'none', 19_000));
    expect((await draft({ ...wanted, texts: [greeting] })).status).toBe(200);
    const before = model.requests.length;
    const spent = await draft({ ...wanted, texts: [greeting] });
    expect(spent.status).toBe(409);
    expect(spent.text).toContain('tokens of today are spent');
    expect(model.requests).toHaveLength(before);
  });

  it('is available to the owner only, for a few texts at a time', async () => {
    expect((await site.api('POST', path, { json: wanted })).status).toBe(401);
    const texts = Array.from({ length: 7 }, (_, index) => ({ key: `n${index}.message`, text: 'Hello' }));
    const many = await draft({ ...wanted, texts });
    expect(many.status).toBe(400);
    expect(many.text).toContain('At most 6 texts');
  });
});

it('is refused with an explanation when no model is configured', async () => {
  const site = await startTestSite();
  try {
    const answer = await (await site.admin())('POST', path, { json: wanted });
    expect(answer.status).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'limit.reached' });
    expect(answer.text).toContain('No model is set up');
  } finally {
    await site.stop();
  }
});
