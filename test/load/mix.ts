import { createFlowDocument } from '#shared/flow/defaults.ts';
import { addNode, connect } from '#shared/flow/graph.ts';
import { contactInput } from '#test/integration/harness/contact-input.ts';
import type { Answer, Call } from '#test/integration/harness/http-client.ts';

/** A visitor of the flow builder: cookie and flow of the workspace. */
interface Workspace {
  readonly cookie: string;
  readonly flow: { readonly id: string; readonly uuid: string };
}

/** State that the requests of a run share. */
export interface Scene {
  readonly session: string;
  readonly workspaces: readonly Workspace[];
  /** Addresses of acknowledged forms; each must be in the portal once. */
  readonly acknowledged: Record<'contact-submissions' | 'bookings' | 'subscribers', string[]>;
  etag: string;
}

export interface Kind {
  readonly name: string;
  /** Share of all requests, in percent. */
  readonly share: number;
  readonly run: (call: Call, scene: Scene) => Promise<Answer>;
}

const questions = [
  'How much does a chatbot cost?',
  'Can I book a consultation?',
  'Ihr Preis, bitte?',
  '¿Qué idiomas habla?',
];

let sequence = 0;
const next = (): number => {
  sequence += 1;
  return sequence;
};
const oneOf = <T>(all: readonly T[]): T => all[next() % all.length] as T;

const get =
  (path: string): Kind['run'] =>
  (call) =>
    call('GET', path, { headers: { 'accept-encoding': 'br' } });

/** Sends a form with its own key, as a browser does, and records acknowledged ones. */
const form =
  (path: string, list: keyof Scene['acknowledged'], json: (email: string) => unknown): Kind['run'] =>
  async (call, scene) => {
    const email = `load-${process.pid}-${next()}@example.com`;
    const headers = { 'idempotency-key': `load-${process.pid}-${email.length}-${next()}-0123456789` };
    const answer = await call('POST', path, { json: json(email), headers });
    if (answer.status < 300) scene.acknowledged[list].push(email);
    return answer;
  };

const { service: _service, ...booking } = contactInput();

/**
 * Four fifths reads, as on a real site: pages and their data, a polling portal, some chats and flow edits,
 * some leads.
 */
export const mix: readonly Kind[] = [
  { name: 'landing page', share: 25, run: get('/') },
  { name: 'pricing page', share: 10, run: get('/pricing') },
  { name: 'blog page', share: 10, run: get('/blog') },
  { name: 'blog list', share: 10, run: get('/api/blog/posts') },
  { name: 'blog post', share: 10, run: get('/api/blog/posts/1') },
  { name: 'templates', share: 6, run: get('/api/industry-templates') },
  {
    name: 'portal refresh',
    share: 3,
    run: async (call, scene) => {
      const answer = await call('GET', '/api/admin/contact-submissions', {
        headers: { 'x-admin-session': scene.session, 'if-none-match': scene.etag },
      });
      scene.etag = String(answer.headers.etag ?? '');
      return answer;
    },
  },
  {
    name: 'builder opens',
    share: 6,
    run: (call, { workspaces }) => {
      const { cookie, flow } = oneOf(workspaces);
      return call('GET', `/api/flows/${flow.id}`, { headers: { cookie } });
    },
  },
  {
    name: 'chat',
    share: 8,
    run: (call) => call('POST', '/api/chat', { json: { message: oneOf(questions) } }),
  },
  { name: 'view', share: 4, run: (call) => call('POST', `/api/blog/posts/${1 + (next() % 8)}/view`) },
  {
    name: 'builder saves',
    share: 2,
    run: (call, { workspaces }) => {
      const { cookie, flow } = oneOf(workspaces);
      const json = { description: `Saved ${next()}` };
      return call('PUT', `/api/flows/${flow.id}`, { json, headers: { cookie } });
    },
  },
  {
    name: 'flow talk',
    share: 2,
    run: (call, { workspaces }) => call('POST', `/api/flows/${oneOf(workspaces).flow.uuid}/sessions`),
  },
  {
    name: 'contact',
    share: 2,
    run: form('/api/contact', 'contact-submissions', (email) => contactInput({ email })),
  },
  {
    name: 'consultation',
    share: 1,
    run: form('/api/consultations', 'bookings', (email) => ({ ...booking, email })),
  },
  { name: 'subscription', share: 1, run: form('/api/subscribe', 'subscribers', (email) => ({ email })) },
];

/** Chooses the next kind of request by its share. */
export const pick = (random: number, kinds: readonly Kind[] = mix): Kind => {
  let rest = random * kinds.reduce((sum, { share }) => sum + share, 0);
  for (const kind of kinds) {
    rest -= kind.share;
    if (rest < 0) return kind;
  }
  return kinds[0] as Kind;
};

const flowInput = () => {
  const flowData = addNode(createFlowDocument(), 'action');
  const [from = '', to = ''] = flowData.nodes.map(({ id }) => id);
  return {
    name: 'Load',
    description: '',
    industry: 'General',
    language: 'en',
    flowData: connect(flowData, { from, to }),
  };
};

/** Creates workspaces with one published flow each. */
export const openWorkspaces = async (call: Call, count: number): Promise<Workspace[]> => {
  const workspaces: Workspace[] = [];
  while (workspaces.length < count) {
    const made = await call('POST', '/api/flows', { json: flowInput() });
    const cookie = String(made.headers['set-cookie']?.[0]?.split(';')[0]);
    const flow = made.json<Workspace['flow']>();
    await call('PUT', `/api/flows/${flow.id}`, { json: { isActive: true }, headers: { cookie } });
    workspaces.push({ cookie, flow });
  }
  return workspaces;
};
