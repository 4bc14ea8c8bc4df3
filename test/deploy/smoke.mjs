// Uses a deployed stack as its visitors and owner do. Calls every route, so that each permission of each role is needed
// at least once. Runs in any harness that serves the stack and offers:
//   http(method, path, { json, body, headers }) -> { status, headers, text, json }   a request through the edge
//   check(name, ok, detail)                                                           records a result, throws if not ok
//   outputs                                                                           the stack's outputs
//   origin                                                                            optional: the site's address, if it isn't https://<its domain>
//   scheduled(event), or emulator: address of an AWS API without signature checks      optional: the schedule's function
//   gate.setFaults([{ op, kind, rate, count, items }])                                optional: faults of the table
// See CONTRIBUTING.md.

import { bookings } from './bookings.mjs';
import { conversationCookie, conversations } from './conversations.mjs';
import { bookingInput, contactInput, flowData, flowInput, once, password } from './inputs.mjs';
import { knowledge } from './knowledge.mjs';
import { ownersFlows, snapshotOf, visitorsLinks } from './owners-flows.mjs';
import { passkeys } from './passkeys.mjs';
import { people } from './people.mjs';
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
  const posts = await expectStatus('the blog is seeded', 200, call('GET', '/api/blog/posts'));
  check(
    'with posts in every field',
    posts.json.length >= 8 && posts.json.every((post) => post.title && post.id > 0),
    posts,
  );
  const { id: postId } = posts.json[0];
  await expectStatus('a post opens', 200, call('GET', `/api/blog/posts/${postId}`));
  const head = await expectStatus('or says that it is there', 200, call('HEAD', `/api/blog/posts/${postId}`));
  check('without its text', head.text === '', head);
  await expectStatus('a post that is not there is not found', 404, call('GET', '/api/blog/posts/999999'));
  const templates = await expectStatus('templates are seeded', 200, call('GET', '/api/industry-templates'));
  check('eight of them', templates.json.templates.length >= 8, templates);
  const view = await expectStatus('a view is counted', 200, call('POST', `/api/blog/posts/${postId}/view`));
  const visitor = { cookie: cookieOf(view) };
  check('the visitor gets a cookie', /visitor=/.test(visitor.cookie ?? ''), view);
  const like = (increment) =>
    call('POST', `/api/blog/posts/${postId}/like`, { json: { increment }, headers: visitor });
  const liked = await expectStatus('a like is counted', 200, like(true));
  check('once', liked.json.changed === true && (await like(true)).json.changed === false, liked);
  await expectStatus('and taken back', 200, like(false));

  // Assistant
  const chat = await expectStatus(
    'the assistant answers',
    200,
    call('POST', '/api/chat', { json: { message: 'What does it cost?' } }),
  );
  check('offline without a key', chat.json.mode === 'offline' && chat.json.message.length > 0, chat);
  await expectStatus(
    'a demo bot answers',
    200,
    call('POST', '/api/chatbot/demo', {
      json: { templateId: templates.json.templates[0].id, message: 'Hi' },
    }),
  );

  // A visitor's flow
  const created = await expectStatus(
    'a visitor creates a flow',
    201,
    call('POST', '/api/flows', { json: flowInput, headers: visitor }),
  );
  const flow = created.json;
  const flowKey = once();
  const create = () => call('POST', '/api/flows', { json: flowInput, headers: { ...visitor, ...flowKey } });
  const [first, second] = [await create(), await create()];
  check(
    'asked twice with one key, it is one flow',
    first.json?.id && first.json.id === second.json?.id,
    second,
  );
  const own = (method, path, json) => call(method, path, { json, headers: visitor });
  await expectStatus('lists it', 200, own('GET', '/api/flows'));
  await expectStatus('opens it', 200, own('GET', `/api/flows/${flow.id}`));
  await expectStatus('nobody else does', 404, call('GET', `/api/flows/${flow.id}`));
  const changed = {
    ...flowData,
    nodes: flowData.nodes.map((node) =>
      node.id === 'bye' ? { ...node, data: { message: 'Bye', delay: 0 } } : node,
    ),
  };
  const saved = await expectStatus(
    'saves it',
    200,
    own('PUT', `/api/flows/${flow.id}`, { flowData: changed, baseVersion: flow.version }),
  );
  await expectStatus('activates it', 200, own('PUT', `/api/flows/${flow.id}`, { isActive: true }));
  await expectStatus('lists its revisions', 200, own('GET', `/api/flows/${flow.id}/revisions`));
  await expectStatus('opens one', 200, own('GET', `/api/flows/${flow.id}/revisions/${flow.version}`));
  await expectStatus(
    'restores it',
    200,
    own('POST', `/api/flows/${flow.id}/revisions/${flow.version}/restore`, {
      baseVersion: saved.json.version,
    }),
  );
  await expectStatus('the public page finds it', 200, call('GET', `/api/flows/public/${flow.uuid}`));
  const session = await expectStatus(
    'a conversation starts',
    201,
    call('POST', `/api/flows/${flow.uuid}/sessions`),
  );
  const turn = `/api/flows/${flow.uuid}/sessions/${session.json.id}`;
  const headers = { 'x-flow-secret': session.json.secret };
  const ended = await expectStatus(
    'goes on',
    200,
    call('POST', turn, { json: { step: session.json.step, input: 'a' }, headers }),
  );
  check('and ends', ended.json.done === true, ended);
  await expectStatus('can be read again', 200, call('GET', turn, { headers }));
  await expectStatus('but by nobody else', 404, call('GET', turn));
  await expectStatus('the author reads the log', 200, own('GET', `/api/flows/${flow.id}/sessions`));
  const figures = await expectStatus('and in the figures', 200, own('GET', '/api/flows/analytics'));
  check('as one session', figures.json.totalSessions === 1, figures);
  await expectStatus('also per flow', 200, own('GET', `/api/flows/analytics?flow=${flow.id}`));

  // Leads
  const email = `ada-${Date.now()}@example.com`;
  const key = once();
  const contact = await expectStatus(
    'a message becomes a lead',
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
  check('sent twice, it is one lead', again.json?.id === contact.json.id, again);
  await expectStatus(
    'a consultation is asked for',
    201,
    call('POST', '/api/consultations', {
      json: bookingInput(`grace-${Date.now()}@example.com`, { context: { flowId: flow.id } }),
      headers: { ...visitor, ...once() },
    }),
  );
  await expectStatus(
    'a reader subscribes',
    200,
    call('POST', '/api/subscribe', { json: { email, elapsedMs: 60_000 } }),
  );
  await expectStatus(
    'twice, with the same answer',
    200,
    call('POST', '/api/subscribe', { json: { email, elapsedMs: 60_000 } }),
  );
  await expectStatus('a visit is counted', 200, call('POST', '/api/visits', { json: { channel: 'direct' } }));
  await expectStatus('a wrong form is refused', 400, call('POST', '/api/contact', { json: {} }));

  // The administrator
  const code = /#setup=([\w-]{22})$/.exec(outputs.SetupUrl ?? '')?.[1] ?? '';
  check('the deployment printed a setup code', code !== '');
  const account = { username: 'owner', password };
  const setup = (setupCode) =>
    call('POST', '/api/admin/setup', { json: account, headers: { 'x-setup-code': setupCode } });
  const status = () => call('GET', '/api/admin/setup-status');
  check('nobody is administrator yet', (await status()).json.setupComplete === false);
  await expectStatus('a guessed code is refused', 403, setup('A'.repeat(22)));
  await expectStatus('a missing code too', 403, setup(''));
  const races = await Promise.all(Array.from({ length: 5 }, () => setup(code)));
  const statuses = races.map((answer) => answer.status).sort();
  check('of five setups one wins', statuses.join() === '201,409,409,409,409', {
    status: statuses.join(),
    text: '',
  });
  check('and it is done', (await status()).json.setupComplete === true);
  await expectStatus(
    'a wrong password is refused',
    401,
    call('POST', '/api/admin/login', { json: { ...account, password: 'wrong horse' } }),
  );
  const login = async (secret = password) => {
    const answer = await call('POST', '/api/admin/login', { json: { ...account, password: secret } });
    check('the right one is not', answer.status === 200 && answer.json.token.length > 20, answer);
    return answer.json.token;
  };
  let token = await login();
  const admin = (method, path, json, headers = {}) =>
    call(method, path, { json, headers: { 'x-admin-session': token, ...headers } });
  const list = await expectStatus(
    'the lead is in the portal',
    200,
    admin('GET', '/api/admin/contact-submissions'),
  );
  check(
    'with its text',
    list.json.some((item) => item.id === contact.json.id && item.email === email),
    list,
  );
  check(
    'an unchanged list is not sent again',
    (await admin('GET', '/api/admin/contact-submissions', undefined, { 'if-none-match': list.headers.etag }))
      .status === 304,
  );
  check('a private answer is never kept', /no-store/.test(list.headers['cache-control'] ?? ''), list);
  await expectStatus('without a token nobody sees it', 401, call('GET', '/api/admin/contact-submissions'));
  await expectStatus(
    'a cookie opens nothing',
    401,
    call('GET', '/api/admin/contact-submissions', { headers: visitor }),
  );
  const one = `/api/admin/contact-submissions/${contact.json.id}`;
  const edited = await expectStatus(
    'it is edited',
    200,
    admin('PATCH', one, { status: 'signed', pricePerMonth: 99.5 }),
  );
  const changes = await expectStatus(
    'the changed list is read again',
    200,
    admin('GET', '/api/admin/contact-submissions', undefined, {
      'if-none-match': list.headers.etag,
    }),
  );
  check(
    'with the edit',
    changes.json.find(({ id }) => id === contact.json.id)?.pricePerMonth === 99.5,
    changes,
  );
  await expectStatus(
    'a stale edit is refused',
    409,
    admin('PATCH', one, { notes: 'x', updatedAt: '2001-01-01T00:00:00.000Z' }),
  );
  check('and tells the state', edited.json.status === 'signed', edited);
  await expectStatus(
    'it moves to another address',
    200,
    admin('PATCH', one, { email: `also-${email}`, industry: 'Retail' }),
  );
  await expectStatus('and back', 200, admin('PATCH', one, { email }));
  const converted = await expectStatus('it becomes a project', 201, admin('POST', `${one}/client-project`));
  const same = await admin('POST', `${one}/client-project`);
  check('only once', same.json?.id === converted.json.id, same);
  await expectStatus('its story opens', 200, admin('GET', `/api/admin/leads/contacts/${contact.json.id}`));
  await expectStatus(
    'a project is added by hand',
    201,
    admin('POST', '/api/admin/client-projects', {
      companyName: 'C',
      clientName: 'N',
      clientEmail: 'n@example.com',
    }),
  );
  await expectStatus('projects are listed', 200, admin('GET', '/api/admin/client-projects'));
  await expectStatus(
    'one is edited',
    200,
    admin('PATCH', `/api/admin/client-projects/${converted.json.id}`, {
      status: 'quoted',
      quotedPrice: 1200,
      // The new address takes story and history along.
      clientEmail: `moved-${email}`,
    }),
  );
  await expectStatus('bookings are listed', 200, admin('GET', '/api/admin/bookings'));
  await expectStatus('subscribers are listed', 200, admin('GET', '/api/admin/subscribers'));
  await expectStatus(
    'a draft of the site is saved',
    200,
    admin('PUT', '/api/admin/site/draft', { baseVersion: 0, values: { offer: { starter: 149 } } }),
  );
  await expectStatus(
    'an edit of an older draft is refused',
    409,
    admin('PUT', '/api/admin/site/draft', { baseVersion: 0, values: {} }),
  );
  const planned = await admin('POST', '/api/admin/site/publish', {
    draftVersion: 1,
    at: '2099-01-01T00:00:00Z',
  });
  check('its publication is scheduled', planned.status === 200, planned.text);
  const publication = `/api/admin/site/publications/${planned.json?.publication?.number}`;
  await expectStatus('the site’s state is shown', 200, admin('GET', '/api/admin/site'));
  await expectStatus('the draft is compared', 200, admin('GET', '/api/admin/site/changes'));
  await expectStatus('a page is previewed', 200, admin('GET', '/api/admin/site/preview?path=/'));
  await expectStatus('a publication opens', 200, admin('GET', publication));
  await expectStatus('it is cancelled', 200, admin('POST', `${publication}/cancel`));
  const siteFile = await admin('GET', '/api/admin/site/export');
  await expectStatus(
    'an exported site comes back',
    200,
    admin('POST', '/api/admin/site/import', { baseVersion: 1, file: siteFile.json }),
  );
  await expectStatus(
    'an import over a newer draft is refused',
    409,
    admin('POST', '/api/admin/site/import', { baseVersion: 0, file: siteFile.json }),
  );
  await expectStatus('an earlier publication is restored', 200, admin('POST', `${publication}/restore`));
  await expectStatus('the overview counts', 200, admin('GET', '/api/admin/overview'));
  const csv = await expectStatus(
    'contacts are exported',
    200,
    admin('GET', '/api/admin/export-clients?dataset=contacts'),
  );
  check('as a file', csv.text.includes(email), csv);
  await conversations({ call, admin, expectStatus, check });
  await bookings({ call, admin, check, expectStatus });
  await ownersPosts({ admin, call, check, expectStatus });
  await people({ admin, check, expectStatus, email, other: 'n@example.com', contactId: contact.json.id });
  await knowledge({ admin, expectStatus, check });
  const { scheduled, emulator } = harness;
  await letters({ scheduled, emulator, call, admin, expectStatus, check });
  await ownersFlows({ admin, call, check, expectStatus, attached: await snapshotOf(admin, contact.json.id) });
  await expectStatus(
    'a person gets a copy of everything',
    200,
    admin('POST', '/api/admin/person/export', { email }),
  );
  const erased = await expectStatus(
    'and is forgotten',
    200,
    admin('POST', '/api/admin/person/erase', { email }),
  );
  check('everywhere', erased.json.erased >= 3, erased);
  const gone = await call('POST', '/api/contact', { json: contactInput('b@example.com'), headers: once() });
  await expectStatus(
    'a lead is deleted',
    200,
    admin('DELETE', `/api/admin/contact-submissions/${gone.json.id}`),
  );
  await expectStatus(
    'a lead that is not there is not',
    404,
    admin('DELETE', `/api/admin/contact-submissions/${gone.json.id}`),
  );
  await visitorsLinks({ admin, check, expectStatus, call, uuid: flow.uuid });
  await expectStatus('the visitor deletes the flow', 200, own('DELETE', `/api/flows/${flow.id}`));

  // Passkeys
  await passkeys({ call, admin, expectStatus, check, password, origin: harness.origin });

  // Sessions end
  await expectStatus(
    'the old password is asked for',
    400,
    admin('POST', '/api/admin/password', { currentPassword: 'no', newPassword: `${password}!` }),
  );
  const fresh = await expectStatus(
    'the password is changed',
    200,
    admin('POST', '/api/admin/password', { currentPassword: password, newPassword: `${password}!` }),
  );
  await expectStatus('the old session ends', 401, admin('GET', '/api/admin/overview'));
  token = fresh.json.token;
  await expectStatus('the administrator leaves', 200, admin('POST', '/api/admin/logout'));
  await expectStatus('the token dies with it', 401, admin('GET', '/api/admin/overview'));
  token = await login(`${password}!`);
  await expectStatus('every session ends at once', 200, admin('POST', '/api/admin/logout-everywhere'));
  await expectStatus('this one too', 401, admin('GET', '/api/admin/overview'));
  token = await login(`${password}!`);

  // Addresses
  const unknown = await expectStatus('an unknown address is not found', 404, call('GET', '/api/nowhere'));
  check('in our own words', unknown.json?.code === 'route.not_found', unknown);
  const method = await expectStatus('a wrong method is told so', 405, call('DELETE', '/api/contact'));
  check('with the right one', method.headers.allow === 'POST', method);
  const reads = await expectStatus('also for a read', 405, call('PUT', '/api/blog/posts'));
  check('that HEAD may do too', reads.headers.allow === 'GET, HEAD', reads);

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
  check(
    'forged addresses dodge no limit',
    flood.filter(({ status }) => status === 429).length === 4,
    flood.at(-1),
  );

  if (harness.gate) await underFaults({ gate: harness.gate, check, call, admin, postId, visitor });
};
