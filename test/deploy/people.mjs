import { once } from './inputs.mjs';

const keyOf = (email) => Buffer.from(email.toLowerCase()).toString('base64url');

/** The owner's actions on a person: record, notes, links, a reply and reply templates. */
export const people = async ({ admin, check, expectStatus, email, other, contactId }) => {
  const path = `/api/admin/people/${keyOf(email)}`;
  const note = await expectStatus(
    'a note is kept',
    201,
    admin('POST', `${path}/notes`, { text: 'Met.' }, once()),
  );
  const link = await expectStatus(
    'two are one person',
    201,
    admin('POST', `${path}/links`, { with: keyOf(other) }),
  );
  const record = await expectStatus('a person has one record', 200, admin('GET', path));
  check(
    'with note and link',
    record.json.timeline.some(({ id }) => id === note.json.id) && record.json.linked.length === 1,
    record,
  );
  await expectStatus('no longer', 200, admin('DELETE', `${path}/links/${link.json.id}`));
  await expectStatus('the note goes', 200, admin('DELETE', `${path}/notes/${note.json.id}`));
  const answer = {
    kind: 'contacts',
    id: contactId,
    subject: 'Your question',
    text: 'Dear Ada',
    confirmed: true,
  };
  const replied = await expectStatus(
    'an answer is noted',
    200,
    admin('POST', '/api/admin/replies', answer, once()),
  );
  check('in the history', replied.json.logged === true, replied);
  const settings = await expectStatus('the settings open', 200, admin('GET', '/api/admin/settings'));
  check('without a secret', settings.json.mail.setUp === false, settings);
  await expectStatus('are changed', 200, admin('PATCH', '/api/admin/settings', { firstScreen: 'clients' }));
  const test = await expectStatus(
    'a test says why not',
    200,
    admin('POST', '/api/admin/settings/tests/mail', {}),
  );
  check('in words', test.json.sent === false, test);
  const server = {
    host: '127.0.0.1',
    port: 587,
    security: 'starttls',
    user: '',
    from: 'hello@example.com',
    owner: 'owner@example.com',
  };
  const mail = '/api/admin/settings/mail';
  await expectStatus('a mail server is saved', 200, admin('PUT', mail, server));
  const privateHost = await admin('POST', '/api/admin/settings/tests/mail', {});
  check('and sends nothing to a private network', privateHost.json.sent === false, privateHost);
  const removed = await expectStatus('and removed', 200, admin('DELETE', mail));
  check('completely', removed.json.setUp === false && !removed.json.smtp, removed);
  const model = '/api/admin/settings/model';
  await expectStatus(
    'a model is saved',
    200,
    admin('PUT', model, { baseUrl: 'https://127.0.0.1:9/v1', model: 'm' }),
  );
  const unreachable = await expectStatus('it is tested', 200, admin('POST', `${model}/test`, {}));
  check('and not used, because it does not answer', unreachable.json.works === false, unreachable);
  await expectStatus('and removed', 200, admin('DELETE', model));
  const issues = '/api/admin/newsletters';
  const issue = { subject: 'News', text: '# Hello' };
  const draft = await expectStatus('a newsletter is written', 201, admin('POST', issues, issue));
  const newsletter = `${issues}/${draft.json.id}`;
  await expectStatus('changed', 200, admin('PUT', newsletter, { ...issue, subject: 'Old news' }));
  await expectStatus('listed', 200, admin('GET', issues));
  const tried = await expectStatus('not tested without mail', 200, admin('POST', `${newsletter}/test`, {}));
  check('and says so', tried.json.sent === false, tried);
  await expectStatus('handed over', 200, admin('POST', `${newsletter}/send`, {}));
  const spare = await expectStatus('another is written', 201, admin('POST', issues, issue));
  await expectStatus('and deleted', 200, admin('DELETE', `${issues}/${spare.json.id}`));
  const forged = `/api/unsubscribe/${'0'.repeat(32)}${'A'.repeat(22)}`;
  await expectStatus('a forged unsubscribe link opens nothing', 404, admin('GET', forged));
  await expectStatus('and unsubscribes nobody', 404, admin('POST', forged));
  const chosen = { dataset: 'contacts', ids: [contactId] };
  await expectStatus('chosen contacts are exported', 200, admin('POST', '/api/admin/exports', chosen));
  const rows = [{ email: `imported-${Date.now()}@example.com`, firstName: 'Ida' }, { email: 'none' }];
  const imported = await expectStatus(
    'rows are imported',
    200,
    admin('POST', '/api/admin/import/contacts', { rows }, once()),
  );
  check('each by itself', imported.json.created === 1 && imported.json.errors === 1, imported);
  const text = { name: 'First', language: 'en', subject: 'Thanks', text: 'Dear {{first name}},' };
  const kept = await expectStatus('a text is kept', 201, admin('POST', '/api/admin/reply-templates', text));
  await expectStatus('and listed', 200, admin('GET', '/api/admin/reply-templates'));
  const one = `/api/admin/reply-templates/${kept.json.id}`;
  await expectStatus('changed', 200, admin('PUT', one, { ...text, subject: 'Thank you' }));
  await expectStatus('and removed', 200, admin('DELETE', one));
};
