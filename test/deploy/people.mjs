import { once } from './inputs.mjs';

export const keyOf = (email) => Buffer.from(email.toLowerCase()).toString('base64url');

/** The owner's actions on a person: record, notes, links, a reply and reply templates. */
export const people = async ({ admin, check, expectStatus, email, other, contactId }) => {
  const path = `/api/admin/people/${keyOf(email)}`;
  const note = await expectStatus(
    'adds a note',
    201,
    admin('POST', `${path}/notes`, { text: 'Met.' }, once()),
  );
  const link = await expectStatus(
    'links two identities',
    201,
    admin('POST', `${path}/links`, { with: keyOf(other) }),
  );
  const record = await expectStatus("opens the person's record", 200, admin('GET', path));
  check(
    'includes note and link',
    record.json.timeline.some(({ id }) => id === note.json.id) && record.json.linked.length === 1,
    record,
  );
  await expectStatus(
    'imports a past conversation',
    200,
    admin('POST', '/api/admin/past-conversations', {
      conversations: [
        {
          system: 'crisp',
          sourceId: 'smoke',
          person: email,
          messages: [{ role: 'user', at: '2024-01-31T09:30:00.000Z', text: 'Hello' }],
        },
      ],
    }),
  );
  await expectStatus(
    'checks it again',
    200,
    admin('POST', '/api/admin/past-conversations', {
      dryRun: true,
      conversations: [
        {
          system: 'crisp',
          sourceId: 'smoke',
          person: email,
          messages: [{ role: 'user', at: '2024-01-31T09:30:00.000Z', text: 'Hello' }],
        },
      ],
    }),
  );
  await expectStatus('removes the link', 200, admin('DELETE', `${path}/links/${link.json.id}`));
  await expectStatus('deletes the note', 200, admin('DELETE', `${path}/notes/${note.json.id}`));
  const answer = {
    kind: 'contacts',
    id: contactId,
    subject: 'Your question',
    text: 'Dear Ada',
    confirmed: true,
  };
  const replied = await expectStatus(
    'logs a reply',
    200,
    admin('POST', '/api/admin/replies', answer, once()),
  );
  check('adds it to the history', replied.json.logged === true, replied);
  const settings = await expectStatus('reads the settings', 200, admin('GET', '/api/admin/settings'));
  check('contains no secret', settings.json.mail.setUp === false, settings);
  await expectStatus(
    'changes the settings',
    200,
    admin('PATCH', '/api/admin/settings', { firstScreen: 'clients' }),
  );
  const test = await expectStatus(
    'reports why a test failed',
    200,
    admin('POST', '/api/admin/settings/tests/mail', {}),
  );
  check('gives a reason', test.json.sent === false, test);
  const server = {
    host: '127.0.0.1',
    port: 587,
    security: 'starttls',
    user: '',
    from: 'hello@example.com',
    owner: 'owner@example.com',
  };
  const mail = '/api/admin/settings/mail';
  await expectStatus('saves a mail server', 200, admin('PUT', mail, server));
  const privateHost = await admin('POST', '/api/admin/settings/tests/mail', {});
  check('sends nothing to a private network', privateHost.json.sent === false, privateHost);
  const removed = await expectStatus('removes the mail server', 200, admin('DELETE', mail));
  check('leaves nothing of it', removed.json.setUp === false && !removed.json.smtp, removed);
  const model = '/api/admin/settings/model';
  await expectStatus(
    'saves a model',
    200,
    admin('PUT', model, { baseUrl: 'https://127.0.0.1:9/v1', model: 'm' }),
  );
  const unreachable = await expectStatus('tests the model', 200, admin('POST', `${model}/test`, {}));
  check('does not use a model that does not answer', unreachable.json.works === false, unreachable);
  await expectStatus('removes the model', 200, admin('DELETE', model));
  const issues = '/api/admin/newsletters';
  const issue = { subject: 'News', text: '# Hello' };
  const draft = await expectStatus('creates a newsletter', 201, admin('POST', issues, issue));
  const newsletter = `${issues}/${draft.json.id}`;
  await expectStatus(
    'changes the newsletter',
    200,
    admin('PUT', newsletter, { ...issue, subject: 'Old news' }),
  );
  await expectStatus('lists newsletters', 200, admin('GET', issues));
  const tried = await expectStatus(
    'tests a newsletter without mail',
    200,
    admin('POST', `${newsletter}/test`, {}),
  );
  check('reports that nothing was sent', tried.json.sent === false, tried);
  await expectStatus('starts sending the newsletter', 200, admin('POST', `${newsletter}/send`, {}));
  const spare = await expectStatus('creates another newsletter', 201, admin('POST', issues, issue));
  await expectStatus('deletes it', 200, admin('DELETE', `${issues}/${spare.json.id}`));
  const forged = `/api/unsubscribe/${'0'.repeat(32)}${'A'.repeat(22)}`;
  await expectStatus('opens no page for a forged unsubscribe link', 404, admin('GET', forged));
  await expectStatus('unsubscribes nobody for a forged link', 404, admin('POST', forged));
  const chosen = { dataset: 'contacts', ids: [contactId] };
  await expectStatus('exports chosen contacts', 200, admin('POST', '/api/admin/exports', chosen));
  const rows = [{ email: `imported-${Date.now()}@example.com`, firstName: 'Ida' }, { email: 'none' }];
  const imported = await expectStatus(
    'imports rows',
    200,
    admin('POST', '/api/admin/import/contacts', { rows }, once()),
  );
  check('reports each row', imported.json.created === 1 && imported.json.errors === 1, imported);
  const text = { name: 'First', language: 'en', subject: 'Thanks', text: 'Dear {{first name}},' };
  const kept = await expectStatus(
    'saves a reply template',
    201,
    admin('POST', '/api/admin/reply-templates', text),
  );
  await expectStatus('lists reply templates', 200, admin('GET', '/api/admin/reply-templates'));
  const one = `/api/admin/reply-templates/${kept.json.id}`;
  await expectStatus('changes the template', 200, admin('PUT', one, { ...text, subject: 'Thank you' }));
  await expectStatus('deletes the template', 200, admin('DELETE', one));
};
