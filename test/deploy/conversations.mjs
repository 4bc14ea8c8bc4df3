// A stored conversation: polled, taken over by the owner, answered in order, handed back, deleted.

import { randomUUID } from 'node:crypto';

/** The conversation cookie of a response. */
export const conversationCookie = (answer) =>
  [answer.headers['set-cookie'] ?? []]
    .flat()
    .map((cookie) => cookie.split(';')[0])
    .find((cookie) => cookie.includes('conversation='));

/** The conversation id in that cookie. */
export const conversationId = (cookie) => /conversation=([^.]+)/.exec(cookie ?? '')?.[1];

export const conversations = async ({ call, admin, expectStatus, check }) => {
  const presence = (here) => admin('POST', '/api/admin/presence', { here });
  await expectStatus('sets the owner as unavailable', 200, presence(false));
  const ask = (wanted, headers = {}) =>
    call('POST', '/api/conversation/person', { json: { wanted }, headers });
  const away = await expectStatus('requests a person', 200, ask(true));
  check('reports that nobody is available', away.json.person.state === 'away', away);
  await expectStatus('sets the owner as available', 200, presence(true));
  const asked = await expectStatus('requests a person again', 200, ask(true));
  check('reports that the owner is available', asked.json.person.state === 'waiting', asked);
  const cookie = conversationCookie(asked);
  const own = (method, path, json) => call(method, path, { json, headers: { cookie } });
  await expectStatus('cancels the request', 200, ask(false, { cookie }));
  await expectStatus('requests a person once more', 200, ask(true, { cookie }));
  const waiting = await expectStatus(
    'lists waiting visitors',
    200,
    admin('GET', '/api/admin/conversations?view=waiting'),
  );
  const id = waiting.json[0]?.id;
  check('includes the conversation', typeof id === 'string', waiting);
  await expectStatus('polls for waiting visitors', 200, admin('GET', '/api/admin/waiting'));
  const path = `/api/admin/conversations/${id}`;
  await expectStatus(
    'takes over the conversation',
    200,
    admin('PUT', `${path}/speaker`, { speaker: 'person' }),
  );
  await expectStatus(
    "sends the owner's message",
    201,
    admin('POST', `${path}/messages`, { clientId: randomUUID(), text: 'Hello, I am here.' }),
  );
  await expectStatus(
    'shows the owner as typing',
    200,
    admin('POST', `${path}/signs`, { typing: true, read: 0 }),
  );
  await expectStatus(
    "sends the visitor's message",
    201,
    own('POST', '/api/conversation/messages', {
      clientId: randomUUID(),
      text: 'Order 4711, please.',
      known: 1,
    }),
  );
  await expectStatus(
    'marks messages as read',
    200,
    own('POST', '/api/conversation/signs', { typing: false, read: 1 }),
  );
  const heard = await expectStatus('polls for new messages', 200, own('GET', '/api/conversation?after=0'));
  check('returns both messages in order', heard.json.messages.map(({ seq }) => seq).join() === '1,2', heard);
  await expectStatus(
    'hands the conversation back',
    200,
    admin('PUT', `${path}/speaker`, { speaker: 'assistant' }),
  );
  await expectStatus(
    'answers by the assistant again',
    200,
    own('POST', '/api/chat', { message: 'What does it cost?' }),
  );
  await expectStatus(
    'continues with a demo in the same conversation',
    200,
    own('POST', '/api/chatbot/demo', { message: 'Hello', templateId: 'ecommerce' }),
  );
  const reopened = await expectStatus(
    'loads the conversation in another tab',
    200,
    own('GET', '/api/conversation/turns'),
  );
  check('includes its turn', reopened.json.turns.length === 1, reopened);
  const whole = await expectStatus('reads the conversation as the owner', 200, admin('GET', path));
  check(
    'returns the whole conversation',
    whole.json.turns.length === 2 && whole.json.messages.length === 2,
    whole,
  );
  await expectStatus(
    'marks an answer',
    200,
    admin('PATCH', `${path}/turns/${whole.json.turns[0].id}`, { mark: 'wrong' }),
  );
  await expectStatus('lists all conversations', 200, admin('GET', '/api/admin/conversations'));
  const open = '/api/admin/conversations?view=unanswered';
  await expectStatus('lists unanswered conversations', 200, admin('GET', open));
  const until = (Math.floor(Date.now() / 1000) + 3600).toString(36);
  const forged = conversationId(cookie).replaceAll('-', '') + until + 'x'.repeat(43);
  await expectStatus('refuses a forged link', 404, own('PUT', '/api/conversation', { link: forged }));
  await expectStatus('deletes the conversation as the visitor', 200, own('DELETE', '/api/conversation'));
  await expectStatus('returns 404 for the deleted conversation', 404, admin('GET', path));
};
