import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it, vi } from 'vitest';
import type { MailText } from '#functions/notifications/formats.ts';
import { noted } from '#functions/notifications/record-notice.ts';
import { writeWeeklyReport } from '#functions/weekly-report/write.ts';
import { startWeeklyReports } from '#infra/local/weekly-report.ts';
import type { ListedWeeklyReport } from '#shared/api/weekly-reports.ts';
import { testDeps } from '#test/fixtures/gateway.ts';
import { chatVisitor } from './harness/chat-visitor.ts';
import { contactInput } from './harness/contact-input.ts';
import { adminCredentials, useTestSite } from './harness/test-site.ts';

/** The report is due on Monday at 06:00. Advancing by this completes the current week. */
const untilLetterMs = (7 * 24 + 6) * 3_600_000;

describe('weekly report', () => {
  const site = useTestSite({ env: { RATE_LIMITS: 'off' } });
  /** Calls the API as the owner, with a new login: a session doesn't last a week. */
  const owner = async (method: string, path: string, json?: unknown) => {
    await site.api('POST', '/api/admin/setup', { json: adminCredentials });
    const entered = await site.api('POST', '/api/admin/login', { json: adminCredentials });
    const headers = { 'x-admin-session': entered.json<{ token: string }>().token };
    return site.api(method, path, { headers, ...(json === undefined ? {} : { json }) });
  };
  const shown = async () => (await owner('GET', '/api/admin/letters')).json<ListedWeeklyReport[]>();
  /** Creates an unanswered question by marking an answer as wrong. */
  const ask = async (visitor: ReturnType<typeof chatVisitor>, text: string) => {
    await visitor.chat(text);
    const talk = `/api/admin/conversations/${visitor.id()}`;
    const { turns } = (await owner('GET', talk)).json<{ turns: { id: string }[] }>();
    await owner('PATCH', `${talk}/turns/${turns.at(-1)?.id}`, { mark: 'wrong' });
  };
  const outbox = (fails = false) => {
    const mails: MailText[] = [];
    const deps = { table: site.runtime.table, clock: site.clock.now };
    const send = async (mail: MailText) => {
      if (fails) throw Object.assign(new Error('No'), { name: 'Refused' });
      mails.push(mail);
    };
    const telling = {
      siteUrl: 'https://parley.example',
      log: testDeps().log,
      sendMail: send,
      ...noted(deps),
    };
    return { mails, write: (at: Date = site.clock.now()) => writeWeeklyReport(deps, telling, at) };
  };
  const nextWeek = () => site.clock.advance(untilLetterMs);

  it('is not written for a week without visitors', async () => {
    const { mails, write } = outbox();
    expect(await write()).toBe('quiet');
    expect(mails).toEqual([]);
    expect(await shown()).toEqual([]);
  });

  it('lists questions, gaps and leads once, even when it is retried', async () => {
    const [one, two] = [chatVisitor(site), chatVisitor(site)];
    await one.chat('What does the Starter plan cost?');
    await ask(one, 'Do you have a wombat sauna? Write to wombat@example.org');
    await ask(two, 'Is there a wombat sauna?');
    await two.send('POST', '/api/contact', contactInput({ email: 'numbat@example.org' }));
    const { mails, write } = outbox();
    nextWeek();
    expect(await write()).toBe('written');
    expect(await write()).toBe('kept');
    site.clock.advance(120_000);
    expect(await write()).toBe('told');
    expect(mails).toHaveLength(1);
    const [letter, ...older] = await shown();
    expect(older).toEqual([]);
    expect(letter).toMatchObject({ conversations: 2, turns: 3, leads: 1 });
    expect(letter?.cards.some(({ card }) => card.startsWith('plans.'))).toBe(true);
    expect(letter?.missed).toMatchObject([
      { count: 2, conversations: 2, question: 'Is there a wombat sauna?' },
    ]);
    expect(mails[0]?.text).toContain('> Is there a wombat sauna? (2 times, English)');
    expect(mails[0]?.text).toContain('Became leads: 1');
    expect(mails[0]?.text).not.toContain('wombat@');
  });

  it('contains no question from a deleted conversation', async () => {
    const visitor = chatVisitor(site);
    await ask(visitor, 'Do you groom pangolins?');
    nextWeek();
    await outbox().write();
    expect((await shown())[0]?.missed[0]?.question).toBe('Do you groom pangolins?');
    await visitor.send('DELETE', '/api/conversation');
    expect((await shown())[0]?.missed[0]).not.toHaveProperty('question');
    const { client, name } = site.runtime.table;
    const everything = (await client.send(new ScanCommand({ TableName: name }))).Items ?? [];
    expect(JSON.stringify(everything)).not.toContain('pangolin');
  });

  it('stays in the portal when it cannot be sent, and is sent later', async () => {
    await chatVisitor(site).chat('What does it cost?');
    nextWeek();
    await expect(outbox(true).write()).rejects.toThrow('could not be sent');
    expect((await shown())[0]?.conversations).toBe(1);
    const { failedNotifications } = (await owner('GET', '/api/admin/overview')).json<{
      failedNotifications: { id: string }[];
    }>();
    expect(failedNotifications.map(({ id }) => id).join()).toContain('letter-');
    site.clock.advance(120_000);
    const { mails, write } = outbox();
    expect(await write()).toBe('told');
    expect(mails).toHaveLength(1);
  });

  it('is written by the local server when it is due', async () => {
    await chatVisitor(site).chat('What does it cost?');
    nextWeek();
    const dataDir = await mkdtemp(path.join(tmpdir(), 'parley-letters-'));
    const letters = startWeeklyReports({
      table: site.runtime.table,
      clock: site.clock.now,
      log: testDeps().log,
      dataDir,
      siteUrl: () => 'http://127.0.0.1:3000',
      visitorSecret: 'visitor',
      newId: () => 'id',
    });
    const told = () => readFile(path.join(dataDir, 'notifications.jsonl'), 'utf8').catch(() => '');
    await vi.waitFor(async () => expect(await told()).toContain('1 conversation,'), { timeout: 10_000 });
    await letters.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
});
