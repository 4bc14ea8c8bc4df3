import { describe, expect, it } from 'vitest';
import {
  type Conversation,
  type ConversationEvent,
  checkMessage,
  currentSuggestions,
  emptyConversation,
  findUnanswered,
  maxMessages,
  reduceConversation,
  toHistory,
} from './conversation.ts';

let count = 0;
const stamp = () => ({ id: `m${++count}`, at: 1_000 + count, language: 'en' as const });
const play = (events: ConversationEvent[], from: Conversation = emptyConversation) =>
  events.reduce(reduceConversation, from);
const opened = (): ConversationEvent => ({ type: 'opened', stamp: stamp(), welcome: 'Welcome' });
const sent = (text = 'Hello'): ConversationEvent => ({ type: 'sent', stamp: stamp(), text });
const replied = (
  overrides: Partial<Extract<ConversationEvent, { type: 'replied' }>> = {},
): ConversationEvent => ({
  type: 'replied',
  stamp: stamp(),
  message: 'Hi!',
  emptyReply: 'Sorry',
  ...overrides,
});
const failed = (): ConversationEvent => ({ type: 'failed', stamp: stamp(), text: 'Apology' });
const contents = ({ messages }: Conversation) => messages.map(({ role, content }) => `${role}: ${content}`);

describe('reduceConversation', () => {
  it('greets once, on the first opening', () => {
    const first = play([opened()]);
    expect(contents(first)).toEqual(['assistant: Welcome']);
    expect(reduceConversation(first, opened())).toBe(first);
  });

  it('ignores blank, invisible and too long messages', () => {
    for (const text of ['', '   \n', '\u200b\u200e', 'x'.repeat(2001)])
      expect(play([opened(), sent(text)]).messages).toHaveLength(1);
    expect(checkMessage('x'.repeat(2001))).toBe('long');
    expect(checkMessage(` ${'x'.repeat(2000)} `)).toBeUndefined();
    expect(checkMessage('😀'.repeat(1001))).toBe('long');
  });

  it('sends one message at a time', () => {
    const waiting = play([opened(), sent('One')]);
    expect(waiting.pending).toBe(true);
    expect(reduceConversation(waiting, sent('Two'))).toBe(waiting);
    expect(contents(play([replied()], waiting))).toEqual([
      'assistant: Welcome',
      'user: One',
      'assistant: Hi!',
    ]);
  });

  it('drops an unexpected reply', () => {
    const state = play([opened()]);
    expect(reduceConversation(state, replied())).toBe(state);
    expect(reduceConversation(state, failed())).toBe(state);
  });

  it('apologises for an empty reply and offers a retry', () => {
    const state = play([opened(), sent('One'), replied({ message: '  ' })]);
    expect(contents(state).at(-1)).toBe('assistant: Sorry');
    expect(findUnanswered(state)?.content).toBe('One');
    const again = reduceConversation(state, { type: 'retried' });
    expect(again.pending).toBe(true);
    expect(contents(again)).toEqual(['assistant: Welcome', 'user: One']);
  });

  it('cuts an overlong reply', () => {
    const state = play([sent(), replied({ message: 'z'.repeat(100_000) })]);
    expect(state.messages.at(-1)?.content).toHaveLength(8000);
  });

  it('keeps apologies and greetings out of the history', () => {
    const state = play([opened(), sent('One'), failed(), sent('Two'), replied()]);
    expect(toHistory(state.messages)).toEqual([
      { role: 'user', content: 'One' },
      { role: 'user', content: 'Two' },
      { role: 'assistant', content: 'Hi!' },
    ]);
  });

  it('sends at most the last 20 turns of 2,000 characters', () => {
    const turns = Array.from({ length: 15 }, (_, index) => [
      sent(`${index}`),
      replied({ message: 'y'.repeat(3000) }),
    ]);
    const history = toHistory(play(turns.flat()).messages);
    expect(history).toHaveLength(20);
    expect(history.at(-1)?.content).toHaveLength(2000);
    expect(history.at(0)?.content).toBe('5');
  });

  it('offers to resend a message interrupted by a reload', () => {
    const interrupted = { ...play([opened(), sent('One')]), pending: false };
    expect(findUnanswered(interrupted)?.content).toBe('One');
    expect(findUnanswered(play([opened(), sent(), replied()]))).toBeUndefined();
    const fresh = play([opened()]);
    expect(reduceConversation(fresh, { type: 'retried' })).toBe(fresh);
  });

  it('drops its oldest messages past the limit', () => {
    const state = play(Array.from({ length: maxMessages }, () => [sent(), replied()]).flat());
    expect(state.messages).toHaveLength(maxMessages);
  });
});

describe('a form offer', () => {
  const offering = (action: 'book_consultation' | 'collect_contact' = 'book_consultation') => {
    const state = play([opened(), sent('Book me'), replied({ action })]);
    return { state, id: state.messages.at(-1)?.id ?? '' };
  };
  const due = (id: string, hasDraft = false): ConversationEvent => ({ type: 'offer due', id, hasDraft });

  it.each([
    ['book_consultation', 'consultation'],
    ['collect_contact', 'contact'],
  ] as const)('%s opens the %s form', (action, view) => {
    const { state, id } = offering(action);
    expect(state.view).toBe('chat');
    expect(reduceConversation(state, due(id)).view).toBe(view);
  });

  it('opens a form at most once', () => {
    const { state, id } = offering();
    const left = play([due(id), { type: 'form closed' }], state);
    expect(reduceConversation(left, due(id))).toBe(left);
    expect(left.view).toBe('chat');
  });

  it('never opens over typed text and is dismissed then', () => {
    const { state, id } = offering();
    const typed = reduceConversation(state, due(id, true));
    expect(typed.view).toBe('chat');
    expect(reduceConversation(typed, due(id, false)).view).toBe('chat');
    expect(typed.messages.at(-1)?.action).toBe('book_consultation');
  });

  it('does not open while a reply is pending or another form is open', () => {
    const { state, id } = offering();
    expect(play([sent('More'), due(id)], state).view).toBe('chat');
    expect(play([{ type: 'form opened', form: 'contact' }, due(id)], state).view).toBe('contact');
  });

  it('is ignored for a message without one', () => {
    const state = play([opened()]);
    expect(reduceConversation(state, due(state.messages[0]?.id ?? ''))).toBe(state);
  });
});

describe('a form in the chat', () => {
  const open = () => play([opened(), { type: 'form opened', form: 'consultation' }]);

  it('closes with a confirmation when sent', () => {
    const state = reduceConversation(open(), { type: 'form sent', stamp: stamp(), text: 'Thank you' });
    expect(state.view).toBe('chat');
    expect(state.messages.at(-1)).toMatchObject({ content: 'Thank you', note: 'confirmation' });
  });

  it('closes with an apology that reopens it when sending failed', () => {
    const state = reduceConversation(open(), {
      type: 'form failed',
      form: 'consultation',
      stamp: stamp(),
      text: 'Sorry',
    });
    expect(state.view).toBe('chat');
    expect(state.messages.at(-1)).toMatchObject({ note: 'failure', retry: 'consultation' });
    expect(findUnanswered(state)).toBeUndefined();
  });

  it('does not affect a pending reply', () => {
    const waiting = play([opened(), sent(), { type: 'form opened', form: 'contact' }]);
    expect(reduceConversation(waiting, replied())).toMatchObject({ pending: false, view: 'contact' });
  });
});

describe('language changes and clearing', () => {
  const translated: ConversationEvent = { type: 'translated', language: 'es', welcome: 'Hola' };

  it('replace the greeting while it is the only message', () => {
    expect(play([opened(), translated]).messages[0]).toMatchObject({ content: 'Hola', language: 'es' });
    const talking = play([opened(), sent()]);
    expect(reduceConversation(talking, translated)).toBe(talking);
  });

  it('start over with a greeting', () => {
    const state = play([opened(), sent(), { type: 'cleared', stamp: stamp(), welcome: 'Welcome' }]);
    expect(contents(state)).toEqual(['assistant: Welcome']);
    expect(state).toMatchObject({ pending: false, view: 'chat' });
  });
});

describe('data of a reply', () => {
  const chips = [{ kind: 'ask' as const, text: 'And the price?' }];

  it('shows suggestions of the newest reply only, and none while a reply is pending', () => {
    const first = play([sent('One'), replied({ suggestions: chips })]);
    expect(currentSuggestions(first)).toEqual(chips);
    expect(currentSuggestions(reduceConversation(first, sent('Two')))).toEqual([]);
    expect(currentSuggestions(play([sent('Two'), replied()], first))).toEqual([]);
    expect(currentSuggestions(play([sent('Two'), failed()], first))).toEqual([]);
  });

  it('asks the last question again in place of its answer', () => {
    const state = play([sent('One'), replied(), sent('Two'), replied({ message: 'English' })]);
    const again = reduceConversation(state, { type: 'question repeated' });
    expect(contents(again)).toEqual(['user: One', 'assistant: Hi!', 'user: Two']);
    expect(again.pending).toBe(true);
    expect(reduceConversation(again, { type: 'question repeated' })).toBe(again);
  });
});

describe('a masked number', () => {
  const hidden = () => play([sent('Card 4111 1111 1111 1111'), replied({ masked: 'Card •••• 1111' })]);

  it('is removed from the bubble and the history', () => {
    const state = hidden();
    expect(state.messages[0]).toMatchObject({ content: 'Card •••• 1111', masked: true });
    expect(JSON.stringify(state)).not.toContain('4111');
    expect(toHistory(state.messages)[0]?.content).toBe('Card •••• 1111');
  });

  it('is masked even when the reply was empty', () => {
    const state = play([
      sent('Card 4111 1111 1111 1111'),
      replied({ message: '', masked: 'Card •••• 1111' }),
    ]);
    expect(JSON.stringify(state)).not.toContain('4111');
  });

  it('replaces the masked message when confirmed', () => {
    const state = reduceConversation(hidden(), { type: 'sent unmasked', text: 'Order 4111 1111 1111 1111' });
    expect(contents(state)).toEqual(['user: Order 4111 1111 1111 1111']);
    expect(state.messages[0]).toMatchObject({ asIs: true, masked: undefined });
    expect(state.pending).toBe(true);
  });
});
