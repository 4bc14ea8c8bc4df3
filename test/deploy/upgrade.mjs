// Data that must survive every upgrade, rollback and failed deployment: `leave` stores some of each kind,
// `find` checks it on whatever version is deployed then. Takes the harness of smoke.mjs; docs/deploy.md
// gives the order of calls.

import { bookingInput, contactInput, flowData, flowInput, once, password } from './inputs.mjs';

const firstAccount = { username: 'owner', password };

const tools = ({ http, check }, host) => {
  const tell = (name, ok, answer) =>
    check(name, ok, answer && `${answer.status} ${answer.text?.slice(0, 300)}`);
  const call = (method, path, { json, headers = {} } = {}) =>
    http(method, path, { json, headers: { 'x-edge-viewer-ip': `198.51.100.${host}`, ...headers } });
  const expectStatus = async (name, status, promise) => {
    const answer = await promise;
    tell(name, answer.status === status, answer);
    return answer;
  };
  return { tell, call, expectStatus };
};

const cookieOf = (answer) =>
  [answer.headers['set-cookie'] ?? []]
    .flat()
    .map((cookie) => cookie.split(';')[0])
    .find((cookie) => cookie.includes('visitor='));

/** Sets up the administrator with the deployment's setup code; resolves to a session. */
export const openPortal = async (harness) => {
  const { call, expectStatus } = tools(harness, 1);
  const code = /#setup=([\w-]{22})$/.exec(harness.outputs.SetupUrl ?? '')?.[1] ?? '';
  const headers = { 'x-setup-code': code };
  await expectStatus(
    'sets up the administrator',
    201,
    call('POST', '/api/admin/setup', { json: firstAccount, headers }),
  );
  return (await call('POST', '/api/admin/login', { json: firstAccount })).json.token;
};

/** Stores data of every kind; returns plain data for `find`. */
export const leave = async (harness, host, token) => {
  const { call, expectStatus } = tools(harness, host);
  const email = `upgrade-${host}@example.com`;
  const post = (await call('GET', '/api/blog/posts')).json.at(-1).id;
  const view = await expectStatus('counts a view', 200, call('POST', `/api/blog/posts/${post}/view`));
  const headers = { cookie: cookieOf(view) };
  const like = { json: { increment: true }, headers };
  await expectStatus('counts a like', 200, call('POST', `/api/blog/posts/${post}/like`, like));
  const { likes } = (await call('GET', `/api/blog/posts/${post}`)).json;
  const flow = (
    await expectStatus(
      'creates a flow',
      201,
      call('POST', '/api/flows', { json: { ...flowInput, flowData }, headers }),
    )
  ).json;
  await expectStatus(
    'activates the flow',
    200,
    call('PUT', `/api/flows/${flow.id}`, { json: { isActive: true }, headers }),
  );
  const talk = (await expectStatus('starts a session', 201, call('POST', `/api/flows/${flow.uuid}/sessions`)))
    .json;
  const form = {
    json: contactInput(email, { context: { page: '/', flowId: flow.id } }),
    headers: { ...headers, ...once() },
  };
  const contact = (await expectStatus('stores a contact', 201, call('POST', '/api/contact', form))).json;
  await expectStatus(
    'requests a consultation',
    201,
    call('POST', '/api/consultations', { json: bookingInput(email), headers: once() }),
  );
  await expectStatus(
    'subscribes a reader',
    200,
    call('POST', '/api/subscribe', { json: { email, elapsedMs: 60_000 } }),
  );
  const admin = { 'x-admin-session': token };
  const notes = `Noted before the deployment ${host}`;
  await expectStatus(
    'adds a note',
    200,
    call('PATCH', `/api/admin/contact-submissions/${contact.id}`, { json: { notes }, headers: admin }),
  );
  return { host, token, email, post, likes, headers, flow, talk, form, contact, notes };
};

/** Checks that the stored data is unchanged and usable. */
export const find = async (harness, left, account = firstAccount) => {
  const { tell, call, expectStatus } = tools(harness, left.host);
  const { email, flow, talk, contact, headers } = left;
  const admin = { 'x-admin-session': left.token };
  const list = await expectStatus(
    "keeps the administrator's session",
    200,
    call('GET', '/api/admin/contact-submissions', { headers: admin }),
  );
  const mine = list.json.filter((lead) => lead.email === email);
  tell('the lead is there once, with its note', mine.length === 1 && mine[0].notes === left.notes, list);
  const story = `/api/admin/leads/contacts/${contact.id}`;
  await expectStatus("keeps the contact's timeline", 200, call('GET', story, { headers: admin }));
  const person = await expectStatus(
    'finds everything of the person',
    200,
    call('POST', '/api/admin/person/export', { json: { email }, headers: admin }),
  );
  tell(
    'lead, booking and subscription',
    (person.text.match(new RegExp(email, 'g')) ?? []).length >= 3,
    person,
  );
  const again = await expectStatus(
    'recognises the repeated form',
    201,
    call('POST', '/api/contact', left.form),
  );
  tell('is the same lead', again.json.id === contact.id, again);
  const opened = await expectStatus(
    "keeps the visitor's flow",
    200,
    call('GET', `/api/flows/${flow.id}`, { headers }),
  );
  tell('as it was', JSON.stringify(opened.json.flowData) === JSON.stringify(flow.flowData), opened);
  const turn = `/api/flows/${flow.uuid}/sessions/${talk.id}`;
  // Sessions of older releases have no secret, so their visitors start again.
  if (talk.secret) {
    const own = { 'x-flow-secret': talk.secret };
    const state = await expectStatus('keeps the session', 200, call('GET', turn, { headers: own }));
    const step = { json: { step: talk.step, input: 'a' }, headers: own };
    if (!state.json.done) await expectStatus('continues the session', 200, call('POST', turn, step));
  }
  const like = { json: { increment: true }, headers };
  const liked = await expectStatus(
    'keeps the like',
    200,
    call('POST', `/api/blog/posts/${left.post}/like`, like),
  );
  tell('counts once', liked.json.changed === false, liked);
  const counted = await call('GET', `/api/blog/posts/${left.post}`);
  tell('and is kept', counted.json.likes >= left.likes, counted);
  await expectStatus('keeps the password', 200, call('POST', '/api/admin/login', { json: account }));
};

/**
 * Sends visitors' requests until `stop` is called; resolves to the number of responses by status and path.
 */
export const traffic = (harness, host) => {
  const { call } = tools(harness, host);
  const seen = new Map();
  const bad = [];
  const leads = [];
  let going = true;
  const one = async (name, promise) => {
    const { status, text } = await promise;
    seen.set(status, (seen.get(status) ?? 0) + 1);
    if (status >= 400 && status !== 429) bad.push(`${name} ${status} ${String(text).slice(0, 120)}`);
    return status;
  };
  const visit = async () => {
    for (let i = 0; going; i += 1) {
      const from = { 'x-edge-viewer-ip': `203.0.113.${i % 250}` };
      const email = `during-${host}-${i}@example.com`;
      const contact = { json: contactInput(email), headers: { ...from, ...once() } };
      for (const path of ['/', '/pricing', '/api/blog/posts', '/api/industry-templates']) {
        await one(path, call('GET', path, { headers: from }));
      }
      await one(
        'chat',
        call('POST', '/api/chat', { json: { message: 'What does it cost?' }, headers: from }),
      );
      if ((await one('contact', call('POST', '/api/contact', contact))) === 201) leads.push(email);
    }
  };
  const done = visit();
  return async () => {
    going = false;
    await done;
    return { seen: Object.fromEntries(seen), bad, leads };
  };
};
