// @vitest-environment jsdom
import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AdminPost } from '#shared/api/admin-posts.ts';
import { clearCache } from '#web/lib/query.ts';
import { leaveSession, startSession } from '#web/lib/session.ts';
import { MantineRoot } from '#web/ui/mantine-root.tsx';
import { PostsPart } from './posts-part.tsx';

// CodeMirror measures the screen, which jsdom doesn't have; its commands are tested separately.
vi.mock('./markdown-field.tsx', () => ({
  MarkdownField: ({ value, onChange }: { value: string; onChange: (value: string) => void }) => (
    <textarea aria-label="Text" value={value} onChange={(event) => onChange(event.target.value)} />
  ),
}));

configure({ asyncUtilTimeout: 10_000 });

const at = '2026-11-22T10:00:00.000Z';
const post = (changes: Partial<AdminPost> = {}): AdminPost => ({
  id: 1,
  title: 'What a chatbot understands',
  excerpt: 'Short',
  content: 'First line',
  category: 'Development',
  tags: ['nlu'],
  author: 'Ada',
  featured: false,
  readTime: 1,
  views: 3,
  likes: 1,
  state: 'published',
  publishedAt: at,
  version: 0,
  hasChanges: false,
  ...changes,
});

let posts: AdminPost[] = [];
let sent: { readonly method: string; readonly path: string; readonly body: Record<string, unknown> }[] = [];
/** Responds to the next write instead of the server below. */
let nextWrite: (() => Response) | undefined;
const json = (value: unknown, status = 200) =>
  new Response(JSON.stringify(value), { status, headers: { 'content-type': 'application/json' } });

const answer = (method: string, path: string, body: Record<string, unknown>): Response => {
  const found = posts.find(({ id }) => /^\/(\d+)/.exec(path)?.[1] === String(id));
  if (method === 'GET') return json(path === '' ? posts : found);
  sent.push({ method, path, body });
  if (nextWrite) {
    const next = nextWrite;
    nextWrite = undefined;
    return next();
  }
  const { baseVersion: _, at: when, ...values } = body;
  const before = found ?? post({ id: 101, version: 0, state: 'draft', publishedAt: undefined });
  const state = path.endsWith('/publish') ? (when ? 'scheduled' : 'published') : before.state;
  return json({
    ...before,
    ...values,
    state,
    ...(when ? { publishedAt: when } : {}),
    version: before.version + 1,
  });
};

beforeEach(() => {
  startSession('a.b.c');
  posts = [
    post(),
    post({ id: 102, title: 'Nordlys opens', state: 'draft', publishedAt: undefined, version: 2 }),
  ];
  sent = [];
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) =>
    answer(method, String(url).replace(/^.*\/api\/admin\/posts/, ''), JSON.parse(String(body ?? '{}'))),
  );
});

afterEach(() => {
  cleanup();
  clearCache();
  leaveSession();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const open = (address = '/admin') =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <MantineRoot>
        <PostsPart />
      </MantineRoot>
    </MemoryRouter>,
  );

const text = () => screen.findByLabelText('Text');

describe('the list of posts', () => {
  it('filters by state and search, and offers all posts again', async () => {
    const user = userEvent.setup();
    open();
    const list = await screen.findByRole('list', { name: 'Posts' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    await user.selectOptions(screen.getByLabelText('State'), 'Draft');
    expect(screen.queryByText('What a chatbot understands')).toBeNull();
    await user.type(screen.getByLabelText('Search posts'), 'nothing like it');
    await user.click(await screen.findByRole('button', { name: 'Show all posts' }));
    expect(await screen.findByText('What a chatbot understands')).toBeTruthy();
  });

  it('invites the owner to write when there are no posts', async () => {
    posts = [];
    open();
    expect(await screen.findByRole('button', { name: 'Write a post' })).toBeTruthy();
  });
});

describe('the editor', () => {
  it('saves a new post as a draft and publishes it', async () => {
    const user = userEvent.setup();
    open('/admin?post=new');
    await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'Hello');
    await user.type(await text(), 'Words');
    expect(screen.getByRole('region', { name: 'Preview' }).textContent).toContain('Hello');
    await user.click(screen.getByRole('button', { name: 'Publish now' }));
    await screen.findByRole('link', { name: 'View post' });
    expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST ', 'POST /101/publish']);
    expect(sent[0]?.body).toMatchObject({ title: 'Hello', content: 'Words' });
    expect(sent[1]?.body).toEqual({ baseVersion: 1 });
  });

  it('warns about lines that readers would see as typed', async () => {
    open('/admin?post=102');
    await userEvent.setup().type(await text(), '{Enter}<script>alert(1)</script>');
    expect(await screen.findByText(/HTML is shown as text/)).toBeTruthy();
    expect(document.querySelector('script')).toBeNull();
  });

  it('keeps unsaved text over a reload, and discards it on request', async () => {
    const user = userEvent.setup();
    open('/admin?post=102');
    await user.type(await text(), ' more');
    cleanup();
    clearCache();
    open('/admin?post=102');
    await screen.findByText(/unsaved text from this browser is back/);
    expect(((await text()) as HTMLTextAreaElement).value).toBe('First line more');
    await user.click(screen.getByRole('button', { name: 'Discard it' }));
    expect(((await text()) as HTMLTextAreaElement).value).toBe('First line');
  });

  it('keeps the text and says why when saving fails', async () => {
    const user = userEvent.setup();
    open('/admin?post=102');
    await user.type(await text(), ' more');
    nextWrite = () => json({ code: 'store.unavailable', message: 'The service is busy.' }, 503);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect((await screen.findByRole('alert')).textContent).toContain('The service is busy.');
    expect(((await text()) as HTMLTextAreaElement).value).toBe('First line more');
  });

  it('shows both texts when another tab saved first, and saves mine over it on request', async () => {
    const user = userEvent.setup();
    open('/admin?post=102');
    await user.type(await text(), ' mine');
    nextWrite = () =>
      json(
        {
          code: 'record.stale',
          message: 'Someone changed this record in the meantime.',
          current: post({ id: 102, content: 'Theirs', version: 5, state: 'draft', savedBy: 'owner' }),
        },
        409,
      );
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const alert = await screen.findByRole('alert');
    const texts = within(alert).getAllByRole('textbox') as HTMLTextAreaElement[];
    expect(texts.map(({ value }) => value.split('\n').at(-1))).toEqual(['Theirs', 'First line mine']);
    await user.click(within(alert).getByRole('button', { name: 'Keep mine and save' }));
    await waitFor(() =>
      expect(sent.at(-1)?.body).toMatchObject({ content: 'First line mine', baseVersion: 5 }),
    );
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('schedules a post for a future time only', async () => {
    const user = userEvent.setup();
    open('/admin?post=102');
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Schedule…' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByLabelText('Date'), '2020-01-01');
    await user.click(within(dialog).getByRole('button', { name: 'Schedule' }));
    expect(await within(dialog).findByText('Choose a time in the future.')).toBeTruthy();
    await user.clear(within(dialog).getByLabelText('Date'));
    await user.type(within(dialog).getByLabelText('Date'), '2099-01-01');
    await user.click(within(dialog).getByRole('button', { name: 'Schedule' }));
    await screen.findByText('Scheduled');
    expect(sent.at(-1)?.body).toMatchObject({
      baseVersion: 2,
      at: expect.stringMatching(/^2099-01-01|^2098-12-31/),
    });
  });
});
