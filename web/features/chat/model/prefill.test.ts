import { beforeEach, expect, it, vi } from 'vitest';
import { readDraft, saveDraft } from '#web/lib/persist.ts';
import type { ChatMessage } from './message.ts';
import {
  consultationForm,
  contactForm,
  emptyConsultation,
  emptyContact,
  fillForms,
  passQuestion,
} from './prefill.ts';

const said = (...contents: string[]): ChatMessage[] =>
  contents.map((content, index) => ({
    id: `m${index}`,
    role: 'user',
    content,
    timestamp: index,
    language: 'en',
  }));
const message = () => readDraft(contactForm, emptyContact).message;

beforeEach(() => {
  const items = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => items.set(name, value),
    removeItem: (name: string) => items.delete(name),
  });
});

it('puts only the last question into the form', () => {
  saveDraft(contactForm, { ...emptyContact, email: 'ada@example.org' });
  passQuestion(said('Hello', 'Do you ship to Mars?'));
  expect(readDraft(contactForm, emptyContact)).toEqual({
    ...emptyContact,
    email: 'ada@example.org',
    message: 'Do you ship to Mars?',
  });
});

it('replaces its own earlier question and keeps typed text', () => {
  passQuestion(said('One?'));
  passQuestion(said('One?', 'Two?'));
  expect(message()).toBe('Two?');
  saveDraft(contactForm, { ...emptyContact, message: 'My own words' });
  passQuestion(said('One?', 'Two?'));
  expect(message()).toBe('Two?\n\nMy own words');
  passQuestion(said('One?', 'Two?'));
  expect(message()).toBe('Two?\n\nMy own words');
});

it('fills both forms with details typed in the chat, but no field that has text', () => {
  saveDraft(contactForm, { ...emptyContact, email: 'own@example.org' });
  fillForms({ name: 'Ada de Vries', email: 'ada@example.org', phone: '+31 6 1234 5678', when: 'tomorrow' });
  expect(readDraft(contactForm, emptyContact)).toEqual({
    ...emptyContact,
    firstName: 'Ada',
    lastName: 'de Vries',
    email: 'own@example.org',
  });
  expect(readDraft(consultationForm, emptyConsultation)).toMatchObject({
    email: 'ada@example.org',
    phone: '+31 6 1234 5678',
  });
});

it("puts the open request into the message, replaces it with its later state, and keeps the visitor's own text", () => {
  fillForms({ request: 'Concerns: call-back\nPhone: 020 7946 0123\nTime: 3 pm' });
  fillForms({ request: 'Concerns: call-back\nPhone: 020 7946 0123\nTime: 4 pm' });
  expect(message()).toBe('Concerns: call-back\nPhone: 020 7946 0123\nTime: 4 pm');
  saveDraft(contactForm, { ...emptyContact, message: 'My own words' });
  fillForms({ request: 'Concerns: call-back' });
  expect(message()).toBe('My own words');
});

it('leaves the form unchanged without a question', () => {
  passQuestion([]);
  expect(message()).toBe('');
});

const answered = (more: Partial<ChatMessage>): ChatMessage => ({
  id: `a${Math.random()}`,
  role: 'assistant',
  content: 'Answer',
  timestamp: 0,
  language: 'en',
  ...more,
});

it.each([
  ['a wish for a person', { cards: ['talk.human'] }],
  ['a wish for a form', { cards: ['company.contactMe'], action: 'collect_contact' as const }],
  ['thanks', { cards: ['talk.thanks'] }],
  ['an answer to a flow', { flow: true }],
])('uses the question before %s', (_, more) => {
  const [question, wish] = said('Do you ship to Mars?', 'Something else') as [ChatMessage, ChatMessage];
  passQuestion([question, answered({ cards: ['company.where'] }), wish, answered(more)]);
  expect(message()).toBe('Do you ship to Mars?');
});

it('prefills nothing if the visitor only asked for a person', () => {
  passQuestion([...said('I want a person'), answered({ cards: ['talk.human'] })]);
  expect(message()).toBe('');
});

it('uses a message sent to a person, whatever followed', () => {
  const [told] = said('Is anybody there?') as [ChatMessage];
  passQuestion([{ ...told, live: 3 }, answered({ cards: ['talk.hello'] })]);
  expect(message()).toBe('Is anybody there?');
});
