// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LiveMessage } from '#shared/api/conversations.ts';
import type { LiveState } from '#shared/domain/conversations.ts';
import { Live, type LiveHandle, type LiveProps } from './live.tsx';

const json = (value: unknown, status = 200) =>
  new Response(JSON.stringify(value), { status, headers: { 'content-type': 'application/json' } });

/** The fake server's state and the requests it received. */
let server: { state: LiveState; typingUntil?: string; here: boolean; messages?: LiveMessage[] };
let asked: unknown[];
let signs: unknown[];
let said: { status: number; code?: string; danger?: string };

beforeEach(() => {
  vi.useFakeTimers();
  server = { state: 'person', here: true };
  asked = [];
  signs = [];
  said = { status: 201 };
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const { state, typingUntil, here } = server;
    if (url.startsWith('/api/conversation/person')) {
      const body = JSON.parse(String(init.body)) as { ifAway?: boolean };
      asked.push(body);
      if (!(body.ifAway && here)) server.state = 'assistant';
      const person = {
        state: body.ifAway && here ? 'talking' : here ? 'here' : 'away',
        answersWithinHours: 24,
      };
      return json({ person });
    }
    if (url.startsWith('/api/conversation/messages')) {
      const body = JSON.parse(String(init.body)) as { clientId: string; text: string };
      if (said.status !== 201) return json({ code: said.code, message: 'No' }, said.status);
      const { danger } = said;
      return json({ seq: 1, from: 'visitor', at: new Date().toISOString(), ...body, danger }, 201);
    }
    if (url.startsWith('/api/conversation/signs')) {
      signs.push(JSON.parse(String(init.body)));
      return json({});
    }
    const messages = server.messages ?? [];
    return json({ state, messages, person: { read: 0, ...(typingUntil ? { typingUntil } : {}) } });
  });
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

const open = async (props: Partial<LiveProps> = {}) => {
  const onForm = vi.fn();
  const onRefused = vi.fn();
  const ref = createRef<LiveHandle>();
  const late = { current: 0 };
  const given = {
    ref,
    words: {
      language: 'en' as const,
      texts: {} as never,
      say: (text: string, values: Readonly<Record<string, string>> = {}) =>
        text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? name),
    },
    isOpen: true,
    draft: '',
    known: () => 0,
    lastVisitorMessage: 1,
    lastSaidAt: Date.now(),
    late,
    onMessages: vi.fn(),
    onForm,
    onRefused,
    onUnread: vi.fn<(count: number) => void>(),
    onSpeaker: vi.fn<(team: string | undefined) => void>(),
    onDeleted: vi.fn<() => void>(),
    ...props,
  };
  const view = render(<Live {...given} />);
  await pass(10);
  return { onForm, onRefused, ref, late, view, given };
};

describe('Live with a person who does not reply', () => {
  it('opens the form after two minutes and returns to the assistant when the portal is closed', async () => {
    server.here = false;
    const { onForm } = await open();
    await pass(118_000);
    expect(onForm).not.toHaveBeenCalled();
    await pass(4000);
    expect(onForm).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Nobody could come'));
    expect(asked).toEqual([expect.objectContaining({ wanted: false, ifAway: true })]);
    expect(screen.getByRole('status').textContent).toBe('The assistant answers again.');
  });

  it('lets the visitor choose once while the person is present', async () => {
    const { onForm, late, given, view } = await open();
    await pass(121_000);
    expect(onForm).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('status').textContent).toContain('is talking with you now');
    // The visitor returns from the form.
    view.unmount();
    render(<Live {...given} late={late} />);
    await pass(5000);
    expect(onForm).toHaveBeenCalledTimes(1);
    await act(async () => screen.getByRole('button', { name: 'Don’t wait' }).click());
    await pass(10);
    expect(asked.at(-1)).toEqual(expect.not.objectContaining({ ifAway: true }));
    expect(screen.getByRole('status').textContent).toBe('The assistant answers again.');
  });

  it('keeps waiting while the person types', async () => {
    server.typingUntil = new Date(Date.now() + 600_000).toISOString();
    const { onForm } = await open();
    await pass(130_000);
    expect(onForm).not.toHaveBeenCalled();
  });
});

it('sends a message again when its request hangs', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), ms);
    return controller.signal;
  });
  const answer = globalThis.fetch;
  let isHanging = true;
  vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) =>
    isHanging && url.startsWith('/api/conversation/messages')
      ? new Promise((_, reject) => init.signal?.addEventListener('abort', () => reject(init.signal?.reason)))
      : answer(url, init),
  );
  const { ref, given } = await open();
  act(() => void ref.current?.say('Hello'));
  await pass(9000);
  isHanging = false;
  await pass(8000);
  expect(given.onMessages).toHaveBeenCalledExactlyOnceWith(
    [expect.objectContaining({ text: 'Hello' })],
    expect.anything(),
  );
  timeout.mockRestore();
});

it('returns refused messages to the panel and keeps those without a connection', async () => {
  const { ref, onRefused, view, given } = await open({ lastVisitorMessage: 0 });
  said = { status: 503 };
  act(() => void ref.current?.say('Are you there?'));
  await pass(10);
  expect(onRefused).not.toHaveBeenCalled();
  // The panel is remounted and sends the same message again.
  view.unmount();
  said = { status: 409, code: 'record.stale' };
  render(<Live {...given} />);
  await pass(3000);
  expect(onRefused).toHaveBeenCalledExactlyOnceWith([expect.objectContaining({ text: 'Are you there?' })]);
});

describe('messages written without a connection', () => {
  const sayAndClose = async () => {
    const { ref, view, given } = await open({ lastVisitorMessage: 0 });
    said = { status: 503 };
    act(() => void ref.current?.say('Call me at noon'));
    await pass(10);
    view.unmount();
    // A closed tab loses its session storage.
    sessionStorage.clear();
    said = { status: 201 };
    return given;
  };

  it('are sent once by the next tab', async () => {
    const given = await sayAndClose();
    const next = await open({ lastVisitorMessage: 0 });
    await pass(3000);
    expect(next.given.onMessages).toHaveBeenCalledExactlyOnceWith(
      [expect.objectContaining({ text: 'Call me at noon' })],
      expect.anything(),
    );
    next.view.unmount();
    given.onMessages = vi.fn();
    render(<Live {...given} />);
    await pass(3000);
    expect(given.onMessages).not.toHaveBeenCalled();
  });

  it('are dropped after a day', async () => {
    await sayAndClose();
    vi.setSystemTime(Date.now() + 24 * 3_600_000);
    const { given } = await open({ lastVisitorMessage: 0 });
    await pass(3000);
    expect(given.onMessages).not.toHaveBeenCalled();
  });
});

it('shows who replies and when the person hands back', async () => {
  const { given } = await open();
  expect(given.onSpeaker).toHaveBeenLastCalledWith(expect.stringContaining('team'));
  server.state = 'assistant';
  await pass(5000);
  expect(screen.getByRole('status').textContent).toBe('The assistant answers again.');
  expect(given.onSpeaker).toHaveBeenLastCalledWith(undefined);
  await pass(61_000);
  expect(screen.queryByRole('status')).toBeNull();
});

it('receives and counts messages while the panel is closed', async () => {
  const { given, view } = await open();
  view.rerender(<Live {...given} isOpen={false} />);
  const at = new Date().toISOString();
  server.messages = [{ seq: 2, clientId: crypto.randomUUID(), from: 'person', text: 'Still there?', at }];
  await pass(16_000);
  expect(given.onUnread).toHaveBeenCalledExactlyOnceWith(1);
  server.messages = [];
  await pass(60_000);
  expect(given.onUnread).toHaveBeenCalledTimes(1);
});

it('marks earlier messages as read once', async () => {
  await open({ known: () => 3, lastVisitorMessage: 0 });
  await pass(7000);
  expect(signs).toEqual([{ typing: false, read: 3 }]);
});

it('ignores a poll that started before the request for a person', async () => {
  server.state = 'assistant';
  const { ref } = await open({ lastVisitorMessage: 0 });
  const before = globalThis.fetch;
  let late = () => {};
  vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) => {
    if (url.startsWith('/api/conversation/person'))
      return Promise.resolve(
        json({
          person: { state: 'waiting', answersWithinHours: 24 },
          waitingSince: new Date().toISOString(),
        }),
      );
    if (server.state === 'waiting') return before(url, init);
    return new Promise<Response>((resolve) => {
      late = () => resolve(json({ state: 'assistant', messages: [], person: { read: 0 } }));
    });
  });
  await pass(15_000);
  act(() => ref.current?.ask());
  await pass(10);
  server.state = 'waiting';
  late();
  await pass(10);
  expect(screen.getByRole('status').textContent).toContain('We are asking our team');
});

it('shows the emergency numbers to a visitor in danger while a person has taken over', async () => {
  const { ref } = await open({ lastVisitorMessage: 0 });
  said = { status: 201, danger: 'Call 112' };
  act(() => void ref.current?.say('I want to die'));
  await pass(10);
  expect(screen.getByRole('alert').textContent).toBe('Call 112');
});
