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
  await expectStatus('the portal says that nobody is there', 200, presence(false));
  const ask = (wanted, headers = {}) =>
    call('POST', '/api/conversation/person', { json: { wanted }, headers });
  const away = await expectStatus('a visitor asks for a person', 200, ask(true));
  check('and is told that nobody is there', away.json.person.state === 'away', away);
  await expectStatus('then somebody comes', 200, presence(true));
  const asked = await expectStatus('asked again', 200, ask(true));
  check('they are', asked.json.person.state === 'waiting', asked);
  const cookie = conversationCookie(asked);
  const own = (method, path, json) => call(method, path, { json, headers: { cookie } });
  await expectStatus('the visitor waits no longer', 200, ask(false, { cookie }));
  await expectStatus('and waits again', 200, ask(true, { cookie }));
  const waiting = await expectStatus(
    'who waits is listed',
    200,
    admin('GET', '/api/admin/conversations?view=waiting'),
  );
  const id = waiting.json[0]?.id;
  check('with the conversation', typeof id === 'string', waiting);
  await expectStatus('the portal polls for waiting visitors', 200, admin('GET', '/api/admin/waiting'));
  const path = `/api/admin/conversations/${id}`;
  await expectStatus('the owner takes over', 200, admin('PUT', `${path}/speaker`, { speaker: 'person' }));
  await expectStatus(
    'says something',
    201,
    admin('POST', `${path}/messages`, { clientId: randomUUID(), text: 'Hello, I am here.' }),
  );
  await expectStatus('shows it', 200, admin('POST', `${path}/signs`, { typing: true, read: 0 }));
  await expectStatus(
    'the visitor answers',
    201,
    own('POST', '/api/conversation/messages', {
      clientId: randomUUID(),
      text: 'Order 4711, please.',
      known: 1,
    }),
  );
  await expectStatus('has read', 200, own('POST', '/api/conversation/signs', { typing: false, read: 1 }));
  const heard = await expectStatus('and hears', 200, own('GET', '/api/conversation?after=0'));
  check('both, in order', heard.json.messages.map(({ seq }) => seq).join() === '1,2', heard);
  await expectStatus(
    'the talk is handed back',
    200,
    admin('PUT', `${path}/speaker`, { speaker: 'assistant' }),
  );
  await expectStatus(
    'the assistant answers',
    200,
    own('POST', '/api/chat', { message: 'What does it cost?' }),
  );
  await expectStatus(
    'a demo continues in it',
    200,
    own('POST', '/api/chatbot/demo', { message: 'Hello', templateId: 'ecommerce' }),
  );
  const reopened = await expectStatus('another tab loads it', 200, own('GET', '/api/conversation/turns'));
  check('with its turn', reopened.json.turns.length === 1, reopened);
  const whole = await expectStatus('the owner reads it', 200, admin('GET', path));
  check('whole', whole.json.turns.length === 2 && whole.json.messages.length === 2, whole);
  await expectStatus(
    'marks an answer',
    200,
    admin('PATCH', `${path}/turns/${whole.json.turns[0].id}`, { mark: 'wrong' }),
  );
  await expectStatus('lists all', 200, admin('GET', '/api/admin/conversations'));
  const open = '/api/admin/conversations?view=unanswered';
  await expectStatus('lists those not answered', 200, admin('GET', open));
  const until = (Math.floor(Date.now() / 1000) + 3600).toString(36);
  const forged = conversationId(cookie).replaceAll('-', '') + until + 'x'.repeat(43);
  await expectStatus('a forged link opens nothing', 404, own('PUT', '/api/conversation', { link: forged }));
  await expectStatus('the visitor deletes it', 200, own('DELETE', '/api/conversation'));
  await expectStatus('and it is gone', 404, admin('GET', path));
};
