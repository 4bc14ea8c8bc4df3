import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { SiteState } from '#shared/api/site.ts';
import type { ExportedSite } from '#shared/api/site-file.ts';
import { applySiteValues } from '#shared/site/published.ts';
import type { SiteValues } from '#shared/site/site-values.ts';
import { contactInput } from './harness/contact-input.ts';
import { useFakeMail } from './harness/fake-mail.ts';
import { startTestSite, type TestSite } from './harness/test-site.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'parley-mails-'));
let site: TestSite & { stop: () => Promise<void> };

const confirmed = {
  subject: 'Bis bald bei {company}',
  text: 'Servus {name},\n\n{time}\n\nOrt: {place}\n\n{reply}\n\nAbsagen: {link}',
};
const values: SiteValues = { company: { name: 'Nordlys' }, mails: { confirmed: { de: confirmed } } };

describe('the owner’s mails', () => {
  const mail = useFakeMail();
  let first: number;

  beforeAll(async () => {
    const render = async () => ({ 'index.html': 'a page' });
    site = await startTestSite({
      env: { NOTIFY_EMAIL: 'owner@example.org', RATE_LIMITS: 'off' },
      publishing: { folder, builtSite: folder, build: 'one', render, serveRelease: () => undefined },
    });
  });
  afterAll(async () => {
    await site.stop();
    applySiteValues({});
    await rm(folder, { recursive: true, force: true });
  });

  const call = async <T>(method: string, address: string, json?: object) => {
    const admin = await site.admin();
    const answer = await admin(method, `/api/admin${address}`, json ? { json } : {});
    return { status: answer.status, body: answer.json<T>() };
  };
  const draftVersion = async () => (await call<SiteState>('GET', '/site')).body.draft.version;
  const saveDraft = async (values: object) =>
    call<{ version: number; fields?: Record<string, string> }>('PUT', '/site/draft', {
      baseVersion: await draftVersion(),
      values,
    });
  const whenLive = (number: number) =>
    vi.waitFor(async () => {
      const { body } = await call<SiteState>('GET', '/site');
      expect(body.live?.number).toBe(number);
    }, 5000);
  const publish = async (values: SiteValues) => {
    await saveDraft(values);
    const { body } = await call<{ publication: { number: number } }>('POST', '/site/publish', {
      draftVersion: await draftVersion(),
    });
    await whenLive(body.publication.number);
    return body.publication.number;
  };
  /** Confirms a consultation and returns the visitor's mail and the owner's copy. */
  const confirm = async (language: string, startsAt: string) => {
    const { service: _service, ...json } = contactInput({ email: `${startsAt.slice(0, 10)}@example.com` });
    const asked = await site.api('POST', '/api/consultations', {
      json,
      viewer: '198.51.100.9',
      headers: { 'accept-language': language },
    });
    const { id } = asked.json<{ id: string }>();
    mail.sent.length = 0;
    const { status } = await call('PATCH', `/bookings/${id}`, { status: 'confirmed', startsAt, tell: true });
    expect(status).toBe(200);
    return mail.sent;
  };

  it('are sent once they are published, each in its language', async () => {
    await saveDraft(values);
    expect((await confirm('de', '2027-03-01T08:00:00.000Z'))[0]?.subject).toBe(
      'Ihre Beratung ist bestätigt · Parley',
    );
    first = await publish(values);
    const [theirs, ours] = await confirm('de', '2027-03-02T08:00:00.000Z');
    expect(theirs?.subject).toBe('Bis bald bei Nordlys');
    expect(theirs?.text).toMatch(/^Servus Ada,\n\nDienstag, 2\. März 2027.*\n\nAbsagen: \S+\/booking\/\S+$/);
    expect(ours?.subject).toContain('Your consultation is confirmed · Nordlys');
    const [english] = await confirm('en', '2027-03-03T08:00:00.000Z');
    expect(english?.subject).toBe('Your consultation is confirmed · Nordlys');
  });

  it('come back when an earlier publication is restored', async () => {
    await publish({ company: { name: 'Nordlys' } });
    expect((await confirm('de', '2027-03-04T08:00:00.000Z'))[0]?.subject).toBe(
      'Ihre Beratung ist bestätigt · Nordlys',
    );
    const { body } = await call<{ publication: { number: number } }>(
      'POST',
      `/site/publications/${first}/restore`,
    );
    await whenLive(body.publication.number);
    expect((await confirm('de', '2027-03-05T08:00:00.000Z'))[0]?.subject).toBe('Bis bald bei Nordlys');
  });

  it.each([
    ['an unknown placeholder', { text: '{nmae} {time} {link}' }, /^\{nmae\} can’t be used here/],
    ['a missing placeholder', { text: 'See you! {time}' }, /^Add \{link\}/],
    ['an empty text', { text: ' ' }, /required|enter/i],
    ['a second line in the subject', { subject: 'Hi\nBcc: x@example.com' }, 'Use one line.'],
  ])('can’t be saved or imported with %s', async (_, texts, problem) => {
    const bad = { mails: { confirmed: { de: texts } } };
    const [name] = Object.keys(texts);
    const saved = await saveDraft(bad);
    expect(saved.status).toBe(400);
    expect(saved.body.fields?.[`values.mails.confirmed.de.${name}`]).toMatch(problem);
    const imported = await call<{ fields: Record<string, string> }>('POST', '/site/import', {
      baseVersion: await draftVersion(),
      file: { format: 'site-1', exportedAt: '', draft: bad },
    });
    expect(imported.status).toBe(400);
    expect(imported.body.fields[`file.draft.mails.confirmed.de.${name}`]).toMatch(problem);
  });

  it('come back from an exported file', async () => {
    await saveDraft(values);
    const { body: file } = await call<ExportedSite>('GET', '/site/export');
    expect(file.draft).toEqual(values);
    await saveDraft({});
    const { body } = await call<{ changes: { key: string }[] }>('POST', '/site/import', {
      baseVersion: await draftVersion(),
      file,
    });
    expect(body.changes.map(({ key }) => key)).toContain('mails.confirmed.de.text');
    expect((await call<SiteState>('GET', '/site')).body.draft.values).toEqual(values);
  });
});
