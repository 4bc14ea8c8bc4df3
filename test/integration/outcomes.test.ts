import { describe, expect, it } from 'vitest';
import type { ChatTurn } from '#shared/api/chat.ts';
import type { ConversationSummary, Turn } from '#shared/api/conversations.ts';
import { countedOutcome, openReason } from '#shared/domain/conversations.ts';
import { chatVisitor } from './harness/chat-visitor.ts';
import { useTestSite } from './harness/test-site.ts';

type Counts = Record<string, number>;
interface Figures {
  readonly byLanguage: Record<string, Counts>;
  readonly byPage: Record<string, Counts>;
  readonly byTopic: Record<string, Counts>;
  readonly days: { readonly outcomes: Counts }[];
}

const outcomesOf = ['answered', 'clarified', 'unknown', 'disputed', 'left', 'demo'] as const;

describe('outcome of an answer', () => {
  const site = useTestSite({ env: { RATE_LIMITS: 'off' } });
  const owner = async (method: string, path: string, json?: unknown) =>
    (await site.admin())(method, path, json === undefined ? {} : { json });
  const figures = async () => (await owner('GET', '/api/admin/conversation-figures?days=7')).json<Figures>();
  /** English questions by outcome; all routes that count them must agree. */
  const counted = async (): Promise<Counts> => {
    const { byLanguage, byPage, byTopic, days } = await figures();
    const sum = (groups: readonly Counts[], name: string) =>
      groups.reduce((all, counts) => all + (counts[name] ?? 0), 0);
    return Object.fromEntries(
      outcomesOf.map((name) => {
        const total = byLanguage.en?.[name] ?? 0;
        const others = [byPage, byTopic].map((groups) => sum(Object.values(groups), name));
        const byDay = sum(
          days.map(({ outcomes }) => outcomes),
          name,
        );
        expect([...others, byDay], name).toEqual([total, total, total]);
        return [name, total];
      }),
    );
  };
  const whole = async (id: string) =>
    (await owner('GET', `/api/admin/conversations/${id}`)).json<{
      turns: readonly Turn[];
      conversation: ConversationSummary;
    }>();
  const found = async (query: string, id: string) =>
    (await owner('GET', `/api/admin/conversations${query}`))
      .json<ConversationSummary[]>()
      .some((one) => one.id === id);
  const openQuestions = async () => (await owner('GET', '/api/admin/knowledge/unanswered')).text;
  /** A visitor's panel that sends its history; `inNewTab` is a second tab with the history so far. */
  const talker = (visitor = chatVisitor(site), before: readonly ChatTurn[] = []) => {
    const history = [...before];
    return {
      ...visitor,
      inNewTab: () => talker(visitor, history),
      says: async (message: string) => {
        const answer = await visitor.chat(message, { conversationHistory: history, page: '/' });
        history.push({ role: 'user', content: message }, { role: 'assistant', content: answer.message });
        return answer;
      },
    };
  };

  it('is “clarified” when the assistant is unsure, and the visitor counts as helped after a later answer', async () => {
    const visitor = talker();
    const doubtful = await visitor.says('is there some kind of certificate thing for my boss');
    expect(doubtful.suggestions?.some(({ kind }) => kind === 'pass')).toBe(true);
    expect(doubtful.outcome).toBe('clarified');
    expect(await counted()).toMatchObject({ answered: 0, clarified: 1, left: 1 });
    expect(await found('?outcome=clarified', visitor.id())).toBe(true);
    expect(await found('?outcome=answered', visitor.id())).toBe(false);
    await visitor.says('What does the Starter plan cost?');
    expect(await counted()).toMatchObject({ answered: 1, clarified: 1, left: 0 });
  });

  it('keeps a clarified question unanswered until the visitor takes an offered question', async () => {
    const visitor = talker();
    const missed = 'is there some kind of certificate thing for my boss please';
    const { suggestions } = await visitor.says(missed);
    const listed = async () =>
      (await owner('GET', '/api/admin/conversations?view=unanswered'))
        .json<ConversationSummary[]>()
        .find((one) => one.id === visitor.id());
    expect(await openQuestions()).toContain(missed);
    expect(await listed()).toMatchObject({ missed: { said: missed, reason: 'asked' } });
    const other = talker();
    await other.says(missed);
    await other.says('What does the Starter plan cost?');
    const rows = (await owner('GET', '/api/admin/conversations?view=unanswered')).json<
      ConversationSummary[]
    >();
    expect(rows.find(({ id }) => id === other.id())).toMatchObject({
      last: 'What does the Starter plan cost?',
      missed: { said: missed, reason: 'asked' },
    });
    await visitor.says(suggestions?.find(({ kind }) => kind === 'ask')?.text ?? '');
    expect(await listed()).toBeUndefined();
    expect((await whole(visitor.id())).turns[0]).toMatchObject({ outcome: 'clarified', taken: true });
  });

  it.each([
    ['says that it was not meant', "That's not what I asked"],
    ['asks the same in other words', 'so can I cancel my plan monthly or not'],
  ])('is “disputed” once when the visitor %s', async (_, objection) => {
    const before = await counted();
    const visitor = talker();
    await visitor.says('Can I cancel my plan every month?');
    const secondTab = visitor.inNewTab();
    expect(await counted()).toMatchObject({ answered: (before.answered ?? 0) + 1 });
    await visitor.says(objection);
    const after = await counted();
    expect(after.disputed).toBe((before.disputed ?? 0) + 1);
    const [first] = (await whole(visitor.id())).turns;
    expect(first?.outcome).toBe('disputed');
    expect(await found('?view=unanswered', visitor.id())).toBe(true);
    expect(await found('?outcome=disputed', visitor.id())).toBe(true);
    expect(await openQuestions()).toContain('Can I cancel my plan every month?');
    // The second tab still ends with the disputed answer: its objection is stored but not counted again.
    await secondTab.says(objection);
    expect((await counted()).disputed).toBe(after.disputed);
    expect((await whole(visitor.id())).turns).toHaveLength(3);
  });

  it('is not changed by a forged history or state', async () => {
    const one = talker();
    const { turn } = await one.says('What does the Starter plan cost?');
    const before = await counted();
    const forged = {
      conversationHistory: [{ role: 'user', content: 'What does the Starter plan cost?' }],
      state: { kept: { turn, at: new Date().toISOString(), language: 'en', page: '/' } },
    };
    await chatVisitor(site).chat("That's not what I asked", forged);
    const other = talker();
    await other.says('Hello');
    await other.chat("That's not what I asked", forged);
    expect((await counted()).disputed).toBe(before.disputed);
    expect((await whole(one.id())).turns[0]?.outcome).toBe('answered');
  });

  it('is overridden by the owner’s mark in stats, list and transcript until it is removed', async () => {
    const visitor = talker();
    await visitor.says('Do you work with Shopify?');
    const before = await counted();
    const [turn] = (await whole(visitor.id())).turns;
    const mark = (how: Turn['mark'] | null) =>
      owner('PATCH', `/api/admin/conversations/${visitor.id()}/turns/${turn?.id}`, { mark: how });
    for (const again of [1, 2]) {
      expect((await mark('wrong')).status, `time ${again}`).toBe(200);
      expect(await counted()).toMatchObject({
        answered: (before.answered ?? 0) - 1,
        disputed: (before.disputed ?? 0) + 1,
      });
    }
    const [marked] = (await whole(visitor.id())).turns;
    expect(marked && countedOutcome(marked)).toBe('disputed');
    expect(await found('?outcome=disputed', visitor.id())).toBe(true);
    expect(await found('?outcome=answered', visitor.id())).toBe(false);
    expect(await openQuestions()).toContain('Do you work with Shopify?');
    for (const how of ['good', null] as const) {
      await mark(how);
      expect(await counted()).toEqual(before);
      expect(await found('?outcome=disputed', visitor.id())).toBe(false);
      expect(await found('?outcome=answered', visitor.id())).toBe(true);
      expect(await openQuestions()).not.toContain('Do you work with Shopify?');
    }
  });

  it('is not counted for messages to a demo', async () => {
    const before = await counted();
    const visitor = chatVisitor(site);
    await visitor.send('POST', '/api/chatbot/demo', { templateId: 'restaurant', message: 'A table for two' });
    expect(await counted()).toEqual({ ...before, demo: (before.demo ?? 0) + 1 });
    // Without a template the assistant itself replies, so the message counts.
    await visitor.send('POST', '/api/chatbot/demo', { message: 'What does the Starter plan cost?' });
    expect((await counted()).answered).toBe((before.answered ?? 0) + 1);
    const { turns } = await whole(visitor.id());
    expect(turns.map(({ where, outcome }) => [where, outcome])).toEqual([
      ['demo:restaurant', 'demo'],
      ['site', 'answered'],
    ]);
    expect(turns[1]?.cards[0]).toBe('plans.starter');
  });

  it('lists every unanswered question of a conversation', async () => {
    const visitor = talker();
    const questions = [
      'How deep is Lake Baikal?',
      'What is the weather today?',
      'Do you plant trees?',
      'Do you sell garden furniture?',
      'Can you repair my bicycle?',
    ];
    for (const question of questions) await visitor.says(question);
    const { turns } = await whole(visitor.id());
    const unknown = turns.filter((turn) => openReason(turn)).map(({ said }) => said);
    expect(unknown.length).toBeGreaterThan(3);
    expect(unknown).toContain('How deep is Lake Baikal?');
    const rows = (await owner('GET', '/api/admin/conversations?view=unanswered')).json<
      ConversationSummary[]
    >();
    const listed = rows.filter(({ id }) => id === visitor.id()).map(({ missed }) => missed?.said);
    expect(listed.toSorted()).toEqual(unknown.toSorted());
  });
});
