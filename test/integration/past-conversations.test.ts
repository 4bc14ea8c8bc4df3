import { describe, expect, it } from 'vitest';
import type { PersonRecord } from '#shared/api/admin-people.ts';
import { personKey } from '#shared/domain/person.ts';
import { readMovingFiles } from '#shared/moving/read-files.ts';
import { useTestSite } from './harness/test-site.ts';

const email = 'ada@moved.example';
const chat = {
  meta: { contact: { id: 1, name: 'Ada Lovelace', email, created_at: 1_600_000_000 } },
  payload: [
    {
      id: 1,
      conversation_id: 7,
      message_type: 0,
      content: 'My card is 4111 1111 1111 1111',
      created_at: 1_700_000_000,
    },
    {
      id: 2,
      conversation_id: 7,
      message_type: 1,
      content: 'Thanks',
      created_at: 1_700_000_060,
      sender: { name: 'Ben' },
    },
  ],
};

describe('conversations of another system', () => {
  const site = useTestSite();
  const call = async <T>(method: string, path: string, json?: object) => {
    const admin = await site.admin();
    const answer = await admin(method, path, json ? { json } : {});
    return { status: answer.status, body: answer.json<T>() };
  };
  const moved = () =>
    readMovingFiles([{ name: 'chat.json', text: JSON.stringify(chat) }], {
      now: site.clock.now(),
      parseCsv: () => undefined,
    });
  const post = (body: object) => call<{ results: string[] }>('POST', '/api/admin/past-conversations', body);

  it('become history with their dates, once, without a response clock', async () => {
    const { people, conversations } = moved();
    const rows = people.map(({ value }) => value);
    const imported = await call<{ created: number }>('POST', '/api/admin/import/contacts', { rows });
    expect(imported.body.created).toBe(1);
    const values = conversations.map(({ value }) => value);
    expect((await post({ conversations: values, dryRun: true })).body).toEqual({ results: ['created'] });
    expect((await post({ conversations: values })).body).toEqual({ results: ['created'] });
    expect((await post({ conversations: values })).body).toEqual({ results: ['known'] });
    expect((await post({ conversations: values, dryRun: true })).body).toEqual({ results: ['known'] });
    const { body: record } = await call<PersonRecord>('GET', `/api/admin/people/${personKey(email)}`);
    expect(record.clock.respondBy).toBeUndefined();
    const past = record.timeline.find(({ kind }) => kind === 'past');
    expect(past).toMatchObject({ at: '2023-11-14T22:13:20.000Z', title: 'Conversation in Chatwoot' });
    expect(past?.turns?.map(({ role }) => role)).toEqual(['user', 'person']);
    expect(past?.turns?.[0]?.content).not.toContain('4111 1111');
    expect(past?.turns?.[1]?.content).toBe('Ben: Thanks');
    expect(record.contacts[0]?.createdAt).toBe('2023-11-14T22:13:20.000Z');
  });

  it('are part of the person’s export and erasure', async () => {
    const { body: exported } = await call<{ other: { entity?: string }[] }>(
      'POST',
      '/api/admin/person/export',
      {
        email,
      },
    );
    expect(exported.other.map(({ entity }) => entity)).toContain('PastConversation');
    const erased = await call<{ counts: Record<string, number>; done: boolean }>(
      'POST',
      '/api/admin/person/erase',
      { email },
    );
    expect(erased.body.counts['past conversations']).toBe(1);
    expect((await call('GET', `/api/admin/people/${personKey(email)}`)).status).toBe(404);
  });

  it('are refused without messages, with a time in the future or before 1990', async () => {
    const [{ value } = { value: undefined }] = moved().conversations;
    if (!value) throw new Error('The fixture has a conversation.');
    const withTime = (at: string) => ({
      conversations: [{ ...value, messages: [{ ...value.messages[0], at }] }],
    });
    const statuses = await Promise.all(
      [
        { conversations: [{ ...value, messages: [] }] },
        withTime('2999-01-01T00:00:00.000Z'),
        withTime('1960-01-01T00:00:00.000Z'),
        { conversations: [] },
      ].map(async (body) => (await post(body)).status),
    );
    expect(statuses).toEqual([400, 400, 400, 400]);
  });

  it('contain answers that are stored once, in their language', async () => {
    const body = {
      entries: [
        { question: 'Where do you park?', answer: 'Behind the house.' },
        { question: 'Wo parkt man?', answer: 'Hinter dem Haus.', language: 'de' },
      ],
      language: 'en',
      store: true,
    };
    const first = await call<{ stored: number }>('POST', '/api/admin/knowledge/import', body);
    expect(first.body.stored).toBe(2);
    const again = await call<{ stored: number; entries: { status: string }[] }>(
      'POST',
      '/api/admin/knowledge/import',
      body,
    );
    expect(again.body.entries.map(({ status }) => status)).toEqual(['known', 'known']);
    const { body: knowledge } = await call<{ cards: { answers: object }[] }>('GET', '/api/admin/knowledge');
    expect(knowledge.cards.map(({ answers }) => Object.keys(answers)[0]).sort()).toEqual(['de', 'en']);
    const { store: _, ...both } = { ...body, text: 'Q: A?\nB' };
    expect((await call('POST', '/api/admin/knowledge/import', both)).status).toBe(400);
  });
});
