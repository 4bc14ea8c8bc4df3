// @vitest-environment jsdom
import { cleanup, configure, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { leaveSession } from '#web/lib/session.ts';
import { openPortal } from '../test-portal.tsx';

// Screens are loaded lazily.
configure({ asyncUtilTimeout: 10_000 });

afterEach(() => {
  cleanup();
  leaveSession();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const empty = {
  'GET /api/admin/client-projects': { body: [] },
  'GET /api/admin/contact-submissions': { body: [] },
  'GET /api/admin/knowledge': { body: { cards: [], facts: { openFrom: '09:00' } } },
  'GET /api/admin/settings': { body: { mail: { setUp: false } } },
  'GET /api/admin/site': {
    body: { draft: { values: { offer: { starter: 99 } }, version: 1 }, publications: [] },
  },
};

describe('FirstSteps', () => {
  it('shows a new owner the first steps in order, above the empty state, and ticks off those done', async () => {
    openPortal('/admin', empty);
    const steps = within(await screen.findByRole('region', { name: 'First steps' }));
    expect(await steps.findByText('2 of 12 done')).not.toBeNull();
    const rows = steps.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows[0]).toBe(
      '1.Replace the sample companyStill from the sample: company name, legal name, e-mail addresses. ',
    );
    expect(rows[1]).toBe('Set your prices (done)');
    expect(rows[3]).toBe('Enter your opening hours and contact details (done)');
    expect(rows[8]).toMatch(/^9\.Set up mail/);
    expect(await screen.findByText('No clients match your current filters.')).not.toBeNull();
  });

  it('lets the owner tick off steps that the site can’t detect, and remembers it', async () => {
    openPortal('/admin', empty);
    await userEvent.click(
      await screen.findByRole('button', { name: 'Mark as done: Check the privacy page' }),
    );
    expect(await screen.findByText('3 of 12 done')).not.toBeNull();
    cleanup();
    openPortal('/admin', empty);
    expect(await screen.findByText('3 of 12 done')).not.toBeNull();
  });

  it('stays hidden after it was dismissed', async () => {
    openPortal('/admin', empty);
    await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull();
    cleanup();
    openPortal('/admin', empty);
    expect(await screen.findByText('No clients match your current filters.')).not.toBeNull();
    expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull();
  });

  it('is not shown to an owner with clients', async () => {
    openPortal('/admin');
    await screen.findByText('Acme Corp');
    expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull();
  });
});
