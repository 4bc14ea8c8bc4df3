import { describe, expect, it } from 'vitest';
import type { Publication } from '#shared/api/publication.ts';
import type { SiteState } from '#shared/api/site.ts';
import { useTestSite } from './harness/test-site.ts';

describe('the site’s draft and publications', () => {
  const site = useTestSite();
  const owner = async <T>(method: string, path: string, json?: object) => {
    const admin = await site.admin();
    const answer = await admin(method, `/api/admin/site${path}`, json ? { json } : {});
    return { status: answer.status, body: answer.json<T>() };
  };
  const state = async () => (await owner<SiteState>('GET', '')).body;
  const save = (baseVersion: number, values: object) =>
    owner<{ version: number }>('PUT', '/draft', { baseVersion, values });

  it('saves a draft, and refuses an edit that is based on an older one', async () => {
    expect((await state()).draft).toEqual({ values: {}, version: 0 });
    expect((await save(0, { offer: { starter: 149 } })).body).toMatchObject({ version: 1 });
    const late = await save(0, { offer: { starter: 159 } });
    expect(late).toMatchObject({
      status: 409,
      body: { code: 'record.stale', current: { values: { offer: { starter: 149 } }, version: 1 } },
    });
    expect((await state()).draft).toMatchObject({ values: { offer: { starter: 149 } }, version: 1 });
  });

  it.each([
    [{ offer: { starter: 0 } }, 'values.offer.starter'],
    [{ offer: { starter: '12,50' } }, 'values.offer.starter'],
    [{ company: { currency: { code: 'XXZ', locale: 'en' } } }, 'values.company.currency.code'],
    [{ hours: { from: '17:00', to: '09:00' } }, 'values.hours.to'],
    [{ appearance: { accentLight: '#ffee00' } }, 'values.appearance.accentLight'],
    [{ appearance: { logoSvg: '<svg viewBox="0 0 1 1"><script/></svg>' } }, 'values.appearance.logoSvg'],
    [{ company: { social: { twitter: 'javascript:alert(1)' } } }, 'values.company.social.twitter'],
  ])('refuses the values %j and names the field', async (values, field) => {
    const answer = await owner<{ fields: Record<string, string> }>('PUT', '/draft', {
      baseVersion: 1,
      values,
    });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.fields)).toContain(field);
  });

  it('schedules and cancels a publication', async () => {
    const published = await owner<{ publication: Publication }>('POST', '/publish', {
      draftVersion: 1,
      at: '2099-01-01T00:00:00Z',
    });
    expect(published.body.publication).toMatchObject({
      number: 1,
      state: 'scheduled',
      changedKeys: ['offer.starter'],
    });
    expect((await owner('POST', '/publications/1/cancel')).body).toMatchObject({
      publication: { state: 'cancelled' },
    });
    expect((await owner('POST', '/publications/1/cancel')).status).toBe(409);
    expect((await owner('GET', '/publications/1')).body).toMatchObject({
      values: { offer: { starter: 149 } },
    });
    expect((await owner('GET', '/publications/9')).status).toBe(404);
  });

  it('refuses a draft that somebody else changed, and a time in the past', async () => {
    expect((await owner('POST', '/publish', { draftVersion: 0 })).status).toBe(409);
    expect((await owner('POST', '/publish', { draftVersion: 1, at: '2020-01-01T00:00:00Z' })).status).toBe(
      400,
    );
  });

  it('previews a page with the draft, without scripts', async () => {
    const admin = await site.admin();
    const answer = await admin('GET', '/api/admin/site/preview?path=/');
    expect(answer.text).toContain('"starter":149');
    expect(answer.headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'/);
    expect((await admin('GET', '/api/admin/site/preview?path=/none')).status).toBe(404);
  });

  it('lists what publishing the draft would change, in pages and answers', async () => {
    const { body } = await owner<object>('GET', '/changes');
    expect(body).toMatchObject({
      changes: [{ key: 'offer.starter', before: '129', after: '149' }],
      touches: { pages: ['/'], languages: 20 },
    });
    expect(body).toHaveProperty('touches.answers', expect.arrayContaining(['What is in Starter?']));
    expect(JSON.stringify(body)).not.toContain('What would a bot save us?');
  });
});
