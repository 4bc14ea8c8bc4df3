// @vitest-environment jsdom
import { cleanup, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeContact } from '#test/fixtures/leads.ts';
import { leaveSession } from '#web/lib/session.ts';
import { openPortal } from '../test-portal.tsx';

configure({ asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 30_000 });

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
      unobserve() {}
    },
  );
  Element.prototype.scrollIntoView = () => undefined;
  URL.createObjectURL = () => 'blob:export';
});
afterEach(() => {
  cleanup();
  leaveSession();
});

const due = (hour: number) => `2099-05-04T${hour}:00:00.000Z`;
const leads = [
  makeContact('new1', { firstName: 'Late', lastName: 'Lee', email: 'lee@one.example', respondBy: due(12) }),
  makeContact('new2', { firstName: 'Soon', lastName: 'Sy', email: 'sy@two.example', respondBy: due(11) }),
  makeContact('old', {
    firstName: 'Done',
    lastName: 'Doe',
    email: 'doe@three.example',
    status: 'contacted',
    message: 'Please use our logo.',
  }),
];
const search = async (words: string, address = '/admin?tab=clients') => {
  const asked = openPortal(address, {
    'GET /api/admin/contact-submissions': { body: leads },
    // Results come from the lists; the record itself may fail to load.
    'GET /api/admin/people/': { status: 503, body: { code: 'store.unavailable', message: 'Busy.' } },
    'GET /api/admin/conversations': {
      body: [{ id: 't1', first: 'Can I change the logo?', last: 'Can I change the logo?' }],
    },
    'GET /api/admin/knowledge': {
      body: {
        cards: [
          {
            id: 'k1',
            questions: { en: ['Where is the logo set?'] },
            answers: { en: { text: 'In the settings.' } },
          },
        ],
      },
    },
    'PATCH /api/admin/contact-submissions': { body: { ...leads[0], status: 'contacted' } },
  });
  await screen.findByRole('tab', { name: /Contact Forms \(3\)/ });
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(
    await screen.findByRole('textbox', { name: 'Search everything' }, { timeout: 15_000 }),
    words,
  );
  return asked;
};
const offered = () => screen.getAllByRole('button', { name: /^Mark / }).map(({ textContent }) => textContent);

describe('Spotlight', () => {
  it('is a dialog with a name', async () => {
    await search('x');
    expect(screen.getByRole('dialog', { name: 'Search everything' })).not.toBeNull();
  });

  it.each(['mark', 'mark contacted', 'contacted', 'mark as cont'])(
    'suggests people who need a reply for “%s”, earliest due first',
    async (words) => {
      await search(words);
      await waitFor(() =>
        expect(offered()).toEqual([
          expect.stringMatching(/Mark Soon Sy as contacted.*sy@two\.example/),
          expect.stringMatching(/Mark Late Lee as contacted.*lee@one\.example/),
        ]),
      );
    },
  );

  it('marks the person of the open record, or the one named', async () => {
    const key = btoa('lee@one.example').replace(/=+$/, '');
    const asked = await search('mark as contacted', `/admin?tab=clients&person=${key}`);
    await waitFor(() => expect(offered()).toEqual([expect.stringContaining('Late Lee')]));
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(asked.find(({ method }) => method === 'PATCH')).toMatchObject({
        path: '/api/admin/contact-submissions/new1',
        body: { status: 'contacted' },
      }),
    );
    cleanup();
    await search('mark sy contacted');
    await waitFor(() => expect(offered()).toEqual([expect.stringContaining('Soon Sy')]));
  });

  it('finds words of messages, conversations, taught answers and saved views, whole words first', async () => {
    localStorage.setItem(
      'portal-views:contacts',
      JSON.stringify([{ name: 'Logo wishes', query: { q: 'logo' }, columns: [] }]),
    );
    await search('logo');
    const found = within(screen.getByRole('dialog', { name: 'Search everything' }));
    for (const text of [/Please use our logo/, 'Where is the logo set?', 'Logo wishes'])
      expect(await found.findByText(text), String(text)).not.toBeNull();
    expect((await found.findAllByText('Can I change the logo?')).length).toBeGreaterThan(0);
    const labels = found.getAllByRole('button').map(({ textContent }) => textContent);
    expect(labels.at(-1)).toContain('Logout');
    localStorage.removeItem('portal-views:contacts');
  });

  it('exports each list', async () => {
    const asked = await search('export');
    const names = await screen.findAllByRole('button', { name: /^Export / });
    expect(names.map(({ textContent }) => textContent?.replace('Everything, as a CSV file', ''))).toEqual(
      expect.arrayContaining([
        'Export client projects',
        'Export contact forms',
        'Export bookings',
        'Export subscribers',
      ]),
    );
    await userEvent.click(screen.getByRole('button', { name: /^Export bookings/ }));
    await waitFor(() => expect(asked.some(({ path }) => path === '/api/admin/export-clients')).toBe(true));
  });
});
