import { conversationCookie, conversationId } from './conversations.mjs';
import { appointmentFlowData, chatFlowData, flowData, flowInput, placement } from './inputs.mjs';

/** Path of the flow snapshot that came with a contact's message. */
export const snapshotOf = async (admin, contactId) => {
  const story = await admin('GET', `/api/admin/leads/contacts/${contactId}`);
  return `/api/admin/flow-snapshots/${story.json.story?.flowId}`;
};

/**
 * Starts the flow in the site's chat with a known address, so that the first step creates a lead; then a
 * miss and an answer.
 */
const inTheChat = async ({ admin, expectStatus, call, path, uuid }) => {
  await expectStatus(
    'publishes and places the flow',
    200,
    admin('PUT', path, { flowData: chatFlowData, isActive: true, placements: [placement] }),
  );
  await expectStatus('offers it to visitors', 200, call('GET', '/api/site-flows'));
  const open = async () => {
    const json = { inChat: true, page: '/', known: { email: `chat-${Date.now()}@example.com` } };
    const opened = await expectStatus(
      'opens it in the chat',
      201,
      call('POST', `/api/flows/${uuid}/sessions`, { json }),
    );
    const turn = opened.json;
    const say = (input) =>
      call('POST', `/api/flows/${uuid}/sessions/${turn.id}`, {
        json: { step: turn.step, input, strict: true },
        headers: { 'x-flow-secret': turn.secret },
      });
    await expectStatus('rejects a question as an answer', 200, say('How much is it?'));
    return { turn, say, cookie: conversationCookie(opened) };
  };
  const { turn, say, cookie } = await open();
  await expectStatus('accepts an answer', 200, say('a'));
  const results = `/api/admin/flows/${path.split('/').at(-1)}/results`;
  await expectStatus('lists its results', 200, admin('GET', results));
  await expectStatus('opens the session', 200, admin('GET', `${results}/${turn.id}`));
  const proposed = `${results.slice(0, -'results'.length)}tests/propose`;
  await expectStatus('proposes a test of it', 200, admin('POST', proposed, { session: turn.id }));
  const headers = { cookie };
  await expectStatus(
    'deletes the conversation as the visitor',
    200,
    call('DELETE', '/api/conversation', { headers }),
  );
  await expectStatus('deletes its session too', 404, admin('GET', `${results}/${turn.id}`));
  const other = await open();
  const conversation = `/api/admin/conversations/${conversationId(other.cookie)}`;
  await expectStatus('deletes another conversation as the owner', 200, admin('DELETE', conversation));
  await expectStatus('deletes that session too', 404, admin('GET', `${results}/${other.turn.id}`));
};

/** Books a free time in a session of the flow, then replaces it, which frees the first. */
const bookInFlow = async ({ admin, check, expectStatus, call, path, uuid }) => {
  await expectStatus(
    'asks for a time',
    200,
    admin('PUT', path, { flowData: appointmentFlowData, isActive: true }),
  );
  const listTimes = async () => {
    const free = await expectStatus('lists free times', 200, call('GET', '/api/free-times?timeZone=UTC'));
    return free.json.times;
  };
  const times = await listTimes();
  const [first, second] = [times.at(0), times.at(-1)];
  const sessions = `/api/flows/${uuid}/sessions`;
  const known = { email: `time-${Date.now()}@example.com` };
  const opened = await expectStatus(
    'starts the session',
    201,
    call('POST', sessions, { json: { inChat: true, page: '/', known } }),
  );
  const { id, secret } = opened.json;
  const choose = (step, time) => {
    const input = `${time.slice(0, 10)} ${time.slice(11, 16)}`;
    const json = { step, input, timeZone: 'UTC', strict: true };
    return call('POST', `${sessions}/${id}`, { json, headers: { 'x-flow-secret': secret } });
  };
  const held = await expectStatus('chooses a free time', 200, choose(opened.json.step, first));
  check('holds the time', !(await listTimes()).includes(first), held);
  const changed = await expectStatus('replaces it by another time', 200, choose(held.json.step, second));
  const after = await listTimes();
  check('frees the first time', after.includes(first) && changed.json.done === true, changed);
};

/** Adds, changes, lists and deletes a test of a flow. */
export const testsOfFlow = async ({ expectStatus, send, path }) => {
  const expect = { outcome: 'open', node: 'start', title: '', variables: {}, path: [] };
  const script = { language: 'en', answers: [], results: [], seed: 's', today: '2026-03-02' };
  const test = { name: 'Nothing said', ...script, expect };
  const added = await expectStatus('adds a test of a flow', 201, send('POST', `${path}/tests`, test));
  const testPath = `${path}/tests/${added.json.id}`;
  await expectStatus('changes the test', 200, send('PUT', testPath, { test, basedOn: 1 }));
  await expectStatus('lists the tests', 200, send('GET', `${path}/tests`));
  await expectStatus('deletes the test', 200, send('DELETE', testPath));
};

/** The site's own flows, and the error of a full workspace for every way of adding one. */
export const ownersFlows = async ({ admin, call, check, expectStatus, attached }) => {
  await expectStatus('opens the flow attached to a message', 200, admin('GET', attached));
  const adopted = await expectStatus('adopts it', 201, admin('POST', `${attached}/adopt`));
  const path = `/api/flows/${adopted.json.id}`;
  const list = await expectStatus("stores it in the site's workspace", 200, admin('GET', '/api/flows'));
  check('lists no other flow there', list.json.length === 1, list);
  const saved = await expectStatus('saves it', 200, admin('PUT', path, { flowData }));
  const { version } = saved.json;
  for (const address of [path, `${path}/revisions`, `${path}/revisions/${version}`, `${path}/sessions`]) {
    await expectStatus('reads it as the owner', 200, admin('GET', address));
  }
  await expectStatus('joins the editing as the owner', 200, admin('POST', `${path}/editors`, { tab: 'a' }));
  const comment = await expectStatus(
    'comments as the owner',
    201,
    admin('POST', `${path}/comments`, { nodeId: 'start', text: 'Greet by name?' }),
  );
  const commentPath = `${path}/comments/${comment.json.id}`;
  await expectStatus('resolves the comment', 200, admin('PATCH', commentPath, { isResolved: true }));
  await expectStatus('deletes the comment', 200, admin('DELETE', commentPath));
  await testsOfFlow({ expectStatus, send: admin, path });
  const request = { url: 'https://localhost/', method: 'GET', headers: {}, responseMapping: {} };
  const tried = await admin('POST', '/api/admin/flow-requests', { request, variables: {} });
  check(
    'a test request to a private host is refused',
    tried.status === 200 && tried.json.ok === false,
    tried,
  );
  const texts = [{ key: 'start.message', text: 'Hello' }];
  const draft = await admin('POST', '/api/admin/flow-drafts', { from: 'en', to: 'de', texts });
  check('refuses a translation draft without a model', draft.status === 409 || draft.status === 200, draft);
  await inTheChat({ admin, expectStatus, call, path, uuid: adopted.json.uuid });
  const start = flowData.nodes.slice(0, 1);
  await expectStatus(
    'a flow of one node goes live',
    200,
    admin('PUT', path, { flowData: { nodes: start, connections: [] }, isActive: true }),
  );
  const sessions = `/api/flows/${adopted.json.uuid}/sessions`;
  await expectStatus('it is completed at once', 201, call('POST', sessions, { json: {} }));
  const events = await expectStatus('events are listed', 200, admin('GET', '/api/admin/outgoing-events'));
  const completed = events.json.deliveries.filter(({ type }) => type === 'flow.completed');
  check('both completed sessions are among them', completed.length === 2, events);
  const oldest = `/api/admin/outgoing-events/${completed.at(-1)?.id}`;
  const about = await expectStatus('an event about a deleted session', 200, admin('POST', oldest));
  check('has nothing to send', about.json.state === 'failed', about);
  await expectStatus('an event from the log is sent again', 200, admin('POST', oldest));
  await expectStatus('the receiver is removed', 200, admin('DELETE', '/api/admin/outgoing-events'));
  await bookInFlow({ admin, check, expectStatus, call, path, uuid: adopted.json.uuid });
  await expectStatus(
    'reads its analytics',
    200,
    admin('GET', `/api/flows/analytics?flow=${adopted.json.id}`),
  );
  await expectStatus('restores its first revision', 200, admin('POST', `${path}/revisions/1/restore`, {}));
  // Simultaneous saves reread the flow; many saves list its revisions.
  const atOnce = (count, one) => Promise.all(Array.from({ length: count }, (_, i) => one(i)));
  const fine = (name, answers) =>
    check(
      name,
      answers.every(({ status }) => status === 200),
      answers.find(({ status }) => status !== 200),
    );
  fine('changes at once', await atOnce(6, (i) => admin('PUT', path, { description: `Change ${i}` })));
  const renamed = (text) => ({
    ...flowData,
    nodes: flowData.nodes.map((node) =>
      node.id === 'bye' ? { ...node, data: { message: text, delay: 0 } } : node,
    ),
  });
  for (let i = 0; i < 26; i += 1) await admin('PUT', path, { flowData: renamed(`Save ${i}`) });
  fine('restored at once', await atOnce(8, (i) => admin('POST', `${path}/revisions/${20 + i}/restore`, {})));
  const more = [];
  while (more.length < 49)
    more.push(
      ...(await Promise.all(Array.from({ length: 7 }, () => admin('POST', '/api/flows', flowInput)))),
    );
  check(
    'creates 49 more flows',
    more.every(({ status }) => status === 201),
    more.find(({ status }) => status !== 201),
  );
  await expectStatus('refuses the 51st flow', 409, admin('POST', '/api/flows', flowInput));
  await expectStatus('refuses to adopt into a full workspace', 409, admin('POST', `${attached}/adopt`));
  await expectStatus('deletes a flow', 200, admin('DELETE', path));
};

/** The owner lists, closes and reopens a visitor's live link. */
export const visitorsLinks = async ({ admin, check, expectStatus, call, uuid }) => {
  const links = await expectStatus(
    "lists visitors' live links",
    200,
    admin('GET', '/api/admin/visitor-links'),
  );
  check(
    'includes this flow',
    links.json.some((link) => link.uuid === uuid),
    links,
  );
  const close = (closed) => admin('POST', `/api/admin/visitor-links/${uuid}`, { closed });
  await expectStatus('closes a link', 200, close(true));
  await expectStatus('returns 404 for the closed link', 404, call('GET', `/api/flows/public/${uuid}`));
  await expectStatus('reopens the link', 200, close(false));
};
