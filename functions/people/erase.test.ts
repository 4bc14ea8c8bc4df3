import { describe, expect, it } from 'vitest';
import { changeKnowledge, readKnowledge, readVersions } from '#functions/knowledge/store/knowledge.ts';
import { flowSessionKey, recordKey, weeklyReportKey } from '#functions/table/keys.ts';
import { putChange, putReferences } from '#functions/table/parts.ts';
import { transact } from '#functions/table/transact.ts';
import { memoryTable } from '#test/fixtures/memory-table.ts';
import { storedLeads } from '#test/fixtures/stored-leads.ts';
import { erasePerson } from './erase.ts';
import { exportPage } from './person-export.ts';

const table = memoryTable();
const stored = storedLeads(table);
const erase = (person: string, more: object = {}) =>
  erasePerson(table.deps(), person, { by: 'owner', ...more });
const left = async (text: string) =>
  (await table.items()).filter((item) => JSON.stringify(item).includes(text));

/** Stores one item of every kind for a person. */
const everything = async (email: string) => {
  const { table: store } = table.deps();
  const story = { page: '/pricing' };
  const contact = await stored.contact(email, { phone: '+49 30 8880001' }, { story });
  const client = await stored.client(email);
  await stored.booking(email);
  await stored.subscriber(email);
  await stored.note(email, `About ${email}`);
  await stored.link(email, `other-${email}`);
  const session = await stored.session(email);
  const talk = await stored.talk(email, ['Hello', 'Bye']);
  const changes = [{ field: 'notes', from: null, to: 'x' }];
  const change = { at: contact.createdAt, by: 'owner', kind: 'updated' as const, changes };
  await transact(store, [
    putChange(store.name, email, contact.id, { id: 'one', ...change }),
    putChange(store.name, email, client.id, { id: 'two', ...change }),
    ...putReferences(store.name, {
      key: flowSessionKey(session.uuid, session.id),
      ownerId: session.id,
      identities: [`further-${email}`],
    }),
  ]);
  return { contact, client, session, talk };
};

describe('erasePerson', () => {
  it('deletes everything of a person, and counts it by kind', async () => {
    const email = 'ada@erase.example';
    await everything(email);
    const result = await erase('ADA@erase.example');
    expect(await left('@erase.example')).toEqual([]);
    expect(result).toMatchObject({
      done: true,
      counts: {
        contacts: 1,
        clients: 1,
        bookings: 1,
        subscribers: 1,
        stories: 1,
        history: 2,
        notes: 1,
        links: 1,
        markers: 1,
      },
    });
    expect(result.counts.conversations).toBeGreaterThanOrEqual(2);
    expect(result.counts).not.toHaveProperty('other');
    const sum = Object.values(result.counts).reduce((all, one) => all + one, 0);
    expect(result.erased).toBe(sum);
    expect(result.finishedAt).toBe(table.clock.now.toISOString());
  });

  it('deletes everything that a further number leads to', async () => {
    const { contact } = await everything('bo@erase-number.example');
    await erase('+49308880001');
    expect(await table.item('CONTACTS', contact.id)).toBeUndefined();
    expect((await left(contact.id)).filter(({ entity }) => entity !== undefined)).toEqual([]);
  });

  it('deletes conversations with their answers to flows', async () => {
    const email = 'cy@erase-talk.example';
    const talk = await stored.talk('somebody@else.example', ['My name is Cy']);
    await stored.session(email, { conversation: { id: talk, endsAt: 2_000_000_000 } });
    const { counts } = await erase(email);
    expect(counts.conversations).toBe(2);
    expect(await left('My name is Cy')).toEqual([]);
    expect(await left('somebody@else.example')).toEqual([]);
  });

  describe('erasePerson with taught cards', () => {
    const asked = 'Do you park unicorns for me?';
    const named = 'Can flo@erase-taught.example come along?';
    const card = (id: string, questions: readonly string[]) => ({
      ...{
        id: `taught.${id}`,
        questions: { en: questions },
        version: 1,
        updatedAt: '2026-01-01T00:00:00.000Z',
      },
      answers: { en: { text: 'Yes, in the yard.' } },
    });
    const cards = [
      card('mixed', [asked, 'Is there parking?', named]),
      card('alone', [` ${asked.toUpperCase()}`]),
    ];
    const live = async () => (await readKnowledge(table.deps().table)).cards;

    it('removes the person’s questions from cards and versions, and keeps the answers', async () => {
      const store = table.deps().table;
      await changeKnowledge(store, (before) => ({
        ...before,
        cards,
        versions: [...cards, card('deleted', [asked])],
      }));
      const used = [asked, 'Is there parking?'].map((title) => ({ card: 'taught.mixed', count: 2, title }));
      await transact(store, [
        { Put: { TableName: store.name, Item: { ...weeklyReportKey('2026-01-05'), cards: used } } },
      ]);
      await stored.talk('flo@erase-taught.example', [asked, 'Bye']);
      const { counts } = await erase('flo@erase-taught.example');
      expect(counts['taught answers']).toBe(8);
      for (const words of ['unicorns', 'UNICORNS', 'flo@erase-taught']) expect(await left(words)).toEqual([]);
      expect((await live()).map(({ questions, answers }) => [questions, answers.en?.text])).toEqual([
        [{ en: ['Is there parking?'] }, 'Yes, in the yard.'],
        [{}, 'Yes, in the yard.'],
      ]);
      expect((await table.item('LETTERS', '2026-01-05'))?.cards).toEqual([
        { card: 'taught.mixed', count: 2 },
        used[1],
      ]);
      expect((await readVersions(store, 'taught.mixed')).map(({ questions }) => questions)).toEqual([
        { en: ['Is there parking?'] },
      ]);
    });

    it('finds them by the address alone if the conversation is gone', async () => {
      const store = table.deps().table;
      await changeKnowledge(store, (before) => ({
        ...before,
        cards: [card('named', [named])],
        versions: [],
      }));
      expect(await erase('FLO@erase-taught.example')).toMatchObject({ erased: 1, done: true });
      expect(await left('flo@erase-taught')).toEqual([]);
    });
  });

  it('leaves everybody else’s data', async () => {
    const kept = await stored.contact('kept@erase-not.example');
    await stored.contact('gone@erase-not.example');
    await erase('gone@erase-not.example');
    expect(await table.item('CONTACTS', kept.id)).toBeDefined();
    expect(await left('gone@erase-not.example')).toEqual([]);
  });

  it('counts nothing and keeps no receipt for an unknown person', async () => {
    const result = await erase('nobody@erase.example');
    const at = table.clock.now.toISOString();
    expect(result).toEqual({
      ...{ erased: 0, done: true, counts: {}, job: expect.any(String), startedAt: at, finishedAt: at },
    });
    expect(await table.item(`ERASURE#${result.job}`, '-')).toBeUndefined();
  });

  it('continues after its time is up, with one receipt', async () => {
    const email = 'di@erase-long.example';
    await Promise.all(Array.from({ length: 60 }, (_, index) => stored.note(email, String(index))));
    const begun = await erase(email, { job: 'job-1', budgetMs: 0 });
    expect(begun).toMatchObject({ done: false, erased: 0, job: 'job-1' });
    expect(begun).not.toHaveProperty('finishedAt');
    const ended = await erase(email, { job: 'job-1' });
    expect(ended).toMatchObject({ done: true, erased: 60, counts: { notes: 60 }, job: 'job-1' });
    expect(await erase(email, { job: 'job-1' })).toMatchObject({ done: true, erased: 60 });
  });

  it('counts items of unknown kinds', async () => {
    const { table: store } = table.deps();
    const identities = ['odd@erase-odd.example'];
    await transact(store, [
      ...putReferences(store.name, { key: recordKey('CONTACTS', 'gone'), ownerId: 'gone', identities }),
      {
        Put: {
          TableName: store.name,
          Item: { pk: 'ODD#1', sk: '-', gsi1pk: 'EMAIL#odd@erase-odd.example', gsi1sk: 'ODD#1' },
        },
      },
    ]);
    expect((await erase('odd@erase-odd.example')).counts).toEqual({ other: 1, references: 1 });
    expect(await left('odd@erase-odd.example')).toEqual([]);
  });
});

describe('exportPage', () => {
  const lists = async (person: string) => (await exportPage(table.deps().table, person, undefined)).lists;

  it('returns everything stored under an address, each in its list', async () => {
    const email = 'ada@export.example';
    const { contact, client, session, talk } = await everything(email);
    const page = await exportPage(table.deps().table, email, undefined);
    const { lists: all } = page;
    expect(page.next).toBeUndefined();
    expect(all.contacts).toMatchObject([{ id: contact.id, email, phone: '+49 30 8880001' }]);
    expect(all.clients).toMatchObject([{ id: client.id }]);
    expect(all.bookings).toHaveLength(1);
    expect(all.subscriptions).toMatchObject([{ email }]);
    expect(all.stories).toEqual([{ leadId: contact.id, story: { page: '/pricing' } }]);
    expect(all.history).toMatchObject([
      { leadId: contact.id, change: { id: 'one', kind: 'updated' } },
      { leadId: client.id, change: { id: 'two' } },
    ]);
    const other = all.other as Record<string, unknown>[];
    const kinds = other.map(({ entity }) => entity);
    expect(kinds.sort()).toEqual(['Alias', 'Conversation', 'FlowSession', 'Note']);
    expect(other.find(({ entity }) => entity === 'Conversation')).toMatchObject({
      id: talk,
      turns: [{ said: 'Hello' }, { said: 'Bye' }],
      messages: [],
    });
    const flow = other.find(({ entity }) => entity === 'FlowSession');
    expect(flow).toMatchObject({ id: session.id });
    // Storage keys are not part of the export.
    for (const name of ['pk', 'sk', 'gsi1pk', 'gsi1sk']) expect(flow).not.toHaveProperty(name);
  });

  it('returns everything that a further number leads to', async () => {
    const { contact } = await everything('bo@export-number.example');
    const found = (await lists('+49 30 8880001')).contacts as { id: string }[];
    expect(found.map(({ id }) => id)).toContain(contact.id);
  });

  it('names every list, empty, for an unknown person', async () => {
    expect(await lists('nobody@export.example')).toEqual({
      ...{ contacts: [], clients: [], bookings: [], subscriptions: [] },
      ...{ stories: [], history: [], other: [] },
    });
  });

  it('returns pages, also for long conversations', async () => {
    const email = 'long@export.example';
    const long = 'x'.repeat(150_000);
    for (let index = 0; index < 4; index += 1) await stored.talk(email, [`${index} ${long}`, long]);
    const talks: string[] = [];
    const sizes: number[] = [];
    for (let cursor: string | undefined, first = true; first || cursor; first = false) {
      const page = await exportPage(table.deps().table, email, cursor);
      const other = page.lists.other as { turns: { said: string }[] }[];
      talks.push(...other.map(({ turns }) => turns[0]?.said.slice(0, 1) ?? ''));
      sizes.push(other.length);
      cursor = page.next;
    }
    expect(talks.sort()).toEqual(['0', '1', '2', '3']);
    expect(sizes).toEqual([2, 2]);
    const notes = Array.from({ length: 101 }, (_, index) =>
      stored.note('many@export.example', String(index)),
    );
    await Promise.all(notes);
    const first = await exportPage(table.deps().table, 'many@export.example', undefined);
    const second = await exportPage(table.deps().table, 'many@export.example', first.next);
    expect([first.items, second.items, second.next]).toEqual([100, 1, undefined]);
  });
});
