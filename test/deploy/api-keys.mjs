// API keys: every scoped route that writes nothing itself notes the key's first use of the day, so each gets a new key.

import { once } from './inputs.mjs';

const id = '01890000-0000-7000-8000-000000000000';
const card = '/api/admin/knowledge/cards/taught.by-key';

/** `[scope, method, path, body, status]`; made-up ids suffice where 404 is expected. */
const calls = (contactId, personKey) => [
  ['leads:read', 'GET', '/api/admin/contact-submissions', undefined, 200],
  ['leads:read', 'GET', '/api/admin/client-projects', undefined, 200],
  ['leads:read', 'GET', '/api/admin/subscribers', undefined, 200],
  ['leads:read', 'GET', `/api/admin/leads/contacts/${contactId}`, undefined, 200],
  ['leads:read', 'GET', `/api/admin/people/${personKey}`, undefined, 200],
  ['leads:write', 'POST', `/api/admin/people/${personKey}/notes`, { text: 'By key' }, 201],
  ['bookings:read', 'GET', '/api/admin/bookings', undefined, 200],
  ['bookings:read', 'GET', `/api/admin/bookings/${id}/calendar.ics`, undefined, 404],
  ['conversations:read', 'GET', '/api/admin/conversations', undefined, 200],
  ['conversations:read', 'GET', `/api/admin/conversations/${id}`, undefined, 404],
  ['conversations:read', 'GET', '/api/admin/conversation-figures', undefined, 200],
  [
    'knowledge:write',
    'PUT',
    card,
    { card: { questions: { en: ['By key?'] }, answers: { en: { text: 'Yes.' } } } },
    200,
  ],
  ['knowledge:read', 'GET', '/api/admin/knowledge', undefined, 200],
  ['knowledge:read', 'GET', `${card}/versions`, undefined, 200],
  ['knowledge:read', 'GET', '/api/admin/knowledge/unanswered', undefined, 200],
  ['knowledge:write', 'DELETE', card, undefined, 200],
  ['knowledge:write', 'PUT', '/api/admin/knowledge/facts', { responseHours: 12 }, 200],
  ['flows:read', 'GET', `/api/admin/flows/${id}/results`, undefined, 404],
  ['flows:read', 'GET', `/api/admin/flows/${id}/results/${id}`, undefined, 404],
  ['flows:read', 'GET', '/api/flows', undefined, 200],
];

/** `admin` calls with a session, `call` without. Revokes every key that it creates. */
export const apiKeys = async ({ call, admin, check, expectStatus, password, contactId, personKey }) => {
  const path = '/api/admin/api-keys';
  const create = async (scopes) =>
    (
      await expectStatus(
        'creates an API key',
        201,
        admin('POST', path, { name: 'Smoke', scopes, currentPassword: password }),
      )
    ).json;
  const withKey = (key, method, address, json) =>
    call(method, address, { json, headers: { authorization: `Bearer ${key}`, ...once() } });
  for (const [scope, method, address, json, status] of calls(contactId, personKey)) {
    const { key, stored } = await create([scope]);
    await expectStatus(`${scope} allows ${method} ${address}`, status, withKey(key, method, address, json));
    await expectStatus('revokes the key', 200, admin('DELETE', `${path}/${stored.id}`));
  }
  const { key, stored } = await create(['leads:read']);
  const listed = await expectStatus('lists the keys', 200, admin('GET', path));
  check('never lists the key itself', listed.json.keys.length === 1 && !listed.text.includes(key), listed);
  await expectStatus('refuses a key without the scope', 403, withKey(key, 'GET', '/api/admin/bookings'));
  await expectStatus('refuses a key for keys', 403, withKey(key, 'GET', path));
  await expectStatus('revokes the last key', 200, admin('DELETE', `${path}/${stored.id}`));
  await expectStatus('refuses a revoked key', 401, withKey(key, 'GET', '/api/admin/contact-submissions'));
};
