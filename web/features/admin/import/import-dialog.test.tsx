// @vitest-environment jsdom
import { cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startSession } from '#web/lib/session.ts';
import { MantineRoot } from '#web/ui/mantine-root.tsx';
import type { Portal } from '../data/portal.ts';
import { ImportDialog } from './import-dialog.tsx';
import { buildFailedCsv, prepareRows } from './import-rows.ts';

configure({ asyncUtilTimeout: 5000 });

interface Sent {
  readonly dryRun: boolean;
  readonly key: string | null;
  readonly rows: readonly Record<string, unknown>[];
}
let sent: Sent[] = [];
let breakAt = Number.POSITIVE_INFINITY;

beforeEach(() => {
  startSession('token');
  sent = [];
  breakAt = Number.POSITIVE_INFINITY;
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    const { rows, dryRun = false } = JSON.parse(String(init.body));
    const real = sent.filter((each) => !each.dryRun).length;
    sent.push({ dryRun, rows, key: new Headers(init.headers).get('idempotency-key') });
    if (!dryRun && real === breakAt)
      return new Response(JSON.stringify({ code: 'store.unavailable', message: 'Busy.' }), { status: 503 });
    const outcomes = rows.map((row: { email?: string }, index: number) =>
      row.email?.includes('@')
        ? { row: index, result: row.email.startsWith('known') ? 'duplicate' : 'created' }
        : { row: index, result: 'error', fields: { email: 'Please enter a valid email address.' } },
    );
    return new Response(JSON.stringify({ rows: outcomes, created: 0, duplicates: 0, errors: 0 }), {
      headers: { 'content-type': 'application/json' },
    });
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

const refresh = vi.fn<() => Promise<void>>();
const show = () =>
  render(
    <MantineRoot>
      <ImportDialog
        dataset="contacts"
        portal={{ contacts: { refresh }, clients: { refresh } } as unknown as Portal}
        onClose={() => undefined}
      />
    </MantineRoot>,
  );
const paste = async (text: string) => {
  const field = await screen.findByLabelText('Or paste rows from a spreadsheet');
  await userEvent.click(field);
  await userEvent.paste(text);
  await userEvent.click(screen.getByRole('button', { name: 'Preview rows' }));
};
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

describe('ImportDialog', () => {
  it('guesses the columns, does a dry run, imports the rows and reports each', async () => {
    show();
    await paste(
      'Vorname;Nachname;E-Mail;Status\nAda;Lovelace;ada@example.com;New\nBob;Known;known@example.com;\nEve;;nobody;\nMallory;X;m@example.com;won',
    );
    expect(await screen.findByLabelText('Field for Vorname')).toHaveProperty('value', 'firstName');
    await press('Check all rows');
    expect((await screen.findByText('1 row to import, 1 already exists, 2 with problems')).tagName).toBe('P');
    expect(sent.map(({ dryRun }) => dryRun)).toEqual([true]);
    expect(screen.getByText(/Status is not a status/)).not.toBeNull();
    await press('Import 1 row');
    expect(await screen.findByText('1 row imported, 1 already exists, 2 with problems')).not.toBeNull();
    expect(sent[1]?.rows[0]).toEqual({
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: 'ada@example.com',
      status: 'new',
    });
    expect(screen.getByRole('button', { name: 'Download the 3 rows not imported' })).not.toBeNull();
    expect(refresh).toHaveBeenCalled();
  });

  it('resumes after a failure and a reload without importing twice', async () => {
    show();
    const lines = Array.from({ length: 150 }, (_, index) => `p${index}@example.com`);
    await paste(`Email\n${lines.join('\n')}`);
    await press('Check all rows');
    await screen.findByText('150 rows to import');
    breakAt = 1;
    await press('Import 150 rows');
    expect(await screen.findByText(/The import stopped\. Busy\..*imports no row twice/)).not.toBeNull();
    cleanup();
    breakAt = Number.POSITIVE_INFINITY;
    show();
    expect(await screen.findByText('100 rows imported')).not.toBeNull();
    await press('Continue');
    expect(await screen.findByText('150 rows imported')).not.toBeNull();
    const real = sent.filter(({ dryRun }) => !dryRun);
    expect(real.map(({ rows }) => rows.length)).toEqual([100, 50, 50]);
    // The same batch has the same idempotency key, so that the server stores it once.
    expect(real[2]?.key).toBe(real[1]?.key);
    expect(real[1]?.key).not.toBe(real[0]?.key);
  });

  it('names a missing column', async () => {
    show();
    await paste('Name\nAda');
    expect(await screen.findByText('Choose a column for Email.')).not.toBeNull();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Check all rows' }).disabled).toBe(true);
    await press('Another file');
    await waitFor(() => expect(screen.queryByLabelText('Or paste rows from a spreadsheet')).not.toBeNull());
  });
});

it('returns the failed rows as given, with the reason', () => {
  const sheet = {
    headings: ['Email', 'Status'],
    rows: [
      ['a@example.com', 'New'],
      ['', 'won "big"'],
    ],
    lines: [2, 3],
  };
  const prepared = prepareRows('contacts', sheet, ['email', 'status']);
  expect(prepared[0]).toEqual({ row: 0, input: { email: 'a@example.com', status: 'new' } });
  expect(prepared[1]).toMatchObject({
    row: 1,
    problems: ['Email is missing', expect.stringContaining('Status is no')],
  });
  const csv = buildFailedCsv(sheet, [
    { row: 1, result: 'error', problems: ['Email is missing'] },
    { row: 0, result: 'duplicate', problems: [] },
  ]);
  expect(csv).toBe(
    '\uFEFF"Email","Status","Problem"\r\n"a@example.com","New","This address already exists"\r\n"","won ""big""","Email is missing"\r\n',
  );
});
