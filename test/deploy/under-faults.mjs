import { bookingInput, contactInput, flowData, flowInput, once, password } from './inputs.mjs';

const faults = [
  { kind: 'throttle', rate: 0.2 },
  { kind: 'throttle', rate: 1 },
  { kind: 'error', rate: 0.2 },
  { kind: 'error', rate: 1 },
  { kind: 'delay', ms: 1000, rate: 0.2 },
  { kind: 'lose-answer', rate: 0.2 },
  { kind: 'lose-answer', rate: 1 },
  { kind: 'lose-request', rate: 0.2 },
  { kind: 'lose-request', rate: 1 },
  { kind: 'small-pages', items: 2, rate: 1 },
  { kind: 'stale', rate: 1 },
];

/** Prepares one round without faults: a lead for each call that changes one, a running flow, a session. */
const prepare = async ({ call, admin, visitor }, round) => {
  const lead = async (name) => {
    const json = contactInput(`${name}-${round}@example.com`);
    const answer = await call('POST', '/api/contact', { json, headers: once() });
    return `/api/admin/contact-submissions/${answer.json.id}`;
  };
  const own = (method, path, json) => call(method, path, { json, headers: visitor });
  const flow = (await own('POST', '/api/flows', flowInput)).json;
  const spare = (await own('POST', '/api/flows', flowInput)).json;
  await own('PUT', `/api/flows/${flow.id}`, { isActive: true });
  const session = (await call('POST', `/api/flows/${flow.uuid}/sessions`)).json;
  const other = (await call('POST', `/api/flows/${flow.uuid}/sessions`)).json;
  const login = await call('POST', '/api/admin/login', {
    json: { username: 'owner', password: `${password}!` },
  });
  const client = { companyName: 'C', clientName: 'N', clientEmail: `c-${round}@example.com` };
  return {
    own,
    flow,
    spare,
    session,
    other,
    token: login.json.token,
    client: (await admin('POST', '/api/admin/client-projects', client)).json,
    edited: await lead('edited'),
    converted: await lead('converted'),
    deleted: await lead('deleted'),
    erased: (await lead('erased')) && `erased-${round}@example.com`,
  };
};

/** One call per route whose status shows whether it worked. */
const calls = ({ call, admin, postId, visitor }, round, made) => {
  const { own, flow, session } = made;
  const form = (path, json) => () => call('POST', path, { json, headers: once() });
  return {
    posts: () => call('GET', '/api/blog/posts'),
    post: () => call('GET', `/api/blog/posts/${postId}`),
    view: () => call('POST', `/api/blog/posts/${postId}/view`, { headers: visitor }),
    like: () => own('POST', `/api/blog/posts/${postId}/like`, { increment: true }),
    templates: () => call('GET', '/api/industry-templates'),
    chat: form('/api/chat', { message: 'Hello' }),
    contact: form('/api/contact', contactInput(`f-${round}@example.com`)),
    consultation: form('/api/consultations', bookingInput(`g-${round}@example.com`)),
    subscribe: form('/api/subscribe', { email: `s-${round}@example.com`, elapsedMs: 60_000 }),
    visit: form('/api/visits', { channel: 'search' }),
    'setup status': () => call('GET', '/api/admin/setup-status'),
    login: form('/api/admin/login', { username: 'owner', password: `${password}!` }),
    logout: () => call('POST', '/api/admin/logout', { headers: { 'x-admin-session': made.token } }),
    contacts: () => admin('GET', '/api/admin/contact-submissions'),
    'edit contact': () => admin('PATCH', made.edited, { status: 'interested', notes: `round ${round}` }),
    'convert contact': () => admin('POST', `${made.converted}/client-project`),
    'delete contact': () => admin('DELETE', made.deleted),
    clients: () => admin('GET', '/api/admin/client-projects'),
    'add client': () =>
      admin('POST', '/api/admin/client-projects', {
        companyName: 'C',
        clientName: 'N',
        clientEmail: 'n@example.com',
      }),
    'edit client': () => admin('PATCH', `/api/admin/client-projects/${made.client.id}`, { status: 'quoted' }),
    bookings: () => admin('GET', '/api/admin/bookings'),
    subscribers: () => admin('GET', '/api/admin/subscribers'),
    story: () => admin('GET', `/api/admin/leads/clients/${made.client.id}`),
    overview: () => admin('GET', '/api/admin/overview'),
    export: () => admin('GET', '/api/admin/export-clients'),
    'export person': () =>
      admin('POST', '/api/admin/person/export', { email: `edited-${round}@example.com` }),
    'erase person': () => admin('POST', '/api/admin/person/erase', { email: made.erased }),
    flows: () => own('GET', '/api/flows'),
    flow: () => own('GET', `/api/flows/${flow.id}`),
    'new flow': () => own('POST', '/api/flows', flowInput),
    'save flow': () => own('PUT', `/api/flows/${flow.id}`, { flowData }),
    'delete flow': () => own('DELETE', `/api/flows/${made.spare.id}`),
    revisions: () => own('GET', `/api/flows/${flow.id}/revisions`),
    'flow log': () => own('GET', `/api/flows/${flow.id}/sessions`),
    figures: () => own('GET', '/api/flows/analytics'),
    'public flow': () => call('GET', `/api/flows/public/${flow.uuid}`),
    'start talk': () => call('POST', `/api/flows/${flow.uuid}/sessions`),
    'go on talking': () =>
      call('POST', `/api/flows/${flow.uuid}/sessions/${session.id}`, {
        json: { step: session.step, input: 'a' },
        headers: { 'x-flow-secret': session.secret },
      }),
    'read talk': () =>
      call('GET', `/api/flows/${flow.uuid}/sessions/${made.other.id}`, {
        headers: { 'x-flow-secret': made.other.secret },
      }),
  };
};

const isRight = ({ status }) => status < 300;
const isLater = ({ status, json, headers }) => status === 503 && json?.code && headers['retry-after'];

/**
 * Calls every route while the table fails: each response is correct, or 503 with a code and Retry-After;
 * when one call in five fails, nine responses in ten are correct. Nothing is stored twice.
 */
export const underFaults = async (world) => {
  const { gate, check, admin } = world;
  for (const [round, fault] of faults.entries()) {
    const name = `${fault.kind} ${fault.rate * 100} %`;
    const made = await prepare(world, round);
    gate.setFaults([fault]);
    const asked = Object.entries(calls(world, round, made));
    const answers = await Promise.all(asked.map(async ([probe, run]) => [probe, await run()]));
    gate.setFaults([]);
    const [odd] = answers.filter(([, answer]) => !isRight(answer) && !isLater(answer));
    check(
      `${name}: every answer is right or 503`,
      !odd,
      odd && { ...odd[1], status: `${odd[0]} ${odd[1].status}` },
    );
    const right = answers.filter(([, answer]) => isRight(answer)).length;
    if (fault.rate < 1) check(`${name}: ${right} of ${answers.length} right`, right >= answers.length * 0.9);
  }
  const list = await admin('GET', '/api/admin/contact-submissions');
  const emails = list.json.map((contact) => contact.email).sort();
  check('nothing was stored twice', new Set(emails).size === emails.length, {
    status: '',
    text: emails.join(),
  });
};
