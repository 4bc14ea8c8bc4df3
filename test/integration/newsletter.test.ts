import { beforeAll, describe, expect, it } from 'vitest';
import type { MailDeps } from '#functions/mail/sender.ts';
import { runMailJobs } from '#functions/mail-jobs/run.ts';
import { unsubscribePath } from '#functions/subscribers/unsubscribe-token.ts';
import type { Newsletter } from '#shared/api/newsletters.ts';
import { footer } from '#shared/content/landing/footer.ts';
import type { Subscriber } from '#shared/domain/leads.ts';
import { testDeps } from '#test/fixtures/gateway.ts';
import { useSmtpServer } from '#test/fixtures/smtp-server.ts';
import { useTestSite } from './harness/test-site.ts';

describe('the newsletter', () => {
  const smtp = useSmtpServer();
  const site = useTestSite();

  let viewer = 0;
  const join = async (email: string) => {
    const answer = await site.api('POST', '/api/subscribe', {
      json: { email, page: '/pricing', elapsedMs: 60_000 },
      viewer: `198.51.100.${++viewer}`,
    });
    expect(answer.status).toBe(200);
  };
  const owner = async <T>(method: string, path: string, json?: object) => {
    const admin = await site.admin();
    const answer = await admin(method, path, json ? { json } : {});
    return { status: answer.status, body: answer.json<T>() };
  };
  const listed = async () => (await owner<Subscriber[]>('GET', '/api/admin/subscribers')).body;
  const find = async (email: string) => (await listed()).find((one) => one.email === email);
  const linkOf = async (email: string, issue?: string) =>
    unsubscribePath(site.runtime.secrets.visitor, (await find(email))?.id ?? '', issue);
  const issues = async () => (await owner<Newsletter[]>('GET', '/api/admin/newsletters')).body;
  const issue = async (id: string) => (await issues()).find((one) => one.id === id);

  /** One run of the background job. */
  const run = (more: Partial<MailDeps> = {}) =>
    runMailJobs({
      table: site.runtime.table,
      clock: site.clock.now,
      log: testDeps().log,
      newId: testDeps().newId,
      env: {
        SITE_URL: 'https://parley.example',
        VISITOR_SECRET: site.runtime.secrets.visitor,
        SMTP_PRIVATE_HOSTS: '1',
      },
      mailPassword: { read: async () => smtp.password, write: async () => undefined },
      ...more,
    });
  const readers = (id: string) =>
    smtp.received.filter(({ text }) => text.includes(`issue=${id}`) || text.includes(`issue=3D${id}`));
  const write = async (text = '# News\n\nHello **you**.') => {
    const { body } = await owner<Newsletter>('POST', '/api/admin/newsletters', { subject: 'News', text });
    return body.id;
  };
  const start = (id: string) => owner<Newsletter>('POST', `/api/admin/newsletters/${id}/send`);

  beforeAll(async () => {
    await owner('PUT', '/api/admin/settings/mail', { ...smtp.settings(), password: smtp.password });
    await owner('POST', '/api/admin/settings/tests/mail');
  });

  describe('a subscription', () => {
    it('stores when, on which page and to which text the person agreed', async () => {
      await join('consent@reader.example');
      expect((await find('consent@reader.example'))?.consent).toEqual({
        at: expect.stringMatching(/^\d{4}-/),
        page: '/pricing',
        text: footer.newsletter.text,
      });
    });

    it('ends with one click in a mail program, but not when the link is only opened', async () => {
      await join('click@reader.example');
      const link = await linkOf('click@reader.example');
      const page = await site.api('GET', link);
      expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
      expect(page.text).toContain('<form method="post"><button type="submit">Unsubscribe</button></form>');
      expect((await find('click@reader.example'))?.unsubscribedAt).toBeUndefined();
      const oneClick = {
        body: 'List-Unsubscribe=One-Click',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      };
      const done = await site.api('POST', link, oneClick);
      expect(done.status).toBe(200);
      expect(done.text).toContain('You are unsubscribed');
      expect((await find('click@reader.example'))?.unsubscribedAt).toBeDefined();
      expect((await site.api('POST', link, oneClick)).status).toBe(200);
    });

    it('refuses a changed link', async () => {
      await join('forged@reader.example');
      const link = await linkOf('forged@reader.example');
      // Not the last letter, which has bits that don't count.
      const forged = link.replace(/.(?=.{9}$)/, (letter) => (letter === 'A' ? 'B' : 'A'));
      for (const method of ['GET', 'POST']) expect((await site.api(method, forged)).status).toBe(404);
    });

    it('restarts only through the person’s own form, with a new consent', async () => {
      await join('again@reader.example');
      const before = await find('again@reader.example');
      await site.api('POST', await linkOf('again@reader.example'));
      site.clock.advance(1000);
      await join('again@reader.example');
      const after = await find('again@reader.example');
      expect(after).toMatchObject({ id: before?.id });
      expect(after?.unsubscribedAt).toBeUndefined();
      expect((after?.consent?.at ?? '') > (before?.consent?.at ?? '')).toBe(true);
      expect(await listed()).toHaveLength(new Set((await listed()).map(({ email }) => email)).size);
    });
  });

  describe('a newsletter issue', () => {
    it('is sent once to every subscriber, in both formats and with an unsubscribe link', async () => {
      await join('first@reader.example');
      await join('gone@reader.example');
      await site.api('POST', await linkOf('gone@reader.example'));
      const id = await write();
      expect((await start(id)).body.state).toBe('sending');
      await run();
      await run();
      const to = readers(id).map((mail) => mail.to);
      expect(to).toContain('first@reader.example');
      expect(to).not.toContain('gone@reader.example');
      expect(new Set(to).size).toBe(to.length);
      const mail = readers(id).find((one) => one.to === 'first@reader.example');
      const link = `https://parley.example${await linkOf('first@reader.example', id)}`;
      expect(mail?.headers['list-unsubscribe']).toBe(`<${link}>`);
      expect(mail?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
      expect(mail?.text).toContain('Hello <strong>you</strong>.');
      expect(mail?.text).toContain('Hello **you**.');
      expect(await issue(id)).toMatchObject({ state: 'done', sent: to.length, failed: 0 });
      await site.api('POST', await linkOf('first@reader.example', id));
      expect((await issue(id))?.unsubscribed).toBe(1);
    });

    it('continues after the server was busy: nobody is left out, nobody gets it twice', async () => {
      for (let number = 0; number < 30; number += 1) await join(`reader-${number}@busy.example`);
      const id = await write();
      await start(id);
      smtp.state.isBusy = true;
      await run();
      expect(await issue(id)).toMatchObject({ state: 'sending', sent: 0, failed: 0 });
      expect((await issue(id))?.problem).toContain('continues by itself');
      smtp.state.isBusy = false;
      for (let count = 0; count < 4; count += 1) await run();
      const to = readers(id).map((mail) => mail.to);
      expect(new Set(to).size).toBe(to.length);
      expect(to.filter((one) => one.endsWith('@busy.example'))).toHaveLength(30);
      expect(await issue(id)).toMatchObject({ state: 'done', sent: to.length, failed: 0 });
    });

    it('is sent once although two runs overlap', async () => {
      const id = await write();
      await start(id);
      await Promise.all([run(), run(), run()]);
      site.clock.advance(1000);
      for (let count = 0; count < 3; count += 1) await run();
      const to = readers(id).map((mail) => mail.to);
      expect(new Set(to).size).toBe(to.length);
      expect(await issue(id)).toMatchObject({ state: 'done', sent: to.length });
    });

    it('reports refused addresses, and tries only those again', async () => {
      smtp.state.unknown.add('reader-3@busy.example');
      const id = await write();
      await start(id);
      await run();
      expect(await issue(id)).toMatchObject({ state: 'done', failed: 1 });
      const sent = readers(id).length;
      smtp.state.unknown.clear();
      site.clock.advance(1000);
      await start(id);
      await run();
      expect(readers(id)).toHaveLength(sent + 1);
      expect(await issue(id)).toMatchObject({ state: 'done', sent: sent + 1, failed: 0 });
      expect((await start(id)).status).toBe(409);
    });

    it('does not reach people who subscribe after it was started', async () => {
      const id = await write();
      await start(id);
      site.clock.advance(1000);
      await join('late@reader.example');
      await run();
      expect(readers(id).map((mail) => mail.to)).not.toContain('late@reader.example');
    });

    it('can be tested, changed and deleted only as a draft', async () => {
      const id = await write('<script>alert(1)</script>');
      const path = `/api/admin/newsletters/${id}`;
      expect((await owner('POST', `${path}/test`)).body).toEqual({ sent: true, to: 'owner@example.org' });
      const mail = smtp.received.at(-1);
      expect(mail).toMatchObject({ to: 'owner@example.org' });
      expect(mail?.text).toContain('&lt;script&gt;');
      await owner('PUT', path, { subject: 'Better', text: 'Hi' });
      expect(await issue(id)).toMatchObject({ subject: 'Better', state: 'draft' });
      await start(id);
      await run();
      expect((await owner('PUT', path, { subject: 'S', text: 'T' })).status).toBe(409);
      expect((await owner('DELETE', path)).status).toBe(409);
      const other = await write();
      expect((await owner('DELETE', `/api/admin/newsletters/${other}`)).status).toBe(200);
      expect(await issue(other)).toBeUndefined();
    });

    it('waits while mail is not set up', async () => {
      await owner('DELETE', '/api/admin/settings/mail');
      const id = await write();
      await start(id);
      await run();
      expect(await issue(id)).toMatchObject({ state: 'sending', sent: 0 });
      expect((await issue(id))?.problem).toContain('not set up');
    });
  });
});
