import { describe, expect, it } from 'vitest';
import type { LiveMessage, OwnTurn } from '#shared/api/conversations.ts';
import { emptyConversation, isUntouched, reduceConversation } from './conversation.ts';
import type { ChatMessage } from './message.ts';
import { mergeStored } from './recall.ts';

const at = (second: number) => new Date(second * 1000).toISOString();
const turn = (second: number, more: Partial<OwnTurn> = {}): OwnTurn => ({
  id: `t${second}`,
  at: at(second),
  said: `question ${second}`,
  text: `answer ${second}`,
  language: 'de',
  cards: ['plans.starter'],
  ...more,
});
const told = (second: number, from: LiveMessage['from'] = 'person'): LiveMessage => ({
  seq: second,
  clientId: `c${second}`,
  from,
  text: `told ${second}`,
  at: at(second),
});
const own = (id: string, more: Partial<ChatMessage> = {}): ChatMessage => ({
  id,
  role: 'assistant',
  content: id,
  timestamp: 0,
  language: 'en',
  ...more,
});
const welcome = own('welcome', { note: 'welcome' });
const all = (turns: readonly OwnTurn[], messages: readonly LiveMessage[] = []) => ({
  turns,
  messages,
  speaker: 'The team',
  language: 'de' as const,
});
const shown = (messages: readonly ChatMessage[]) => messages.map(({ content }) => content);

describe('recall', () => {
  it("inserts stored and live messages in order above a new tab's greeting", () => {
    const talk = mergeStored([welcome], all([turn(1), turn(3, { flow: true, said: '' })], [told(2)]));
    expect(shown(talk)).toEqual(['question 1', 'answer 1', 'told 2', 'answer 3', 'welcome']);
    expect(talk.slice(0, -1).every(({ earlier }) => earlier)).toBe(true);
    expect(talk[1]).toMatchObject({
      role: 'assistant',
      turn: 't1',
      language: 'de',
      cards: ['plans.starter'],
    });
    expect(talk[2]).toMatchObject({ live: 2, speaker: 'The team' });
    expect(talk[3]).toMatchObject({ flow: true });
    expect(isUntouched(talk)).toBe(true);
  });

  it('sorts live messages by number', () => {
    const quick = { ...told(1), at: at(9) };
    expect(shown(mergeStored([], all([], [told(2), quick])))).toEqual(['told 1', 'told 2']);
  });

  it("keeps the tab's own messages when repeated", () => {
    const mine = [
      welcome,
      own('mine', { role: 'user', turn: 't2' }),
      own('my answer', { turn: 't2', suggestions: [{ kind: 'ask', text: 'More?' }] }),
    ];
    const once = mergeStored(mine, all([turn(2)]));
    expect(once).toBe(mine);
    const grown = mergeStored(mine, all([turn(1), turn(2), turn(4)]));
    expect(shown(grown)).toEqual([
      'question 1',
      'answer 1',
      'welcome',
      'mine',
      'my answer',
      'question 4',
      'answer 4',
    ]);
    expect(grown.map(({ earlier }) => earlier === true)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
    expect(mergeStored(grown, all([turn(1), turn(2), turn(4)]))).toBe(grown);
  });

  it('recognises a message to a person by its id', () => {
    const mine = [welcome, own('c1', { role: 'user', live: 0 })];
    expect(mergeStored(mine, all([], [told(1, 'visitor')]))).toBe(mine);
  });
});

describe('a conversation in two tabs', () => {
  const stamp = { id: 'q', at: 1, language: 'en' as const };
  const asked = reduceConversation(
    { ...emptyConversation, messages: [welcome] },
    { type: 'sent', stamp, text: 'question 5' },
  );

  it('shows a turn once, even if recalled before its reply arrives', () => {
    const recalled = reduceConversation(asked, { type: 'history loaded', recalled: all([turn(5)]) });
    const answered = reduceConversation(recalled, {
      type: 'replied',
      stamp: { ...stamp, id: 'a' },
      message: 'answer 5',
      emptyReply: '',
      turn: 't5',
    });
    expect(shown(answered.messages)).toEqual(['welcome', 'question 5', 'answer 5']);
    expect(answered.messages.slice(1).every((message) => message.turn === 't5')).toBe(true);
  });

  it('drops everything before the question when deleted elsewhere', () => {
    const before = { ...emptyConversation, messages: [welcome, own('old', { turn: 't1' })] };
    const question = reduceConversation(before, { type: 'sent', stamp, text: 'New' });
    const answered = reduceConversation(question, {
      type: 'replied',
      stamp: { ...stamp, id: 'a' },
      message: 'Yes',
      emptyReply: '',
      restarted: true,
    });
    expect(shown(answered.messages)).toEqual(['New', 'Yes']);
  });

  it("changes the greeting's language without touching messages", () => {
    const recalled = reduceConversation(
      { ...emptyConversation, messages: [welcome] },
      { type: 'history loaded', recalled: all([turn(1)]) },
    );
    const german = reduceConversation(recalled, {
      type: 'translated',
      language: 'de',
      welcome: 'Willkommen',
    });
    expect(shown(german.messages)).toEqual(['question 1', 'answer 1', 'Willkommen']);
  });
});

describe('an active live chat', () => {
  const running = { ...all([turn(1)], [told(2, 'visitor'), told(3)]), state: 'person' as const };

  it('continues in a new tab without a greeting', () => {
    const talk = mergeStored([welcome], running);
    expect(shown(talk)).toEqual(['question 1', 'answer 1', 'told 2', 'told 3']);
    expect(talk.some(({ earlier }) => earlier)).toBe(false);
  });

  it("keeps the tab's own messages in place", () => {
    expect(shown(mergeStored([welcome, own('mine', { role: 'user' })], running))).toContain('welcome');
  });

  it('gets a greeting once the assistant replies again or without messages', () => {
    expect(shown(mergeStored([welcome], { ...running, state: 'assistant' })).at(-1)).toBe('welcome');
    expect(shown(mergeStored([welcome], { ...all([]), state: 'person' }))).toEqual(['welcome']);
  });
});
