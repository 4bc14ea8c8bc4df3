import { beforeEach, describe, expect, it, vi } from 'vitest';
import { visitContextSchema } from '#shared/api/contact.ts';
import type { ChatMessage } from './message.ts';
import { readConversation, saveConversation, transcriptOf } from './session.ts';
import { forgetStored, isStored, readLatestTurn } from './stored.ts';

const message = (overrides: Partial<ChatMessage> = {}): ChatMessage => ({
  id: 'm1',
  role: 'user',
  content: 'Hello',
  timestamp: 1,
  language: 'en',
  ...overrides,
});

const storage = (items = new Map<string, string>()) => ({
  getItem: (name: string) => items.get(name) ?? null,
  setItem: (name: string, value: string) => items.set(name, value),
  removeItem: (name: string) => items.delete(name),
});

beforeEach(() => {
  vi.stubGlobal('sessionStorage', storage());
  vi.stubGlobal('localStorage', storage());
});

describe('the stored conversation', () => {
  it('is restored after a reload without a pending request', () => {
    saveConversation({ messages: [message()], pending: true, view: 'contact' });
    expect(readConversation()).toMatchObject({
      messages: [{ content: 'Hello' }],
      pending: false,
      view: 'contact',
    });
  });

  it('never reopens an old offer by itself', () => {
    saveConversation({
      messages: [message({ role: 'assistant', action: 'book_consultation' })],
      pending: false,
      view: 'chat',
    });
    expect(readConversation().messages[0]).toMatchObject({ action: 'book_consultation', offered: true });
  });

  it('keeps chips and links of an answer, and that a number was hidden', () => {
    const extras = {
      suggestions: [{ kind: 'pass' as const, text: 'Pass it on' }],
      links: [{ text: 'See', href: '/#pricing' }],
    };
    vi.stubGlobal('location', { origin: 'https://parley.example' });
    saveConversation({
      messages: [message({ masked: true }), message({ role: 'assistant', ...extras })],
      pending: false,
      view: 'chat',
    });
    expect(readConversation().messages).toMatchObject([{ masked: true }, extras]);
  });

  it.each([
    'null',
    '{}',
    '[1]',
    'x',
    '{"messages":[{"id":1}]}',
    '{"messages":[{"id":"a","role":"system","content":"x","timestamp":1,"language":"en"}]}',
  ])('starts empty from %s', (text) => {
    sessionStorage.setItem('chat-conversation', text);
    expect(readConversation()).toEqual({ messages: [], pending: false, view: 'chat' });
  });

  it('can be deleted from another tab after the first message, which has no copy of it', () => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', storage(kept));
    saveConversation({
      messages: [message({ role: 'assistant', note: 'welcome' })],
      pending: false,
      view: 'chat',
    });
    expect(isStored()).toBe(false);
    saveConversation({ messages: [message({ content: 'Secret' })], pending: true, view: 'chat' });
    expect(isStored()).toBe(true);
    expect(JSON.stringify([...kept])).not.toContain('Secret');
    forgetStored();
    expect(isStored()).toBe(false);
  });

  it('is empty after a reload when another tab deleted it', () => {
    saveConversation({ messages: [message()], pending: false, view: 'chat' });
    expect(readConversation().messages).toHaveLength(1);
    forgetStored();
    expect(readConversation().messages).toEqual([]);
  });

  it('reports its latest turn to other tabs, never an older one', () => {
    saveConversation({ messages: [message({ turn: '02' })], pending: false, view: 'chat' });
    saveConversation({ messages: [message({ turn: '01' })], pending: false, view: 'chat' });
    expect(readLatestTurn()).toBe('02');
    forgetStored();
    expect(readLatestTurn()).toBe('');
  });

  it('keeps the transcript for a lead until it is cleared', () => {
    saveConversation({ messages: [message()], pending: false, view: 'chat' });
    expect(sessionStorage.getItem('chat-transcript')).toBe('[{"role":"user","content":"Hello"}]');
    saveConversation({ messages: [], pending: false, view: 'chat' });
    expect(sessionStorage.getItem('chat-transcript')).toBeNull();
  });
});

describe('transcriptOf', () => {
  it("is empty before the visitor's first message", () => {
    const messages = [message({ role: 'assistant', note: 'welcome' })];
    expect(transcriptOf({ messages, pending: false, view: 'chat' })).toEqual([]);
  });

  it("keeps the newest turns within the server's limits", () => {
    const messages = Array.from({ length: 90 }, (_, index) =>
      message({ content: `${index}${'x'.repeat(3000)}` }),
    );
    const transcript = transcriptOf({ messages, pending: false, view: 'chat' });
    expect(visitContextSchema.safeParse({ transcript }).success).toBe(true);
    expect(transcript.at(-1)?.content).toMatch(/^89/);
  });
});
