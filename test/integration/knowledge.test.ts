import { describe, expect, it } from 'vitest';
import type { Knowledge, UnansweredGroup } from '#shared/api/knowledge.ts';
import type { TaughtCard } from '#shared/domain/knowledge.ts';
import { xssPayloads } from '#test/fixtures/xss-payloads.ts';
import { chatVisitor } from './harness/chat-visitor.ts';
import { useTestSite } from './harness/test-site.ts';

const parking = {
  questions: {
    en: ['Is there a charging station for electric cars?', 'Can I charge my Tesla at your office?'],
  },
  answers: { en: { text: 'Yes: four charging points in the yard, free for visitors.' } },
  link: '/#contact',
};

describe('taught answers', () => {
  const site = useTestSite({ env: { RATE_LIMITS: 'off' } });
  const owner = async (method: string, path: string, json?: unknown) =>
    (await site.admin())(method, `/api/admin/knowledge${path}`, json === undefined ? {} : { json });
  const ask = (message: string, more: object = {}) => chatVisitor(site).chat(message, more);
  const minute = () => site.clock.advance(31_000);
  const put = (id: string, card: object, basedOn?: number) =>
    owner('PUT', `/cards/taught.${id}`, { card, ...(basedOn === undefined ? {} : { basedOn }) });

  it('are used within a minute, in other languages too, and can be withdrawn', async () => {
    const question = 'Can I charge my Tesla at your office?';
    expect((await ask(question)).cards).not.toContain('taught.charging');
    const first = (await put('charging', parking)).json<TaughtCard>();
    expect(first.version).toBe(1);
    minute();
    const taught = await ask(question);
    expect(taught).toMatchObject({
      message: expect.stringContaining('four charging points'),
      outcome: 'answered',
    });
    expect(taught.cards).toEqual(['taught.charging']);
    expect(taught.links?.[0]?.href).toBe('/#contact');
    const german = { de: ['Kann ich mein Elektroauto bei euch laden?'] };
    await put('charging', { ...parking, questions: { ...parking.questions, ...german } }, 1);
    minute();
    expect((await ask('Kann ich mein Elektroauto bei euch laden?')).message).toContain(
      'four charging points',
    );
    // Teach a wrong answer, then restore the right one.
    await put('charging', { ...parking, answers: { en: { text: 'No, never.' } } }, 2);
    minute();
    expect((await ask(question)).message).toContain('No, never.');
    const [, good] = (await owner('GET', '/cards/taught.charging/versions')).json<TaughtCard[]>();
    const { questions, answers } = good as TaughtCard;
    await put('charging', { questions, answers }, 3);
    minute();
    expect((await ask(question)).message).toContain('four charging points');
    await owner('DELETE', '/cards/taught.charging');
    minute();
    expect((await ask(question)).cards).not.toContain('taught.charging');
  });

  it('are never overwritten by an edit of a stale version', async () => {
    await put('twice', parking);
    await put('twice', parking, 1);
    const stale = await put('twice', { ...parking, answers: { en: { text: 'Other' } } }, 1);
    expect(stale.status).toBe(409);
    expect(stale.json()).toMatchObject({ code: 'record.stale', current: { version: 2 } });
    await owner('DELETE', '/cards/taught.twice');
  });

  it('are rejected with an explanation when they are invalid', async () => {
    const refused = await put('wrong', {
      questions: { en: ['Ok?'] },
      answers: { en: { text: 'Yes' } },
      link: 'https://evil.example',
      validFrom: '2027-02-30',
    });
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.json<{ fields: object }>().fields)).toEqual(
      expect.arrayContaining(['card.link', 'card.validFrom']),
    );
    for (const link of ['/.//evil.example', '/..//evil.example', '//evil.example'])
      expect((await put('wrong', { ...parking, link })).status, link).toBe(400);
    expect((await put('wrong', { questions: {}, answers: {} })).status).toBe(400);
    expect((await owner('PUT', '/facts', { openFrom: '18:00', openTo: '09:00' })).status).toBe(400);
  });

  it('are tested on past questions before they are used', async () => {
    for (const text of ['Is the canteen vegetarian?', 'vegetarian canteen?']) await ask(text);
    await ask('What does the Starter plan cost?');
    const groups = (await owner('GET', '/unanswered')).json<UnansweredGroup[]>();
    const canteen = groups.filter(({ questions }) => questions.some(({ text }) => /canteen/i.test(text)));
    expect(canteen.length).toBeGreaterThan(0);
    const preview = (
      await owner('POST', '/preview', {
        card: {
          questions: { en: ['Is the canteen vegetarian?', 'Do you have vegetarian food in the canteen?'] },
          answers: { en: { text: 'No, but a cold coffee machine.' } },
        },
      })
    ).json<{ unanswered: number; wouldAnswer: string[]; answered: number; wouldChange: string[] }>();
    expect(preview.wouldAnswer.length).toBeGreaterThan(0);
    expect(preview.wouldAnswer.every((text) => /canteen/i.test(text))).toBe(true);
    expect(preview.answered).toBeGreaterThan(0);
    expect(preview.wouldChange.filter((text) => !/canteen/i.test(text))).toEqual([]);
    // Answers marked wrong count as unanswered too.
    expect(preview.unanswered).toBeGreaterThanOrEqual(preview.wouldAnswer.length);
  });

  it('are not requested again for an ignored question until that is undone', async () => {
    for (const text of ['asdfghjkl qwertz', '?']) await ask(text);
    const listed = async () => (await owner('GET', '/unanswered')).text;
    expect(await listed()).toContain('asdfghjkl qwertz');
    expect(
      (await owner('GET', '/unanswered')).json<UnansweredGroup[]>().map(({ question }) => question),
    ).not.toContain('?');
    const ignore = (ignored: boolean) =>
      owner('PUT', '/ignored', { questions: ['asdfghjkl qwertz'], ignored });
    const conversations = async () =>
      (await (await site.admin())('GET', '/api/admin/conversations?view=unanswered')).text;
    expect(await conversations()).toContain('asdfghjkl qwertz');
    expect((await ignore(true)).json()).toEqual({ ignored: true });
    expect(await conversations(), 'no question without an answer any more').not.toMatch(/asdfghjkl/i);
    await ask('Asdfghjkl, qwertz!');
    expect(await listed()).not.toMatch(/asdfghjkl/i);
    // Teaching an answer keeps the question ignored; the mark stores no text of the visitor.
    await put('other', parking);
    expect(await listed()).not.toMatch(/asdfghjkl/i);
    await owner('DELETE', '/cards/taught.other');
    await ignore(false);
    expect(await listed()).toMatch(/asdfghjkl/i);
    expect((await owner('PUT', '/ignored', { questions: [], ignored: true })).status).toBe(400);
    expect((await owner('PUT', '/ignored', { questions: ['x'.repeat(2001)], ignored: true })).status).toBe(
      400,
    );
  });

  it('are imported from a FAQ, CSV or Markdown file with a result per entry', async () => {
    const markdown =
      '# Do you repair bicycles?\nYes, **every** day.\n\n## Empty one\n\n# Do you repair bicycles?\nAgain.';
    const tried = (await owner('POST', '/import', { text: markdown, language: 'en' })).json<{
      format: string;
      stored: number;
      entries: { status: string; answer: string }[];
    }>();
    expect(tried).toMatchObject({ format: 'markdown', stored: 0 });
    expect(tried.entries.map(({ status }) => status)).toEqual(['new', 'refused', 'known']);
    expect(tried.entries[0]?.answer).toBe('Yes, every day.');
    const csv = 'question;answer\n"Is there a ""pool""?";"No;\nnever"\n';
    const stored = await owner('POST', '/import', { text: csv, language: 'en', store: true });
    expect(stored.json()).toMatchObject({ format: 'csv', stored: 1, entries: [{ answer: 'No;\nnever' }] });
    const again = await owner('POST', '/import', { text: csv, language: 'en', store: true });
    expect(again.json()).toMatchObject({ stored: 0, entries: [{ status: 'known' }] });
    minute();
    expect((await ask('Is there a "pool"?')).message).toContain('never');
  });

  it('keep hostile text as plain text in every field', async () => {
    for (const [index, text] of xssPayloads.slice(0, 40).entries()) {
      const words = text.trim().slice(0, 250);
      const answer = await put(`hostile-${index}`, {
        questions: { en: [words] },
        answers: { en: { text: words } },
      });
      expect([200, 400]).toContain(answer.status);
      if (answer.status === 200) await owner('DELETE', `/cards/taught.hostile-${index}`);
    }
  });

  it('use the opening hours that the owner entered when a visitor wants a person', async () => {
    await owner('PUT', '/facts', { responseHours: 7, openDays: [] });
    const { cards } = (await owner('GET', '')).json<Knowledge>();
    expect(Array.isArray(cards)).toBe(true);
    expect((await chatVisitor(site).ask()).person).toMatchObject({ state: 'away', answersWithinHours: 7 });
  });

  it('are counted in the stats', async () => {
    const figures = (await (await site.admin())('GET', '/api/admin/conversation-figures?days=7')).json<{
      turns: number;
      conversations: number;
      byLanguage: Record<string, Record<string, number>>;
      cards: Record<string, number>;
    }>();
    expect(figures.turns).toBeGreaterThan(5);
    expect(figures.conversations).toBeGreaterThan(5);
    expect(figures.byLanguage.en?.answered).toBeGreaterThan(0);
    expect(Object.values(figures.cards).some((count) => count === 0)).toBe(true);
  });
});
