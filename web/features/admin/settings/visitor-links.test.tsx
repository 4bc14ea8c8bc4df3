// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { VisitorLink } from '#shared/api/visitor-links.ts';
import { MantineRoot } from '#web/ui/mantine-root.tsx';
import { VisitorLinks } from './visitor-links.tsx';

afterEach(cleanup);

const uuid = '6f6d2a3e-1f1e-4a54-9d5a-0f3c2b1a0d9e';
const link = (closed: boolean): VisitorLink => ({
  uuid,
  name: 'Your bank',
  description: '',
  language: 'en',
  updatedAt: '2026-11-21T10:00:00.000Z',
  closed,
});
const json = (value: unknown) =>
  new Response(JSON.stringify(value), { headers: { 'content-type': 'application/json' } });

it('lists visitors’ links and closes one', async () => {
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    if (init?.method !== 'POST') return Promise.resolve(json([link(false)]));
    asked.push([String(url), JSON.parse(String(init.body))]);
    return Promise.resolve(json(link(true)));
  });
  render(
    <MantineRoot>
      <VisitorLinks />
    </MantineRoot>,
  );
  const name = await screen.findByRole('link', { name: 'Your bank' });
  expect(name.getAttribute('href')).toBe(`/f/${uuid}`);
  const works = screen.getByRole<HTMLInputElement>('switch', { name: 'Your bank: link is live' });
  await userEvent.click(works);
  await waitFor(() => expect(works.checked).toBe(false));
  expect(screen.getByText('Closed')).toBeTruthy();
  expect(asked).toEqual([[`/api/admin/visitor-links/${uuid}`, { closed: true }]]);
});
