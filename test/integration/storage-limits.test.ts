import { describe, expect, it } from 'vitest';
import { maxNewConversations } from '#functions/conversations/record-turn.ts';
import { hit } from '#functions/table/rate-limit.ts';
import { countStored, dailyBytes, flushBytes } from '#functions/table/storage-budget.ts';
import type { LeadStory } from '#shared/api/admin-leads.ts';
import { contactInput } from './harness/contact-input.ts';
import { flowInput } from './harness/flow-input.ts';
import { useTestSite } from './harness/test-site.ts';

describe('many writes at once', () => {
  const site = useTestSite({ env: { RATE_LIMITS: 'off' } });

  it('all change one contact, without a 503 [STORE-013]', async () => {
    const sent = await site.api('POST', '/api/contact', {
      json: contactInput({ email: 'busy@example.org' }),
    });
    const admin = await site.admin();
    const path = `/api/admin/contact-submissions/${sent.json<{ id: string }>().id}`;
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => admin('PATCH', path, { json: { notes: `Note ${index}` } })),
    );
    expect([...new Set(answers.map(({ status }) => status))]).toEqual([200]);
  }, 60_000);

  it('of a flow’s name with one base version: one wins, the others get 409 [FLOW-050]', async () => {
    const created = await site.api('POST', '/api/flows', {
      json: flowInput(),
    });
    const cookie = String(created.headers['set-cookie']).split(';')[0] ?? '';
    const { id, version, updatedAt } = created.json<{ id: string; version: number; updatedAt: string }>();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        site.api('PUT', `/api/flows/${id}`, {
          json: { name: `Name ${index}`, baseVersion: version },
          headers: { cookie },
        }),
      ),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses[0]).toBe(200);
    expect(statuses.filter((status) => status === 409).length).toBeGreaterThan(0);
    expect(new Set(statuses)).toEqual(new Set([200, 409]));
    // A later rename is compared by `updatedAt`, because names make no version.
    const later = await site.api('PUT', `/api/flows/${id}`, {
      json: { name: 'Later', baseVersion: version, updatedAt },
      headers: { cookie },
    });
    expect([later.status, later.json<{ code: string }>().code]).toEqual([409, 'record.stale']);
  });
});

describe('what strangers can store', () => {
  const site = useTestSite();
  const conversations = async () =>
    (await (await site.admin())('GET', '/api/admin/conversations')).json<unknown[]>().length;
  const chat = (message: string) => site.api('POST', '/api/chat', { json: { message } });

  it('stores a limited number of new conversations for one network, and answers them all [CHAT-028]', async () => {
    const statuses = new Set<number>();
    for (let index = 0; index < maxNewConversations + 5; index += 1)
      statuses.add((await chat(`Hello ${index}`)).status);
    expect([...statuses]).toEqual([200]);
    const last = await chat('And one more?');
    expect(last.json<{ message: string; turn?: string }>()).toMatchObject({ message: expect.any(String) });
    expect(last.json()).not.toHaveProperty('turn');
    expect(last.headers).not.toHaveProperty('set-cookie');
    expect(await conversations()).toBeLessThanOrEqual(maxNewConversations);
  }, 60_000);

  it('keeps the latest 16 KB of the conversation sent with a form', async () => {
    const transcript = Array.from({ length: 40 }, (_, index) => ({
      role: 'user' as const,
      content: `${index} ${'x'.repeat(1990)}`,
    }));
    const sent = await site.api('POST', '/api/contact', {
      json: contactInput({ email: 'long@example.org', context: { transcript } }),
    });
    const admin = await site.admin();
    const story = await admin('GET', `/api/admin/leads/contacts/${sent.json<{ id: string }>().id}`);
    const { context } = story.json<LeadStory & { context?: { transcript?: { content: string }[] } }>();
    expect(story.text.length).toBeLessThan(20_000);
    expect(story.text).toContain('39 xxx');
    expect(story.text).not.toContain('"0 xxx');
    expect(context?.transcript?.length ?? 7).toBeLessThan(9);
  });

  it('answers chats without storing them and refuses forms last, once the day’s bytes are used up [STORE-012]', async () => {
    const { table } = site.runtime;
    const now = site.clock.now();
    const day = { name: 'stored-bytes', who: 'everybody', windowSeconds: 86_400 };
    await hit(table, { ...day, amount: dailyBytes * 0.8 }, now);
    // The process learns the shared count when it adds its own bytes.
    await countStored(table, flushBytes, now);
    const refused = await site.api('POST', '/api/flows', {
      json: flowInput(),
    });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    const before = await conversations();
    expect((await chat('Still there?')).status).toBe(200);
    expect(await conversations()).toBe(before);
    expect((await site.api('POST', '/api/contact', { json: contactInput() })).status).toBe(201);
    await countStored(table, dailyBytes, now);
    expect((await site.api('POST', '/api/contact', { json: contactInput() })).status).toBe(429);
    // The next day, everything is stored again.
    site.clock.advance(86_400_000);
    expect((await site.api('POST', '/api/contact', { json: contactInput() })).status).toBe(201);
  });
});
