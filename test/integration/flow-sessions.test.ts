import { randomUUID } from 'node:crypto';
import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { claimStep, getSession } from '#functions/store/flow-sessions.ts';
import type { FlowAnalytics, FlowSessionLog } from '#shared/api/flow-analytics.ts';
import type { SessionTurn } from '#shared/api/flow-sessions.ts';
import type { Flow } from '#shared/api/flows.ts';
import type { Contact } from '#shared/domain/leads.ts';
import { browser } from './harness/browser.ts';
import { type TestSite, useTestSite } from './harness/test-site.ts';

const node = (id: string, type: string, data: object) => ({ id, type, data });

/** Start, a choice of two; 'sales' asks for name, e-mail and phone, 'other' ends at once. */
const leadFlow = {
  nodes: [
    node('start', 'start', { message: 'Hello!' }),
    node('topic', 'quick_reply', {
      message: 'What is it about?',
      options: [
        { id: 'o1', label: 'Sales', value: 'sales' },
        { id: 'o2', label: 'Something else', value: 'other' },
      ],
      variable: 'topic',
    }),
    node('name', 'text', { message: 'Your name?', delay: 500, input: { variable: 'name', kind: 'text' } }),
    node('email', 'action', { action: 'collect_email', config: {} }),
    node('phone', 'action', { action: 'collect_phone', config: {} }),
    node('thanks', 'text', { message: 'Thank you, {{name}}.' }),
    node('bye', 'text', { message: 'Goodbye.' }),
  ],
  connections: [
    { from: 'start', to: 'topic' },
    { from: 'topic', to: 'name', on: 'sales' },
    { from: 'topic', to: 'bye', on: 'other' },
    { from: 'name', to: 'email' },
    { from: 'email', to: 'phone' },
    { from: 'phone', to: 'thanks' },
  ],
};

const activeFlow = async (call: TestSite['api'], flowData: unknown, name = 'Leads'): Promise<Flow> => {
  const created = await call('POST', '/api/flows', {
    json: { name, description: '', industry: 'General', language: 'en', flowData },
  });
  expect(created.status, created.text).toBe(201);
  const activated = await call('PUT', `/api/flows/${created.json<Flow>().id}`, { json: { isActive: true } });
  expect(activated.status, activated.text).toBe(200);
  return activated.json<Flow>();
};

/** A visitor of a public link; each step's answer is checked for success. */
const visitorOf = (site: TestSite, uuid: string) => {
  const path = `/api/flows/${uuid}/sessions`;
  const post = (suffix: string, json: unknown, headers: Record<string, string> = {}) =>
    site.api('POST', `${path}${suffix}`, { json, headers });
  return {
    post,
    begin: async () => {
      const answer = await post('', {});
      expect(answer.status, answer.text).toBe(201);
      return answer.json<SessionTurn>();
    },
    say: async (turn: SessionTurn, input: string) => {
      const answer = await post(`/${turn.id}`, { step: turn.step, input });
      expect(answer.status, answer.text).toBe(200);
      return answer.json<SessionTurn>();
    },
    load: (id: string) => site.api('GET', `${path}/${id}`),
  };
};

const texts = (turn: SessionTurn) => turn.messages.map(({ text }) => text);

describe('a visitor’s flow by its public link', () => {
  const site = useTestSite({ env: { RATE_LIMITS: 'off' } });

  it('runs from the first message to the last, with state on the server', async () => {
    const flow = await activeFlow(browser(site), leadFlow);
    expect((await site.api('GET', `/api/flows/public/${flow.uuid}`)).json()).toEqual({
      uuid: flow.uuid,
      name: 'Leads',
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

  it('takes each step exactly once: a repeated request repeats the answer, another answer is refused', async () => {
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

  it('stays on the revision it began with', async () => {
    const ann = browser(site);
    const flow = await activeFlow(ann, leadFlow);
    const visitor = visitorOf(site, flow.uuid);
    const first = await visitor.begin();
    const changed = {
      ...leadFlow,
      nodes: leadFlow.nodes.map((one) =>
        one.id === 'bye' ? node('bye', 'text', { message: 'New words.' }) : one,
      ),
    };
    await ann('PUT', `/api/flows/${flow.id}`, { json: { flowData: changed } });
    for (let save = 0; save < 26; save += 1)
      await ann('PUT', `/api/flows/${flow.id}`, { json: { flowData: changed } });
    expect(texts(await visitor.say(first, 'other'))).toEqual(['Goodbye.']);
    expect(texts(await visitor.say(await visitor.begin(), 'other'))).toEqual(['New words.']);
  });

  it('ends for everybody when the flow is deactivated', async () => {
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

  it('opens a session only under its own flow’s link', async () => {
    const ann = browser(site);
    const [one, two] = [await activeFlow(ann, leadFlow), await activeFlow(ann, leadFlow)];
    const first = await visitorOf(site, one.uuid).begin();
    expect((await visitorOf(site, two.uuid).load(first.id)).status).toBe(404);
    expect((await visitorOf(site, two.uuid).post(`/${first.id}`, { step: 0, input: 'sales' })).status).toBe(
      404,
    );
  });

  it('shows a request instead of making it, and makes no contact of the site', async () => {
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

describe('figures', () => {
  const site = useTestSite({ env: { RATE_LIMITS: 'off' } });

  it('are those of the sessions, however many run at once', async () => {
    const ann = browser(site);
    const flow = await activeFlow(ann, leadFlow);
    const visitor = visitorOf(site, flow.uuid);
    const opened = await Promise.all(Array.from({ length: 30 }, () => visitor.begin()));
    site.clock.advance(600_000);
    // 10 leave at the first question, 12 end with 'other', 8 stop at the name.
    await Promise.all(opened.slice(10, 22).map((turn) => visitor.say(turn, 'other')));
    await Promise.all(opened.slice(22).map((turn) => visitor.say(turn, 'Sales')));
    const card = (await ann('GET', '/api/flows')).json<Flow[]>()[0];
    expect(card?.stats).toMatchObject({ totalSessions: 30, activeToday: 30, completionRate: 40 });
    // 20 of 30 went on after 600 seconds; a busy machine adds a few of its own.
    expect(card?.stats.avgSessionTime).toBeGreaterThanOrEqual(400);
    expect(card?.stats.avgSessionTime).toBeLessThan(430);
    const figures = (await ann('GET', `/api/flows/analytics?flow=${flow.id}`)).json<FlowAnalytics>();
    expect(figures).toMatchObject({ totalFlows: 1, activeFlows: 1, totalSessions: 30, avgCompletion: 40 });
    expect(figures.days).toHaveLength(30);
    expect(figures.days.at(-1)).toMatchObject({ sessions: 30, completed: 12 });
    const stopped = Object.fromEntries(
      figures.nodes.map(({ nodeId, reached, stopped }) => [nodeId, [reached, stopped]]),
    );
    expect(stopped).toEqual({ start: [30, 0], topic: [30, 10], name: [8, 8], bye: [12, 0] });
    expect(Object.fromEntries(figures.answers.map(({ optionId, count }) => [optionId, count]))).toEqual({
      o1: 8,
      o2: 12,
    });
  });

  it('keep days apart: begun yesterday, active today', async () => {
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

  it('refuse periods that do not exist or are too long', async () => {
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

describe('the site’s own flow', () => {
  const site = useTestSite({ env: { RATE_LIMITS: 'off' } });
  const contacts = async () =>
    (await (await site.admin())('GET', '/api/admin/contact-submissions')).json<Contact[]>();

  it('makes one contact of what a visitor says, and adds to it', async () => {
    const admin = await site.admin();
    const flow = await activeFlow(admin, leadFlow, 'Lead desk');
    const visitor = visitorOf(site, flow.uuid);
    let turn = await visitor.say(await visitor.begin(), 'Sales');
    turn = await visitor.say(turn, 'Ann Lee');
    turn = await visitor.say(turn, 'ann@example.org');
    expect(await contacts()).toMatchObject([
      {
        firstName: 'Ann',
        lastName: 'Lee',
        email: 'ann@example.org',
        service: 'Lead desk',
        source: 'flow',
        status: 'new',
      },
    ]);
    await visitor.say(turn, '+49 30 1234567');
    const [contact, ...others] = await contacts();
    expect(others).toEqual([]);
    expect(contact?.message).toBe(
      'From the flow “Lead desk”.\nTopic: sales\nName: Ann Lee\nEmail: ann@example.org\nPhone: +49 30 1234567',
    );
  });

  it('is forgotten with the person', async () => {
    const admin = await site.admin();
    const flow = await activeFlow(admin, leadFlow, 'Forgotten');
    const visitor = visitorOf(site, flow.uuid);
    let turn = await visitor.say(await visitor.begin(), 'Sales');
    turn = await visitor.say(turn, 'Ann Lee');
    turn = await visitor.say(turn, 'forget@example.org');
    await admin('POST', '/api/admin/person/erase', { json: { email: 'Forget@example.org' } });
    expect((await visitor.load(turn.id)).status).toBe(404);
    expect((await contacts()).filter(({ service }) => service === 'Forgotten')).toEqual([]);
  });

  it('keeps a lead that only left a phone number, and goes on when its contact was deleted', async () => {
    const admin = await site.admin();
    const flow = await activeFlow(
      admin,
      {
        nodes: [
          node('start', 'start', { message: 'Hi' }),
          node('phone', 'action', { action: 'collect_phone', config: {} }),
          node('email', 'action', { action: 'collect_email', config: {} }),
        ],
        connections: [
          { from: 'start', to: 'phone' },
          { from: 'phone', to: 'email' },
        ],
      },
      'Callback',
    );
    const visitor = visitorOf(site, flow.uuid);
    const turn = await visitor.say(await visitor.begin(), '(030) 765-4321');
    const made = (await contacts()).find(({ service }) => service === 'Callback');
    expect(made?.email).toBe('0307654321@phone.invalid');
    await admin('DELETE', `/api/admin/contact-submissions/${made?.id}`);
    expect((await visitor.say(turn, 'late@example.org')).done).toBe(true);
    expect((await contacts()).filter(({ service }) => service === 'Callback')).toEqual([]);
  });

  it('refuses private addresses with a sentence in the session’s log, once per step, and takes the error exit', async () => {
    let connections = 0;
    const server = createServer((socket) => {
      connections += 1;
      socket.destroy();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const admin = await site.admin();
    const flow = await activeFlow(
      admin,
      {
        nodes: [
          node('start', 'start', { message: 'City?', input: { variable: 'city', kind: 'text' } }),
          node('api', 'api_call', { url: 'https://169.254.169.254/{{city}}', responseMapping: { x: 'y' } }),
          node('bad', 'text', { message: 'Not now: {{api_error}}' }),
        ],
        connections: [
          { from: 'start', to: 'api' },
          { from: 'api', to: 'bad', on: 'error' },
        ],
      },
      'Weather',
    );
    const visitor = visitorOf(site, flow.uuid);
    const first = await visitor.begin();
    const twins = await Promise.all(
      Array.from({ length: 6 }, () => visitor.post(`/${first.id}`, { step: 0, input: 'latest/meta-data' })),
    );
    expect(new Set(twins.map(({ text }) => text)).size).toBe(1);
    expect(texts(twins[0]?.json<SessionTurn>() as SessionTurn)).toEqual([
      'Not now: This address is not on the public internet.',
    ]);
    const [session] = (await admin('GET', `/api/flows/${flow.id}/sessions`)).json<FlowSessionLog[]>();
    expect(session).toMatchObject({ id: first.id, version: 1, done: true, nodeId: 'bad' });
    expect(session?.log.map(({ text }) => text)).toEqual([
      'GET https://169.254.169.254/latest%2Fmeta-data: This address is not on the public internet.',
    ]);
    expect(connections).toBe(0);
    await new Promise((resolve) => server.close(resolve));
  });

  it('lets one request work on a step, until its time is over', async () => {
    const flow = await activeFlow(await site.admin(), leadFlow, 'Claimed');
    const { id } = await visitorOf(site, flow.uuid).begin();
    const { table } = site.runtime;
    const session = await getSession(table, flow.uuid, id, site.clock.now());
    if (!session) throw new Error('a session expected');
    const claims = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        claimStep(table, session, `request-${index}`, site.clock.now()),
      ),
    );
    expect(claims.filter(Boolean)).toHaveLength(1);
    const later = new Date(site.clock.now().getTime() + 60_000);
    expect(await claimStep(table, session, 'later', later)).toBe(true);
    expect(await claimStep(table, { ...session, step: 7 }, 'other step', later)).toBe(false);
  });

  it('uses no more of the table than its rows grant', () => {
    expect(site.invocations.filter(({ denied }) => denied > 0)).toEqual([]);
  });
});
