import { describe, expect, it } from 'vitest';
import { findLastConsecutive, findLastLive, findOpenLiveMessage, mergeLiveMessages } from './live.ts';
import type { ChatMessage } from './message.ts';

const message = (id: string, role: ChatMessage['role'], live?: number): ChatMessage => ({
  id,
  role,
  content: id,
  timestamp: 0,
  language: 'en',
  ...(live ? { live } : {}),
});
const heard = (id: string, seq: number, role: ChatMessage['role'] = 'assistant') => ({
  id,
  seq,
  role,
  content: id,
  at: seq,
});

describe('live-chat messages', () => {
  it('are complete up to the first missing number', () => {
    const said = [message('hello', 'assistant', 1), message('mine', 'user', 3)];
    expect([findLastConsecutive(said), findLastLive(said)]).toEqual([1, 3]);
    expect(findLastConsecutive([message('mine', 'user', 2)])).toBe(0);
    expect(findLastConsecutive([...said, message('late', 'assistant', 2)])).toBe(3);
    expect(findLastConsecutive([message('to the assistant', 'user')])).toBe(0);
  });

  it('appear once and in order, even when an earlier one arrives later', () => {
    const before = [message('to the assistant', 'user'), message('mine', 'user', 3)];
    const after = mergeLiveMessages(before, {
      language: 'en',
      speaker: 'Team',
      messages: [heard('first', 1), heard('second', 2), heard('mine', 3, 'user')],
    });
    expect(after.map(({ id }) => id)).toEqual(['to the assistant', 'first', 'second', 'mine']);
  });

  it('report whether the latest is the visitor’s own', () => {
    const number = (...said: ChatMessage[]) => findOpenLiveMessage(said).number;
    expect(number(message('hello', 'assistant', 1), message('mine', 'user', 2))).toBe(2);
    expect(number(message('mine', 'user', 1), message('hello', 'assistant', 2))).toBe(0);
    expect(number(message('not sent yet', 'user'))).toBe(0);
    expect(number()).toBe(0);
    expect(findOpenLiveMessage([{ ...message('mine', 'user', 2), timestamp: 7 }])).toEqual({
      number: 2,
      at: 7,
    });
  });
});
