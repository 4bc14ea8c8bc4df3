import { randomUUID } from 'node:crypto';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { versionKey, versionShards } from '#functions/table/keys.ts';
import { type ListChanges, listChanges } from '#shared/api/list-changes.ts';
import type { Contact } from '#shared/domain/leads.ts';
import { contactInput } from './harness/contact-input.ts';
import type { Answer } from './harness/http-client.ts';
import { useTestSite } from './harness/test-site.ts';

const path = '/api/admin/contact-submissions';

describe('reading what changed in a list', () => {
  const site = useTestSite({ env: { RATE_LIMITS: 'off' } });

  const create = async (lastName: string) =>
    (
      await site.api('POST', '/api/contact', {
        // Each from somebody else: an answer to a person stops the clocks of all they sent.
        json: contactInput({ lastName, email: `${randomUUID()}@example.com` }),
      })
    ).json<{ id: string }>().id;
  const edit = async (id: string, notes: string) =>
    (await site.admin())('PATCH', `${path}/${id}`, { json: { status: 'contacted', notes } });
  const remove = async (id: string) => (await site.admin())('DELETE', `${path}/${id}`);
  const ask = async (since: string) =>
    (await site.admin())('GET', path, { headers: { 'if-none-match': since, 'a-im': listChanges } });
  const etagOf = (answer: Answer) => String(answer.headers.etag);
  const now = async () => etagOf(await (await site.admin())('GET', path));

  /** A browser's copy of the list, kept up by what the server says changed. */
  const reader = () => {
    const rows = new Map<string, Contact>();
    const statuses: number[] = [];
    let since = '';
    const poll = async () => {
      const answer = await ask(since);
      statuses.push(answer.status);
      if (answer.status === 200) {
        rows.clear();
        for (const row of answer.json<Contact[]>()) rows.set(row.id, row);
      } else if (answer.status === 226) {
        const changes = answer.json<ListChanges<Contact>>();
        for (const id of changes.removed) rows.delete(id);
        for (const row of changes.rows) rows.set(row.id, row);
      }
      since = etagOf(answer);
    };
    return { rows, statuses, poll };
  };

  it('answers only what was made, changed and removed, in two table calls, and then 304', async () => {
    const [kept, changed, gone] = [await create('Kept'), await create('Changed'), await create('Gone')];
    const since = await now();
    const made = await create('Made');
    await edit(changed, 'Called.');
    await remove(gone);
    const answer = await ask(since);
    expect([answer.status, answer.headers.im]).toEqual([226, listChanges]);
    expect(site.invocations.at(-1)?.calls).toEqual(['BatchGet', 'BatchGet']);
    const { rows, removed } = answer.json<ListChanges<Contact>>();
    expect(new Set(rows.map(({ id }) => id))).toEqual(new Set([made, changed]));
    expect(rows.find(({ id }) => id === changed)).toMatchObject({ notes: 'Called.', status: 'contacted' });
    expect(removed).toEqual([gone]);
    expect(rows.map(({ id }) => id)).not.toContain(kept);
    const again = await ask(etagOf(answer));
    expect([again.status, again.text]).toEqual([304, '']);
    expect(site.invocations.at(-1)?.calls).toEqual(['BatchGet']);
  });

  it('answers the whole list to who does not ask for changes, and to a version of nowhere', async () => {
    const since = await now();
    const id = await create('Whole');
    const plain = await (await site.admin())('GET', path, { headers: { 'if-none-match': since } });
    for (const answer of [
      plain,
      await ask('"x"'),
      await ask('"1.2-2026-01-01"'),
      await ask(`"9${since.slice(1)}`),
    ]) {
      expect(answer.status).toBe(200);
      expect(answer.json<Contact[]>()[0]?.id).toBe(id);
    }
  });

  it('answers the whole list after more changes than it remembers', async () => {
    const since = await now();
    const id = await create('Busy');
    for (let count = 0; count < 130; count += 1) await edit(id, `Note ${count}`);
    expect((await ask(since)).status).toBe(200);
  });

  it('answers the whole list when a write left no trace, as one of an older release does', async () => {
    const { client, name } = site.runtime.table;
    const since = await now();
    await client.send(
      new UpdateCommand({
        TableName: name,
        Key: versionKey('CONTACTS', versionShards - 1),
        UpdateExpression: 'ADD n :one',
        ExpressionAttributeValues: { ':one': 1 },
      }),
    );
    await create('After');
    expect((await ask(since)).status).toBe(200);
  });

  it('keeps every copy equal to the list while others write, whatever the clocks say', async () => {
    site.clock.advance(3_600_000);
    const readers = [reader(), reader(), reader()];
    const ids = await Promise.all(Array.from({ length: 8 }, (_, index) => create(`Crowd ${index}`)));
    await Promise.all(readers.map(({ poll }) => poll()));
    const writer = async (mine: number) => {
      for (let round = 0; round < 6; round += 1) {
        // Functions whose clocks run apart by minutes, forwards and back.
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
    const watch = async ({ poll }: ReturnType<typeof reader>) => {
      while (writing) await poll();
      await poll();
    };
    await Promise.all([writers, ...readers.map(watch)]);
    const list = (await (await site.admin())('GET', path)).json<Contact[]>();
    for (const { rows, statuses } of readers) {
      expect(new Map([...rows].sort())).toEqual(new Map(list.map((row) => [row.id, row] as const).sort()));
      expect(statuses).toContain(226);
    }
  });
});
