import { describe, expect, it } from 'vitest';
import type { TestedChange, TestInput, TestResult, TestSummary } from '#shared/api/conversation-tests.ts';
import { maxTestsPerRun } from '#shared/domain/conversation-tests.ts';
import { chatVisitor } from './harness/chat-visitor.ts';
import { useTestSite } from './harness/test-site.ts';

const charging = {
  questions: { en: ['Is there a charging station for electric cars?', 'Can I charge my Tesla?'] },
  answers: { en: { text: 'Yes: four charging points in the yard.' } },
};
/** Questions that visitors ask, including one with a taught answer. */
const questions = [
  'What does the Starter plan cost?',
  'Can I charge my Tesla?',
  'Which channels do you support?',
];

interface Proposal {
  readonly test: TestInput;
  readonly replaced: number;
  readonly leftOut: number;
}
interface Saved extends TestInput {
  readonly id: string;
  readonly version: number;
  readonly verdict?: string;
  readonly answers?: readonly { readonly source: string; readonly text: string }[];
}

describe('conversation tests', () => {
  const site = useTestSite({ env: { RATE_LIMITS: 'off' } });
  const base = '/api/admin/conversation-tests';
  const owner = async (method: string, path: string, json?: unknown) =>
    (await site.admin())(method, path, json === undefined ? {} : { json });
  const teach = (id: string, card: object) =>
    owner('PUT', `/api/admin/knowledge/cards/taught.${id}`, { card });
  const propose = async (messages: readonly string[]) => {
    const visitor = chatVisitor(site);
    const conversationHistory: object[] = [];
    for (const message of messages) {
      const { message: answer } = await visitor.chat(message, { conversationHistory });
      conversationHistory.push({ role: 'user', content: message }, { role: 'assistant', content: answer });
    }
    return (await owner('POST', `${base}/propose`, { conversation: visitor.id() })).json<Proposal>();
  };
  const add = async (test: TestInput) => (await owner('POST', base, test)).json<Saved>();
  const run = async (ids: readonly string[], change?: TestedChange) => {
    const answer = await owner('POST', `${base}/run`, { ids, ...(change ? { change } : {}) });
    expect(answer.status).toBe(200);
    return answer.json<TestResult[]>();
  };
  /** Replays use the deployment's brand, so the expected words are those of the first run. */
  const accept = async (saved: Saved) => {
    const [result] = await run([saved.id]);
    const turns = saved.turns.map((turn, index) => ({ ...turn, text: result?.answers[index]?.text }));
    const { name, language } = saved;
    const test = { name, language, turns };
    return (await owner('PUT', `${base}/${saved.id}`, { test, basedOn: saved.version })).json<Saved>();
  };

  let id = '';

  it('propose the visitor’s messages without personal data, and the answers’ sources', async () => {
    await teach('charging', charging);
    site.clock.advance(31_000);
    const { test, replaced, leftOut } = await propose([
      ...questions,
      'My name is Camille Renard, camille@renard.example',
    ]);
    expect(test.turns.map(({ said }) => said)).toEqual([
      ...questions,
      'My name is Robin Miller, visitor@example.com',
    ]);
    expect(test.turns.map(({ source }) => source)).toEqual([
      'plans.starter',
      'taught.charging',
      expect.stringMatching(/^features\./),
      expect.any(String),
    ]);
    expect(JSON.stringify(test)).not.toMatch(/camille|renard/i);
    expect({ replaced, leftOut, name: test.name }).toEqual({
      replaced: expect.any(Number),
      leftOut: 0,
      name: questions[0],
    });
    expect(replaced).toBeGreaterThan(0);
    const saved = await accept(await add({ ...test, turns: test.turns.slice(0, 3) }));
    ({ id } = saved);
  });

  it('pass while nothing has changed, and keep their last result', async () => {
    expect(await run([id])).toMatchObject([{ id, verdict: 'passed' }]);
    const [summary] = (await owner('GET', base)).json<TestSummary[]>();
    expect(summary).toMatchObject({ id, verdict: 'passed', turnCount: 3, ranAt: expect.any(String) });
    expect((await owner('GET', `${base}/${id}`)).json<Saved>().answers).toHaveLength(3);
  });

  it('show the draft’s changed price beside the live answer before it is published', async () => {
    const values = { offer: { starter: 4711 } };
    expect((await owner('PUT', '/api/admin/site/draft', { baseVersion: 0, values })).status).toBe(200);
    const [result] = await run([id], { kind: 'site' });
    expect(result).toMatchObject({ effect: 'different', verdict: 'different' });
    expect(result?.before?.[0]?.text).not.toContain('4,711');
    expect(result?.answers[0]?.text).toContain('4,711');
    // The live assistant and the stored result are untouched.
    expect((await chatVisitor(site).chat(questions[0] ?? '')).message).not.toContain('4,711');
    expect((await owner('GET', base)).json<TestSummary[]>()[0]).toMatchObject({ verdict: 'passed' });
  });

  it('fail when an expected price changes', async () => {
    const saved = (await owner('GET', `${base}/${id}`)).json<Saved>();
    const price = /\$[\d,]+/.exec(saved.answers?.[0]?.text ?? '')?.[0] ?? '';
    expect(price).not.toBe('');
    const { id: strict } = await add({
      name: 'Price',
      language: 'en',
      turns: [{ said: questions[0] ?? '', expect: 'phrase', phrase: price, source: 'plans.starter' }],
    });
    expect(await run([strict], { kind: 'site' })).toMatchObject([{ effect: 'lost', verdict: 'failed' }]);
    await owner('DELETE', `${base}/${strict}`);
  });

  it('fail when a taught answer is deleted or takes over another question', async () => {
    const [deleted] = await run([id], { kind: 'card-deleted', id: 'taught.charging' });
    expect(deleted).toMatchObject({ effect: 'lost', verdict: 'failed' });
    expect(deleted?.answers[1]?.source).not.toBe('taught.charging');
    const thief = {
      questions: { en: ['What does the Starter plan cost?', 'What does Starter cost?'] },
      answers: { en: { text: 'Ask us.' } },
    };
    const [stolen] = await run([id], { kind: 'card', id: 'taught.thief', card: thief });
    expect(stolen).toMatchObject({ effect: 'lost' });
    expect(stolen?.answers[0]).toMatchObject({ source: 'taught.thief' });
    expect((await owner('GET', '/api/admin/knowledge')).json<{ cards: unknown[] }>().cards).toHaveLength(1);
  });

  it('newly pass when a taught answer fills a gap, and don’t change when it concerns something else', async () => {
    const { id: gap } = await add({
      name: 'Zeppelins',
      language: 'en',
      turns: [{ said: 'Where can I park my zeppelin?', expect: 'source', source: 'taught.zeppelin' }],
    });
    const card = {
      questions: { en: ['Where can I park my zeppelin?'] },
      answers: { en: { text: 'On the roof.' } },
    };
    const results = await run([gap, id], { kind: 'card', id: 'taught.zeppelin', card });
    expect(results.map(({ effect }) => effect)).toEqual(['gained', 'same']);
    await owner('DELETE', `${base}/${gap}`);
  });

  it('compare with an earlier publication and with other company facts', async () => {
    const answer = await owner('POST', `${base}/run`, {
      ids: [id],
      change: { kind: 'publication', number: 9 },
    });
    expect(answer.status).toBe(404);
    const { id: hours } = await add({
      name: 'Phone',
      language: 'en',
      turns: [
        { said: 'What is your phone number?', expect: 'phrase', phrase: '555 0199', source: 'company.phone' },
      ],
    });
    expect(await run([hours], { kind: 'facts', facts: { phone: '+1 202 555 0199' } })).toMatchObject([
      { effect: 'gained' },
    ]);
    await owner('DELETE', `${base}/${hours}`);
  });

  it('run thirty at once, and refuse more', async () => {
    const turns = [{ said: 'What do you cost?', expect: 'any' as const, source: 'rule' }];
    const test = { name: 'Copy', language: 'en' as const, turns };
    const ids: string[] = [];
    for (let count = 0; count < maxTestsPerRun; count += 1) ids.push((await add(test)).id);
    expect(await run(ids, { kind: 'site' })).toHaveLength(maxTestsPerRun);
    expect((await owner('POST', `${base}/run`, { ids: [...ids, id] })).status).toBe(400);
    for (const one of ids) await owner('DELETE', `${base}/${one}`);
  });

  it('refuse an older edit, a phrase without words, and unknown tests', async () => {
    const saved = (await owner('GET', `${base}/${id}`)).json<Saved>();
    const { name, language, turns } = saved;
    const change = (basedOn: number, more: object = {}) =>
      owner('PUT', `${base}/${id}`, { test: { name, language, turns, ...more }, basedOn });
    expect((await change(saved.version, { name: 'Prices' })).status).toBe(200);
    expect((await change(saved.version)).json()).toMatchObject({ code: 'record.stale' });
    const empty = [{ said: 'Hi', expect: 'phrase', source: 'rule' }];
    expect((await change(saved.version + 1, { turns: empty })).status).toBe(400);
    const unknown = '0190aaaa-0000-7000-8000-00000000dead';
    expect((await owner('POST', `${base}/run`, { ids: [unknown] })).status).toBe(404);
    expect((await owner('GET', `${base}/${unknown}`)).status).toBe(404);
  });
});
