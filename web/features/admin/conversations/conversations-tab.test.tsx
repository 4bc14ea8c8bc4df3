// @vitest-environment jsdom
import { cleanup, configure, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { leaveSession } from '#web/lib/session.ts';
import { openPortal } from '../test-portal.tsx';

configure({ asyncUtilTimeout: 10_000 });

const at = '2026-11-22T22:00:00.000Z';
const conversation = {
  id: '3b1f6c1e-2f6d-4a58-9a55-0c7a3f1f0001',
  startedAt: at,
  updatedAt: at,
  endsAt: at,
  language: 'en',
  page: '/',
  where: 'site',
  turns: 1,
  live: 0,
  outcome: 'answered',
  first: 'What does it cost?',
  last: 'What does it cost?',
  state: 'assistant',
};

afterEach(() => {
  cleanup();
  leaveSession();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('ConversationsTab', () => {
  it('keeps the rows and shows a notice when a refresh fails', async () => {
    const answers: Record<string, { status?: number; body?: unknown }> = {
      'GET /api/admin/conversations': { body: [conversation] },
    };
    vi.useFakeTimers({ shouldAdvanceTime: true });
    openPortal('/admin?tab=conversations', answers);
    await screen.findByText('What does it cost?');
    answers['GET /api/admin/conversations'] = {
      status: 503,
      body: { code: 'store.unavailable', message: 'Busy.' },
    };
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await screen.findByText('The list may be out of date.')).toBeTruthy();
    expect(screen.getByText('What does it cost?')).toBeTruthy();
  });

  it('shows the days that a number was opened for, and removes them', async () => {
    openPortal('/admin?tab=conversations&cfrom=2026-10-24&cto=2026-11-22', {
      'GET /api/admin/conversations': { body: [] },
    });
    await screen.findByText('No conversation matches your search and filters.');
    await userEvent.click(screen.getByRole('button', { name: /^Began Oct 24 – Nov 22/ }));
    expect(await screen.findByText('No conversations yet')).toBeTruthy();
  });

  it('ignores days that do not exist', async () => {
    openPortal('/admin?tab=conversations&cfrom=2026-99-99&cto=x', {
      'GET /api/admin/conversations': { body: [conversation] },
    });
    expect(await screen.findByText('What does it cost?')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Began/ })).toBeNull();
  });
});
