// @vitest-environment jsdom
import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leaveSession, startSession } from '#web/lib/session.ts';
import { MantineRoot } from '#web/ui/mantine-root.tsx';
import { NewsletterSection } from './newsletter-section.tsx';

configure({ asyncUtilTimeout: 10_000 });

const path = '/api/admin/newsletters';
const id = '0190aaaa-0000-7000-8000-000000000001';
const issue = {
  id,
  subject: 'May news',
  text: 'Hello **you**',
  state: 'draft',
  updatedAt: '2026-05-04T00:00:00.000Z',
  sent: 0,
  failed: 0,
  unsubscribed: 0,
};
const json = (value: unknown, status = 200) =>
  new Response(JSON.stringify(value), { status, headers: { 'content-type': 'application/json' } });

let calls: string[] = [];
let answers: Record<string, () => Response>;

const show = (hasMail: boolean) => {
  answers['GET /api/admin/settings'] = () => json({ mail: { setUp: hasMail } });
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <MantineRoot>
        <NewsletterSection readers={12} />
      </MantineRoot>
    </SWRConfig>,
  );
};

beforeEach(() => {
  startSession('a.b.c');
  calls = [];
  answers = { [`GET ${path}`]: () => json([issue]) };
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const call = `${init?.method ?? 'GET'} ${String(url)}`;
    calls.push(call);
    return answers[call]?.() ?? json([]);
  });
});
afterEach(() => {
  cleanup();
  leaveSession();
});

describe('NewsletterSection', () => {
  it('shows counts and offers failed deliveries again', async () => {
    const sent = {
      ...issue,
      state: 'done',
      startedAt: issue.updatedAt,
      sent: 10,
      failed: 2,
      unsubscribed: 1,
    };
    answers[`GET ${path}`] = () => json([sent]);
    answers[`POST ${path}/${id}/send`] = () => json({ ...sent, state: 'sending' });
    show(true);
    expect(await screen.findByText(/10 sent, 2 failed, 1 unsubscribed/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Try failed ones again' }));
    await waitFor(() => expect(calls).toContain(`POST ${path}/${id}/send`));
  });

  it('previews, tests and sends an issue after showing the number of readers', async () => {
    answers[`POST ${path}/${id}/test`] = () => json({ sent: true, to: 'owner@example.org' });
    answers[`POST ${path}/${id}/send`] = () => json({ ...issue, state: 'sending' });
    show(true);
    await userEvent.click(await screen.findByRole('button', { name: 'Edit May news' }));
    const editor = within(await screen.findByRole('dialog', { name: 'Edit issue' }));
    await userEvent.click(editor.getByRole('tab', { name: 'Preview' }));
    const preview = await editor.findByTitle<HTMLIFrameElement>('Preview of the issue');
    expect(preview.srcdoc).toContain('Hello <strong>you</strong>');
    expect(preview.getAttribute('sandbox')).toBe('');
    await userEvent.click(editor.getByRole('button', { name: 'Send a test to me' }));
    expect(await editor.findByText('A test was sent to owner@example.org.')).toBeTruthy();
    await userEvent.click(editor.getByRole('button', { name: 'Send…' }));
    expect(calls).not.toContain(`POST ${path}/${id}/send`);
    await userEvent.click(editor.getByRole('button', { name: 'Send to 12 subscribers' }));
    await waitFor(() => expect(calls).toContain(`POST ${path}/${id}/send`));
  });

  it('lets the owner write but not send without mail', async () => {
    show(false);
    expect(await screen.findByText(/issues can be written but not sent/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Write an issue' }));
    const editor = within(await screen.findByRole('dialog', { name: 'New issue' }));
    expect(editor.getByRole<HTMLButtonElement>('button', { name: 'Send…' }).disabled).toBe(true);
    expect(editor.getByRole<HTMLButtonElement>('button', { name: 'Send a test to me' }).disabled).toBe(true);
  });
});
