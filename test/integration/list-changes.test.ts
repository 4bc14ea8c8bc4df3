import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Contact } from '#shared/domain/leads.ts';
import { contactInput } from './harness/contact-input.ts';
import { useTestSite } from './harness/test-site.ts';

const path = '/api/admin/contact-submissions';

describe('GET contact submissions', () => {
  const site = useTestSite({ env: { RATE_LIMITS: 'off' } });

  const create = async (lastName: string) =>
    (
      await site.api('POST', '/api/contact', {
        // Different people, because a reply to one stops the clocks of all leads of that person.
        json: contactInput({ lastName, email: `${randomUUID()}@example.com` }),
      })
    ).json<{ id: string }>().id;
  const edit = async (id: string, notes: string) =>
    (await site.admin())('PATCH', `${path}/${id}`, { json: { status: 'contacted', notes } });
  const remove = async (id: string) => (await site.admin())('DELETE', `${path}/${id}`);
  const read = async (etag?: string) =>
    (await site.admin())('GET', path, { headers: etag ? { 'if-none-match': etag } : {} });

  it('answers an unchanged list with 304 in one table call', async () => {
    await create('Kept');
    const { headers } = await read();
    const again = await read(String(headers.etag));
    expect([again.status, again.text, again.headers.etag]).toEqual([304, '', headers.etag]);
    expect(site.invocations.at(-1)?.calls).toEqual(['BatchGet']);
  });

  it('returns the list with a new ETag after a record was created, changed or deleted', async () => {
    const id = await create('Changed');
    let etag = String((await read()).headers.etag);
    for (const change of [() => create('Made'), () => edit(id, 'Called.'), () => remove(id)]) {
      await change();
      const answer = await read(etag);
      expect(answer.status).toBe(200);
      expect(answer.headers.etag).not.toBe(etag);
      etag = String(answer.headers.etag);
    }
    expect((await read(etag)).status).toBe(304);
    expect((await read('"x"')).status).toBe(200);
  });

  it('stays equal to the stored list while others write, whatever their clocks say', async () => {
    // The clock goes back below, but never before the login.
    site.clock.advance(3_600_000);
    const ids = await Promise.all(Array.from({ length: 8 }, (_, index) => create(`Crowd ${index}`)));
    const writer = async (mine: number) => {
      for (let round = 0; round < 6; round += 1) {
        site.clock.advance((round % 2 ? -3 : 2) * 60_000 * mine);
        await edit(ids[mine] ?? '', `Round ${round}`);
        await create(`Writer ${mine} ${round}`);
        if (round === 4) await remove(ids[mine + 4] ?? '');
      }
    };
    let writing = true;
    const writers = Promise.all([0, 1, 2, 3].map(writer)).finally(() => {
      writing = false;
    });
    const follow = async (): Promise<Contact[]> => {
      let etag: string | undefined;
      let rows: Contact[] = [];
      const poll = async () => {
        const answer = await read(etag);
        if (answer.status === 200) rows = answer.json<Contact[]>();
        etag = String(answer.headers.etag);
      };
      while (writing) await poll();
      await poll();
      return rows;
    };
    const [, ...copies] = await Promise.all([writers, follow(), follow(), follow()]);
    const list = (await read()).json<Contact[]>();
    for (const rows of copies) expect(rows).toEqual(list);
  });
});
