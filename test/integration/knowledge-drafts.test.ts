import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answers, type FakeModel, refuses, says, startFakeModel } from './assistant-fake-model.ts';
import { startTestSite, type TestSite } from './harness/start-test-site.ts';

const path = '/api/admin/knowledge/draft';
const wanted = {
  text: 'Yes: four charging points in the yard, free for visitors. The fifth costs $12 a day.',
  from: 'en',
  to: 'de',
};
const german = 'Ja: vier Ladepunkte im Hof, für Besucher kostenlos. Der fünfte kostet 12 $ am Tag.';

describe('model’s draft of a taught answer', () => {
  let model: FakeModel;
  let site: TestSite & { stop: () => Promise<void> };
  const draft = async (json: object = wanted) => (await site.admin())('POST', path, { json });
  const asked = async (json?: object) => {
    const before = model.requests.length;
    const answer = await draft(json);
    return { answer, tries: model.requests.length - before };
  };

  beforeAll(async () => {
    model = await startFakeModel();
    site = await startTestSite({
      env: { OPENAI_API_KEY: 'sk-test-key', OPENAI_BASE_URL: model.url, CHAT_DAILY_TOKENS: '200000' },
    });
  });
  afterAll(async () => {
    await site.stop();
    await model.stop();
  });

  it('is returned unchanged, and the owner’s text reaches the model as data, not as an instruction', async () => {
    model.behave(answers(german));
    const { answer, tries } = await asked();
    expect([answer.status, answer.json(), tries]).toEqual([200, { text: german }, 1]);
    const [system, user] = model.requests.at(-1)?.messages ?? [];
    expect(system?.content).toContain('from English to German');
    expect(user).toEqual({ role: 'user', content: wanted.text });
  });

  it('is requested once more with the reason when its language is wrong, and dropped after that', async () => {
    model.behave((request, response, nth) => {
      const isTold = request.messages.at(-1)?.content.includes('It was not in German') === true;
      answers(
        isTold ? german : 'Oui : quatre bornes de recharge dans la cour, gratuites pour les visiteurs.',
      )(request, response, nth);
    });
    const { answer, tries } = await asked();
    expect([answer.json(), tries]).toEqual([{ text: german }, 2]);
    model.behave(answers('Oui : quatre bornes de recharge dans la cour, gratuites pour les visiteurs.'));
    const never = await asked();
    expect([never.answer.status, never.tries]).toEqual([409, 2]);
    expect(never.answer.text).toContain('no translation that can be used');
    expect(never.answer.text).not.toContain('bornes');
  });

  it('is rejected when it contains a price that the answer does not', async () => {
    model.behave(answers(german.replace('12 $', '99 $')));
    expect((await asked()).answer.status).toBe(409);
  });

  it.each([
    ['broken JSON', says('{"message": "Ja: vier Ladepunkte im Hof, für Besucher kosten')],
    ['nothing', says('')],
    ['a refusal', refuses(401)],
    ['an error', refuses(500)],
    ['a page', says('<!doctype html><html><body>Bad gateway</body></html>')],
  ])('is rejected with an explanation when it is %s', async (_, behaviour) => {
    model.behave(behaviour);
    const { answer } = await asked();
    expect(answer.status, answer.text).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'limit.reached' });
    expect(answer.text).toContain('translate by hand');
  });

  it('fails when the model exceeds its time', async () => {
    model.behave(() => undefined);
    const started = Date.now();
    expect((await asked()).answer.status).toBe(409);
    expect(Date.now() - started).toBeLessThan(20_000);
  }, 30_000);

  it('is marked in the card and not used before the owner approves it', async () => {
    const owner = await site.admin();
    const card = (isDraft: boolean) => ({
      questions: {
        en: ['Can I charge my zeppelin in your yard?'],
        de: ['Kann ich meinen Zeppelin bei euch laden?'],
      },
      answers: { en: { text: wanted.text }, de: { text: german, ...(isDraft ? { draft: true } : {}) } },
    });
    const put = async (isDraft: boolean) =>
      owner('PUT', '/api/admin/knowledge/cards/taught.zeppelin', { json: { card: card(isDraft) } });
    const ask = async () => {
      site.clock.advance(31_000);
      const answer = await site.api('POST', '/api/chat', {
        json: { message: 'Kann ich meinen Zeppelin bei euch laden?' },
      });
      return answer.json<{ message: string }>().message;
    };
    expect((await put(true)).status).toBe(200);
    expect(await ask()).toBe(
      `Unser Team hat diese Antwort in einer anderen Sprache geschrieben (Englisch):\n${wanted.text}`,
    );
    expect((await put(false)).status).toBe(200);
    expect(await ask()).toBe(german);
  });
});
