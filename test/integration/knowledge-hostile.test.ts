import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import type { Knowledge } from '#shared/api/knowledge.ts';
import type { TaughtCard } from '#shared/domain/knowledge.ts';
import { chatVisitor } from './harness/chat-visitor.ts';
import { useTestSite } from './harness/test-site.ts';

interface Report {
  readonly format: string;
  readonly stored: number;
  readonly entries: readonly {
    readonly question: string;
    readonly answer: string;
    readonly status: string;
    readonly reason?: string;
  }[];
}
interface Preview {
  readonly unanswered: number;
  readonly wouldAnswer: readonly string[];
  readonly answered: number;
  readonly wouldChange: readonly string[];
}

const overrides = '\u202Egnp.exe\u202C \u2066left\u2069';
/** As stored: signs that reverse the text direction are removed. */
const plainOverrides = overrides.replace(/[\u202a-\u202e\u2066-\u2069]/g, '');
const formulas = ['=HYPERLINK("http://evil.example";"x")', '+1+1', '-2+3', '@SUM(A1)', '\tcmd'];
const markup = '<img src=x onerror=alert(1)><script>alert(1)</script>';

describe('hostile or careless taught answer', () => {
  const site = useTestSite({ env: { RATE_LIMITS: 'off' } });
  const owner = async (method: string, path: string, json?: unknown) =>
    (await site.admin())(method, `/api/admin/knowledge${path}`, json === undefined ? {} : { json });
  const importing = async (text: string, store = true) =>
    (await owner('POST', '/import', { text, language: 'en', store })).json<Report>();
  const taught = async () => (await owner('GET', '')).json<Knowledge>().cards as readonly TaughtCard[];
  const ask = (message: string) => chatVisitor(site).chat(message, { language: 'en' });
  const minute = () => site.clock.advance(31_000);
  const forgetAll = async () => {
    for (const { id } of await taught()) await owner('DELETE', `/cards/${id}`);
    minute();
  };

  it('keeps formulas and markup from a CSV file as plain text, without direction overrides', async () => {
    const rows = [...formulas, markup, overrides].map(
      (text, index) => `"Hostile question ${index}?","${text.replaceAll('"', '""')} is the answer ${index}"`,
    );
    const report = await importing(['question,answer', ...rows].join('\n'));
    expect([report.format, report.stored]).toEqual(['csv', rows.length]);
    const answers = (await taught()).map((card) => card.answers.en?.text ?? '');
    for (const [index, text] of [...formulas, markup, plainOverrides].entries())
      expect(answers).toContain(`${text.trim()} is the answer ${index}`.trim());
    minute();
    const said = await ask('Hostile question 5?');
    // The API returns the text unchanged; the page renders it as text.
    expect(said.message).toContain(markup);
    await forgetAll();
  });

  it('loses Markdown syntax on import, and its links become text', async () => {
    const report = await importing(
      `# Do you sell [anvils](javascript:alert(1))?\nYes, [here](https://evil.example) and **now**.\n${overrides}\n`,
    );
    expect(report.entries).toMatchObject([
      { question: 'Do you sell anvils?', answer: `Yes, here and now.\n${plainOverrides}`, status: 'new' },
    ]);
    minute();
    expect((await ask('Do you sell anvils?')).links ?? []).toEqual([]);
    await forgetAll();
  });

  it('is rejected alone when it is too long, and the whole import above 200,000 characters', async () => {
    const long = `${'word '.repeat(20_000)}`;
    const report = await importing(
      `# Too long an answer?\n${long}\n# ${'why '.repeat(120)}?\nBecause.\n# Short?\nYes, short.\n`,
    );
    expect(long.length).toBe(100_000);
    expect(report.entries.map(({ status }) => status)).toEqual(['refused', 'refused', 'new']);
    expect(report.entries[0]?.reason).toContain('longer than 1500');
    expect((await owner('POST', '/import', { text: 'x'.repeat(200_001), language: 'en' })).status).toBe(400);
    const many = Array.from({ length: 900 }, (_, index) => `Q: Number ${index}?\nA: ${index} it is.`).join(
      '\n',
    );
    const over = await importing(many);
    expect(over.entries).toHaveLength(900);
    expect(over.entries.filter(({ status }) => status === 'new')).toHaveLength(90);
    expect(over.entries.at(-1)?.reason).toContain('import the rest again');
    await forgetAll();
  });

  it.each([
    ['an empty file', ''],
    ['signs that nobody sees', '\u200b\u202e\u0000'],
  ])('cannot be imported from %s', async (_, text) => {
    expect((await owner('POST', '/import', { text, language: 'en', store: true })).status).toBe(400);
  });

  it('is shown as text when it is a company fact, and invalid facts are rejected by field', async () => {
    await owner('PUT', '/facts', { address: `${markup} ${overrides}`, phone: '=1+1' });
    minute();
    expect((await ask('where are you located?')).message).toBe(`${markup} ${plainOverrides}`);
    const refused = await owner('PUT', '/facts', {
      address: 'x'.repeat(301),
      openFrom: '25:00',
      phone: 'p'.repeat(41),
    });
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.json<{ fields: object }>().fields).sort()).toEqual([
      'address',
      'openFrom',
      'phone',
    ]);
    await owner('PUT', '/facts', {});
  });

  it('is used on its days only, by the company’s calendar', async () => {
    const today = site.clock.now().toISOString().slice(0, 10);
    const day = (ahead: number) =>
      new Date(Date.parse(today) + ahead * 86_400_000).toISOString().slice(0, 10);
    const card = (validFrom: string, validUntil: string) => ({
      card: {
        questions: { en: ['Is there a harvest festival with tractors?'] },
        answers: { en: { text: 'Yes, with nine tractors.' } },
        validFrom,
        validUntil,
      },
    });
    const said = async () => {
      minute();
      return (await ask('Is there a harvest festival with tractors?')).message.includes('nine tractors');
    };
    for (const [from, until, expected] of [
      [day(-3), day(-2), false],
      [day(2), day(3), false],
      [day(-1), day(1), true],
    ] as const) {
      expect((await owner('PUT', '/cards/taught.harvest', card(from, until))).status).toBe(200);
      expect(await said(), `${from} to ${until}`).toBe(expected);
    }
    expect((await owner('PUT', '/cards/taught.harvest', card(day(3), day(2)))).status).toBe(400);
    await forgetAll();
  });

  it('answers as its preview announced', async () => {
    const open = [
      'Do you groom alpacas?',
      'alpaca grooming?',
      'do you also groom our alpacas',
      'Is there a submarine dock?',
    ];
    const right = [
      'What does the Starter plan cost?',
      'Can I cancel every month?',
      'Do you work with Shopify?',
    ];
    for (const text of open) {
      const visitor = chatVisitor(site);
      await visitor.chat(text);
      const path = `/api/admin/conversations/${visitor.id()}`;
      const admin = await site.admin();
      const { turns } = (await admin('GET', path)).json<{ turns: { id: string }[] }>();
      await admin('PATCH', `${path}/turns/${turns[0]?.id}`, { json: { mark: 'wrong' } });
    }
    for (const text of right) await chatVisitor(site).chat(text);
    // A card that would replace correct answers.
    const card = {
      questions: { en: ['Do you groom alpacas?', 'Do you work with Shopify?'] },
      answers: { en: { text: 'Every spring.' } },
    };
    const preview = async (id?: string) =>
      (await owner('POST', '/preview', { card, ...(id ? { id } : {}) })).json<Preview>();
    const promised = await preview();
    expect(promised.wouldChange).toEqual(['Do you work with Shopify?']);
    expect(promised.wouldAnswer.length).toBeGreaterThan(1);
    await owner('PUT', '/cards/taught.alpaca', { card });
    minute();
    const answeredBy = async (texts: readonly string[]) => {
      const found: string[] = [];
      for (const text of texts)
        if ((await chatVisitor(site).chat(text)).cards?.[0] === 'taught.alpaca') found.push(text);
      return found;
    };
    expect([...promised.wouldAnswer].sort()).toEqual((await answeredBy(open)).sort());
    expect([...promised.wouldChange].sort()).toEqual((await answeredBy(right)).sort());
    // A taught question is no longer listed as unanswered.
    const list = (await owner('GET', '/unanswered')).text;
    for (const text of promised.wouldAnswer) expect(list).not.toContain(text);
    expect(list).toContain('submarine');
    // Removing a question that is now answered changes an answer too.
    const less = await owner('POST', '/preview', {
      id: 'taught.alpaca',
      card: { ...card, questions: { en: ['Do you groom alpacas?'] } },
    });
    expect(less.json<Preview>().wouldChange).toContain('Do you work with Shopify?');
    await forgetAll();
  });
});

describe('erased person', () => {
  const site = useTestSite({ env: { RATE_LIMITS: 'off' } });
  const everything = async () => {
    const { client, name } = site.runtime.table;
    return JSON.stringify((await client.send(new ScanCommand({ TableName: name }))).Items ?? []);
  };

  it('leaves no text in exchanges, live chat, demos, marks, the portal or the weekly report', async () => {
    const admin = await site.admin();
    const email = 'axolotl.keeper@example.org';
    await admin('POST', '/api/admin/presence', { json: { here: true } });
    const visitor = chatVisitor(site);
    await visitor.chat('Do you sell axolotl food? Write to axolotl.keeper@example.org');
    await visitor.chat('What does the Starter plan cost for an axolotl farm?');
    await visitor.send('POST', '/api/chatbot/demo', { templateId: 'restaurant', message: 'Axolotl for two' });
    const id = visitor.id();
    const path = `/api/admin/conversations/${id}`;
    const { turns } = (await admin('GET', path)).json<{ turns: { id: string }[] }>();
    await admin('PATCH', `${path}/turns/${turns[0]?.id}`, { json: { mark: 'wrong' } });
    await visitor.ask();
    await admin('PUT', `${path}/speaker`, { json: { speaker: 'person' } });
    await visitor.say('My axolotl is waiting');
    await admin('POST', `${path}/messages`, {
      json: { clientId: '0195500f-0000-4000-8000-000000000001', text: 'Poor axolotl' },
    });
    expect(await everything()).toMatch(/axolotl/i);
    const exported = await admin('POST', '/api/admin/person/export', { json: { email } });
    for (const said of ['axolotl food', 'axolotl farm', 'Axolotl for two', 'is waiting', 'Poor axolotl'])
      expect(exported.text).toContain(said);
    await admin('POST', '/api/admin/person/erase', { json: { email } });
    expect(await everything()).not.toMatch(/axolotl/i);
    expect((await admin('GET', path)).status).toBe(404);
    expect((await admin('GET', '/api/admin/conversations')).text).not.toContain(id);
    expect((await admin('GET', '/api/admin/knowledge/unanswered')).text).not.toMatch(/axolotl/i);
    expect((await visitor.poll()).json()).toMatchObject({ state: 'assistant', messages: [] });
    // The tab's next message starts another conversation.
    await visitor.chat('Hello again');
    expect(visitor.id()).not.toBe(id);
  });
});
