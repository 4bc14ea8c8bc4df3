import { ScanCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { getSession } from '#functions/flow-sessions/store/sessions.ts';
import { conversationHeadKey, conversationPartition } from '#functions/table/keys.ts';
import { queryAll } from '#functions/table/query.ts';
import type { FlowAnalytics } from '#shared/api/flow-analytics.ts';
import { flowSecretHeaders, type SessionTurn } from '#shared/api/flow-sessions.ts';
import type { Flow } from '#shared/api/flows.ts';
import type { Contact } from '#shared/domain/leads.ts';
import { chatVisitor } from './harness/chat-visitor.ts';
import { activeFlow, leadFlow, node, question, texts } from './harness/flow-visitor.ts';
import { useTestSite } from './harness/test-site.ts';

describe('flow in the site’s chat', () => {
  const site = useTestSite({ env: { RATE_LIMITS: 'off' } });
  const secrets = new Map<string, string | undefined>();
  const begin = async (flow: Flow, json: object = {}) => {
    const started = await site.api('POST', `/api/flows/${flow.uuid}/sessions`, { json });
    expect(started.status).toBe(201);
    const turn = started.json<SessionTurn>();
    secrets.set(turn.id, turn.secret);
    return turn;
  };
  const answer = async (flow: Flow, turn: SessionTurn, input: string, more: object = {}) =>
    (
      await site.api('POST', `/api/flows/${flow.uuid}/sessions/${turn.id}`, {
        json: { step: turn.step, input, ...more },
        headers: flowSecretHeaders(secrets.get(turn.id)),
      })
    ).json<SessionTurn>();

  it('passes a message that is not an answer to the assistant, and repeats its question, rephrased', async () => {
    const flow = await activeFlow(await site.admin(), question, 'Strict');
    const turn = await begin(flow, { inChat: true, page: '/pricing' });
    const free = await answer(flow, turn, 'Was kostet das?', { strict: true });
    expect(free).toMatchObject({ step: turn.step, fits: false, messages: [], done: false });
    expect(free.again).toEqual({ question: 'Which plan?', retry: 'Starter or Pro?' });
    const taken = await answer(flow, turn, 'pro', { strict: true });
    expect(texts(taken)).toEqual(['Your address?']);
    expect(taken.fits).toBeUndefined();
    const end = await answer(flow, taken, 'strict@example.org', { strict: true });
    expect(end.done).toBe(true);
    const admin = await site.admin();
    const figures = (await admin('GET', `/api/flows/analytics?flow=${flow.id}`)).json<FlowAnalytics>();
    expect(figures.misses).toEqual([{ nodeId: 'plan', text: 'Was kostet das?', count: 1 }]);
    expect(figures.links).toEqual(
      expect.arrayContaining([
        { nodeId: 'start', exit: 'next', count: 1 },
        { nodeId: 'plan', exit: 'next', count: 1 },
        { nodeId: 'mail', exit: 'next', count: 1 },
      ]),
    );
  });

  it('stores its turns in the visitor’s conversation and continues after that was deleted', async () => {
    const flow = await activeFlow(await site.admin(), question, 'Thread');
    const started = await site.api('POST', `/api/flows/${flow.uuid}/sessions`, { json: { inChat: true } });
    const cookie = String(started.headers['set-cookie']).split(';')[0] ?? '';
    expect(cookie).toMatch(/^conversation=/);
    const turn = started.json<SessionTurn>();
    const path = `/api/flows/${flow.uuid}/sessions/${turn.id}`;
    await site.api('POST', path, { json: { step: 0, input: 'Pro' }, headers: { cookie } });
    const again = await site.api('POST', `/api/flows/${flow.uuid}/sessions`, {
      json: { inChat: true },
      headers: { cookie },
    });
    expect(again.headers['set-cookie']).toBeUndefined();
    const session = await getSession(site.runtime.table, flow.uuid, turn.id, site.clock.now());
    const id = session?.conversation?.id ?? '';
    const items = await queryAll(site.runtime.table, {
      TableName: site.runtime.table.name,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': conversationPartition(id) },
    });
    const secrets = items.filter(({ entity }) => entity === 'Turn');
    expect(secrets.map(({ said, text }) => [said, text])).toEqual([
      ['', 'Hello\n\nWhich plan?'],
      ['Pro', 'Your address?'],
      ['', 'Hello\n\nWhich plan?'],
    ]);
    expect(items.filter(({ entity }) => entity === 'ConversationSession')).toHaveLength(2);
    await site.runtime.table.client.send(
      new UpdateCommand({
        TableName: site.runtime.table.name,
        Key: conversationHeadKey(id),
        UpdateExpression: 'SET deleted = :yes',
        ExpressionAttributeValues: { ':yes': true },
      }),
    );
    const later = await site.api('POST', path, {
      json: { step: 1, input: 'thread@example.org' },
      headers: flowSecretHeaders(turn.secret),
    });
    expect(later.json<SessionTurn>().done).toBe(true);
  });

  it('is deleted with the conversation, but its contact stays', async () => {
    const admin = await site.admin();
    const flow = await activeFlow(admin, leadFlow, 'Deleted');
    const path = `/api/flows/${flow.uuid}/sessions`;
    const started = await site.api('POST', path, { json: { inChat: true } });
    const cookie = String(started.headers['set-cookie']).split(';')[0] ?? '';
    let turn = started.json<SessionTurn>();
    for (const input of ['sales', 'Ann Lee', 'quokka@example.org', '+49 30 7654321'])
      turn = (
        await site.api('POST', `${path}/${turn.id}`, {
          json: { step: turn.step, input },
          headers: { cookie },
        })
      ).json<SessionTurn>();
    const { dynamo, table } = site.runtime;
    const naming = async () =>
      ((await dynamo.send(new ScanCommand({ TableName: table.name }))).Items ?? []).filter((item) =>
        JSON.stringify(item).includes(turn.id),
      );
    expect((await naming()).map(({ entity }) => entity)).toContain('Reference');
    await site.api('DELETE', '/api/conversation', { headers: { cookie } });
    expect(await getSession(site.runtime.table, flow.uuid, turn.id, site.clock.now())).toBeUndefined();
    expect((await site.api('GET', `${path}/${turn.id}`)).status).toBe(404);
    expect(await naming()).toMatchObject([{ entity: 'CONTACTS', email: 'quokka@example.org' }]);
    expect(site.invocations.filter(({ denied }) => denied > 0)).toEqual([]);
  });

  it('leaves no text in the table after the conversations are deleted and the person erased', async () => {
    const flow = await activeFlow(await site.admin(), question, 'Gone');
    const everything = async () => {
      const { client, name } = site.runtime.table;
      return JSON.stringify((await client.send(new ScanCommand({ TableName: name }))).Items);
    };
    const talk = async (known: object) => {
      const visitor = chatVisitor(site);
      const start = await visitor.send('POST', `/api/flows/${flow.uuid}/sessions`, {
        inChat: true,
        ...known,
      });
      const turn = start.json<SessionTurn>();
      const path = `/api/flows/${flow.uuid}/sessions/${turn.id}`;
      await visitor.send('POST', path, { step: 0, input: 'Do quolls bite?', strict: true });
      await visitor.chat('Do quolls bite?');
      await visitor.send('POST', path, { step: 0, input: 'Pro', strict: true });
      return { visitor, path };
    };
    const { visitor, path } = await talk({});
    await visitor.send('POST', path, { step: 1, input: 'first.quoll@example.org', strict: true });
    const other = await talk({});
    const misses = async () =>
      (await (await site.admin())('GET', `/api/flows/analytics?flow=${flow.id}`)).json<FlowAnalytics>()
        .misses;
    expect(await misses()).toMatchObject([{ text: 'Do quolls bite?', count: 2 }]);
    await visitor.send('DELETE', '/api/conversation');
    expect(await misses()).toMatchObject([{ count: 1 }]);
    expect((await site.api('POST', path, { json: { step: 2, input: 'x' } })).status).toBe(404);
    await other.visitor.send('DELETE', '/api/conversation');
    // The lead that the visitor sent on purpose stays.
    const admin = await site.admin();
    const erase = (email: string) => admin('POST', '/api/admin/person/erase', { json: { email } });
    await erase('first.quoll@example.org');
    expect(await everything()).not.toContain('quoll');

    // This address was passed at the start and never typed; erasing it deletes the conversation too.
    await talk({ known: { email: 'second.quoll@example.org' } });
    expect(await everything()).toContain('quoll');
    await erase('second.quoll@example.org');
    expect(await everything()).not.toContain('quoll');
  });

  it('skips questions whose answers are known and creates one lead with them', async () => {
    const flow = await activeFlow(
      await site.admin(),
      {
        ...question,
        connections: [
          { from: 'start', to: 'mail' },
          { from: 'mail', to: 'plan' },
        ],
      },
      'Known',
    );
    const turn = await begin(flow, { known: { email: 'known@example.org', name: 'Ann' } });
    expect(texts(turn)).toEqual(['Hello', 'Which plan?']);
    await answer(flow, turn, 'Pro');
    const contacts = (await (await site.admin())('GET', '/api/admin/contact-submissions')).json<Contact[]>();
    const own = contacts.filter(({ service }) => service === 'Known');
    expect(own).toHaveLength(1);
    expect(own[0]).toMatchObject({ email: 'known@example.org', firstName: 'Ann' });
    expect(own[0]?.message).toContain('Plan: Pro');
  });

  it('creates no lead from a known address when the flow does not collect one', async () => {
    const flow = await activeFlow(
      await site.admin(),
      { ...question, connections: [{ from: 'start', to: 'plan' }] },
      'Unasked',
    );
    await answer(flow, await begin(flow, { known: { email: 'unasked@example.org' } }), 'Pro');
    const contacts = (await (await site.admin())('GET', '/api/admin/contact-submissions')).json<Contact[]>();
    expect(contacts.filter(({ service }) => service === 'Unasked')).toEqual([]);
  });

  it('runs in the visitor’s language when it is translated into it', async () => {
    const flow = await activeFlow(
      await site.admin(),
      { ...question, translations: { he: { 'start.message': 'שלום', 'plan.message': 'איזו תוכנית?' } } },
      'Hebrew',
    );
    const turn = await begin(flow, { languages: ['fr', 'he-IL', 'en'] });
    expect(turn.language).toBe('he');
    expect(texts(turn)).toEqual(['שלום', 'איזו תוכנית?']);
    expect((await begin(flow, { languages: ['fr'] })).language).toBe('en');
    expect(texts(await begin(flow))).toEqual(['Hello', 'Which plan?']);
  });

  it('continues in another flow with all its variables and is counted there', async () => {
    const admin = await site.admin();
    const target = await activeFlow(
      admin,
      {
        nodes: [
          node('start', 'start', { message: 'Now {{plan}}' }),
          node('mail', 'action', { action: 'collect_email', config: { message: 'And your address?' } }),
        ],
        connections: [{ from: 'start', to: 'mail' }],
      },
      'Target',
    );
    const flow = await activeFlow(
      admin,
      {
        nodes: [...question.nodes, node('jump', 'jump', { flow: target.uuid, name: 'Target' })],
        connections: [
          { from: 'start', to: 'plan' },
          { from: 'plan', to: 'jump' },
        ],
      },
      'Source',
    );
    let turn = await answer(flow, await begin(flow), 'Pro');
    expect(texts(turn)).toEqual(['Now Pro', 'And your address?']);
    turn = await answer(flow, turn, 'no address');
    expect(texts(turn)[0]).toMatch(/email address/);
    turn = await answer(flow, turn, 'jump@example.org');
    expect(turn.done).toBe(true);
    const there = (await admin('GET', `/api/flows/analytics?flow=${target.id}`)).json<FlowAnalytics>();
    expect(there.nodes.map(({ nodeId, reached, stopped }) => [nodeId, reached, stopped]).sort()).toEqual([
      ['mail', 1, 0],
      ['start', 1, 0],
    ]);
    const here = (await admin('GET', `/api/flows/analytics?flow=${flow.id}`)).json<FlowAnalytics>();
    expect(here.nodes.find(({ nodeId }) => nodeId === 'jump')).toMatchObject({ reached: 1, stopped: 0 });
  });

  it('returns from another flow to the version it started with, even after a new one was published', async () => {
    const admin = await site.admin();
    const first = await activeFlow(admin, question, 'Home');
    const away = await activeFlow(
      admin,
      {
        nodes: [
          node('start', 'start', { message: 'Which size?', input: { variable: 'size', kind: 'text' } }),
          node('back', 'jump', { flow: first.uuid, name: 'Home' }),
        ],
        connections: [{ from: 'start', to: 'back' }],
      },
      'Away',
    );
    const there = {
      nodes: [
        node('start', 'start', { message: 'Begin' }),
        node('known', 'condition', { condition: 'size', operator: 'exists', value: '' }),
        node('jump', 'jump', { flow: away.uuid, name: 'Away' }),
        node('name', 'text', { message: 'Your name?', input: { variable: 'name', kind: 'text' } }),
        node('end', 'end', { outcome: 'round', message: 'Thank you, {{name}}: {{size}}.' }),
      ],
      connections: [
        { from: 'start', to: 'known' },
        { from: 'known', to: 'name', on: 'true' },
        { from: 'known', to: 'jump', on: 'false' },
        { from: 'name', to: 'end' },
      ],
    };
    await admin('PUT', `/api/flows/${first.id}`, { json: { flowData: there, isActive: true } });
    let turn = await begin(first);
    expect(texts(turn)).toEqual(['Begin', 'Which size?']);
    await admin('PUT', `/api/flows/${first.id}`, { json: { flowData: question, isActive: true } });
    turn = await answer(first, turn, 'Large');
    expect(texts(turn)).toEqual(['Begin', 'Your name?']);
    turn = await answer(first, turn, 'Ann');
    expect(texts(turn)).toEqual(['Thank you, Ann: Large.']);
    expect(turn.done).toBe(true);
  });

  it('ends when the flow it jumped to is deleted, and takes the error exit when it was deleted before', async () => {
    const admin = await site.admin();
    const other = await activeFlow(admin, question, 'Other');
    const flow = await activeFlow(
      admin,
      {
        nodes: [
          node('start', 'start', { message: 'On we go', input: { variable: 'go', kind: 'text' } }),
          node('jump', 'jump', { flow: other.uuid, name: 'Other' }),
          node('sorry', 'text', { message: 'That is over.' }),
        ],
        connections: [
          { from: 'start', to: 'jump' },
          { from: 'jump', to: 'sorry', on: 'error' },
        ],
      },
      'Leads on',
    );
    const [within, before] = [await answer(flow, await begin(flow), 'yes'), await begin(flow)];
    expect(texts(within)).toEqual(['Hello', 'Which plan?']);
    await admin('DELETE', `/api/flows/${other.id}`);
    expect(texts(await answer(flow, before, 'yes'))).toEqual(['That is over.']);
    expect(await answer(flow, within, 'Pro')).toMatchObject({ code: 'record.not_found' });
  });

  it('ends when flows jump to each other in a circle', async () => {
    const admin = await site.admin();
    const first = await activeFlow(admin, question, 'Round');
    const round = {
      nodes: [
        node('start', 'start', { message: 'Round' }),
        node('j', 'jump', { flow: first.uuid, name: 'Round' }),
      ],
      connections: [{ from: 'start', to: 'j' }],
    };
    await admin('PUT', `/api/flows/${first.id}`, { json: { flowData: round, isActive: true } });
    const turn = await begin(first);
    expect(turn.done).toBe(true);
    expect(texts(turn)).toEqual(Array.from({ length: 6 }, () => 'Round'));
  });
});
