// Taught answers: a card, its versions, company facts, an import, unanswered questions, and stats.

export const knowledge = async ({ admin, expectStatus, check }) => {
  const card = {
    questions: { en: ['Where can I park my zeppelin?'] },
    answers: { en: { text: 'On the roof, from nine to five.' } },
  };
  const one = '/api/admin/knowledge/cards/taught.zeppelin';
  await expectStatus('a card is tried', 200, admin('POST', '/api/admin/knowledge/preview', { card }));
  const taught = await expectStatus('and taught', 200, admin('PUT', one, { card }));
  check('as its first version', taught.json.version === 1, taught);
  await expectStatus('its versions are kept', 200, admin('GET', `${one}/versions`));
  await expectStatus(
    'facts are said',
    200,
    admin('PUT', '/api/admin/knowledge/facts', { responseHours: 12 }),
  );
  const all = await expectStatus('all of it is read', 200, admin('GET', '/api/admin/knowledge'));
  check('card and facts', all.json.cards.length === 1 && all.json.facts.responseHours === 12, all);
  const imported = await expectStatus(
    'an FAQ is imported',
    200,
    admin('POST', '/api/admin/knowledge/import', {
      text: 'Q;A\nDo you ship?;Yes.',
      language: 'en',
      store: true,
    }),
  );
  check('as cards', imported.json.stored >= 1, imported);
  await expectStatus('a card is taken back', 200, admin('DELETE', one));
  await expectStatus('what was not answered is listed', 200, admin('GET', '/api/admin/knowledge/unanswered'));
  await expectStatus(
    'one of them is ignored',
    200,
    admin('PUT', '/api/admin/knowledge/ignored', { questions: ['Do you sell zeppelins?'], ignored: true }),
  );
  await expectStatus('and all of it counted', 200, admin('GET', '/api/admin/conversation-figures'));
  await expectStatus('for letters, too', 200, admin('GET', '/api/admin/letters'));
  const draft = await admin('POST', '/api/admin/knowledge/draft', { text: 'Yes.', from: 'en', to: 'de' });
  check('a draft needs a model', draft.status === 409 || draft.status === 200, draft);
};
