// @vitest-environment jsdom
import { cleanup, configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startSession } from '#web/lib/session.ts';
import { MantineRoot } from '#web/ui/mantine-root.tsx';
import { MovingDialog } from './moving-dialog.tsx';

configure({ asyncUtilTimeout: 8000 });

interface Sent {
  readonly path: string;
  readonly body: Record<string, unknown>;
}
let sent: Sent[] = [];
let failsAt: string | undefined;
const json = (value: unknown, status = 200) =>
  new Response(JSON.stringify(value), { status, headers: { 'content-type': 'application/json' } });

beforeEach(() => {
  startSession('token');
  sent = [];
  failsAt = undefined;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const path = String(url);
    const body = JSON.parse(String(init.body));
    sent.push({ path, body });
    if (path === failsAt) return json({ code: 'store.unavailable', message: 'Busy.' }, 503);
    if (path.endsWith('/import/contacts'))
      return json({
        rows: body.rows.map((_: unknown, row: number) => ({
          row,
          result: row === 0 ? 'created' : 'duplicate',
        })),
        created: 1,
        duplicates: 1,
        errors: 0,
      });
    if (path.endsWith('/past-conversations'))
      return json({ results: body.conversations.map(() => 'created') });
    return json({
      format: 'entries',
      stored: 0,
      entries: body.entries.map((entry: object) => ({ ...entry, line: 1, status: 'new' })),
    });
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

const session = {
  session_id: 's1',
  meta: { email: 'ada@x.example', nickname: 'Ada' },
  messages: [{ from: 'user', type: 'text', content: 'Hello', timestamp: 1_700_000_000_000, fingerprint: 1 }],
};
const files = () => [
  new File(
    [JSON.stringify([{ bang: 'hi', text: 'Hello <img src=x>there' }, session, { odd: 1 }])],
    'crisp.json',
  ),
  new File(['email,name\nben@x.example,Ben\n'], 'people.csv'),
];
const open = async () => {
  const onStored = vi.fn<() => void>();
  const view = render(
    <MantineRoot>
      <MovingDialog onClose={() => undefined} onStored={onStored} />
    </MantineRoot>,
  );
  await screen.findByRole('button', { name: 'Choose files' });
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no file input.');
  await userEvent.upload(input, files());
  return { onStored, view };
};
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

it('checks every record before it stores any, then imports them', async () => {
  const { onStored } = await open();
  await screen.findByText('1 contact, 1 conversation, 1 answer to import; 1 already here; 1 left out');
  expect(screen.getByText('crisp.json, record 3')).toBeTruthy();
  expect(screen.getByText('1 picture was left out.')).toBeTruthy();
  expect(sent.map(({ body }) => body.dryRun ?? body.store)).toEqual([true, true, false]);
  sent = [];
  await press('Import 3 records');
  await screen.findByText('1 contact, 1 conversation, 1 answer imported; 1 already here; 1 left out');
  expect(sent.map(({ body }) => body.dryRun ?? body.store)).toEqual([undefined, undefined, true]);
  expect(sent[2]?.body).toMatchObject({
    language: 'en',
    entries: [{ question: 'Hi', answer: 'Hello there' }],
  });
  expect(onStored).toHaveBeenCalledOnce();
  expect(sessionStorage.getItem('portal-moving')).toBeNull();
});

it('continues with the missing records after a failure, and names the files after a reload', async () => {
  const { view } = await open();
  await screen.findByRole('button', { name: 'Import 3 records' });
  failsAt = '/api/admin/past-conversations';
  await press('Import 3 records');
  expect((await screen.findByRole('alert')).textContent).toContain('Imported records are stored.');
  failsAt = undefined;
  sent = [];
  view.unmount();
  await open();
  await screen.findByRole('button', { name: 'Import 3 records' });
  cleanup();
  render(
    <MantineRoot>
      <MovingDialog onClose={() => undefined} onStored={() => undefined} />
    </MantineRoot>,
  );
  expect((await screen.findByRole('status')).textContent).toContain(
    'The import of crisp.json, people.csv stopped after 2 of 4 records.',
  );
});

it('continues in the open dialog without repeating what is stored', async () => {
  await open();
  await screen.findByRole('button', { name: 'Import 3 records' });
  failsAt = '/api/admin/knowledge/import';
  await press('Import 3 records');
  await screen.findByRole('button', { name: 'Continue' });
  failsAt = undefined;
  sent = [];
  await press('Continue');
  await screen.findByRole('button', { name: 'Done' });
  expect(sent.map(({ path }) => path)).toEqual(['/api/admin/knowledge/import']);
});
