import { describe, expect, it } from 'vitest';
import type { LiveMessage, OwnTurn } from '#shared/api/conversations.ts';
import { converse, emptyConversation, isUntouched } from './conversation.ts';
import type { ChatMessage } from './message.ts';
import { recall } from './recall.ts';

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

describe('what is recalled', () => {
  it('stands above the greeting of a new tab, as it was said, in order, also what a person said', () => {
    const talk = recall([welcome], all([turn(1), turn(3, { flow: true, said: '' })], [told(2)]));
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

  it('stands by the numbers of the messages, though one that was sent later has the lower number', () => {
    const quick = { ...told(1), at: at(9) };
    expect(shown(recall([], all([], [told(2), quick])))).toEqual(['told 1', 'told 2']);
  });

  it('leaves what the tab knows as it is, however often it looks', () => {
    const mine = [
      welcome,
      own('mine', { role: 'user', turn: 't2' }),
      own('my answer', { turn: 't2', suggestions: [{ kind: 'ask', text: 'More?' }] }),
    ];
    const once = recall(mine, all([turn(2)]));
    expect(once).toBe(mine);
    const grown = recall(mine, all([turn(1), turn(2), turn(4)]));
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
    expect(recall(grown, all([turn(1), turn(2), turn(4)]))).toBe(grown);
  });

  it('knows a message to a person by the id it was sent with', () => {
    const mine = [welcome, own('c1', { role: 'user', live: 0 })];
    expect(recall(mine, all([], [told(1, 'visitor')]))).toBe(mine);
  });
});

describe('a talk that goes on in two tabs', () => {
  const stamp = { id: 'q', at: 1, language: 'en' as const };
  const asked = converse(
    { ...emptyConversation, messages: [welcome] },
    { type: 'sent', stamp, text: 'question 5' },
  );

  it('has an exchange once, though the server told of it before its answer came', () => {
    const recalled = converse(asked, { type: 'recalled', recalled: all([turn(5)]) });
    const answered = converse(recalled, {
      type: 'replied',
      stamp: { ...stamp, id: 'a' },
      message: 'answer 5',
      emptyAnswer: '',
      turn: 't5',
    });
    expect(shown(answered.messages)).toEqual(['welcome', 'question 5', 'answer 5']);
    expect(answered.messages.slice(1).every((message) => message.turn === 't5')).toBe(true);
  });

  it('lets go of everything before the question where it was deleted elsewhere', () => {
    const before = { ...emptyConversation, messages: [welcome, own('old', { turn: 't1' })] };
    const question = converse(before, { type: 'sent', stamp, text: 'New' });
    const answered = converse(question, {
      type: 'replied',
      stamp: { ...stamp, id: 'a' },
      message: 'Yes',
      emptyAnswer: '',
      restarted: true,
    });
    expect(shown(answered.messages)).toEqual(['New', 'Yes']);
  });

  it('greets in another language without touching what was said', () => {
    const recalled = converse(
      { ...emptyConversation, messages: [welcome] },
      { type: 'recalled', recalled: all([turn(1)]) },
    );
    const german = converse(recalled, { type: 'translated', language: 'de', welcome: 'Willkommen' });
    expect(shown(german.messages)).toEqual(['question 1', 'answer 1', 'Willkommen']);
  });
});

describe('a talk with a person that is going on', () => {
  const running = { ...all([turn(1)], [told(2, 'visitor'), told(3)]), state: 'person' as const };

  it('goes on in a new tab where it was, without a greeting under it', () => {
    const talk = recall([welcome], running);
    expect(shown(talk)).toEqual(['question 1', 'answer 1', 'told 2', 'told 3']);
    expect(talk.some(({ earlier }) => earlier)).toBe(false);
  });

  it('leaves what a tab said itself where it is', () => {
    expect(shown(recall([welcome, own('mine', { role: 'user' })], running))).toContain('welcome');
  });

  it('is greeted as ever once the assistant speaks again, or where nothing was said', () => {
    expect(shown(recall([welcome], { ...running, state: 'assistant' })).at(-1)).toBe('welcome');
    expect(shown(recall([welcome], { ...all([]), state: 'person' }))).toEqual(['welcome']);
  });
});
