import { randomUUID } from 'node:crypto';
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import type { ChatReply } from '#shared/api/chat.ts';
import type { ConversationSummary } from '#shared/api/conversations.ts';
import type { SessionTurn } from '#shared/api/flow-sessions.ts';
import { chatVisitor } from './harness/chat-visitor.ts';
import { activeFlow, question, texts } from './harness/flow-visitor.ts';
import { useTestSite } from './harness/test-site.ts';

describe('a message of a visitor in danger', () => {
  const site = useTestSite({ env: { RATE_LIMITS: 'off' } });
  const conversations = async () =>
    (await (await site.admin())('GET', '/api/admin/conversations')).json<ConversationSummary[]>();

  /** Notices about danger sent to the owner. */
  const notices = async () => {
    const { dynamo, table } = site.runtime;
    const { Items = [] } = await dynamo.send(
      new QueryCommand({
        TableName: table.name,
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': 'CALLS' },
      }),
    );
    return Items.filter(({ reason }) => reason === 'danger').length;
  };

  it('gets the numbers of its country in the chat and marks the conversation', async () => {
    const visitor = chatVisitor(site);
    const reply = await visitor.chat('Ich will nicht mehr leben', { timeZone: 'Europe/Vienna' });
    expect(reply.message).toContain('Telefonseelsorge: 142');
    expect(reply).toMatchObject({ detectedLanguage: 'de', mode: 'offline' });
    expect([reply.suggestions, reply.links, reply.action]).toEqual([undefined, undefined, undefined]);
    await chatVisitor(site).chat('What does Starter cost?');
    expect((await conversations())[0]).toMatchObject({ id: visitor.id(), danger: true });
  });

  it('keeps sales suggestions away until the visitor asks about the offer', async () => {
    const visitor = chatVisitor(site);
    const reply = await visitor.chat('I want to die');
    const history = [
      { role: 'user', content: 'I want to die' },
      { role: 'assistant', content: reply.message },
    ];
    const thanks = await visitor.chat('thank you', { conversationHistory: history });
    expect([thanks.suggestions, thanks.links, thanks.action]).toEqual([undefined, undefined, undefined]);
    const plans = await visitor.chat('What does the Starter plan cost?', { conversationHistory: history });
    expect(plans.links).toBeDefined();
  });

  it('goes to the person who has taken over, marked', async () => {
    const visitor = chatVisitor(site);
    await visitor.chat('Hello');
    const admin = await site.admin();
    const path = `/api/admin/conversations/${visitor.id()}`;
    await admin('PUT', `${path}/speaker`, { json: { speaker: 'person' } });
    const reply = await visitor.chat('my husband hits me');
    expect(reply.person?.state).toBe('talking');
    expect(
      (await admin('GET', path)).json<{ conversation: ConversationSummary }>().conversation,
    ).toMatchObject({
      danger: true,
      last: 'my husband hits me',
    });
  });

  it('gets the numbers at once while a person has taken over, and notifies the owner', async () => {
    const visitor = chatVisitor(site);
    await visitor.chat('Hello');
    const admin = await site.admin();
    await admin('PUT', `/api/admin/conversations/${visitor.id()}/speaker`, { json: { speaker: 'person' } });
    const say = async (text: string) => {
      const json = { clientId: randomUUID(), text, timeZone: 'Europe/Vienna' };
      return (await visitor.send('POST', '/api/conversation/messages', json)).json<{ danger?: string }>();
    };
    expect((await say('Thank you')).danger).toBeUndefined();
    const before = await notices();
    expect((await say('Ich will nicht mehr leben')).danger).toContain('Telefonseelsorge: 142');
    expect(await notices()).toBe(before + 1);
  });

  it('stays first in the list across pages until a person takes over', async () => {
    const visitor = chatVisitor(site);
    await visitor.chat('I want to die');
    for (let index = 0; index < 55; index += 1) await chatVisitor(site).chat('What does Starter cost?');
    const admin = await site.admin();
    const page = await admin('GET', '/api/admin/conversations');
    const first = page.json<ConversationSummary[]>();
    expect(first.filter(({ danger }) => danger).map(({ id }) => id)).toContain(visitor.id());
    expect(first[0]?.danger).toBe(true);
    const next = /<([^>]+)>/.exec(String(page.headers.link))?.[1] ?? '';
    const second = (await admin('GET', next)).json<ConversationSummary[]>();
    expect(second.some(({ id }) => id === visitor.id())).toBe(false);
    const care = async () =>
      (await admin('GET', '/api/admin/conversations?view=care')).json<ConversationSummary[]>();
    expect((await care()).map(({ id }) => id)).toContain(visitor.id());
    await admin('PUT', `/api/admin/conversations/${visitor.id()}/speaker`, { json: { speaker: 'person' } });
    expect((await care()).map(({ id }) => id)).not.toContain(visitor.id());
  });

  it('gets the same reply from a demo', async () => {
    const visitor = chatVisitor(site);
    const message = 'my dad has collapsed and he is not breathing';
    const before = await notices();
    const answer = await visitor.send('POST', '/api/chatbot/demo', { templateId: 'restaurant', message });
    expect(await notices()).toBe(before + 1);
    const { message: text } = answer.json<ChatReply>();
    expect(text).toContain('112 or your local emergency number');
    expect((await conversations()).find(({ id }) => id === visitor.id())).toMatchObject({ danger: true });
  });

  it('gets the same reply from a flow, whose question stays open', async () => {
    const flow = await activeFlow(await site.admin(), question, 'Danger');
    const visitor = chatVisitor(site);
    const started = await visitor.send('POST', `/api/flows/${flow.uuid}/sessions`, { inChat: true });
    const turn = started.json<SessionTurn>();
    const path = `/api/flows/${flow.uuid}/sessions/${turn.id}`;
    const answer = async (input: string) => {
      const json = { step: turn.step, input, timeZone: 'Europe/Paris' };
      return (await visitor.send('POST', path, json)).json<SessionTurn>();
    };
    const before = await notices();
    const reply = await answer("j'ai envie de mourir");
    expect(await notices()).toBe(before + 1);
    expect(texts(reply)).toEqual([expect.stringContaining('3114')]);
    expect(reply).toMatchObject({ step: turn.step, done: false, awaiting: turn.awaiting });
    expect(texts(await answer('pro'))).toEqual(['Your address?']);
  });
});
