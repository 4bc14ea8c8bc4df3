import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startChildSite } from './harness/child-site.ts';
import { contactInput } from './harness/contact-input.ts';
import { httpClient } from './harness/http-client.ts';

let DATA_DIR = '';

beforeAll(async () => {
  DATA_DIR = await mkdtemp(path.join(tmpdir(), 'parley-notices-'));
});

afterAll(() => rm(DATA_DIR, { recursive: true, force: true }));

const subjects = async (): Promise<string[]> => {
  const text = await readFile(path.join(DATA_DIR, 'notifications.jsonl'), 'utf8').catch(() => '');
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => (JSON.parse(line) as { subject: string }).subject);
};

const send = async (url: string, firstName: string) => {
  const { call, close } = httpClient(url);
  const answer = await call('POST', '/api/contact', { json: contactInput({ firstName }) });
  close();
  expect(answer.status, answer.text).toBe(201);
};

describe('notices to the owner', () => {
  it('report every new lead once, even one that arrived just before a crash [MAIL-010]', async () => {
    const first = await startChildSite({ DATA_DIR });
    await send(first.url, 'Grace');
    await vi.waitFor(async () => expect(await subjects()).toHaveLength(1), { timeout: 5000 });
    await send(first.url, 'Hedy');
    await first.end('SIGKILL');

    const second = await startChildSite({ DATA_DIR });
    await send(second.url, 'Katherine');
    await vi.waitFor(async () => expect(await subjects()).toHaveLength(3), { timeout: 5000 });
    await second.end('SIGTERM');
    const told = await subjects();
    expect(told.map((subject) => subject.replace(/ Lovelace.*/, ''))).toEqual([
      'New contact: Grace',
      'New contact: Hedy',
      'New contact: Katherine',
    ]);
  });

  it('report a visitor who wants a person while no portal is open, without quoting them', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'parley-calls-'));
    const site = await startChildSite({ DATA_DIR: folder });
    const { call, close } = httpClient(site.url);
    const said = await call('POST', '/api/chat', { json: { message: 'A walrus wants a quote' } });
    const cookie = String(said.headers['set-cookie']).split(';')[0] ?? '';
    const json = { wanted: true, language: 'en', page: '/pricing' };
    const asked = await call('POST', '/api/conversation/person', { json, headers: { cookie } });
    expect(asked.json()).toMatchObject({ person: { state: 'away' } });
    const told = () => readFile(path.join(folder, 'notifications.jsonl'), 'utf8').catch(() => '');
    await vi.waitFor(async () => expect(await told()).toContain('asked for a person'), { timeout: 5000 });
    // A typed request counts like the button; repeating it sends no second notice.
    const type = (message: string, headers = {}) =>
      call('POST', '/api/chat', { json: { message, page: '/blog' }, headers });
    const typed = await type('I want to talk to a person');
    const second = { cookie: String(typed.headers['set-cookie']).split(';')[0] ?? '' };
    await type('I want to talk to a person', second);
    await call('POST', '/api/conversation/person', { json, headers: second });
    await call('POST', '/api/conversation/person', { json, headers: { cookie } });
    await call('POST', '/api/contact', { json: contactInput() });
    await vi.waitFor(async () => expect(await told()).toContain('New contact'), { timeout: 5000 });
    close();
    await site.end('SIGTERM');
    expect((await told()).match(/"subject":"A visitor asked for a person/g)).toHaveLength(2);
    expect(await told()).toContain('Page: /pricing');
    expect(await told()).toContain('Page: /blog');
    expect(await told()).not.toContain('walrus');
    await rm(folder, { recursive: true, force: true });
  });

  it('report the first login from a new browser, not the second [MAIL-001]', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'parley-logins-'));
    const site = await startChildSite({ DATA_DIR: folder });
    const { call, close } = httpClient(site.url);
    const json = { username: 'owner', password: 'correct-horse-7-staple' };
    await call('POST', '/api/admin/setup', { json });
    const entered = await call('POST', '/api/admin/login', { json });
    const cookie = String(entered.headers['set-cookie']).split(';')[0] ?? '';
    await call('POST', '/api/admin/login', { json, headers: { cookie } });
    await call('POST', '/api/contact', { json: contactInput() });
    const told = () => readFile(path.join(folder, 'notifications.jsonl'), 'utf8').catch(() => '');
    await vi.waitFor(async () => expect(await told()).toContain('New contact'), { timeout: 5000 });
    close();
    await site.end('SIGTERM');
    const logins = (await told()).split('\n').filter((line) => line.includes('from a new browser'));
    expect(logins).toHaveLength(1);
    expect(logins[0]).toContain('with the password');
    await rm(folder, { recursive: true, force: true });
  });
});
