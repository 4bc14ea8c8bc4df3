// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { Page } from './shared-flow-page.tsx';

const uuid = '0198c0de-0000-4000-8000-000000000000';
const open = (more: object, message = 'Your password, please', kind = 'text', status = 200) => {
  const flow = { uuid, name: 'Account security', description: '', language: 'en', ...more };
  const turn = {
    id: 's',
    step: 0,
    messages: [{ role: 'bot', text: message, delay: 0 }],
    awaiting: { kind },
    done: false,
    language: 'en',
  };
  vi.stubGlobal(
    'fetch',
    async (url: string) =>
      new Response(JSON.stringify(String(url).includes('/public/') ? flow : turn), {
        status,
        headers: { 'content-type': 'application/json' },
      }),
  );
  Element.prototype.scrollTo = () => undefined;
  render(
    <MemoryRouter initialEntries={[`/f/${uuid}`]}>
      <Routes>
        <Route path="/f/:uuid" element={<Page />} />
      </Routes>
    </MemoryRouter>,
  );
};
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

it('says above a visitor’s flow that it isn’t the company’s, and how to report it', async () => {
  open({});
  expect((await screen.findByRole('note')).textContent).toMatch(
    /made by a visitor.*does not come from.*does not get your answers/,
  );
  expect(screen.getByRole('link', { name: 'Report it' }).getAttribute('href')).toContain('mailto:');
  expect(await screen.findByText('Your password, please')).toBeTruthy();
});

it('says that a bot answers, in the flow’s language', async () => {
  open({ official: true, language: 'de' });
  expect(await screen.findByText('Sie chatten mit einem Bot.')).toBeTruthy();
});

it('shows no such notice above the site’s own flow', async () => {
  open({ official: true });
  expect(await screen.findByText('Your password, please')).toBeTruthy();
  expect(screen.queryByRole('note')).toBeNull();
});

it('links only to pages of the site, in a new tab', async () => {
  const message = '**Hello**, see [our plans](/pricing) and [that](https://evil.example)';
  open({ official: true }, message);
  const link = await screen.findByRole('link', { name: 'our plans' });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/pricing', '_blank']);
  expect(screen.getAllByRole('link')).toHaveLength(1);
  cleanup();
  open({}, message);
  expect(await screen.findByText(message)).toBeTruthy();
});

it('reports Escape to the embedding page, wherever the focus is', async () => {
  const told: unknown[] = [];
  vi.stubGlobal('parent', { postMessage: (said: unknown) => told.push(said) });
  open({ official: true });
  await screen.findByText('Your password, please');
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(told).toContainEqual({ parley: uuid, event: 'escape' });
});

it('lets the browser fill in an e-mail address', async () => {
  open({ official: true }, undefined, 'email');
  await screen.findByText('Your password, please');
  await waitFor(() => expect(screen.getByRole('textbox').getAttribute('autocomplete')).toBe('email'));
});

it('links to the site when the flow does not exist', async () => {
  open({}, '', 'text', 404);
  expect((await screen.findByRole('link', { name: 'Parley' })).getAttribute('href')).toBe('/');
});

it('does not run a visitor’s flow inside another page [FLOW-041]', async () => {
  vi.stubGlobal('self', {});
  open({});
  expect(await screen.findByRole('link', { name: 'Open on its own page' })).toBeTruthy();
  expect(screen.queryByText('Your password, please')).toBeNull();
});
