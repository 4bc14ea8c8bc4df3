import { expect } from 'vitest';
import { flowSecretHeaders, type SessionTurn } from '#shared/api/flow-sessions.ts';
import type { Flow } from '#shared/api/flows.ts';
import type { TestSite } from './test-site.ts';

/** A node as a client sends it. */
export const node = (id: string, type: string, data: object) => ({ id, type, data });

/** Start and a choice of two: 'sales' collects name, e-mail and phone, 'other' ends at once. */
export const leadFlow = {
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

/** Creates a flow in the caller's workspace and activates it. */
export const activeFlow = async (call: TestSite['api'], flowData: unknown, name = 'Leads'): Promise<Flow> => {
  const created = await call('POST', '/api/flows', {
    json: { name, description: '', industry: 'General', language: 'en', flowData },
  });
  expect(created.status, created.text).toBe(201);
  const activated = await call('PUT', `/api/flows/${created.json<Flow>().id}`, { json: { isActive: true } });
  expect(activated.status, activated.text).toBe(200);
  return activated.json<Flow>();
};

/** A visitor of a public link whose browser blocks cookies. Each step expects success. */
export const visitorOf = (site: TestSite, uuid: string) => {
  const path = `/api/flows/${uuid}/sessions`;
  const secrets = new Map<string, string>();
  const open = (id: string) => flowSecretHeaders(secrets.get(id));
  const post = async (suffix: string, json: unknown, headers: Record<string, string> = {}) => {
    const answer = await site.api('POST', `${path}${suffix}`, {
      json,
      headers: { ...open(suffix.slice(1)), ...headers },
    });
    const { id, secret } = answer.json<Partial<SessionTurn>>();
    if (id && secret) secrets.set(id, secret);
    return answer;
  };
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
    load: (id: string) => site.api('GET', `${path}/${id}`, { headers: open(id) }),
  };
};

/** The texts of a turn, without delays. */
export const texts = (turn: SessionTurn) => turn.messages.map(({ text }) => text);

/** A flow with a choice of two plans and an e-mail question. */
export const question = {
  nodes: [
    node('start', 'start', { message: 'Hello' }),
    node('plan', 'quick_reply', {
      message: 'Which plan?',
      retry: 'Starter or Pro?',
      options: ['Starter', 'Pro'],
      variable: 'plan',
    }),
    node('mail', 'action', { action: 'collect_email', config: { message: 'Your address?' } }),
    node('end', 'end', { outcome: 'won', message: 'Thank you' }),
  ],
  connections: [
    { from: 'start', to: 'plan' },
    { from: 'plan', to: 'mail' },
    { from: 'mail', to: 'end' },
  ],
};
