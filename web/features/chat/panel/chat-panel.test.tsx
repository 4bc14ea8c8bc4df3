// @vitest-environment jsdom
import { act, cleanup, configure, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isStored, isUnclaimed, rememberStored } from '../model/stored.ts';
import { ChatPanel, type ChatRequest } from './chat-panel.tsx';

// The question's component is a lazy import, which can take more than a second on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

const json = (value: unknown, status = 200) =>
  new Response(JSON.stringify(value), { status, headers: { 'content-type': 'application/json' } });

const turn = {
  id: 't1',
  at: '2026-11-20T12:00:00.000Z',
  said: 'I am Ada, call 030 1234567',
  text: 'Noted.',
  language: 'en',
  cards: [],
};

let requests: string[];
let linkStatus: number;

beforeEach(() => {
  requests = [];
  linkStatus = 200;
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  HTMLDialogElement.prototype.show = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.showModal = HTMLDialogElement.prototype.show;
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  Element.prototype.scrollBy = () => undefined;
  Element.prototype.scrollTo = () => undefined;
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    if (url.includes('/api/conversation')) requests.push(`${method} ${url}${body ? ` ${String(body)}` : ''}`);
    if (url === '/api/conversation/turns') return json({ state: 'assistant', turns: [turn], messages: [] });
    if (url === '/api/conversation' && method === 'PUT')
      return linkStatus === 200
        ? json(String(body).includes('null') ? {} : { endsAt: '2999-01-01T00:00:00.000Z' })
        : json({ code: 'record.not_found', message: 'No' }, linkStatus);
    if (url === '/api/conversation' && method === 'DELETE') return json({ deleted: true });
    return json([]);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = async (request: ChatRequest = { serial: 1 }) => {
  const nothing = () => undefined;
  render(
    <MemoryRouter>
      <ChatPanel isOpen request={request} onClose={nothing} onOpen={nothing} onUnread={nothing} />
    </MemoryRouter>,
  );
  await act(() => new Promise((resolve) => setTimeout(resolve, 30)));
};
const press = async (name: string) => {
  fireEvent.click(await screen.findByRole('button', { name }));
  await vi.waitFor(() => expect(screen.queryByRole('region', { name: /last conversation/ })).toBeNull());
};
const earlierText = () => screen.queryByText(turn.said);

describe('ChatPanel in a new browsing session', () => {
  it('asks before it shows the conversation saved in this browser, and loads it if the visitor continues [CHAT-029]', async () => {
    rememberStored(90);
    await open();
    const question = await screen.findByRole('region', { name: 'Continue your last conversation?' });
    await vi.waitFor(() => expect(document.activeElement).toBe(question));
    expect([earlierText(), screen.queryByRole('textbox'), requests]).toEqual([null, null, []]);
    await press('Continue it');
    expect(await screen.findByText(turn.said)).toBeTruthy();
    expect(screen.getByRole('textbox')).toBeTruthy();
    cleanup();
    await open();
    expect(screen.queryByRole('region', { name: /last conversation/ })).toBeNull();
    expect(earlierText()).toBeTruthy();
  });

  it('leaves the conversation on the server and starts a new one', async () => {
    rememberStored(90);
    await open();
    await press('Start a new one');
    expect([earlierText(), isStored(), requests]).toEqual([
      null,
      false,
      ['PUT /api/conversation {"link":null}'],
    ]);
    expect(screen.getByText('A new conversation was started.')).toBeTruthy();
    expect(screen.getByRole('textbox')).toBeTruthy();
  });

  it('deletes the conversation on the server after a confirmation', async () => {
    rememberStored(90);
    await open();
    fireEvent.click(await screen.findByRole('button', { name: 'Delete it' }));
    expect(requests).toEqual([]);
    await press('Delete');
    expect([requests, isStored(), earlierText()]).toEqual([['DELETE /api/conversation'], false, null]);
  });

  it('keeps asking and explains when the server can’t be reached', async () => {
    rememberStored(90);
    linkStatus = 503;
    await open();
    fireEvent.click(await screen.findByRole('button', { name: 'Start a new one' }));
    expect(await screen.findByText(/temporary issue/)).toBeTruthy();
    expect([isUnclaimed(), isStored()]).toEqual([true, true]);
  });

  it('does not ask without an earlier conversation', async () => {
    await open();
    expect(screen.queryByRole('region', { name: /last conversation/ })).toBeNull();
    expect(screen.getByRole('textbox')).toBeTruthy();
  });
});

describe('ChatPanel opened by a mail’s link', () => {
  it('continues the link’s conversation without asking', async () => {
    rememberStored(90);
    await open({ serial: 1, link: 'token' });
    expect(await screen.findByText(turn.said)).toBeTruthy();
    expect(requests).toEqual(['PUT /api/conversation {"link":"token"}', 'GET /api/conversation/turns']);
    expect(screen.getByRole('textbox')).toBeTruthy();
    expect(isUnclaimed()).toBe(false);
  });

  it('says that a link has expired and offers a new conversation', async () => {
    linkStatus = 404;
    await open({ serial: 1, link: 'old' });
    expect(await screen.findByText(/This link has expired/)).toBeTruthy();
    expect([earlierText(), isStored()]).toEqual([null, false]);
    expect(screen.getByRole('textbox')).toBeTruthy();
  });
});
