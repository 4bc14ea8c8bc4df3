// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ApiKey } from '#shared/api/api-keys.ts';
import { leaveSession, startSession } from '#web/lib/session.ts';
import { MantineRoot } from '#web/ui/mantine-root.tsx';
import { ApiKeysSection } from './api-keys-section.tsx';

const key = `parley_${'k'.repeat(43)}`;
const stored: ApiKey = {
  id: 'i'.repeat(43),
  name: 'n8n',
  scopes: ['leads:read', 'flows:read'],
  createdBy: 'owner',
  createdAt: '2026-11-02T10:00:00.000Z',
  lastUsedOn: '2026-11-20',
};
let keys: ApiKey[];
let sent: string[];
let answers: Record<string, () => Response>;
const json = (value: unknown, status = 200) =>
  new Response(JSON.stringify(value), { status, headers: { 'content-type': 'application/json' } });

beforeEach(() => {
  startSession('a.b.c');
  keys = [];
  sent = [];
  answers = { 'GET /api/admin/api-keys': () => json({ keys }) };
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const call = `${init?.method ?? 'GET'} ${String(url)}`;
    if (init?.method !== undefined && init.method !== 'GET') sent.push(`${call} ${init.body ?? ''}`.trim());
    return answers[call]?.() ?? json({}, 500);
  });
});
afterEach(() => {
  cleanup();
  leaveSession();
});

const show = () =>
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <MantineRoot>
        <ApiKeysSection />
      </MantineRoot>
    </SWRConfig>,
  );

describe('ApiKeysSection', () => {
  it('creates a key and shows it once, to be copied', async () => {
    const user = userEvent.setup();
    answers['POST /api/admin/api-keys'] = () => {
      keys = [stored];
      return json({ key, stored }, 201);
    };
    show();
    expect(await screen.findByText('No API keys yet.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Create a key' }));
    const form = within(await screen.findByRole('dialog', { name: 'Create an API key' }));
    await user.type(form.getByLabelText('Name'), 'n8n');
    await user.click(form.getByRole('checkbox', { name: 'Read leads' }));
    await user.click(form.getByRole('checkbox', { name: 'Read flows' }));
    await user.type(form.getByLabelText('Your password'), 'horse');
    await user.click(form.getByRole('button', { name: 'Create key' }));
    const made = within(await screen.findByRole('dialog', { name: 'Your new API key' }));
    expect(made.getByText(key)).toBeTruthy();
    expect(sent).toEqual([
      'POST /api/admin/api-keys {"name":"n8n","scopes":["leads:read","flows:read"],"currentPassword":"horse"}',
    ]);
    await user.click(made.getByRole('button', { name: 'Copy key' }));
    expect(await navigator.clipboard.readText()).toBe(key);
    await user.keyboard('{Escape}');
    expect(screen.getByText(key), 'Escape must not lose the key').toBeTruthy();
    await user.click(made.getByRole('button', { name: 'Done' }));
    const list = within(await screen.findByRole('list', { name: 'API keys' }));
    expect(list.getByText(/Read leads, Read flows/)).toBeTruthy();
    expect(screen.queryByText(key)).toBeNull();
  });

  it('shows what is wrong at its field and keeps the rest', async () => {
    const user = userEvent.setup();
    const message = 'The current password is not right.';
    answers['POST /api/admin/api-keys'] = () =>
      json({ code: 'request.invalid', message, fields: { currentPassword: message } }, 400);
    show();
    await user.click(await screen.findByRole('button', { name: 'Create a key' }));
    const form = within(await screen.findByRole('dialog'));
    await user.type(form.getByLabelText('Name'), 'n8n');
    await user.click(form.getByRole('button', { name: 'Create key' }));
    await waitFor(() =>
      expect(form.getByLabelText('Your password').getAttribute('aria-invalid')).toBe('true'),
    );
    expect(form.getByLabelText<HTMLInputElement>('Name').value).toBe('n8n');
  });

  it('revokes a key after asking', async () => {
    const user = userEvent.setup();
    keys = [{ ...stored, expiresOn: '2026-11-10' }];
    answers[`DELETE /api/admin/api-keys/${stored.id}`] = () => {
      keys = [];
      return json({});
    };
    show();
    expect(await screen.findByText('Expired')).toBeTruthy();
    expect(screen.getByText(/Created by owner on .* last used Nov 20, 2026 · expired after/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Revoke n8n' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Revoke “n8n”?' }));
    expect(sent).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Revoke key' }));
    expect(await screen.findByText('No API keys yet.')).toBeTruthy();
    expect(sent).toEqual([`DELETE /api/admin/api-keys/${stored.id}`]);
  });

  it('offers another try if the keys could not be loaded', async () => {
    const user = userEvent.setup();
    answers['GET /api/admin/api-keys'] = () => json({ code: 'internal', message: 'Broken' }, 500);
    show();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Broken');
    answers['GET /api/admin/api-keys'] = () => json({ keys });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('No API keys yet.')).toBeTruthy();
  });
});
