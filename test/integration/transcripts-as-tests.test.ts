import { beforeAll, describe, expect, it } from 'vitest';
import type { TestedChange, TestInput, TestResult } from '#shared/api/conversation-tests.ts';
import { isDeep } from '#test/setup/depth.ts';
import { chatVisitor } from './harness/chat-visitor.ts';
import { useTestSite } from './harness/test-site.ts';

/** A question about a price, and others that no changed price concerns. */
const priced = [
  'What does the Starter plan cost?',
  'Was kostet Starter im Monat?',
  'スタータープランはいくらですか？',
];
const taught = ['Can I charge my Tesla?', 'Kann ich mein Elektroauto laden?', '電気自動車を充電できますか？'];
const others = [
  [
    'Which channels do you support?',
    'Do you have an API?',
    'Is my data safe?',
    'How do I book a consultation?',
  ],
  [
    'Welche Kanäle unterstützt ihr?',
    'Habt ihr eine API?',
    'Sind meine Daten sicher?',
    'Wie buche ich eine Beratung?',
  ],
  ['対応チャネルは何ですか？', 'APIはありますか？', 'データは安全ですか？', '相談の予約方法は？'],
];
const charging = {
  questions: { en: [taught[0]], de: [taught[1]], ja: [taught[2]] },
  answers: {
    en: { text: 'Yes: four charging points in the yard.' },
    de: { text: 'Ja: vier Ladepunkte im Hof.' },
    ja: { text: 'はい、中庭に充電器が四つあります。' },
  },
};

/** Transcripts of two or three messages: every third asks for a price, every other one for the charging points. */
const transcripts = Array.from({ length: isDeep ? 30 : 6 }, (_, index) => {
  const language = index % 3;
  const group = others[language] ?? [];
  return [
    group[index % group.length] ?? '',
    ...(Math.floor(index / 3) % 2 === 0 ? [priced[language] ?? ''] : [taught[language] ?? '']),
    ...(index % 2 === 0 ? [group[(index + 1) % group.length] ?? ''] : []),
  ];
});
const asks = (messages: readonly string[], questions: readonly string[]) =>
  messages.some((message) => questions.includes(message));

/** Fewer than the limit, so that a busy machine answers in a function's time. */
const testsPerRun = 6;

describe('transcripts as tests', () => {
  const site = useTestSite({ env: { RATE_LIMITS: 'off' } });
  const base = '/api/admin/conversation-tests';
  const owner = async (method: string, path: string, json?: unknown) =>
    (await site.admin())(method, path, json === undefined ? {} : { json });
  const ids: string[] = [];

  const run = async (change?: TestedChange) => {
    const results: TestResult[] = [];
    for (let from = 0; from < ids.length; from += testsPerRun) {
      const some = ids.slice(from, from + testsPerRun);
      const answer = await owner('POST', `${base}/run`, { ids: some, ...(change ? { change } : {}) });
      expect(answer.status, answer.text).toBe(200);
      results.push(...answer.json<TestResult[]>());
    }
    return results;
  };
  /** Numbers of the transcripts that a change affects. */
  const affected = async (change: TestedChange) =>
    (await run(change)).flatMap(({ effect }, index) => (effect === 'same' ? [] : [index]));
  const thatAsk = (questions: readonly string[]) =>
    transcripts.flatMap((messages, index) => (asks(messages, questions) ? [index] : []));

  beforeAll(async () => {
    await owner('PUT', '/api/admin/knowledge/cards/taught.charging', { card: charging });
    site.clock.advance(31_000);
    for (const messages of transcripts) {
      const visitor = chatVisitor(site);
      const conversationHistory: object[] = [];
      for (const message of messages) {
        const { message: answer } = await visitor.chat(message, { conversationHistory });
        expect(answer, message).toEqual(expect.any(String));
        conversationHistory.push({ role: 'user', content: message }, { role: 'assistant', content: answer });
      }
      const proposal = await owner('POST', `${base}/propose`, { conversation: visitor.id() });
      const { test } = proposal.json<{ test: TestInput }>();
      expect(test.turns.map(({ said }) => said)).toEqual(messages);
      ids.push((await owner('POST', base, test)).json<{ id: string }>().id);
    }
  }, 120_000);

  it('are answered from the same sources while nothing changes', async () => {
    const verdicts = (await run()).map(({ verdict }) => verdict);
    expect(verdicts).not.toContain('failed');
  });

  it('show a wrong price in every language, and nothing else, before it is published', async () => {
    const values = { offer: { starter: 12_900 } };
    await owner('PUT', '/api/admin/site/draft', { baseVersion: 0, values });
    expect(await affected({ kind: 'site' })).toEqual(thatAsk(priced));
  });

  it('show a wrong taught answer where it is given, and one that is deleted', async () => {
    const wrong = {
      ...charging,
      answers: { ...charging.answers, en: { text: 'No.' }, de: { text: 'Nein.' }, ja: { text: 'いいえ。' } },
    };
    const change = { kind: 'card', id: 'taught.charging', card: wrong } as unknown as TestedChange;
    expect(await affected(change)).toEqual(thatAsk(taught));
    expect(await affected({ kind: 'card-deleted', id: 'taught.charging' })).toEqual(thatAsk(taught));
  });

  it('show a taught answer that takes over another question', async () => {
    const thief = { questions: { en: [priced[0]] }, answers: { en: { text: 'Ask us.' } } };
    const change = { kind: 'card', id: 'taught.thief', card: thief } as unknown as TestedChange;
    expect(await affected(change)).toEqual(expect.arrayContaining(thatAsk([priced[0] ?? ''])));
  });
});
