// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isSignedIn, sessionCall } from '#web/lib/session.ts';
import { MantineRoot } from '#web/ui/mantine-root.tsx';
import { RequestTest } from './request-test.tsx';
import { listResponseRows, nameForPath } from './response-tree.tsx';

vi.mock('#web/lib/session.ts', () => ({
  errorMessage: (_error: unknown, text: string) => text,
  isSignedIn: vi.fn(() => true),
  sessionCall: vi.fn(),
}));
const answered = vi.mocked(sessionCall);

let mapping: Record<string, string> = {};
const Host = () => {
  const [responseMapping, setMapping] = useState<Record<string, string>>({});
  mapping = responseMapping;
  const request = {
    url: 'https://api.example.com/{{id}}',
    method: 'GET' as const,
    headers: {},
    responseMapping,
  };
  return (
    <MantineRoot>
      <RequestTest request={request} onMap={setMapping} />
    </MantineRoot>
  );
};
afterEach(cleanup);
beforeEach(() => answered.mockReset());
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send test request' }));

describe('RequestTest', () => {
  it('sends the request with sample values and maps chosen values under free names', async () => {
    const body = JSON.stringify({ price: 12, items: [{ price: 3 }] });
    answered.mockResolvedValue({ ok: true, status: 200, body, milliseconds: 40 } as never);
    render(<Host />);
    fireEvent.change(screen.getByLabelText('Sample for id'), { target: { value: '7' } });
    send();
    fireEvent.click(await screen.findByRole('button', { name: 'Save price: 12' }));
    fireEvent.click(screen.getByRole('button', { name: 'Save items.0.price: 3' }));
    expect(mapping).toEqual({ price: 'price', items_0_price: 'items.0.price' });
    expect(answered.mock.calls[0]?.[1]).toMatchObject({ body: { variables: { id: '7' } } });
  });

  it('shows why a request failed, and keeps the form after a lost connection', async () => {
    answered.mockResolvedValueOnce({
      ok: false,
      error: 'The host name was not found.',
      milliseconds: 3,
    } as never);
    render(<Host />);
    send();
    expect(await screen.findByText('The host name was not found.')).toBeTruthy();
    answered.mockRejectedValueOnce(new Error('offline'));
    send();
    expect(await screen.findByText('Couldn’t send the request.')).toBeTruthy();
  });

  it('is not offered to visitors, whose flows send nothing', () => {
    vi.mocked(isSignedIn).mockReturnValueOnce(false);
    render(<Host />);
    expect(screen.queryByRole('button', { name: 'Send test request' })).toBeNull();
  });
});

describe('listResponseRows', () => {
  it('names every value by a path that a mapping can read', () => {
    const rows = listResponseRows({ a: { 'b.c': 1, d: null }, e: ['x'] });
    expect(rows.map(({ path, text }) => [path, text])).toEqual([
      ['a', undefined],
      ['a.d', 'null'],
      ['e', undefined],
      ['e.0', 'x'],
    ]);
  });
});

describe('nameForPath', () => {
  it.each([
    ['data.items.0.price', 'data_items_0_price'],
    ['0.id', 'id'],
    ['0', 'value'],
    ['toString', 'value'],
  ])('makes %s a variable %s', (path, name) => expect(nameForPath(path)).toBe(name));
});
