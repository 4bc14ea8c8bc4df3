// Uses a deployed stack as its visitors and owner do. Calls every route, so that each permission of each role is needed
// at least once. Runs in any harness that serves the stack and offers:
//   http(method, path, { json, body, headers }) -> { status, headers, text, json }   a request through the edge
//   check(name, ok, detail)                                                           records a result, throws if not ok
//   outputs                                                                           the stack's outputs
//   origin                                                                            optional: the site's address, if it isn't https://<its domain>
//   scheduled(event), or emulator: address of an AWS API without signature checks      optional: the schedule's function
//   gate.setFaults([{ op, kind, rate, count, items }])                                optional: faults of the table
// See CONTRIBUTING.md.

import { apiKeys } from './api-keys.mjs';
import { bookings } from './bookings.mjs';
import { conversationCookie, conversationId, conversations } from './conversations.mjs';
import {
  bookingInput,
  contactInput,
  filePost,
  fileTest,
  flowData,
  flowInput,
  once,
  password,
} from './inputs.mjs';
import { knowledge } from './knowledge.mjs';
import { ownersFlows, snapshotOf, testsOfFlow, visitorsLinks } from './owners-flows.mjs';
import { passkeys } from './passkeys.mjs';
import { keyOf, people } from './people.mjs';
import { posts as ownersPosts } from './posts.mjs';
import { underFaults } from './under-faults.mjs';
import { letters } from './weekly-report.mjs';

let address = 0;
/** A new viewer address per call where the harness supports it, because limits count per address. */
const someone = () => ({ 'x-edge-viewer-ip': `198.51.100.${(address++ % 250) + 1}` });
const cookieOf = (answer) =>
  [answer.headers['set-cookie'] ?? []]
    .flat()
    .map((cookie) => cookie.split(';')[0])
    .find((cookie) => cookie.includes('visitor='));

export default async (harness) => {
  const { http, outputs } = harness;
  const check = (name, ok, answer) =>
    harness.check(name, ok, answer ? `${answer.status} ${String(answer.text ?? '').slice(0, 300)}` : '');
  const call = (method, path, { json, headers = {} } = {}) =>
    http(method, path, { json, headers: { ...someone(), ...headers } });
  const expectStatus = async (name, status, promise) => {
    const answer = await promise;
    check(name, answer.status === status, answer);
    return answer;
  };

  // Content
  const posts = await expectStatus('lists the seeded posts', 200, call('GET', '/api/blog/posts'));
  check(
    'returns every field of a post',
    posts.json.length >= 8 && posts.json.every((post) => post.title && post.id > 0),
    posts,
  );
  const { id: postId } = posts.json[0];
  await expectStatus('opens a post', 200, call('GET', `/api/blog/posts/${postId}`));
  const head = await expectStatus('answers HEAD for a post', 200, call('HEAD', `/api/blog/posts/${postId}`));
  check('sends no body for HEAD', head.text === '', head);
  await expectStatus('returns 404 for an unknown post', 404, call('GET', '/api/blog/posts/999999'));
  const templates = await expectStatus(
    'lists the seeded templates',
    200,
    call('GET', '/api/industry-templates'),
  );
  check('has eight templates', templates.json.templates.length >= 8, templates);
  const view = await expectStatus('counts a view', 200, call('POST', `/api/blog/posts/${postId}/view`));
  const visitor = { cookie: cookieOf(view) };
  check("sets the visitor's cookie", /visitor=/.test(visitor.cookie ?? ''), view);
  const like = (increment) =>
    call('POST', `/api/blog/posts/${postId}/like`, { json: { increment }, headers: visitor });
  const liked = await expectStatus('counts a like', 200, like(true));
  check('counts it once', liked.json.changed === true && (await like(true)).json.changed === false, liked);
  await expectStatus('takes the like back', 200, like(false));

  // Assistant
  const chat = await expectStatus(
    'answers in the chat',
    200,
    call('POST', '/api/chat', { json: { message: 'What does it cost?' } }),
  );
  check('answers offline without a key', chat.json.mode === 'offline' && chat.json.message.length > 0, chat);
  await expectStatus(
    'answers as a demo',
    200,
    call('POST', '/api/chatbot/demo', {
      json: { templateId: templates.json.templates[0].id, message: 'Hi' },
    }),
  );

  // A visitor's flow
  const created = await expectStatus(
    "creates a visitor's flow",
    201,
    call('POST', '/api/flows', { json: flowInput, headers: visitor }),
  );
  const flow = created.json;
  const flowKey = once();
  const create = () => call('POST', '/api/flows', { json: flowInput, headers: { ...visitor, ...flowKey } });
  const [first, second] = [await create(), await create()];
  check(
    'creates one flow for one idempotency key',
    first.json?.id && first.json.id === second.json?.id,
    second,
  );
  const own = (method, path, json) => call(method, path, { json, headers: visitor });
  await expectStatus("lists the visitor's flows", 200, own('GET', '/api/flows'));
  await expectStatus('opens the flow', 200, own('GET', `/api/flows/${flow.id}`));
  await expectStatus('hides the flow from others', 404, call('GET', `/api/flows/${flow.id}`));
  const changed = {
    ...flowData,
    nodes: flowData.nodes.map((node) =>
      node.id === 'bye' ? { ...node, data: { message: 'Bye', delay: 0 } } : node,
    ),
  };
  const saved = await expectStatus(
    'saves the flow',
    200,
    own('PUT', `/api/flows/${flow.id}`, { flowData: changed, baseVersion: flow.version }),
  );
  await expectStatus('activates the flow', 200, own('PUT', `/api/flows/${flow.id}`, { isActive: true }));
  await expectStatus('joins the editing', 200, own('POST', `/api/flows/${flow.id}/editors`, { tab: 'a' }));
  const comment = await expectStatus(
    'comments on a node',
    201,
    own('POST', `/api/flows/${flow.id}/comments`, { nodeId: 'start', text: 'Greet by name?' }),
  );
  const commentPath = `/api/flows/${flow.id}/comments/${comment.json.id}`;
  await expectStatus('resolves the comment', 200, own('PATCH', commentPath, { isResolved: true }));
  await expectStatus('deletes the comment', 200, own('DELETE', commentPath));
  await testsOfFlow({ expectStatus, send: own, path: `/api/flows/${flow.id}` });
  await expectStatus('lists the revisions', 200, own('GET', `/api/flows/${flow.id}/revisions`));
  await expectStatus('opens a revision', 200, own('GET', `/api/flows/${flow.id}/revisions/${flow.version}`));
  await expectStatus(
    'restores a revision',
    200,
    own('POST', `/api/flows/${flow.id}/revisions/${flow.version}/restore`, {
      baseVersion: saved.json.version,
    }),
  );
  await expectStatus('opens the public flow', 200, call('GET', `/api/flows/public/${flow.uuid}`));
  const session = await expectStatus(
    'starts a session',
    201,
    call('POST', `/api/flows/${flow.uuid}/sessions`),
  );
  const turn = `/api/flows/${flow.uuid}/sessions/${session.json.id}`;
  const headers = { 'x-flow-secret': session.json.secret };
  const ended = await expectStatus(
    'continues the session',
    200,
    call('POST', turn, { json: { step: session.json.step, input: 'a' }, headers }),
  );
  check('ends the session', ended.json.done === true, ended);
  await expectStatus('reads the session again', 200, call('GET', turn, { headers }));
  await expectStatus('hides the session from others', 404, call('GET', turn));
  await expectStatus("lists the author's sessions", 200, own('GET', `/api/flows/${flow.id}/sessions`));
  const figures = await expectStatus('reads the analytics', 200, own('GET', '/api/flows/analytics'));
  check('counts one session', figures.json.totalSessions === 1, figures);
  await expectStatus(
    'reads the analytics of one flow',
    200,
    own('GET', `/api/flows/analytics?flow=${flow.id}`),
  );

  // Leads
  const email = `ada-${Date.now()}@example.com`;
  const key = once();
  const contact = await expectStatus(
    'stores a contact message',
    201,
    call('POST', '/api/contact', {
      json: contactInput(email, { context: { page: '/', flowId: flow.id } }),
      headers: { ...key, cookie: `${visitor.cookie}; ${conversationCookie(chat)}` },
    }),
  );
  const again = await call('POST', '/api/contact', {
    json: contactInput(email, { context: { page: '/', flowId: flow.id } }),
    headers: { ...visitor, ...key },
  });
  check('stores a repeated message once', again.json?.id === contact.json.id, again);
  await expectStatus(
    'requests a consultation',
    201,
    call('POST', '/api/consultations', {
      json: bookingInput(`grace-${Date.now()}@example.com`, { context: { flowId: flow.id } }),
      headers: { ...visitor, ...once() },
    }),
  );
  await expectStatus(
    'subscribes a reader',
    200,
    call('POST', '/api/subscribe', { json: { email, elapsedMs: 60_000 } }),
  );
  await expectStatus(
    'gives the same answer to a repeated subscription',
    200,
    call('POST', '/api/subscribe', { json: { email, elapsedMs: 60_000 } }),
  );
  await expectStatus('counts a visit', 200, call('POST', '/api/visits', { json: { channel: 'direct' } }));
  await expectStatus('refuses an invalid form', 400, call('POST', '/api/contact', { json: {} }));

  // The administrator
  const code = /#setup=([\w-]{22})$/.exec(outputs.SetupUrl ?? '')?.[1] ?? '';
  check('prints a setup code', code !== '');
  const account = { username: 'owner', password };
  const setup = (setupCode) =>
    call('POST', '/api/admin/setup', { json: account, headers: { 'x-setup-code': setupCode } });
  const status = () => call('GET', '/api/admin/setup-status');
  check('has no administrator yet', (await status()).json.setupComplete === false);
  await expectStatus('refuses a guessed code', 403, setup('A'.repeat(22)));
  await expectStatus('refuses a missing code', 403, setup(''));
  const races = await Promise.all(Array.from({ length: 5 }, () => setup(code)));
  const statuses = races.map((answer) => answer.status).sort();
  check('lets one of five parallel setups win', statuses.join() === '201,409,409,409,409', {
    status: statuses.join(),
    text: '',
  });
  check('reports the finished setup', (await status()).json.setupComplete === true);
  await expectStatus(
    'refuses a wrong password',
    401,
    call('POST', '/api/admin/login', { json: { ...account, password: 'wrong horse' } }),
  );
  const login = async (secret = password) => {
    const answer = await call('POST', '/api/admin/login', { json: { ...account, password: secret } });
    check('logs in', answer.status === 200 && answer.json.token.length > 20, answer);
    return answer.json.token;
  };
  let token = await login();
  const admin = (method, path, json, headers = {}) =>
    call(method, path, { json, headers: { 'x-admin-session': token, ...headers } });
  const proposed = await expectStatus(
    'proposes a test of the conversation',
    200,
    admin('POST', '/api/admin/conversation-tests/propose', {
      conversation: conversationId(conversationCookie(chat)),
    }),
  );
  check('proposes its question', proposed.json.test.turns.length > 0, proposed);
  const list = await expectStatus(
    'lists the contact in the portal',
    200,
    admin('GET', '/api/admin/contact-submissions'),
  );
  check(
    'includes its text',
    list.json.some((item) => item.id === contact.json.id && item.email === email),
    list,
  );
  check(
    'answers an unchanged list with 304',
    (await admin('GET', '/api/admin/contact-submissions', undefined, { 'if-none-match': list.headers.etag }))
      .status === 304,
  );
  check('forbids caching of private answers', /no-store/.test(list.headers['cache-control'] ?? ''), list);
  await expectStatus(
    'refuses the list without a session',
    401,
    call('GET', '/api/admin/contact-submissions'),
  );
  await expectStatus(
    "refuses the visitor's cookie",
    401,
    call('GET', '/api/admin/contact-submissions', { headers: visitor }),
  );
  const one = `/api/admin/contact-submissions/${contact.json.id}`;
  const edited = await expectStatus(
    'edits the contact',
    200,
    admin('PATCH', one, { status: 'signed', pricePerMonth: 99.5 }),
  );
  const changes = await expectStatus(
    'reads the changed list',
    200,
    admin('GET', '/api/admin/contact-submissions', undefined, {
      'if-none-match': list.headers.etag,
    }),
  );
  check(
    'includes the edit',
    changes.json.find(({ id }) => id === contact.json.id)?.pricePerMonth === 99.5,
    changes,
  );
  await expectStatus(
    'refuses a stale edit',
    409,
    admin('PATCH', one, { notes: 'x', updatedAt: '2001-01-01T00:00:00.000Z' }),
  );
  check('returns the new status', edited.json.status === 'signed', edited);
  await expectStatus(
    "changes the contact's address",
    200,
    admin('PATCH', one, { email: `also-${email}`, industry: 'Retail' }),
  );
  await expectStatus('changes it back', 200, admin('PATCH', one, { email }));
  const converted = await expectStatus(
    'converts the contact to a project',
    201,
    admin('POST', `${one}/client-project`),
  );
  const same = await admin('POST', `${one}/client-project`);
  check('converts it once', same.json?.id === converted.json.id, same);
  await expectStatus(
    "opens the contact's timeline",
    200,
    admin('GET', `/api/admin/leads/contacts/${contact.json.id}`),
  );
  await expectStatus(
    'creates a project',
    201,
    admin('POST', '/api/admin/client-projects', {
      companyName: 'C',
      clientName: 'N',
      clientEmail: 'n@example.com',
    }),
  );
  await expectStatus('lists projects', 200, admin('GET', '/api/admin/client-projects'));
  await expectStatus(
    'edits a project',
    200,
    admin('PATCH', `/api/admin/client-projects/${converted.json.id}`, {
      status: 'quoted',
      quotedPrice: 1200,
      // The new address takes story and history along.
      clientEmail: `moved-${email}`,
    }),
  );
  await expectStatus('lists bookings', 200, admin('GET', '/api/admin/bookings'));
  await expectStatus('lists subscribers', 200, admin('GET', '/api/admin/subscribers'));
  await expectStatus(
    'saves a draft of the site',
    200,
    admin('PUT', '/api/admin/site/draft', { baseVersion: 0, values: { offer: { starter: 149 } } }),
  );
  await expectStatus(
    'refuses an edit of an older draft',
    409,
    admin('PUT', '/api/admin/site/draft', { baseVersion: 0, values: {} }),
  );
  const planned = await admin('POST', '/api/admin/site/publish', {
    draftVersion: 1,
    at: '2099-01-01T00:00:00Z',
  });
  check('schedules the publication', planned.status === 200, planned.text);
  const publication = `/api/admin/site/publications/${planned.json?.publication?.number}`;
  await expectStatus("reads the site's state", 200, admin('GET', '/api/admin/site'));
  await expectStatus('compares the draft', 200, admin('GET', '/api/admin/site/changes'));
  await expectStatus('previews a page', 200, admin('GET', '/api/admin/site/preview?path=/'));
  await expectStatus('opens a publication', 200, admin('GET', publication));
  await expectStatus('cancels the publication', 200, admin('POST', `${publication}/cancel`));
  const siteFile = await admin('GET', '/api/admin/site/export');
  await expectStatus(
    'imports an exported site',
    200,
    admin('POST', '/api/admin/site/import', {
      baseVersion: 1,
      withPublicPosts: true,
      file: {
        format: 'site-1',
        exportedAt: siteFile.json?.exportedAt,
        draft: siteFile.json?.draft,
        posts: [filePost],
        tests: [fileTest],
      },
    }),
  );
  await expectStatus(
    'refuses an import over a newer draft',
    409,
    admin('POST', '/api/admin/site/import', {
      baseVersion: 0,
      file: { format: 'site-1', exportedAt: '', draft: {} },
    }),
  );
  await expectStatus('restores an earlier publication', 200, admin('POST', `${publication}/restore`));
  await expectStatus('reads the overview', 200, admin('GET', '/api/admin/overview'));
  const csv = await expectStatus(
    'exports contacts',
    200,
    admin('GET', '/api/admin/export-clients?dataset=contacts'),
  );
  check('exports them as CSV', csv.text.includes(email), csv);
  const everything = await expectStatus('exports everything', 200, admin('GET', '/api/admin/everything'));
  check('begins with its format', everything.json.text.startsWith('{"format":"parley-data"'), everything);
  await expectStatus(
    'sets a receiver of events',
    200,
    admin('PUT', '/api/admin/outgoing-events', {
      url: 'https://events.parley-smoke-test.com/',
      events: ['conversation.ended', 'flow.completed'],
    }),
  );
  await conversations({ call, admin, expectStatus, check });
  await bookings({ call, admin, check, expectStatus });
  await ownersPosts({ admin, call, check, expectStatus });
  await people({ admin, check, expectStatus, email, other: 'n@example.com', contactId: contact.json.id });
  await knowledge({ admin, expectStatus, check });
  const { scheduled, emulator } = harness;
  await letters({ scheduled, emulator, call, admin, expectStatus, check });
  await ownersFlows({ admin, call, check, expectStatus, attached: await snapshotOf(admin, contact.json.id) });
  await apiKeys({
    call,
    admin,
    check,
    expectStatus,
    password,
    contactId: contact.json.id,
    personKey: keyOf(email),
  });
  await expectStatus("exports a person's data", 200, admin('POST', '/api/admin/person/export', { email }));
  const erased = await expectStatus(
    'erases a person',
    200,
    admin('POST', '/api/admin/person/erase', { email }),
  );
  check('erases every record', erased.json.erased >= 3, erased);
  const gone = await call('POST', '/api/contact', { json: contactInput('b@example.com'), headers: once() });
  await expectStatus(
    'deletes a contact',
    200,
    admin('DELETE', `/api/admin/contact-submissions/${gone.json.id}`),
  );
  await expectStatus(
    'returns 404 for an unknown contact',
    404,
    admin('DELETE', `/api/admin/contact-submissions/${gone.json.id}`),
  );
  await visitorsLinks({ admin, check, expectStatus, call, uuid: flow.uuid });
  await expectStatus("deletes the visitor's flow", 200, own('DELETE', `/api/flows/${flow.id}`));

  // Passkeys
  await passkeys({ call, admin, expectStatus, check, password, origin: harness.origin });

  // Sessions end
  await expectStatus(
    'refuses a wrong current password',
    400,
    admin('POST', '/api/admin/password', { currentPassword: 'no', newPassword: `${password}!` }),
  );
  const fresh = await expectStatus(
    'changes the password',
    200,
    admin('POST', '/api/admin/password', { currentPassword: password, newPassword: `${password}!` }),
  );
  await expectStatus('ends the old session', 401, admin('GET', '/api/admin/overview'));
  token = fresh.json.token;
  await expectStatus('logs out', 200, admin('POST', '/api/admin/logout'));
  await expectStatus('refuses the old token', 401, admin('GET', '/api/admin/overview'));
  token = await login(`${password}!`);
  await expectStatus('logs out everywhere', 200, admin('POST', '/api/admin/logout-everywhere'));
  await expectStatus('refuses this token too', 401, admin('GET', '/api/admin/overview'));
  token = await login(`${password}!`);

  // Addresses
  const unknown = await expectStatus('returns 404 for an unknown address', 404, call('GET', '/api/nowhere'));
  check('includes our error code', unknown.json?.code === 'route.not_found', unknown);
  const method = await expectStatus('returns 405 for a wrong method', 405, call('DELETE', '/api/contact'));
  check('names the allowed method', method.headers.allow === 'POST', method);
  const reads = await expectStatus(
    'returns 405 for a read-only address',
    405,
    call('PUT', '/api/blog/posts'),
  );
  check('allows GET and HEAD', reads.headers.allow === 'GET, HEAD', reads);

  const forged = (i) => ({
    'x-edge-viewer-ip': '203.0.113.77',
    'x-forwarded-for': `10.0.0.${i}`,
    'cloudfront-viewer-address': `10.0.0.${i}:1`,
  });
  const flood = await Promise.all(
    Array.from({ length: 14 }, (_, i) =>
      http('POST', '/api/contact', {
        json: contactInput(`x${i}@example.com`),
        headers: { ...forged(i), ...once() },
      }),
    ),
  );
  check('limits forged addresses', flood.filter(({ status }) => status === 429).length === 4, flood.at(-1));

  if (harness.gate) await underFaults({ gate: harness.gate, check, call, admin, postId, visitor });
};
