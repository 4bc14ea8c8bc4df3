import { describe, expect, it } from 'vitest';
import type { ReplyResult } from '#shared/api/admin-replies.ts';
import type { MailState, PortalSettings } from '#shared/api/admin-settings.ts';
import { useSmtpServer } from '#test/fixtures/smtp-server.ts';
import { contactInput } from './harness/contact-input.ts';
import { useTestSite } from './harness/test-site.ts';

describe('the owner’s mail server', () => {
  const smtp = useSmtpServer();
  const site = useTestSite();
  const send = async <T>(method: string, path: string, json?: object) => {
    const admin = await site.admin();
    const answer = await admin(method, path, json ? { json } : {});
    return { status: answer.status, body: answer.json<T>(), text: answer.text };
  };
  const save = (more: object = {}) =>
    send<MailState & { fields?: Record<string, string> }>('PUT', '/api/admin/settings/mail', {
      ...smtp.settings(),
      ...more,
    });
  const test = async () =>
    (await send<{ sent: boolean; reason?: string }>('POST', '/api/admin/settings/tests/mail')).body;
  const reply = async () => {
    const lead = await site.api('POST', '/api/contact', { json: contactInput() });
    const { id } = lead.json<{ id: string }>();
    const json = { kind: 'contacts', id, subject: 'Grüße', text: 'Dear Ada' };
    return (await send<ReplyResult>('POST', '/api/admin/replies', json)).body;
  };

  it('sends nothing until a test mail was sent, and then the owner’s replies', async () => {
    expect((await save({ password: 'wrong' })).body).toMatchObject({ setUp: false });
    expect(await reply()).toMatchObject({ sent: false, logged: false });
    expect(await test()).toEqual({
      sent: false,
      reason: 'The mail server refused the user name or password.',
    });
    await save({ password: smtp.password });
    expect(await test()).toEqual({ sent: true });
    expect(smtp.received.at(-1)).toMatchObject({ from: 'hello@example.org', to: 'owner@example.org' });
    const { body } = await send<PortalSettings>('GET', '/api/admin/settings');
    expect(body.mail).toMatchObject({ setUp: true, from: 'hello@example.org', to: 'owner@example.org' });
    expect(await reply()).toMatchObject({ sent: true, logged: true, to: 'ada@example.com' });
    const mail = smtp.received.at(-1);
    expect(mail).toMatchObject({ to: 'ada@example.com' });
    expect(mail?.headers['reply-to']).toBe('owner@example.org');
    expect(mail?.text).toContain('Dear Ada');
  });

  it('never returns or logs the password, and stores it outside the table', async () => {
    const answers = [await save({ password: smtp.password }), await send('GET', '/api/admin/settings')];
    await test();
    expect(answers.map(({ text }) => text).join()).not.toContain(smtp.password);
    expect(site.logs.join('\n')).not.toContain(smtp.password);
    const { ScanCommand } = await import('@aws-sdk/lib-dynamodb');
    const { Items } = await site.runtime.client.send(new ScanCommand({ TableName: site.runtime.table.name }));
    expect(JSON.stringify(Items)).not.toContain(smtp.password);
  });

  it('requires the password again for another server, port or user name', async () => {
    await save({ password: smtp.password });
    for (const change of [{ host: 'mail.example.org' }, { port: 2525 }, { user: 'other' }]) {
      const refused = await save(change);
      expect(refused.status).toBe(400);
      expect(refused.body.fields).toEqual({ password: 'Please enter the password again for this server.' });
    }
    expect((await save({ owner: 'boss@example.org' })).status).toBe(200);
    expect(await test()).toEqual({ sent: true });
    expect(smtp.received.at(-1)?.to).toBe('boss@example.org');
  });

  it('reports the server’s reason without the recipient’s address', async () => {
    await save({ password: smtp.password });
    await test();
    smtp.state.unknown.add('ada@example.com');
    const answer = await reply();
    smtp.state.unknown.clear();
    expect(answer).toMatchObject({
      code: 'mail.failed',
      message: 'The mail server answered 550: No mailbox ….',
    });
  });

  it('forgets server and password when it is removed', async () => {
    await save({ password: smtp.password });
    await test();
    expect((await send('DELETE', '/api/admin/settings/mail')).body).toEqual({ setUp: false });
    expect(await reply()).toMatchObject({ sent: false });
    expect((await save()).body.fields).toHaveProperty('password');
  });
});
