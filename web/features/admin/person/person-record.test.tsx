// @vitest-environment jsdom
import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PersonRecord } from '#shared/api/admin-people.ts';
import type { Contact } from '#shared/domain/leads.ts';
import { makeContact } from '#test/fixtures/leads.ts';
import { makePerson } from '#test/fixtures/person-record.ts';
import { localDay } from '#web/lib/format.ts';
import { startSession } from '#web/lib/session.ts';
import { MantineRoot } from '#web/ui/mantine-root.tsx';
import { clearDrafts, readDraft } from '../data/drafts.ts';
import type { Portal } from '../data/portal.ts';
import { clearUndo } from '../data/undo.ts';
import { UndoBar } from '../parts/undo-bar.tsx';
import { PersonDrawer } from './person-drawer.tsx';

configure({ asyncUtilTimeout: 5000 });

/** jsdom has no layout, so Mantine hides an open menu as scrolled out of view. */
const menuItem = (name: string) => screen.findByRole('menuitem', { name, hidden: true });

type Answer = { status?: number; body: unknown };
const calls: { method: string; path: string; body: unknown }[] = [];
let answers: Record<string, (body: Record<string, unknown>) => Answer>;
let stored: PersonRecord;

const collection = () =>
  ({
    rows: [],
    state: 'ready',
    complete: true,
    problem: undefined,
    refresh: async () => undefined,
    replace: vi.fn<() => void>(),
    remove: () => undefined,
  }) as unknown as Portal['contacts'] & Portal['clients'] & Portal['bookings'];

beforeEach(() => {
  startSession('token');
  stored = makePerson();
  answers = {
    'GET people': () => ({ body: stored }),
    'GET reply-templates': () => ({
      body: [
        {
          id: 'r1',
          name: 'First answer',
          language: 'de',
          subject: 'Ihre Anfrage',
          text: 'Guten Tag {{first name}},',
          updatedAt: '',
        },
      ],
    }),
    'PATCH contact-submissions': (body) => {
      const { updatedAt: _, ...patch } = body;
      const saved: Contact = { ...stored.contacts[0]!, ...patch, updatedAt: '2026-05-04T00:00:00.000Z' };
      stored = { ...stored, contacts: [saved] };
      return { body: saved };
    },
  };
  calls.length = 0;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const path = url.replace('/api/admin/', '');
    const body = init.body ? JSON.parse(String(init.body)) : undefined;
    calls.push({ method: init.method ?? 'GET', path, body });
    const { status = 200, body: answer } = answers[`${init.method} ${path.split(/[/?]/)[0]}`]!(body);
    return new Response(JSON.stringify(answer), { status, headers: { 'content-type': 'application/json' } });
  });
});
afterEach(() => {
  cleanup();
  clearUndo();
  clearDrafts();
  localStorage.clear();
  sessionStorage.clear();
});

const show = (answering = false, close = vi.fn<() => void>()) => {
  const portal: Portal = {
    contacts: collection(),
    clients: collection(),
    bookings: collection(),
    onPerson: () => undefined,
    onConverted: () => undefined,
  };
  const address = { key: stored.key, answering, open: () => undefined, openKey: () => undefined, close };
  render(
    <MemoryRouter>
      <MantineRoot>
        <PersonDrawer personKey={stored.key} address={address} portal={portal} />
        <UndoBar />
      </MantineRoot>
    </MemoryRouter>,
  );
  return { portal, close };
};
const sent = (method: string) => calls.filter((call) => call.method === method).map(({ body }) => body);

describe('PersonRecord', () => {
  it('shows identity, messages and one response clock', async () => {
    show();
    const record = await screen.findByRole('dialog', { name: 'Ada Lovelace' });
    expect(await within(record).findByRole('link', { name: 'ada@engines.example' })).not.toBeNull();
    expect(within(record).getByText('German')).not.toBeNull();
    expect(within(record).getAllByText(/left to answer/)).toHaveLength(1);
    expect(within(record).getAllByText('Can your bot answer at night?').length).toBeGreaterThan(0);
    await userEvent.click(within(record).getByRole('button', { name: 'Answer' }));
    expect(record.querySelectorAll('header'), 'a dialog has one head').toHaveLength(1);
  });

  it('sets a follow-up of three days when a reply asks for a reminder', async () => {
    answers['POST replies'] = () => ({
      body: {
        logged: true,
        sent: true,
        to: 'ada@engines.example',
        subject: '',
        text: '',
        contact: stored.contacts[0],
      },
    });
    show(true);
    const record = await screen.findByRole('dialog', { name: 'Ada Lovelace' });
    await userEvent.type(await within(record).findByRole('textbox', { name: 'Answer' }), 'Yes, it can.');
    await userEvent.click(within(record).getByLabelText('Remind me in 3 days if there is no answer'));
    await userEvent.click(within(record).getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(sent('PATCH')).toHaveLength(1));
    const due = new Date(Date.now() + 3 * 86_400_000);
    expect(sent('PATCH')[0]).toMatchObject({ followUpDate: localDay(due) });
  });

  it('opens the follow-up field without a menu', async () => {
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Set a follow-up' }));
    expect(screen.getByLabelText('Follow-up Date')).not.toBeNull();
  });

  it('contains a malformed response and reloads on request', async () => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let answered = 0;
    answers['GET people'] = () => ({ body: answered++ === 0 ? [] : stored });
    const { close } = show();
    const broken = await screen.findByRole('dialog', { name: 'Person' });
    expect(await within(broken).findByText('This record could not be shown')).not.toBeNull();
    expect(complaints).toHaveBeenCalled();
    complaints.mockClear();
    await userEvent.click(within(broken).getByRole('button', { name: 'Close' }));
    expect(close).toHaveBeenCalledOnce();
    await userEvent.click(within(broken).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('dialog', { name: 'Ada Lovelace' })).not.toBeNull();
    expect(answered).toBe(2);
  });

  it('edits a field in place: Enter saves, Escape cancels, z undoes', async () => {
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Company: Engines. Edit' }));
    const field = screen.getByLabelText('Company');
    await userEvent.clear(field);
    await userEvent.type(field, 'Analytical Engines{Escape}');
    expect(screen.getByRole('dialog', { name: 'Ada Lovelace' })).not.toBeNull();
    const value = screen.getByRole('button', { name: 'Company: Engines. Edit' });
    expect(document.activeElement).toBe(value);
    expect(sent('PATCH')).toEqual([]);

    await userEvent.keyboard('{Enter}');
    await userEvent.clear(screen.getByLabelText('Company'));
    await userEvent.type(screen.getByLabelText('Company'), 'Analytical Engines{Enter}');
    expect(document.activeElement?.getAttribute('aria-label'), 'the focus stays where one worked').toBe(
      'Company: Analytical Engines. Edit',
    );
    await waitFor(() =>
      expect(sent('PATCH')).toEqual([
        { company: 'Analytical Engines', updatedAt: '2026-05-03T12:00:00.000Z' },
      ]),
    );
    await screen.findByText('Company changed');
    await userEvent.keyboard('z');
    await waitFor(() => expect(sent('PATCH')[1]).toMatchObject({ company: 'Engines' }));
    expect(await screen.findByRole('button', { name: 'Company: Engines. Edit' })).not.toBeNull();
  });

  it('offers both versions when another write changed the same field', async () => {
    show();
    const theirs = makeContact('c1', { company: 'Theirs', updatedAt: '2026-05-03T13:00:00.000Z' });
    const save = answers['PATCH contact-submissions']!;
    answers['PATCH contact-submissions'] = () => ({
      status: 409,
      body: {
        code: 'record.stale',
        message: 'Someone changed this record in the meantime.',
        current: theirs,
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Company: Engines. Edit' }));
    await userEvent.clear(screen.getByLabelText('Company'));
    await userEvent.type(screen.getByLabelText('Company'), 'Mine{Enter}');
    expect(await screen.findByText(/It now says “Theirs”/)).not.toBeNull();
    expect((screen.getByLabelText('Company') as HTMLInputElement).value).toBe('Mine');
    answers['PATCH contact-submissions'] = save;
    await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
    await waitFor(() =>
      expect(sent('PATCH').at(-1)).toEqual({ company: 'Mine', updatedAt: theirs.updatedAt }),
    );
  });

  it('keeps the typed text and shows the reason when saving fails', async () => {
    show();
    answers['PATCH contact-submissions'] = () => ({
      status: 503,
      body: { code: 'store.unavailable', message: 'Busy.' },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Company: Engines. Edit' }));
    await userEvent.clear(screen.getByLabelText('Company'));
    await userEvent.type(screen.getByLabelText('Company'), 'Mine{Enter}');
    expect(await screen.findByText('Failed to update contact. Busy.')).not.toBeNull();
    expect((screen.getByLabelText('Company') as HTMLInputElement).value).toBe('Mine');
  });

  it('hides empty fields and adds one on request', async () => {
    show();
    expect(await screen.findByRole('button', { name: 'Add a field' })).not.toBeNull();
    expect(screen.queryByText('Budget')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Add a field' }));
    await userEvent.click(await menuItem('Budget'));
    await userEvent.type(screen.getByLabelText('Budget'), '5,000 a year{Enter}');
    await waitFor(() => expect(sent('PATCH')).toMatchObject([{ budget: '5,000 a year' }]));
  });

  it('changes the status with one choice', async () => {
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Status: New. Change' }));
    await userEvent.click(await menuItem('Interested'));
    await waitFor(() => expect(sent('PATCH')).toMatchObject([{ status: 'interested' }]));
    expect(await screen.findByRole('button', { name: 'Status: Interested. Change' })).not.toBeNull();
  });

  it('filters the timeline by kind', async () => {
    stored = makePerson({
      timeline: [
        ...makePerson().timeline,
        {
          id: 't2',
          at: '2026-05-03T13:00:00.000Z',
          kind: 'note',
          title: 'Note',
          text: 'Called back',
          by: 'owner',
        },
        { id: 't3', at: '2026-05-03T14:00:00.000Z', kind: 'something-new', title: 'Later kind' },
      ],
    });
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Notes' }));
    expect(screen.queryByText('Later kind')).toBeNull();
    expect(screen.getByText('Called back')).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'All' }));
    expect(screen.getByText('Later kind')).not.toBeNull();
  });

  it('shows an empty state for an unknown person', async () => {
    answers['GET people'] = () => ({
      status: 404,
      body: { code: 'record.not_found', message: 'This record does not exist.' },
    });
    show();
    expect(await screen.findByText('Nothing is stored about this person')).not.toBeNull();
  });
});

describe('replying from the record', () => {
  const write = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Answer' }));
    const field = screen.getByRole('textbox', { name: 'Answer' });
    await waitFor(() => expect(document.activeElement).toBe(field));
    return field as HTMLTextAreaElement;
  };

  it('fills in a template, sends with Ctrl Enter and closes the record', async () => {
    answers['POST replies'] = (body) => ({
      body: { sent: true, logged: true, to: 'ada@engines.example', subject: body.subject, text: body.text },
    });
    const { close } = show(true);
    const field = await screen.findByRole('textbox', { name: 'Answer' });
    await waitFor(() => expect(document.activeElement).toBe(field));
    await screen.findByText(/Alt 1/);
    await userEvent.keyboard('{Alt>}[Digit1]{/Alt}');
    expect((field as HTMLTextAreaElement).value).toBe('Guten Tag Ada,');
    await userEvent.type(field, ' gern.');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() =>
      expect(sent('POST')).toEqual([
        { kind: 'contacts', id: 'c1', subject: 'Ihre Anfrage', text: 'Guten Tag Ada, gern.' },
      ]),
    );
    await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
    expect(readDraft(`reply:${stored.key}`)).toBeUndefined();
  });

  it('fills in typed placeholders, and stops before sending one without a value', async () => {
    answers['POST replies'] = (body) => ({
      body: { sent: true, logged: true, to: 'ada@engines.example', subject: body.subject, text: body.text },
    });
    show();
    const field = await write();
    await userEvent.type(field, 'Dear {{{{first name}}, {{{{nick name}}, thanks.');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect((await screen.findByRole('alert')).textContent).toContain('{{nick name}}');
    expect(field.value).toBe('Dear Ada, {{nick name}}, thanks.');
    expect(sent('POST')).toEqual([]);
    await userEvent.clear(field);
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.type(field, 'Dear {{{{First_Name}}, from {{{{company}} {{{{x');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Send anyway' }));
    await waitFor(() => expect(sent('POST')).toMatchObject([{ text: 'Dear Ada, from Engines {{x' }]));
  });

  it('keeps the text in the browser until it is sent', async () => {
    answers['POST replies'] = () => ({
      status: 502,
      body: { code: 'mail.failed', message: 'The mail could not be sent.' },
    });
    show();
    await userEvent.type(await write(), 'Yes, day and night.');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(
      await screen.findByText(/The answer could not be sent\. The mail could not be sent\./),
    ).not.toBeNull();
    expect(readDraft(`reply:${stored.key}`)?.text).toBe('Yes, day and night.');
    cleanup();
    show();
    expect((await write()).value).toBe('Yes, day and night.');
  });

  it('opens the mail program when no mail is set up, and logs the reply once confirmed', async () => {
    answers['POST replies'] = (body) => ({
      body: {
        sent: false,
        logged: body.confirmed === true,
        to: 'ada@engines.example',
        subject: body.subject,
        text: body.text,
      },
    });
    show();
    await userEvent.type(await write(), 'Yes.');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    const yes = await screen.findByRole('button', { name: 'Yes, I sent it' });
    await waitFor(() => expect(document.activeElement).toBe(yes));
    expect(readDraft(`reply:${stored.key}`)?.text).toBe('Yes.');
    await userEvent.click(yes);
    await waitFor(() => expect(sent('POST').at(-1)).toMatchObject({ text: 'Yes.', confirmed: true }));
    await waitFor(() => expect(readDraft(`reply:${stored.key}`)).toBeUndefined());
  });
});
