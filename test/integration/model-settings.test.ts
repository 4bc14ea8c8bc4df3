import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PortalSettings } from '#shared/api/admin-settings.ts';
import type { ChatReply } from '#shared/api/chat.ts';
import { answers, type FakeModel, refuses, startFakeModel } from './assistant-fake-model.ts';
import { useTestSite } from './harness/test-site.ts';

const apiKey = 'sk-very-secret-key';

describe('the owner’s model', () => {
  let model: FakeModel;
  beforeAll(async () => {
    model = await startFakeModel();
  });
  afterAll(() => model.stop());
  beforeEach(() => model.behave(answers('Hello from the model!')));
  const site = useTestSite();
  const send = async (method: string, path: string, json?: object) => {
    const admin = await site.admin();
    const answer = await admin(method, `/api/admin/settings${path}`, json ? { json } : {});
    return {
      status: answer.status,
      text: answer.text,
      body: answer.json<Record<string, unknown> & { fields?: Record<string, string> }>(),
    };
  };
  const save = (more: object = {}) => send('PUT', '/model', { baseUrl: model.url, model: 'small', ...more });
  const test = async () => (await send('POST', '/model/test')).body;
  const state = async () => {
    const admin = await site.admin();
    return (await admin('GET', '/api/admin/settings')).json<PortalSettings>().model;
  };
  const chat = async () => {
    // A function caches what it has read for a minute.
    site.clock.advance(61_000);
    const json = { message: 'Can you write a poem about my bakery in Kassel?' };
    return (await site.api('POST', '/api/chat', { json })).json<ChatReply>();
  };

  it('answers visitors only after a test has passed, and not after it is removed', async () => {
    expect((await save({ apiKey })).body).toMatchObject({ hasKey: true });
    expect(await state()).toMatchObject({ setUp: false });
    expect((await chat()).mode).toBe('offline');
    model.behave(refuses(401));
    expect(await test()).toEqual({ works: false, reason: 'The server refused the key.' });
    expect((await chat()).mode).toBe('offline');
    model.behave(answers('Hello from the model!'));
    expect(await test()).toMatchObject({ works: true });
    expect(await state()).toMatchObject({ setUp: true, name: 'small' });
    expect(await chat()).toMatchObject({ mode: 'model', message: 'Hello from the model!' });
    expect(model.requests.at(-1)?.model).toBe('small');
    expect((await send('DELETE', '/model')).status).toBe(200);
    expect((await chat()).mode).toBe('offline');
    expect(await state()).toMatchObject({ setUp: false });
  });

  it('never returns or logs the key, and stores it outside the table', async () => {
    const texts = [
      (await save({ apiKey })).text,
      JSON.stringify(await test()),
      JSON.stringify(await state()),
    ];
    const { client, table } = site.runtime;
    const { Items } = await client.send(new ScanCommand({ TableName: table.name }));
    expect([...texts, ...site.logs, JSON.stringify(Items)].join('\n')).not.toContain(apiKey);
  });

  it('requires the key again for another address, and a new test for another model', async () => {
    await save({ apiKey });
    await test();
    const refused = await save({ baseUrl: 'https://models.example.org/v1' });
    expect(refused.status).toBe(400);
    expect(refused.body.fields).toEqual({ apiKey: 'Please enter the key again for this address.' });
    expect((await save({ dailyTokens: 5000 })).body).toHaveProperty('testedAt');
    expect((await save({ model: 'large' })).body).not.toHaveProperty('testedAt');
  });

  it('requires a key for OpenAI itself, and refuses invalid base URLs', async () => {
    await send('DELETE', '/model');
    expect((await save({ baseUrl: '' })).body.fields).toHaveProperty('apiKey');
    for (const baseUrl of ['ftp://example.org', 'https://user@example.org', 'https://example.org/v1?x=1'])
      expect((await save({ baseUrl, apiKey })).body.fields, baseUrl).toHaveProperty('baseUrl');
  });

  it('turns the model off with a budget of 0', async () => {
    await save({ apiKey, dailyTokens: 0 });
    expect(await test()).toMatchObject({ works: true });
    expect((await chat()).mode).toBe('offline');
  });
});
