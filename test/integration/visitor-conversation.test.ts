import { randomUUID } from 'node:crypto';
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import type { ConversationSummary, LiveMessage, OwnTurn } from '#shared/api/conversations.ts';
import { chatVisitor } from './harness/chat-visitor.ts';
import { useTestSite } from './harness/test-site.ts';

interface Own {
  readonly state: string;
  readonly turns: readonly OwnTurn[];
  readonly messages: readonly LiveMessage[];
  readonly deleted?: boolean;
}

describe('visitor’s own conversation', () => {
  const site = useTestSite({ env: { RATE_LIMITS: 'off' } });
  type Visitor = ReturnType<typeof chatVisitor>;
  const own = async (visitor: Visitor) => (await visitor.send('GET', '/api/conversation/turns')).json<Own>();
  const everything = async () => {
    const { client, name } = site.runtime.table;
    return JSON.stringify((await client.send(new ScanCommand({ TableName: name }))).Items ?? []);
  };

  it('is restored in a new tab with its links and without the owner’s data', async () => {
    const visitor = chatVisitor(site);
    const first = await visitor.chat('What does the Starter plan cost?');
    await visitor.send('POST', '/api/chatbot/demo', { templateId: 'restaurant', message: 'A table for two' });
    const second = await visitor.chat('Wie schnell können wir starten?');
    const { turns, messages, state } = await own(visitor);
    expect([state, messages]).toEqual(['assistant', []]);
    expect(turns.map(({ id, said, text, language, links }) => ({ id, said, text, language, links }))).toEqual(
      [
        {
          id: first.turn,
          said: 'What does the Starter plan cost?',
          text: first.message,
          language: 'en',
          links: first.links,
        },
        {
          id: second.turn,
          said: 'Wie schnell können wir starten?',
          text: second.message,
          language: 'de',
          links: second.links?.length ? second.links : undefined,
        },
      ],
    );
    const admin = await site.admin();
    await admin('PATCH', `/api/admin/conversations/${visitor.id()}/turns/${first.turn}`, {
      json: { mark: 'good' },
    });
    expect(Object.keys((await own(visitor)).turns[0] ?? {}).sort()).toEqual(
      ['at', 'cards', 'id', 'language', 'links', 'said', 'text'].sort(),
    );
  });

  it('is hidden from other visitors and costs one Query', async () => {
    const visitor = chatVisitor(site);
    await visitor.chat('Please keep the word numbat');
    const before = site.invocations.length;
    await own(visitor);
    const [call] = site.invocations.slice(before);
    expect([call?.route, call?.calls]).toEqual(['getOwnConversation', ['Query']]);
    const stranger = chatVisitor(site);
    expect(await own(stranger)).toEqual({ state: 'assistant', turns: [], messages: [] });
    const forged = await site.api('GET', '/api/conversation/turns', {
      headers: { cookie: `conversation=${visitor.id()}.1.forged` },
    });
    expect(forged.text).not.toContain('numbat');
  });

  it('includes the live chat in order', async () => {
    const admin = await site.admin();
    const visitor = chatVisitor(site);
    await visitor.chat('Hello');
    await admin('PUT', `/api/admin/conversations/${visitor.id()}/speaker`, { json: { speaker: 'person' } });
    await visitor.say('Are you there?');
    await admin('POST', `/api/admin/conversations/${visitor.id()}/messages`, {
      json: { clientId: randomUUID(), text: 'Yes' },
    });
    const { state, messages } = await own(visitor);
    expect([state, messages.map(({ from, text }) => `${from}: ${text}`)]).toEqual([
      'person',
      ['visitor: Are you there?', 'person: Yes'],
    ]);
  });

  it('is deleted completely by the owner, and the visitor starts a new one', async () => {
    const admin = await site.admin();
    const visitor = chatVisitor(site);
    await visitor.chat('xyzzy plugh quokka 4711');
    await visitor.ask();
    const id = visitor.id();
    expect(await everything()).toContain('quokka');
    expect((await admin('DELETE', `/api/admin/conversations/${randomUUID()}`)).status).toBe(404);
    expect((await site.api('DELETE', `/api/admin/conversations/${id}`)).status).toBe(401);
    const before = site.invocations.length;
    expect((await admin('DELETE', `/api/admin/conversations/${id}`)).json()).toEqual({ deleted: true });
    expect(site.invocations.slice(before).flatMap(({ calls }) => calls).length).toBeLessThanOrEqual(6);
    expect(await everything()).not.toContain('quokka');
    expect((await admin('GET', `/api/admin/conversations/${id}`)).status).toBe(404);
    expect((await admin('DELETE', `/api/admin/conversations/${id}`)).status).toBe(404);
    const listed = (await admin('GET', '/api/admin/conversations')).json<ConversationSummary[]>();
    expect(listed.map((one) => one.id)).not.toContain(id);
    expect((await visitor.poll()).json()).toMatchObject({ deleted: true, messages: [] });
    const next = await visitor.chat('What does it cost?');
    expect(next.restarted).toBe(true);
    expect(visitor.id()).not.toBe(id);
    expect((await visitor.chat('And Professional?')).restarted).toBeUndefined();
  });

  it('is reported as deleted and its cookie removed when the chat opens again', async () => {
    const admin = await site.admin();
    const visitor = chatVisitor(site);
    await visitor.chat('Hello');
    await admin('DELETE', `/api/admin/conversations/${visitor.id()}`);
    expect(await own(visitor)).toEqual({ state: 'assistant', turns: [], messages: [], deleted: true });
    expect(visitor.cookie()).toBe('');
  });
});

describe('written request for a person', () => {
  const site = useTestSite({ env: { RATE_LIMITS: 'off' } });
  const words = [
    'I want to talk to a person',
    'I want a human',
    'Ich möchte mit einem Menschen sprechen',
    'je veux parler à un humain',
    'أريد التحدث إلى شخص',
    '人と話したい',
  ];
  /** Presence is cached for half a minute per instance. */
  const presence = async (here: boolean) => {
    site.clock.advance(31_000);
    await (await site.admin())('POST', '/api/admin/presence', { json: { here } });
  };

  it.each(words)('gets the same answer as the button when the owner is absent: %s', async (message) => {
    await presence(false);
    const visitor = chatVisitor(site);
    const { person } = await visitor.ask();
    const answer = await visitor.chat(message, { timeZone: 'Europe/Berlin' });
    expect(answer.action, 'no form jumps over it').toBeUndefined();
    expect(answer.suggestions?.[0]?.kind).toBe('pass');
    expect(answer.message).toMatch(/24|٢٤/);
    expect(answer.person).toEqual(person);
    const [turn] = (await visitor.send('GET', '/api/conversation/turns')).json<Own>().turns;
    expect(turn?.text).toBe(answer.message);
  });

  it('names the next opening time in the visitor’s time zone, or in the company’s when that is unknown', async () => {
    await presence(false);
    const visitor = chatVisitor(site);
    const at = async (timeZone: string) =>
      (await visitor.chat('I want to talk to a person', { timeZone })).message;
    const { opensAt } = (await visitor.ask()).person;
    if (!opensAt) return expect(await at('Asia/Tokyo')).not.toContain('We are back');
    expect(await at('Asia/Tokyo')).toMatch(/We are back \w{3}, /);
    expect(await at('Asia/Tokyo')).not.toBe(await at('Nowhere/Land'));
  });

  it.each(words)('is passed on to the owner when they are present: %s', async (message) => {
    await presence(true);
    const visitor = chatVisitor(site);
    const answer = await visitor.chat(message);
    expect(answer.person).toMatchObject({ state: 'here', wanted: true });
    expect([answer.action, answer.suggestions]).toEqual([undefined, []]);
    expect(answer.message).not.toMatch(/24|٢٤/);
  });

  it('is not recognised in a question about people or a request to be called back', async () => {
    await presence(true);
    const visitor = chatVisitor(site);
    const asks = await visitor.chat('Is there a human I can talk to?');
    expect(asks.person?.wanted).toBeUndefined();
    const back = await visitor.chat('Please call me back');
    expect([back.action, back.person?.wanted]).toEqual(['collect_contact', undefined]);
  });
});

describe('visitors who wait for a person', () => {
  const site = useTestSite({ env: { RATE_LIMITS: 'off' } });

  it('are listed with one read per poll, and last once they have left', async () => {
    const admin = await site.admin();
    await admin('POST', '/api/admin/presence', { json: { here: true } });
    const first = await admin('GET', '/api/admin/waiting');
    const etag = String(first.headers.etag);
    const look = () => admin('GET', '/api/admin/waiting', { headers: { 'if-none-match': etag } });
    const before = site.invocations.length;
    expect((await look()).status).toBe(304);
    expect(site.invocations.slice(before).map(({ calls }) => calls)).toEqual([['BatchGet']]);

    const gone = chatVisitor(site);
    await gone.chat('Hello');
    await gone.ask();
    const changed = await look();
    expect(changed.json<{ waiting: { id: string }[] }>().waiting.map(({ id }) => id)).toEqual([gone.id()]);
    site.clock.advance(151_000);
    await admin('POST', '/api/admin/presence', { json: { here: true } });
    const [one, two] = [chatVisitor(site), chatVisitor(site)];
    await one.ask();
    site.clock.advance(1000);
    await two.ask();
    const rows = (await admin('GET', '/api/admin/conversations?view=waiting')).json<ConversationSummary[]>();
    expect(rows.map(({ id, left }) => [id, left === true])).toEqual([
      [one.id(), false],
      [two.id(), false],
      [gone.id(), true],
    ]);
  });

  it('are found by any word of the conversation, ignoring case and accents', async () => {
    const admin = await site.admin();
    const visitor = chatVisitor(site);
    for (const message of ['Hallo', 'Gibt es ein Büro in Łódź?', 'Und was kostet Starter?'])
      await visitor.chat(message);
    const found = async (q: string) =>
      (await admin('GET', `/api/admin/conversations?q=${encodeURIComponent(q)}`))
        .json<ConversationSummary[]>()
        .some(({ id }) => id === visitor.id());
    expect(await found('lodz BURO')).toBe(true);
    expect(await found('lodz zebra')).toBe(false);
    await visitor.chat('My card is 4111 1111 1111 1111');
    expect(await found('4111')).toBe(false);
  });
});
