import { randomUUID } from 'node:crypto';
import { createServer } from 'node:net';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { flowRevisionKey } from '#functions/table/keys.ts';
import type { FlowAnalytics, FlowSessionLog } from '#shared/api/flow-analytics.ts';
import type { FlowResults } from '#shared/api/flow-results.ts';
import type { SessionTurn } from '#shared/api/flow-sessions.ts';
import type { Flow } from '#shared/api/flows.ts';
import type { Contact } from '#shared/domain/leads.ts';
import { browser } from './harness/browser.ts';
import { activeFlow, leadFlow, node, texts, visitorOf } from './harness/flow-visitor.ts';
import { useTestSite } from './harness/test-site.ts';

/** The flow with another farewell; saving identical content would create no version. */
const sayingBye = (message: string) => ({
  ...leadFlow,
  nodes: leadFlow.nodes.map((one) => (one.id === 'bye' ? node('bye', 'text', { message }) : one)),
});
const numbered = (count: number): string[] => Array.from({ length: count }, (_, at) => `Goodbye ${at}.`);

describe('flow opened by its public link', () => {
  const site = useTestSite({ env: { RATE_LIMITS: 'off' } });

  it('runs from the first message to the last and keeps its state on the server', async () => {
    const flow = await activeFlow(browser(site), leadFlow);
    expect((await site.api('GET', `/api/flows/public/${flow.uuid}`)).json()).toEqual({
      uuid: flow.uuid,
      name: '',
      description: '',
      language: 'en',
    });
    const visitor = visitorOf(site, flow.uuid);
    const first = await visitor.begin();
    expect(first).toMatchObject({ step: 0, done: false, awaiting: { kind: 'choice' } });
    expect(texts(first)).toEqual(['Hello!', 'What is it about?']);
    const second = await visitor.say(first, 'Sales');
    expect(second).toMatchObject({
      step: 1,
      awaiting: { kind: 'text' },
      messages: [{ text: 'Your name?', delay: 500 }],
    });
    const third = await visitor.say(second, 'Ann Lee');
    expect(third.awaiting).toEqual({ kind: 'email' });
    const again = await visitor.say(third, 'no');
    expect([again.step, again.awaiting?.kind]).toEqual([3, 'email']);
    const fourth = await visitor.say(again, 'ann@example.org');
    const last = await visitor.say(fourth, '030 1234567');
    expect(last).toMatchObject({ done: true, awaiting: null });
    expect(texts(last)).toEqual(['Thank you, Ann Lee.']);
    const whole = (await visitor.load(last.id)).json<SessionTurn>();
    expect(whole.messages.filter(({ role }) => role === 'visitor').map(({ text }) => text)).toEqual([
      'Sales',
      'Ann Lee',
      'no',
      'ann@example.org',
      '030 1234567',
    ]);
    const after = await visitor.post(`/${last.id}`, { step: last.step, input: 'more' });
    expect([after.status, after.json().code]).toEqual([409, 'record.stale']);
  });

  it('takes each step once: repeats the response for the same answer and rejects a different one', async () => {
    const flow = await activeFlow(browser(site), leadFlow);
    const visitor = visitorOf(site, flow.uuid);
    const first = await visitor.begin();
    const twins = await Promise.all(
      Array.from({ length: 20 }, () => visitor.post(`/${first.id}`, { step: 0, input: 'sales' })),
    );
    expect(twins.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(new Set(twins.map(({ text }) => text)).size).toBe(1);
    const other = await visitor.post(`/${first.id}`, { step: 0, input: 'other' });
    expect(other.status).toBe(409);
    expect(other.json()).toMatchObject({ code: 'record.stale', current: { id: first.id, step: 1 } });
    const ahead = await visitor.post(`/${first.id}`, { step: 5, input: 'x' });
    expect(ahead.status).toBe(409);
    const whole = (await visitor.load(first.id)).json<SessionTurn>();
    expect(whole.messages.filter(({ role }) => role === 'visitor')).toHaveLength(1);
  });

  it('starts one session per idempotency key', async () => {
    const ann = browser(site);
    const flow = await activeFlow(ann, leadFlow);
    const visitor = visitorOf(site, flow.uuid);
    const headers = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all(Array.from({ length: 8 }, () => visitor.post('', {}, headers)));
    expect(new Set(answers.map((answer) => answer.text)).size).toBe(1);
    expect((await ann('GET', `/api/flows/${flow.id}`)).json<Flow>().stats.totalSessions).toBe(1);
  });

  it('stays on the revision it started with', async () => {
    const ann = browser(site);
    const flow = await activeFlow(ann, leadFlow);
    const visitor = visitorOf(site, flow.uuid);
    const first = await visitor.begin();
    for (const words of [...numbered(26), 'New words.'])
      await ann('PUT', `/api/flows/${flow.id}`, { json: { flowData: sayingBye(words) } });
    // The saved change is a draft until it is published.
    const second = await visitor.begin();
    await ann('PUT', `/api/flows/${flow.id}`, { json: { isActive: true } });
    expect(texts(await visitor.say(first, 'other'))).toEqual(['Goodbye.']);
    expect(texts(await visitor.say(second, 'other'))).toEqual(['Goodbye.']);
    expect(texts(await visitor.say(await visitor.begin(), 'other'))).toEqual(['New words.']);
  });

  it('deletes revisions that no session can return to', async () => {
    const ann = browser(site);
    const flow = await activeFlow(ann, leadFlow);
    for (const words of numbered(27))
      await ann('PUT', `/api/flows/${flow.id}`, { json: { flowData: sayingBye(words) } });
    const ttlOf = async () =>
      (
        await site.runtime.dynamo.send(
          new GetCommand({ TableName: site.runtime.table.name, Key: flowRevisionKey(flow.id, 1) }),
        )
      ).Item?.ttl;
    const live = Number(await ttlOf());
    await ann('PUT', `/api/flows/${flow.id}`, { json: { isActive: true } });
    // A replaced version lives 90 days for running sessions, not 180 days from its last use.
    expect(live - Number(await ttlOf())).toBeGreaterThan(80 * 86_400);
  });

  it('ends for all visitors when the flow is deactivated', async () => {
    const ann = browser(site);
    const flow = await activeFlow(ann, leadFlow);
    const visitor = visitorOf(site, flow.uuid);
    const first = await visitor.begin();
    await ann('PUT', `/api/flows/${flow.id}`, { json: { isActive: false } });
    expect((await visitor.post('', {})).status).toBe(404);
    expect((await visitor.post(`/${first.id}`, { step: 0, input: 'sales' })).status).toBe(404);
    expect((await visitor.load(first.id)).status).toBe(404);
    expect((await site.api('GET', `/api/flows/public/${flow.uuid}`)).status).toBe(404);
  });

  it('stores card, account and identity numbers only when the visitor confirms them [FLOW-024]', async () => {
    const flow = await activeFlow(browser(site), leadFlow);
    const visitor = visitorOf(site, flow.uuid);
    const question = await visitor.say(await visitor.begin(), 'sales');
    const held = await visitor.say(question, 'my card is 4111 1111 1111 1111');
    expect(held).toEqual({ ...question, messages: [], masked: true, said: 'my card is •••• 1111' });
    const stored = (await visitor.load(question.id)).text;
    expect(stored).not.toContain('1111');
    const sent = await visitor.say(held, held.said ?? '');
    expect(sent).toMatchObject({ step: question.step + 1, awaiting: { kind: 'email' } });
    const asked = await visitor.say(sent, 'DE89 3704 0044 0532 0130 00');
    expect(asked.awaiting?.kind).toBe('email');
    const whole = (await visitor.load(sent.id)).json<SessionTurn>();
    expect(whole.messages.filter(({ role }) => role === 'visitor').map(({ text }) => text)).toEqual([
      'Sales',
      'my card is •••• 1111',
      '•••• 3000',
    ]);
    const other = await visitor.say(await visitor.begin(), 'sales');
    const order = { step: other.step, input: '4111 1111 1111 1111', asIs: true };
    const meant = await visitor.post(`/${other.id}`, order);
    expect(meant.json()).toMatchObject({ step: other.step + 1, awaiting: { kind: 'email' } });
    expect((await visitor.post(`/${other.id}`, order)).text).toBe(meant.text);
    expect((await visitor.load(other.id)).text).toContain('4111 1111 1111 1111');
  });

  it('opens a session only under the link of its own flow [FLOW-023]', async () => {
    const ann = browser(site);
    const [one, two] = [await activeFlow(ann, leadFlow), await activeFlow(ann, leadFlow)];
    const first = await visitorOf(site, one.uuid).begin();
    expect((await visitorOf(site, two.uuid).load(first.id)).status).toBe(404);
    expect((await visitorOf(site, two.uuid).post(`/${first.id}`, { step: 0, input: 'sales' })).status).toBe(
      404,
    );
  });

  it('shows HTTP requests instead of sending them, and creates no contact [FLOW-026]', async () => {
    let connections = 0;
    const server = createServer((socket) => {
      connections += 1;
      socket.destroy();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as { port: number };
    const flow = await activeFlow(browser(site), {
      nodes: [
        node('start', 'start', { message: 'Hi' }),
        node('email', 'action', { action: 'collect_email', config: {} }),
        node('hook', 'action', {
          action: 'send_webhook',
          config: { url: `https://127.0.0.1:${port}/hook?x={{email}}` },
        }),
        node('end', 'text', { message: 'Done.{{api_error}}' }),
      ],
      connections: [
        { from: 'start', to: 'email' },
        { from: 'email', to: 'hook' },
        { from: 'hook', to: 'end' },
      ],
    });
    const visitor = visitorOf(site, flow.uuid);
    const turn = await visitor.say(await visitor.begin(), 'someone@example.org');
    expect(turn.messages).toEqual([
      {
        role: 'notice',
        text: `POST https://127.0.0.1:${port}/hook?x=someone%40example.org\n{"user_input":"someone@example.org","email":"someone@example.org"}`,
        delay: 0,
      },
      { role: 'bot', text: 'Done.', delay: 0 },
    ]);
    expect(connections).toBe(0);
    const contacts = (await (await site.admin())('GET', '/api/admin/contact-submissions')).json<Contact[]>();
    expect(contacts.filter(({ email }) => email === 'someone@example.org')).toEqual([]);
    await new Promise((resolve) => server.close(resolve));
  });
});

describe('flow stats', () => {
  const site = useTestSite({ env: { RATE_LIMITS: 'off' } });

  it('match the sessions when 30 run at the same time', async () => {
    const ann = browser(site);
    const flow = await activeFlow(ann, leadFlow);
    const visitor = visitorOf(site, flow.uuid);
    const opened = await Promise.all(Array.from({ length: 30 }, () => visitor.begin()));
    site.clock.advance(600_000);
    // 10 leave at the first question, 12 finish with 'other', 8 stop at the name.
    await Promise.all(opened.slice(10, 22).map((turn) => visitor.say(turn, 'other')));
    await Promise.all(opened.slice(22).map((turn) => visitor.say(turn, 'Sales')));
    const card = (await ann('GET', '/api/flows')).json<Flow[]>()[0];
    expect(card?.stats).toMatchObject({ totalSessions: 30, activeToday: 30, completionRate: 40 });
    // The 20 that answered took 600 seconds; a busy machine adds a few. The 10 that only opened it don't count.
    expect(card?.stats.avgSessionTime).toBeGreaterThanOrEqual(600);
    expect(card?.stats.avgSessionTime).toBeLessThan(640);
    const open = (await ann('GET', `/api/flows/analytics?flow=${flow.id}`)).json<FlowAnalytics>();
    const ofNodes = ({ nodes }: FlowAnalytics) =>
      Object.fromEntries(
        nodes.map(({ nodeId, reached, stopped, answering = 0 }) => [nodeId, [reached, stopped, answering]]),
      );
    expect(ofNodes(open)).toEqual({
      start: [30, 0, 0],
      topic: [30, 0, 10],
      name: [8, 0, 8],
      bye: [12, 0, 0],
    });
    site.clock.advance(31 * 60_000);
    const figures = (await ann('GET', `/api/flows/analytics?flow=${flow.id}`)).json<FlowAnalytics>();
    expect(figures).toMatchObject({ totalFlows: 1, activeFlows: 1, totalSessions: 30, avgCompletion: 40 });
    expect(figures.days).toHaveLength(30);
    expect(figures.days.at(-1)).toMatchObject({ sessions: 30, completed: 12 });
    expect(ofNodes(figures)).toEqual({
      ...{ start: [30, 0, 0], topic: [30, 10, 0], name: [8, 8, 0], bye: [12, 0, 0] },
    });
    expect(Object.fromEntries(figures.answers.map(({ optionId, count }) => [optionId, count]))).toEqual({
      o1: 8,
      o2: 12,
    });
  });

  it('count every option of an answer with several, and show their labels', async () => {
    const ann = await site.admin();
    const options = ['Red', 'Green', 'Blue'].map((label) => ({ label, value: label.toLowerCase() }));
    const flow = await activeFlow(ann, {
      nodes: [
        node('start', 'start', { message: 'Hello' }),
        node('colours', 'quick_reply', {
          message: 'Which?',
          options,
          several: { min: 2 },
          variable: 'colours',
        }),
        node('bye', 'text', { message: 'Bye' }),
      ],
      connections: [
        { from: 'start', to: 'colours' },
        { from: 'colours', to: 'bye' },
      ],
    });
    const visitor = visitorOf(site, flow.uuid);
    const open = await visitor.begin();
    expect(open.awaiting?.several).toMatchObject({ min: 2, max: 3, done: 'Done' });
    const again = await visitor.say(open, 'red');
    expect(again.messages.map(({ text }) => text)).toEqual(['Please choose 2–3 of these.']);
    const done = await visitor.say(again, 'blue\nred');
    expect(done.outcome).toBe('completed');
    await visitor.say(await visitor.begin(), 'Green and blue');
    const transcript = (await visitor.load(open.id)).json<SessionTurn>().messages;
    expect(transcript.filter(({ role }) => role === 'visitor').map(({ text }) => text)).toEqual([
      'Red',
      'Blue, Red',
    ]);
    const { answers } = (await ann('GET', `/api/flows/analytics?flow=${flow.id}`)).json<FlowAnalytics>();
    expect(Object.fromEntries(answers.map(({ optionId, count }) => [optionId, count]))).toEqual({
      ...{ o1: 1, o2: 1, o3: 2 },
    });
    const { rows } = (await ann('GET', `/api/admin/flows/${flow.id}/results`)).json<FlowResults>();
    expect(rows.map(({ variables }) => variables.colours).sort()).toEqual(['green, blue', 'red, blue']);
  });

  it('shows the pictures of options only in the owner’s flows', async () => {
    const picture = { hash: 'a'.repeat(32), width: 1200, height: 900 };
    const document = {
      nodes: [
        node('start', 'start', { message: 'Hello' }),
        node('q', 'quick_reply', { options: [{ label: 'Table', picture, alt: 'Oak' }] }),
      ],
      connections: [{ from: 'start', to: 'q' }],
    };
    const optionsFor = async (who: Parameters<typeof activeFlow>[0]) => {
      const turn = await visitorOf(site, (await activeFlow(who, document)).uuid).begin();
      return turn.awaiting?.options;
    };
    const option = { label: 'Table', value: 'Table' };
    expect(await optionsFor(await site.admin())).toEqual([{ ...option, picture, alt: 'Oak' }]);
    expect(await optionsFor(browser(site))).toEqual([option]);
  });

  it('count dead ends apart from completions, once per session however often an answer is sent', async () => {
    const ann = await site.admin();
    const flow = await activeFlow(ann, {
      nodes: [
        node('start', 'start', { message: 'Hello' }),
        node('many', 'quick_reply', { message: 'How many?', options: ['Few', 'Lots', 'None'] }),
        node('large', 'condition', { condition: 'user_input', operator: 'equals', value: 'Lots' }),
        node('bye', 'text', { message: 'Bye' }),
      ],
      connections: [
        { from: 'start', to: 'many' },
        { from: 'many', to: 'large', on: 'Few' },
        { from: 'many', to: 'large', on: 'Lots' },
        { from: 'large', to: 'bye', on: 'true' },
      ],
    });
    const visitor = visitorOf(site, flow.uuid);
    const ends: (string | undefined)[] = [];
    for (const said of ['Few', 'Lots', 'None']) {
      const open = await visitor.begin();
      const answers = await Promise.all([visitor.say(open, said), visitor.say(open, said)]);
      ends.push(...new Set(answers.map(({ done, outcome }) => `${done} ${outcome}`)));
    }
    expect(ends).toEqual(['true dead_end', 'true completed', 'true dead_end']);
    const { stats } = (await ann('GET', `/api/flows/${flow.id}`)).json<Flow>();
    expect(stats).toMatchObject({ totalSessions: 3, completionRate: 33.3 });
    const { days, nodes } = (await ann('GET', `/api/flows/analytics?flow=${flow.id}`)).json<FlowAnalytics>();
    expect(days.at(-1)).toMatchObject({ sessions: 3, completed: 1 });
    const figures = nodes.map((one) => [one.nodeId, one.reached, one.stopped, one.deadEnds]);
    expect(Object.fromEntries(figures.map(([id, ...counts]) => [id, counts]))).toEqual({
      start: [3, 0, 0],
      many: [3, 0, 1],
      large: [2, 0, 1],
      bye: [1, 0, 0],
    });
    const rows = async (query: string) =>
      (await ann('GET', `/api/admin/flows/${flow.id}/results${query}`)).json<FlowResults>().rows;
    expect((await rows('')).map(({ outcome }) => outcome)).toEqual(['dead_end', 'completed', 'dead_end']);
    expect(await rows('?outcome=dead_end')).toHaveLength(2);
    const log = (await ann('GET', `/api/flows/${flow.id}/sessions`)).json<FlowSessionLog[]>();
    expect(log.map(({ outcome, nodeId }) => [outcome, nodeId])).toEqual([
      ['dead_end', 'many'],
      ['completed', 'bye'],
      ['dead_end', 'large'],
    ]);
  });

  it('count a session on the day it started and as active on the day of its last answer', async () => {
    const ann = browser(site);
    const flow = await activeFlow(ann, leadFlow);
    const visitor = visitorOf(site, flow.uuid);
    const first = await visitor.begin();
    site.clock.advance(86_400_000);
    await visitor.say(first, 'other');
    const { stats } = (await ann('GET', `/api/flows/${flow.id}`)).json<Flow>();
    expect(stats).toEqual({ totalSessions: 1, activeToday: 1, completionRate: 100, avgSessionTime: 1800 });
    const { days } = (await ann('GET', `/api/flows/analytics?flow=${flow.id}`)).json<FlowAnalytics>();
    expect(days.slice(-2).map(({ sessions, completed }) => [sessions, completed])).toEqual([
      [1, 1],
      [0, 0],
    ]);
  });

  it('reject invalid or too long periods', async () => {
    const ann = browser(site);
    for (const query of [
      'from=2026-13-01',
      'from=2026-05-02&to=2026-05-01',
      'from=2020-01-01',
      'to=soon',
      'flow=x',
    ])
      expect((await ann('GET', `/api/flows/analytics?${query}`)).status, query).toBe(400);
  });
});
