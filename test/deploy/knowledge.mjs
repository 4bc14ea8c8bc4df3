// Taught answers: a card, its versions, company facts, an import, unanswered questions, and stats.

export const knowledge = async ({ admin, expectStatus, check }) => {
  const card = {
    questions: { en: ['Where can I park my zeppelin?'] },
    answers: { en: { text: 'On the roof, from nine to five.' } },
  };
  const one = '/api/admin/knowledge/cards/taught.zeppelin';
  await expectStatus('previews a taught card', 200, admin('POST', '/api/admin/knowledge/preview', { card }));
  const taught = await expectStatus('teaches the card', 200, admin('PUT', one, { card }));
  check('stores it as version 1', taught.json.version === 1, taught);
  const tests = '/api/admin/conversation-tests';
  const test = {
    name: 'Zeppelins',
    language: 'en',
    turns: [{ said: 'Where can I park my zeppelin?', expect: 'source', source: 'taught.zeppelin' }],
  };
  const added = await expectStatus('adds a test', 201, admin('POST', tests, test));
  const ownTest = `${tests}/${added.json.id}`;
  await expectStatus('lists the tests', 200, admin('GET', tests));
  await expectStatus('opens the test', 200, admin('GET', ownTest));
  await expectStatus('edits the test', 200, admin('PUT', ownTest, { test, basedOn: 1 }));
  const run = (change) =>
    expectStatus('runs the test', 200, admin('POST', `${tests}/run`, { ids: [added.json.id], change }));
  const ran = await run();
  check('passes the test', ran.json[0].verdict === 'passed', ran);
  const lost = await run({ kind: 'card-deleted', id: 'taught.zeppelin' });
  check('loses the test without the card', lost.json[0].effect === 'lost', lost);
  const drafted = await run({ kind: 'site' });
  check('finds no effect of the draft', drafted.json[0].effect === 'same', drafted);
  const asked = await admin('POST', `${ownTest}/model`, { from: 0 });
  check('asks the model', asked.json?.answers?.length === 1, asked);
  await expectStatus('deletes the test', 200, admin('DELETE', ownTest));
  await expectStatus("lists the card's versions", 200, admin('GET', `${one}/versions`));
  await expectStatus(
    'saves the facts',
    200,
    admin('PUT', '/api/admin/knowledge/facts', { responseHours: 12 }),
  );
  const all = await expectStatus('reads the knowledge', 200, admin('GET', '/api/admin/knowledge'));
  check('returns card and facts', all.json.cards.length === 1 && all.json.facts.responseHours === 12, all);
  const imported = await expectStatus(
    'imports an FAQ',
    200,
    admin('POST', '/api/admin/knowledge/import', {
      text: 'Q;A\nDo you ship?;Yes.',
      language: 'en',
      store: true,
    }),
  );
  check('creates cards from it', imported.json.stored >= 1, imported);
  await expectStatus('deletes a card', 200, admin('DELETE', one));
  await expectStatus('lists unanswered questions', 200, admin('GET', '/api/admin/knowledge/unanswered'));
  await expectStatus(
    'ignores a question',
    200,
    admin('PUT', '/api/admin/knowledge/ignored', { questions: ['Do you sell zeppelins?'], ignored: true }),
  );
  await expectStatus('counts the questions', 200, admin('GET', '/api/admin/conversation-figures'));
  await expectStatus('lists the weekly reports', 200, admin('GET', '/api/admin/letters'));
  const draft = await admin('POST', '/api/admin/knowledge/draft', { text: 'Yes.', from: 'en', to: 'de' });
  check('refuses a draft without a model', draft.status === 409 || draft.status === 200, draft);
};
