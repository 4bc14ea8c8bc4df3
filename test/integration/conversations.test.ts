import { randomUUID } from 'node:crypto';
import { ScanCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { conversationHeadKey } from '#functions/table/keys.ts';
import { queryAll } from '#functions/table/query.ts';
import type { ConversationSummary, LiveMessage, Turn } from '#shared/api/conversations.ts';
import { chatVisitor, type Poll } from './harness/chat-visitor.ts';
import { contactInput } from './harness/contact-input.ts';
import { useTestSite } from './harness/test-site.ts';

interface Whole {
  readonly conversation: ConversationSummary;
  readonly turns: readonly Turn[];
  readonly messages: readonly LiveMessage[];
  readonly people: readonly string[];
  readonly leads: readonly { readonly collection: string; readonly id: string }[];
  readonly visitor: { readonly typingUntil?: string; readonly read: number };
}

describe('conversation', () => {
  const site = useTestSite({ env: { RATE_LIMITS: 'off' } });
  const list = async (query = '') =>
    (await (await site.admin())('GET', `/api/admin/conversations${query}`)).json<ConversationSummary[]>();
  const whole = async (id: string) =>
    (await (await site.admin())('GET', `/api/admin/conversations/${id}`)).json<Whole>();
  const everything = async () => {
    const { client, name } = site.runtime.table;
    return (await client.send(new ScanCommand({ TableName: name }))).Items ?? [];
  };

  it('stores each exchange under its own cookie with the reason for the reply', async () => {
    const visitor = chatVisitor(site);
    const answer = await visitor.chat('What does the Starter plan cost?', { page: '/pricing?x=y' });
    const first = visitor.cookie();
    expect(first).toMatch(/^conversation=/);
    await visitor.chat('Wie schnell können wir starten?');
    expect(visitor.cookie()).toBe(first);
    const { turns, conversation } = await whole(visitor.id());
    expect(turns.map(({ said }) => said)).toEqual([
      'What does the Starter plan cost?',
      'Wie schnell können wir starten?',
    ]);
    expect(turns[0]).toMatchObject({
      text: answer.message,
      language: 'en',
      page: '/pricing',
      where: 'site',
      outcome: 'answered',
      mode: 'offline',
      cards: answer.cards,
    });
    expect(turns[0]?.explained?.score).toBeGreaterThan(0);
    expect(conversation).toMatchObject({ turns: 2, language: 'de', state: 'assistant' });
    expect(Date.parse(conversation.endsAt) - Date.parse(conversation.startedAt)).toBeLessThanOrEqual(
      90 * 86_400_000,
    );
    // Only the owner sees the reason.
    expect(answer).not.toHaveProperty('explained');
  });

  it('also stores exchanges with a demo', async () => {
    const visitor = chatVisitor(site);
    await visitor.chat('Do you have templates?');
    await visitor.send('POST', '/api/chatbot/demo', { templateId: 'restaurant', message: 'A table for two' });
    expect((await whole(visitor.id())).turns.map(({ where }) => where)).toEqual(['site', 'demo:restaurant']);
  });

  it('masks card numbers', async () => {
    const visitor = chatVisitor(site);
    await visitor.chat('My card is 4111 1111 1111 1111', { asIs: true });
    expect(JSON.stringify(await everything())).not.toContain('4111 1111');
  });

  it('still replies when the conversation cannot be stored [CHAT-003]', async () => {
    const visitor = chatVisitor(site);
    const forged = `conversation=${randomUUID()}.1.forged`;
    const answer = await site.api('POST', '/api/chat', {
      json: { message: 'What does it cost?' },
      headers: { cookie: forged },
    });
    expect(answer.status).toBe(200);
    expect(String(answer.headers['set-cookie'])).not.toContain('forged');
    expect(visitor.cookie()).toBe('');
  });

  it('can be listed, searched and filtered', async () => {
    const visitor = chatVisitor(site);
    await visitor.chat('Quanto costa il piano Starter, zebrafish?', { page: '/blog', language: 'it' });
    expect((await list('?q=zebrafish')).map(({ id }) => id)).toEqual([visitor.id()]);
    const later = 'Posso disdire quando voglio?';
    await visitor.chat(later, { page: '/blog', language: 'it' });
    await visitor.chat('Grazie!', { page: '/blog', language: 'it' });
    // The last word may be incomplete, anywhere in the conversation.
    expect((await list('?q=QUANDO%20disd')).map(({ id }) => id)).toEqual([visitor.id()]);
    expect(await list('?q=disd%20quando')).toEqual([]);
    const found = async (query: string) => (await list(query)).some(({ id }) => id === visitor.id());
    expect(await found('?language=it')).toBe(true);
    expect(await found('?language=fi')).toBe(false);
    expect(await found('?page=/blog&topic=plans')).toBe(true);
    expect(await found('?page=/pricing')).toBe(false);
    expect(await found('?view=live')).toBe(true);
    expect(await found('?flow=none')).toBe(false);
    const today = site.clock.now().toISOString().slice(0, 10);
    expect(await found(`?from=${today}&to=${today}`)).toBe(true);
    expect(await found('?to=2020-01-01')).toBe(false);
    expect(await found('?from=2099-01-01')).toBe(false);
    expect((await list('?cursor=nonsense')).length).toBeGreaterThan(0);
  });

  it('costs one read when the reader already has the latest version', async () => {
    const visitor = chatVisitor(site);
    await visitor.chat('What does it cost?');
    const admin = await site.admin();
    const path = `/api/admin/conversations/${visitor.id()}`;
    const { headers } = await admin('GET', path);
    const again = await admin('GET', path, { headers: { 'if-none-match': String(headers.etag) } });
    expect([again.status, again.text]).toEqual([304, '']);
    await visitor.chat('And Professional?');
    expect((await admin('GET', path, { headers: { 'if-none-match': String(headers.etag) } })).status).toBe(
      200,
    );
    expect((await admin('GET', `/api/admin/conversations/${randomUUID()}`)).status).toBe(404);
  });

  it('lets the owner mark a reply', async () => {
    const visitor = chatVisitor(site);
    await visitor.chat('What does it cost?');
    const admin = await site.admin();
    const [turn] = (await whole(visitor.id())).turns;
    const path = `/api/admin/conversations/${visitor.id()}/turns/${turn?.id}`;
    for (const mark of ['wrong', 'good', null]) {
      const answer = await admin('PATCH', path, { json: { mark } });
      expect(answer.status, answer.text).toBe(200);
      expect((await whole(visitor.id())).turns[0]?.mark ?? null).toBe(mark);
    }
    expect((await admin('PATCH', path.replace(/.{4}$/, '0000'), { json: { mark: 'good' } })).status).toBe(
      404,
    );
  });

  it('is deleted completely by the visitor, and the next message starts a new one [CHAT-006]', async () => {
    const visitor = chatVisitor(site);
    await visitor.chat('Please keep the word quokka');
    const [old, id] = [visitor.cookie(), visitor.id()];
    expect((await visitor.send('DELETE', '/api/conversation')).json()).toEqual({ deleted: true });
    expect(visitor.cookie()).toBe('');
    expect(JSON.stringify(await everything())).not.toContain('quokka');
    expect((await (await site.admin())('GET', `/api/admin/conversations/${id}`)).status).toBe(404);
    expect((await visitor.send('DELETE', '/api/conversation')).json()).toEqual({ deleted: false });
    // Another tab still has the old cookie.
    const late = await site.api('POST', '/api/chat', {
      json: { message: 'Hello' },
      headers: { cookie: old },
    });
    expect(String(late.headers['set-cookie'])).toMatch(/^conversation=/);
    expect(String(late.headers['set-cookie'])).not.toContain(id);
  });

  it('is linked to the lead sent from it, exported with the person and erased with them [CHAT-005]', async () => {
    const visitor = chatVisitor(site);
    await visitor.chat('Do you build bots for wombat farms?');
    const email = 'wombat.farmer@example.org';
    const sent = await visitor.send('POST', '/api/contact', contactInput({ email }));
    const { id } = sent.json<{ id: string }>();
    expect(await whole(visitor.id())).toMatchObject({
      leads: [{ collection: 'CONTACTS', id }],
      people: [email],
    });
    const admin = await site.admin();
    const exported = (await admin('POST', '/api/admin/person/export', { json: { email } })).json<{
      other: { entity?: string; turns?: Turn[] }[];
    }>();
    expect(exported.other.find(({ entity }) => entity === 'Conversation')?.turns?.[0]?.said).toContain(
      'wombat',
    );
    const erased = await admin('POST', '/api/admin/person/erase', { json: { email } });
    expect(erased.json()).toMatchObject({ done: true, counts: { contacts: 1, conversations: 1 } });
    expect(JSON.stringify(await everything())).not.toMatch(/wombat/i);
  });

  it('is exported with all others of one address, in pages when there are very many [CHAT-007]', async () => {
    const email = 'crowded@example.org';
    for (let index = 0; index < 3; index += 1) {
      const visitor = chatVisitor(site);
      for (let turn = 0; turn < 40; turn += 1) {
        await visitor.chat(`${email} ${'漢\u0001'.repeat(980)}`);
      }
    }
    const admin = await site.admin();
    let cursor: string | undefined;
    let conversations = 0;
    do {
      const page = await admin('POST', '/api/admin/person/export', {
        json: { email, ...(cursor ? { cursor } : {}) },
      });
      expect(page.status, page.text.slice(0, 300)).toBe(200);
      const body = page.json<{ other: unknown[]; next?: string }>();
      conversations += body.other.length;
      cursor = body.next;
    } while (cursor);
    expect(conversations).toBe(3);
  }, 120_000);
});

describe('live chat', () => {
  const site = useTestSite({ env: { RATE_LIMITS: 'off' } });
  const here = async (yes = true) =>
    (await (await site.admin())('POST', '/api/admin/presence', { json: { here: yes } })).json<{
      waiting: { id: string }[];
      asked: number;
    }>();
  const speaker = async (id: string, who: 'person' | 'assistant') =>
    (await site.admin())('PUT', `/api/admin/conversations/${id}/speaker`, { json: { speaker: who } });
  const ownerSays = async (id: string, text: string, clientId: string = randomUUID()) =>
    (await site.admin())('POST', `/api/admin/conversations/${id}/messages`, { json: { clientId, text } });

  it('tells the visitor whether the owner is present', async () => {
    await here(false);
    const visitor = chatVisitor(site);
    const away = await visitor.ask();
    expect(away.person).toMatchObject({ state: 'away', answersWithinHours: expect.any(Number) });
    await here();
    expect((await visitor.ask()).person.state).toBe('waiting');
    expect((await here()).waiting.map(({ id }) => id)).toContain(visitor.id());
    await visitor.ask(false);
    expect((await here()).waiting.map(({ id }) => id)).not.toContain(visitor.id());
    site.clock.advance(61_000);
    expect((await chatVisitor(site).ask()).person.state).toBe('away');
  });

  it('announces a waiting visitor in the portal only while they are present', async () => {
    await here();
    const visitor = chatVisitor(site);
    await visitor.ask();
    site.clock.advance(140_000);
    const { waiting, asked } = await here();
    expect(waiting.map(({ id }) => id)).toContain(visitor.id());
    site.clock.advance(20_000);
    const later = await here();
    expect(later.waiting.map(({ id }) => id)).not.toContain(visitor.id());
    // The badge still counts them, because nobody has answered them.
    expect(later.asked).toBe(asked);
  });

  it('stops waiting a day after the browser disappears, and can be requested again', async () => {
    const waits = async (visitor: ReturnType<typeof chatVisitor>) =>
      (await (await site.admin())('GET', '/api/admin/conversations?view=waiting'))
        .json<{ id: string }[]>()
        .some(({ id }) => id === visitor.id());
    await here();
    const visitor = chatVisitor(site);
    await visitor.ask();
    // Backdates the request: advancing the clock by a day would end the owner's session.
    const askedBefore = (hours: number) =>
      site.runtime.table.client.send(
        new UpdateCommand({
          TableName: site.runtime.table.name,
          Key: conversationHeadKey(visitor.id()),
          UpdateExpression: 'SET waitingSince = :at',
          ExpressionAttributeValues: {
            ':at': new Date(site.clock.now().getTime() - hours * 3_600_000).toISOString(),
          },
        }),
      );
    await askedBefore(23);
    expect(await waits(visitor)).toBe(true);
    await askedBefore(25);
    expect([await waits(visitor), (await visitor.poll()).json<Poll>().state]).toEqual([false, 'assistant']);
    expect([(await visitor.ask()).person.state, await waits(visitor)]).toEqual(['waiting', true]);
  });

  it('does not link a conversation to an address that only the assistant wrote', async () => {
    const visitor = chatVisitor(site);
    const { message } = await visitor.chat('数据存在哪里?');
    expect(message).toMatch(/@/);
    const whole = (await (await site.admin())('GET', `/api/admin/conversations/${visitor.id()}`)).json<{
      people: string[];
    }>();
    expect(whole.people).toEqual([]);
  });

  it('silences the assistant from take-over until hand-back', async () => {
    await here();
    const visitor = chatVisitor(site);
    await visitor.chat('What does it cost?');
    expect((await speaker(visitor.id(), 'person')).status).toBe(200);
    const quiet = await visitor.chat('Is somebody there?');
    expect(quiet).toMatchObject({ message: '', person: { state: 'talking' } });
    expect((await ownerSays(visitor.id(), 'Yes, I am Ada.')).status).toBe(201);
    const poll = (await visitor.poll()).json<Poll>();
    expect(poll.state).toBe('person');
    expect(poll.messages.map(({ seq, from, text }) => [seq, from, text])).toEqual([
      [1, 'visitor', 'Is somebody there?'],
      [2, 'person', 'Yes, I am Ada.'],
    ]);
    await speaker(visitor.id(), 'assistant');
    expect((await visitor.chat('And the Starter plan?')).message).not.toBe('');
    expect((await visitor.say('Hello?')).status).toBe(409);
  });

  it('lets a waiting visitor leave at once, and times out only when no owner is present', async () => {
    await here();
    const visitor = chatVisitor(site);
    await visitor.chat('Hello');
    await speaker(visitor.id(), 'person');
    const leave = async (ifAway: boolean) =>
      (await visitor.send('POST', '/api/conversation/person', { wanted: false, ifAway })).json<{
        person: { state: string };
      }>().person.state;
    const state = async () => (await visitor.poll()).json<Poll>().state;
    expect([await leave(true), await state()]).toEqual(['talking', 'person']);
    // The portal stops reporting presence.
    site.clock.advance(61_000);
    expect([await leave(true), await state()]).toEqual(['away', 'assistant']);
    expect((await ownerSays(visitor.id(), 'Sorry, I am back')).status).toBe(409);
    await here();
    await speaker(visitor.id(), 'person');
    expect([await leave(false), await state()]).toEqual(['here', 'assistant']);
    expect((await visitor.chat('What does the Starter plan cost?')).message).toContain('$129');
  });

  it('notifies the owner of a visitor who waited in vain, but not of one who cancelled', async () => {
    const waits = async (seconds: number) => {
      await here();
      const visitor = chatVisitor(site);
      await visitor.chat('Hello');
      await visitor.send('POST', '/api/conversation/person', { wanted: true });
      site.clock.advance(seconds * 1000);
      expect((await visitor.send('POST', '/api/conversation/person', { wanted: false })).status).toBe(200);
      const calls = await queryAll(site.runtime.table, {
        TableName: site.runtime.table.name,
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': 'CALLS' },
      });
      return calls.filter(({ conversation }) => conversation === visitor.id()).map(({ reason }) => reason);
    };
    expect(await waits(60)).toEqual([]);
    expect(await waits(120)).toEqual(['missed']);
  });

  it('shows typing and read receipts', async () => {
    await here();
    const visitor = chatVisitor(site);
    await visitor.chat('Hello');
    await speaker(visitor.id(), 'person');
    await ownerSays(visitor.id(), 'Hi');
    const admin = await site.admin();
    const path = `/api/admin/conversations/${visitor.id()}`;
    await admin('POST', `${path}/signs`, { json: { typing: true, read: 0 } });
    expect((await visitor.poll()).json<Poll>().person.typingUntil).toBeTruthy();
    await visitor.send('POST', '/api/conversation/signs', { typing: true, read: 1 });
    const seen = (await admin('GET', path)).json<Whole>();
    expect(seen.visitor).toMatchObject({ read: 1, typingUntil: expect.any(String) });
    site.clock.advance(10_000);
    expect((await visitor.poll()).json<Poll>().person.typingUntil).toBeUndefined();
  });

  it('delivers each message once and in order, across retries and tabs [CHAT-008]', async () => {
    await here();
    const visitor = chatVisitor(site);
    await visitor.chat('Hello');
    await speaker(visitor.id(), 'person');
    const ids = Array.from({ length: 12 }, () => randomUUID());
    const sent = await Promise.all(
      ids.flatMap((id, index) => [
        visitor.say(`visitor ${index}`, id),
        visitor.say(`visitor ${index}`, id),
        ownerSays(visitor.id(), `owner ${index}`),
      ]),
    );
    expect(sent.map(({ status }) => status).filter((status) => status !== 201)).toEqual([]);
    const { messages } = (await visitor.poll()).json<Poll>();
    expect(messages.map(({ seq }) => seq)).toEqual(Array.from({ length: 24 }, (_, index) => index + 1));
    expect(new Set(messages.map(({ text }) => text)).size).toBe(24);
    const later = (await visitor.poll(20)).json<Poll>();
    expect(later.messages.map(({ seq }) => seq)).toEqual([21, 22, 23, 24]);
  });

  it('polls with one read, and gets 304 when nothing has changed', async () => {
    await here();
    const visitor = chatVisitor(site);
    await visitor.ask();
    const first = await visitor.poll();
    expect((await visitor.poll(0, String(first.headers.etag))).status).toBe(304);
    const calls = site.invocations.filter(({ route }) => route === 'pollConversation');
    expect(calls.map((call) => call.calls)).toEqual(calls.map(() => ['Query']));
    expect((await chatVisitor(site).poll()).json()).toMatchObject({ state: 'assistant', messages: [] });
  });

  it('rejects messages to another visitor’s conversation [CHAT-004]', async () => {
    const visitor = chatVisitor(site);
    expect((await visitor.say('Hello')).status).toBe(404);
    await visitor.chat('Hello');
    expect((await visitor.say('Hello')).status).toBe(409);
    expect((await speaker(randomUUID(), 'person')).status).toBe(404);
    expect((await ownerSays(visitor.id(), 'Hi')).status).toBe(409);
  });
});
