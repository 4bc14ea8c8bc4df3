// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Flow } from '#shared/api/flows.ts';
import { leaveSession, startSession } from '#web/lib/session.ts';
import { MantineRoot } from '#web/ui/mantine-root.tsx';
import { LiveSection } from './live-section.tsx';

const flow = { id: 'f', version: 7, publishedVersion: 7 } as Flow;
beforeEach(() => startSession('token'));
afterEach(() => {
  leaveSession();
  cleanup();
  vi.unstubAllGlobals();
});

it('counts running conversations, and publishes the previous version with one press', async () => {
  const calls: string[] = [];
  const now = new Date().toISOString();
  const session = (done: boolean, updatedAt: string) => ({
    id: 's',
    version: 7,
    startedAt: now,
    updatedAt,
    done,
    nodeId: null,
    log: [],
  });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const path = new URL(String(url), 'http://x').pathname;
    calls.push(`${init.method ?? 'GET'} ${path}`);
    const body = path.endsWith('/sessions')
      ? [session(false, now), session(true, now), session(false, '2020-01-01T00:00:00.000Z')]
      : path.endsWith('/revisions')
        ? [7, 6, 5].map((version) => ({ version, savedAt: now, nodes: 1, changes: [] }))
        : { ...flow, version: 8, publishedVersion: 8 };
    return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
  });
  const rolledBack = vi.fn();
  render(
    <MantineRoot>
      <LiveSection flow={flow} live={7} hasUnsaved={false} onRolledBack={rolledBack} />
    </MantineRoot>,
  );
  expect(await screen.findByText(/^1 open conversation/)).toBeTruthy();
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Roll back to v6' }));
  await waitFor(() => expect(rolledBack).toHaveBeenCalledOnce());
  expect(calls.slice(-2)).toEqual(['POST /api/flows/f/revisions/6/restore', 'PUT /api/flows/f']);
});
