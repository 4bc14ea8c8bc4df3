// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LiveMessage } from '#shared/api/conversations.ts';
import { startSession } from '#web/lib/session.ts';
import { MantineRoot } from '#web/ui/mantine-root.tsx';
import { leave } from '../session/log-out.ts';
import { ConversationView } from './conversation-view.tsx';

const id = '3b1f6c1e-2f6d-4a58-9a55-0c7a3f1f0001';
const json = (value: unknown, status = 200) =>
  new Response(JSON.stringify(value), { status, headers: { 'content-type': 'application/json' } });

let state: 'person' | 'assistant';
let isOffline: boolean;
let messages: LiveMessage[];

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  Element.prototype.scrollIntoView = () => undefined;
  state = 'person';
  isOffline = false;
  messages = [];
  startSession('a.b.c');
  const at = '2026-11-22T22:00:00.000Z';
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (isOffline) throw new TypeError('Failed to fetch');
    if (url.endsWith('/messages')) {
      const body = JSON.parse(String(init.body)) as { clientId: string; text: string };
      const known = messages.find(({ clientId }) => clientId === body.clientId);
      const kept = known ?? { seq: messages.length + 1, from: 'person', at, ...body };
      if (!known) messages.push(kept);
      return json(kept, 201);
    }
    if (url.endsWith('/reply-templates'))
      return json([
        {
          id: 'r1',
          name: 'First answer',
          language: 'en',
          subject: '',
          text: 'Hello {{first name}}, how can we help?',
        },
      ]);
    if (url.endsWith('/speaker')) state = JSON.parse(String(init.body)).speaker;
    const conversation = {
      id,
      startedAt: at,
      updatedAt: at,
      endsAt: at,
      language: 'en',
      page: '/',
      where: 'site',
    };
    const counted = { turns: 0, live: messages.length, outcome: 'passed', first: '', last: '', state };
    if (url.endsWith(id))
      return json({
        conversation: { ...conversation, ...counted },
        turns: [],
        messages,
        visitor: { read: 0 },
        person: { read: 0 },
        people: [],
        leads: [],
      });
    return json({ ok: true, cards: [], ...conversation, ...counted });
  });
});
afterEach(() => {
  cleanup();
  leave();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const open = async () => {
  const nothing = () => undefined;
  render(
    <MantineRoot>
      <ConversationView id={id} onPerson={nothing} onClose={nothing} onGone={nothing} onMarked={nothing} />
    </MantineRoot>,
  );
  await screen.findByRole('region', { name: 'Conversation' });
};
const field = () => screen.findByRole('textbox', { name: 'Your message to the visitor' });
const says = async (text: string) => {
  fireEvent.change(await field(), { target: { value: text } });
  fireEvent.keyDown(await field(), { key: 'Enter' });
};
/** Simulates closing the tab: its sessionStorage is gone. */
const closeTab = () => {
  cleanup();
  sessionStorage.clear();
  startSession('a.b.c');
};

describe('a take-over', () => {
  it('moves the focus to the composer and offers the reply templates', async () => {
    state = 'assistant';
    await open();
    fireEvent.click(await screen.findByRole('button', { name: 'Take over' }));
    const input = (await field()) as HTMLTextAreaElement;
    await vi.waitFor(() => expect(document.activeElement).toBe(input));
    fireEvent.click(await screen.findByRole('button', { name: 'Template' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'First answer', hidden: true }));
    expect(input.value).toBe('Hello, how can we help?');
  });

  it('does not send a placeholder that has no value', async () => {
    await open();
    await says('Your price is {{price}}.');
    expect(await screen.findByText('Replace {{price}} first.')).not.toBeNull();
    expect(messages).toEqual([]);
  });
});

describe('messages written offline', () => {
  it('sends them once and in order when the conversation is reopened, even after the tab was closed', async () => {
    await open();
    isOffline = true;
    await says('one');
    await says('two');
    expect(await screen.findAllByText(/Not sent yet/)).toHaveLength(2);
    closeTab();
    isOffline = false;
    await open();
    await vi.waitFor(() => expect(messages.map(({ text }) => text)).toEqual(['one', 'two']));
    await vi.waitFor(() => expect(screen.queryByText(/Not sent yet/)).toBeNull());
    expect(screen.getAllByText('one')).toHaveLength(1);
  });

  it('keeps them until the next take-over after a hand-back, and can discard them', async () => {
    await open();
    isOffline = true;
    await says('one');
    await says('two');
    await screen.findAllByText(/Not sent yet/);
    closeTab();
    isOffline = false;
    state = 'assistant';
    await open();
    expect(await screen.findAllByText(/it is sent when you take over/)).toHaveLength(2);
    fireEvent.click(screen.getAllByRole('button', { name: 'Discard' })[0] as HTMLElement);
    expect(messages).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Take over' }));
    await vi.waitFor(() => expect(messages.map(({ text }) => text)).toEqual(['two']));
  });

  it('deletes them on logout', async () => {
    await open();
    isOffline = true;
    await says('one');
    await screen.findByText(/Not sent yet/);
    expect(JSON.stringify(localStorage)).toContain('one');
    act(() => leave());
    expect(JSON.stringify(localStorage)).not.toContain('one');
  });
});

it('shows the length of a message that is too long, and sends it once shortened', async () => {
  await open();
  await says('x'.repeat(2100));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('A message has at most 2,000 characters (2,100).');
  expect(messages).toEqual([]);
  await says('x'.repeat(2000));
  await vi.waitFor(() => expect(messages).toHaveLength(1));
  expect(screen.queryByRole('alert')).toBeNull();
});
