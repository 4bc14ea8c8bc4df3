// @vitest-environment jsdom
import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { brand } from '#shared/brand.ts';
import { leaveSession, startSession } from '#web/lib/session.ts';
import { MantineRoot } from '#web/ui/mantine-root.tsx';
import { firstScreen } from '../data/first-screen.ts';
import { undoLast } from '../data/undo.ts';
import { SettingsTab } from './settings-tab.tsx';

// Each section is a separate lazy import; loading them all can take more than a second.
configure({ asyncUtilTimeout: 10_000 });

const settings = {
  mail: { setUp: true, from: 'bot@example.com', to: 'owner@example.com' },
  slack: { setUp: false },
  model: { setUp: true, name: 'gpt', tokensToday: 2500, dailyTokens: 10_000 },
  retention: [{ what: 'Chats', days: 90 }, { what: 'Leads' }],
  responseHours: 24,
  timeZone: 'Europe/Berlin',
  preferences: {},
};

let asked: string[] = [];
let answers: Record<string, () => Response>;
const json = (value: unknown, status = 200) =>
  new Response(JSON.stringify(value), { status, headers: { 'content-type': 'application/json' } });

beforeEach(() => {
  localStorage.clear();
  startSession('a.b.c');
  asked = [];
  answers = {
    'GET /api/admin/api-keys': () => json({ keys: [] }),
    'GET /api/admin/outgoing-events': () => json({ deliveries: [] }),
    'GET /api/admin/settings': () => json(settings),
    'GET /api/admin/booking-settings': () =>
      json({ settings: { lengthMinutes: 30, serviceMinutes: {}, pauseMinutes: 0, leadMinutes: 120 } }),
    'PATCH /api/admin/settings': () => json({ firstScreen: 'today' }),
    'POST /api/admin/settings/tests/mail': () => json({ sent: false, reason: 'The sender is not verified.' }),
  };
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const call = `${init?.method ?? 'GET'} ${String(url)}`;
    asked.push(`${call} ${init?.body ?? ''}`.trim());
    return answers[call]?.() ?? json([]);
  });
  Element.prototype.scrollIntoView = () => undefined;
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <MemoryRouter>
        <MantineRoot>
          <SettingsTab />
        </MantineRoot>
      </MemoryRouter>
    </SWRConfig>,
  );
});
afterEach(() => {
  cleanup();
  leaveSession();
});

const section = async (name: string) => within(await screen.findByRole('region', { name }));

describe('SettingsTab', () => {
  it('shows configured channels, the result of a test message, and retention periods', async () => {
    const notices = await section('Mail and Slack');
    expect(await notices.findByText(/from bot@example.com to owner@example.com/)).toBeTruthy();
    const slack = notices.getByRole<HTMLButtonElement>('button', { name: 'Send a test message (Slack)' });
    expect(slack.disabled).toBe(true);
    await userEvent.click(notices.getByRole('button', { name: 'Send a test mail to me (Mail)' }));
    expect(await notices.findByText('The sender is not verified.')).toBeTruthy();
    expect(
      await (await section('Assistant’s model')).findByText(/^2,500 of 10,000 tokens today/),
    ).toBeTruthy();
    const kept = await section('Data retention');
    expect((await kept.findByText('Chats')).nextSibling?.textContent).toBe('90 days');
    expect(kept.getByText('Leads').nextSibling?.textContent).toBe('until you delete it');
  });

  it('saves a mail server, asks for a test, and reports it as set up once the test mail is sent', async () => {
    const server = { host: 'smtp.example.com', port: 587, security: 'starttls', user: 'me' };
    const smtp = { ...server, from: brand.email, owner: brand.email, savedAt: '2026-05-04T00:00:00.000Z' };
    answers['PUT /api/admin/settings/mail'] = () => json({ setUp: false, smtp });
    answers['POST /api/admin/settings/tests/mail'] = () => json({ sent: true });
    const notices = await section('Mail and Slack');
    await userEvent.click(await notices.findByRole('button', { name: 'Set up a mail server' }));
    const form = within(await screen.findByRole('dialog', { name: 'Mail server' }));
    await userEvent.type(form.getByRole('textbox', { name: 'Server' }), 'smtp.example.com');
    await userEvent.type(form.getByRole('textbox', { name: 'User name' }), 'me');
    await userEvent.type(form.getByLabelText('Password'), 'smtp-secret-9');
    await userEvent.click(form.getByRole('button', { name: 'Save mail server' }));
    expect(await notices.findByText(/smtp.example.com is saved: send a test message to use it/)).toBeTruthy();
    expect(document.body.textContent).not.toContain('smtp-secret-9');
    const body = JSON.stringify({
      ...server,
      from: brand.email,
      owner: brand.email,
      password: 'smtp-secret-9',
    });
    expect(asked).toContain(`PUT /api/admin/settings/mail ${body}`);
    await userEvent.click(notices.getByRole('button', { name: 'Send a test mail to me (Mail)' }));
    expect(
      await notices.findByText(`from ${brand.email} to ${brand.email} by smtp.example.com`),
    ).toBeTruthy();
    expect(notices.getByRole('button', { name: 'Remove' })).toBeTruthy();
  });

  it('saves a model without showing its key again, and reports it as set up once the test passes', async () => {
    const stored = { baseUrl: '', model: 'small', hasKey: true, savedAt: '2026-05-04T00:00:00.000Z' };
    answers['PUT /api/admin/settings/model'] = () => json(stored);
    answers['POST /api/admin/settings/model/test'] = () => json({ works: true, ms: 812, tokens: 70 });
    const model = await section('Assistant’s model');
    await userEvent.click(await model.findByRole('button', { name: 'Set up a model' }));
    const form = within(await screen.findByRole('dialog', { name: 'AI model' }));
    await userEvent.type(form.getByLabelText('API key'), 'sk-secret-9');
    await userEvent.type(form.getByRole('textbox', { name: 'Model' }), 'small');
    await userEvent.click(form.getByRole('button', { name: 'Save model' }));
    expect(await model.findByText(/OpenAI is saved: test it to use it/)).toBeTruthy();
    expect(document.body.textContent).not.toContain('sk-secret-9');
    expect(asked).toContain(
      'PUT /api/admin/settings/model {"baseUrl":"","model":"small","apiKey":"sk-secret-9"}',
    );
    await userEvent.click(model.getByRole('button', { name: 'Test the model' }));
    expect(await model.findByText('It works: an answer in 0.8 s.')).toBeTruthy();
    expect(model.getByText('small answers (OpenAI).')).toBeTruthy();
  });

  it('saves the first screen for the owner and in this browser', async () => {
    const choice = await section('First screen');
    await userEvent.click(await choice.findByRole('radio', { name: 'Today' }));
    await waitFor(() => expect(asked).toContain('PATCH /api/admin/settings {"firstScreen":"today"}'));
    expect(firstScreen()).toBe('today');
  });

  it('reverts the first screen when saving fails', async () => {
    answers['PATCH /api/admin/settings'] = () => json({ code: 'store.unavailable', message: 'Busy.' }, 503);
    const choice = await section('First screen');
    await userEvent.click(await choice.findByRole('radio', { name: 'Today' }));
    await waitFor(() =>
      expect(choice.getByRole<HTMLInputElement>('radio', { name: 'Client Projects' }).checked).toBe(true),
    );
    expect(firstScreen()).toBe('clients');
  });

  it('adds, edits, deletes and restores reply templates, and keeps the text when saving fails', async () => {
    const replies = await section('Reply templates');
    expect(await replies.findByText(/No templates yet/)).toBeTruthy();
    const path = '/api/admin/reply-templates';
    answers[`POST ${path}`] = () => json({ code: 'store.unavailable', message: 'Busy.' }, 503);
    await userEvent.click(replies.getByRole('button', { name: 'New template' }));
    const editor = within(await screen.findByRole('dialog', { name: 'New template' }));
    await userEvent.type(editor.getByRole('textbox', { name: 'Name' }), 'Hello');
    await userEvent.type(editor.getByRole('textbox', { name: 'Subject' }), 'Your message');
    await userEvent.type(editor.getByRole('textbox', { name: 'Text' }), 'Dear ');
    await userEvent.click(editor.getByRole('button', { name: '{{first name}}' }));
    expect(editor.getByText('Dear Ada')).toBeTruthy();
    await userEvent.click(editor.getByRole('button', { name: 'Save template' }));
    expect(await editor.findByText(/could not be saved. Busy/)).toBeTruthy();
    const body = { name: 'Hello', language: 'en', subject: 'Your message', text: 'Dear {{first name}}' };
    const saved = { ...body, id: 'x', updatedAt: '2026-05-04T00:00:00.000Z' };
    answers[`POST ${path}`] = () => json(saved, 201);
    await userEvent.click(editor.getByRole('button', { name: 'Save template' }));
    expect(await replies.findByText('Your message')).toBeTruthy();
    expect(asked.filter((call) => call === `POST ${path} ${JSON.stringify(body)}`)).toHaveLength(2);

    answers[`DELETE ${path}/x`] = () => json({ id: 'x' });
    await userEvent.click(replies.getByRole('button', { name: 'Delete Hello' }));
    await waitFor(() => expect(replies.queryByText('Your message')).toBeNull());
    undoLast();
    expect(await replies.findByText('Your message')).toBeTruthy();
  });

  it('counts the claims left to review', async () => {
    const claims = await section('Claims to review');
    const uptime = await claims.findByRole('checkbox', { name: `Uptime: ${brand.claims.uptime}` });
    const boxes = claims.getAllByRole('checkbox').length;
    expect(claims.getByText(`${boxes} of ${boxes} to review.`)).toBeTruthy();
    await userEvent.click(uptime);
    expect(claims.getByText(`${boxes - 1} of ${boxes} to review.`)).toBeTruthy();
  });
});
