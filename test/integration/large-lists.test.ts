import { BatchWriteCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import Papa from 'papaparse';
import { describe, expect, it, vi } from 'vitest';
import { newContact } from '#functions/contacts/contacts.ts';
import { recordKey } from '#functions/table/keys.ts';
import type { Table } from '#functions/table/table.ts';
import type { Contact } from '#shared/domain/leads.ts';
import { useTestSite } from './harness/test-site.ts';

const longest = 'ÄÖÜß'.repeat(1250);
const total = 3000;
/** Every fifth message has the maximum length of the form. */
const longEvery = 5;
const maxAnswerBytes = 5_000_000;
const id = (index: number) => `01890000-${String(index).padStart(4, '0')}-7000-8000-000000000000`;

const fill = async ({ client, name }: Table): Promise<void> => {
  const items = Array.from({ length: total }, (_, index) => {
    const contact = newContact(
      {
        firstName: 'Ada',
        lastName: `Number ${index}`,
        email: `ada${index}@example.com`,
        company: 'Engines',
        service: 'consultation',
        message: index % longEvery === 0 ? longest : 'Please call me.',
      },
      { id: id(index), now: new Date() },
    );
    return { PutRequest: { Item: { ...contact, ...recordKey('CONTACTS', contact.id) } } };
  });
  for (let start = 0; start < total; start += 25) {
    await client.send(new BatchWriteCommand({ RequestItems: { [name]: items.slice(start, start + 25) } }));
  }
};

describe('list of 3,000 contacts, 600 of them with the longest message', () => {
  const site = useTestSite();

  const pages = async (first: string) => {
    const admin = await site.admin();
    const texts: string[] = [];
    for (let next: string | undefined = first; next; ) {
      const answer: Awaited<ReturnType<typeof admin>> = await admin('GET', next);
      expect(answer.status).toBe(200);
      expect(Buffer.byteLength(answer.text)).toBeLessThan(maxAnswerBytes);
      texts.push(answer.text);
      next = /<([^>]+)>; rel="next"/.exec(String(answer.headers.link ?? ''))?.[1];
    }
    return texts;
  };

  it('is compressed for viewers elsewhere, but not on the same machine', async () => {
    await fill(site.runtime.table);
    const admin = await site.admin();
    const headers = { 'accept-encoding': 'gzip, br' };
    const from = (viewer?: string) =>
      admin('GET', '/api/admin/contact-submissions', { headers, ...(viewer ? { viewer } : {}) });
    const far = await from('203.0.113.7');
    expect(far.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
    expect(far.bytes).toBeLessThan(Buffer.byteLength(far.text) / 4);
    const near = await from();
    expect(near.headers['content-encoding']).toBeUndefined();
    expect(near.text).toBe(far.text);
    const unchanged = await admin('GET', '/api/admin/contact-submissions', {
      headers: { ...headers, 'if-none-match': String(far.headers.etag) },
      viewer: '203.0.113.7',
    });
    expect(unchanged.status).toBe(304);
  });

  it('is complete, newest first, in pages of at most 1,000 rows and 5 MB [STORE-003]', async () => {
    const lists = (await pages('/api/admin/contact-submissions')).map(
      (text) => JSON.parse(text) as Contact[],
    );
    expect(Math.max(...lists.map((rows) => rows.length))).toBeLessThanOrEqual(1000);
    const ids = lists.flat().map((contact) => contact.id);
    expect(ids).toEqual(Array.from({ length: total }, (_, index) => id(total - 1 - index)));
    expect(lists.flat().filter(({ message }) => message === longest)).toHaveLength(total / longEvery);
  });

  it('is exported completely, in parts that concatenate to one file [STORE-004]', async () => {
    const pieces = await pages('/api/admin/export-clients?dataset=contacts');
    expect(pieces.length).toBeGreaterThan(1);
    const { data, errors } = Papa.parse<Record<string, string>>(pieces.join('').slice(1), {
      header: true,
      skipEmptyLines: true,
    });
    expect(errors).toEqual([]);
    expect(new Set(data.map((row) => row.ID)).size).toBe(total);
  });

  it('is complete when the table returns tiny pages [STORE-009]', async () => {
    const client = site.runtime.table.client as { send: (command: unknown) => Promise<unknown> };
    const real = client.send.bind(client);
    vi.spyOn(client, 'send').mockImplementation((command) => {
      if (command instanceof QueryCommand) command.input.Limit = 7;
      return real(command);
    });
    const pieces = await pages('/api/admin/export-clients?dataset=contacts');
    vi.restoreAllMocks();
    const { data } = Papa.parse<Record<string, string>>(pieces.join('').slice(1), {
      header: true,
      skipEmptyLines: true,
    });
    expect(data.map((row) => row.ID)).toEqual(
      Array.from({ length: total }, (_, index) => id(total - 1 - index)),
    );
  });
});
