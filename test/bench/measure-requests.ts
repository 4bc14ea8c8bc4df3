import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { flowSecretHeaders } from '#shared/api/flow-sessions.ts';
import { createFlowDocument } from '#shared/flow/defaults.ts';
import { addNode, connect } from '#shared/flow/graph.ts';
import { contactInput } from '#test/integration/harness/contact-input.ts';
import type { TestSite } from '#test/integration/harness/start-test-site.ts';

/** Table usage and response size of one request. */
export interface Measured {
  readonly calls: number;
  readonly readUnits: number;
  readonly writeUnits: number;
  readonly bytes: number;
}

interface Capacity {
  readonly CapacityUnits?: number;
}
interface Command {
  readonly name: string;
  readonly capacity: readonly Capacity[];
}

const reads = /^(Get|BatchGet|Query|TransactGet)/;

/** Records the capacity that each later table command consumes. */
const watch = (client: DynamoDBDocumentClient, seen: Command[]): void => {
  client.middlewareStack.add(
    (next, context) => async (args) => {
      Object.assign(args.input, { ReturnConsumedCapacity: 'TOTAL' });
      const result = await next(args);
      const used = (result.output as { ConsumedCapacity?: Capacity | Capacity[] }).ConsumedCapacity;
      seen.push({ name: String(context.commandName), capacity: [used ?? []].flat() });
      return result;
    },
    { step: 'initialize', name: 'watchCapacity' },
  );
};

const sum = (commands: readonly Command[]): number =>
  commands.flatMap(({ capacity }) => capacity).reduce((total, one) => total + (one.CapacityUnits ?? 0), 0);

const transcript = Array.from({ length: 10 }, (_, n) => ({
  role: n % 2 === 0 ? ('user' as const) : ('assistant' as const),
  content: 'A question or an answer of about eighty characters, as people and bots write them.',
}));
const { service: _service, ...booking } = contactInput();

const smallFlow = () => {
  const flowData = addNode(createFlowDocument(), 'action');
  const [from = '', to = ''] = flowData.nodes.map(({ id }) => id);
  return connect(flowData, { from, to });
};

/**
 * Measures one request of each kind in docs/scale.md on a site with 100 contacts, as returning visitor and
 * administrator. Capacities are the embedded engine's.
 */
export const measureRequests = async (site: TestSite): Promise<Record<string, Measured>> => {
  const admin = await site.admin();
  const seen: Command[] = [];
  for (let n = 0; n < 100; n += 1)
    await site.api('POST', '/api/contact', {
      json: contactInput({ email: `before-${n}@example.com` }),
      viewer: `198.51.100.${n}`,
    });
  const flow = { name: 'Scale', description: '', industry: 'General', language: 'en', flowData: smallFlow() };
  const made = await site.api('POST', '/api/flows', { json: flow });
  const headers = { cookie: String(made.headers['set-cookie']?.[0]?.split(';')[0]) };
  const { id, uuid } = made.json<{ id: string; uuid: string }>();
  await site.api('PUT', `/api/flows/${id}`, { json: { isActive: true }, headers });
  watch(site.runtime.client, seen);

  const found: Record<string, Measured> = {};
  const measure = async (name: string, ask: Promise<Awaited<ReturnType<TestSite['api']>>>) => {
    seen.length = 0;
    const answer = await ask;
    if (seen.length === 0) throw new Error(`${name}: no command was seen`);
    if (answer.status >= 400) throw new Error(`${name}: ${answer.status} ${answer.text}`);
    found[name] = {
      calls: seen.length,
      readUnits: sum(seen.filter((command) => reads.test(command.name))),
      writeUnits: sum(seen.filter((command) => !reads.test(command.name))),
      bytes: Buffer.byteLength(answer.text),
    };
    return answer;
  };
  let keys = 0;
  const form = (path: string, json: object) =>
    site.api('POST', path, {
      json,
      headers: { 'idempotency-key': `scale-0123456789-${keys++}` },
      viewer: '203.0.113.1',
    });

  await measure('blog list', site.api('GET', '/api/blog/posts'));
  await measure('blog post', site.api('GET', '/api/blog/posts/1'));
  await measure('templates', site.api('GET', '/api/industry-templates'));
  await measure('visit', site.api('POST', '/api/visits', { json: { channel: 'direct' } }));
  await measure('view', site.api('POST', '/api/blog/posts/1/view', { headers }));
  await measure('like', site.api('POST', '/api/blog/posts/1/like', { json: { increment: true }, headers }));
  const began = await site.api('POST', '/api/chat', { json: { message: 'Hello' } });
  const talking = { cookie: String(began.headers['set-cookie']?.[0]?.split(';')[0]) };
  await measure(
    'chat',
    site.api('POST', '/api/chat', { json: { message: 'What does it cost?' }, headers: talking }),
  );
  await measure('chat poll', site.api('GET', '/api/conversation', { headers: talking }));
  await measure('contact', form('/api/contact', contactInput({ context: { page: '/', transcript } })));
  await measure(
    'consultation',
    form('/api/consultations', { ...booking, context: { page: '/', transcript } }),
  );
  await measure('subscription', form('/api/subscribe', { email: 'reader@example.com' }));
  await measure('builder list', site.api('GET', '/api/flows', { headers }));
  await measure('builder open', site.api('GET', `/api/flows/${id}`, { headers }));
  const save = { json: { flowData: smallFlow() }, headers };
  await measure('builder save', site.api('PUT', `/api/flows/${id}`, save));
  const talk = await measure('conversation start', site.api('POST', `/api/flows/${uuid}/sessions`));
  const session = talk.json<{ id: string; step: number; secret: string }>();
  await measure(
    'conversation step',
    site.api('POST', `/api/flows/${uuid}/sessions/${session.id}`, {
      json: { step: session.step, input: 'ada@example.com' },
      headers: flowSecretHeaders(session.secret),
    }),
  );
  await measure(
    'login',
    site.api('POST', '/api/admin/login', { json: { username: 'owner', password: 'correct-horse-7-staple' } }),
  );
  const list = await measure('portal list', admin('GET', '/api/admin/contact-submissions'));
  const etag = String(list.headers.etag);
  await measure(
    'portal list, unchanged',
    admin('GET', '/api/admin/contact-submissions', { headers: { 'if-none-match': etag } }),
  );
  await form('/api/contact', contactInput({ email: 'one-more@example.com' }));
  await measure(
    'portal list, one change',
    admin('GET', '/api/admin/contact-submissions', {
      headers: { 'if-none-match': etag },
    }),
  );
  return found;
};
