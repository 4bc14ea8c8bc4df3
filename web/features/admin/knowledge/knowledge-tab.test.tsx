// @vitest-environment jsdom
import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { leaveSession, startSession } from '#web/lib/session.ts';
import { MantineRoot } from '#web/ui/mantine-root.tsx';
import { Toaster } from '#web/ui/toaster.tsx';
import { UndoBar } from '../parts/undo-bar.tsx';
import { KnowledgeTab } from './knowledge-tab.tsx';

configure({ asyncUtilTimeout: 10_000 });

const at = '2026-11-22T10:00:00.000Z';
const group = (turn: string, question: string, ...more: string[]) => ({
  question,
  language: 'en',
  count: 1 + more.length,
  lastAt: at,
  questions: [question, ...more].map((text, index) => ({
    text,
    language: index === 0 ? 'en' : 'de',
    at,
    conversation: `talk-${turn}`,
    turn: `${turn}${index}`,
    reason: index === 0 ? 'asked' : 'wrong',
  })),
});
const conversationTest = {
  id: 'a',
  name: 'Parking',
  language: 'en',
  version: 1,
  updatedAt: at,
  turnCount: 1,
};
const card = {
  id: 'taught.parking',
  questions: { en: ['Is there parking?'] },
  answers: { en: { text: 'Yes, in the yard.' } },
  version: 1,
  updatedAt: at,
};

let testResults: object[] = [];
let openReads = 0;
let sent: { readonly path: string; readonly body: unknown }[] = [];
const json = (value: unknown) =>
  new Response(JSON.stringify(value), { status: 200, headers: { 'content-type': 'application/json' } });

beforeEach(() => {
  startSession('a.b.c');
  sent = [];
  openReads = 0;
  testResults = [];
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit = {}) => {
    if (String(url).includes('/conversation-tests'))
      return json(method === 'POST' ? testResults : testResults.length > 0 ? [conversationTest] : []);
    const path = String(url).replace(/^.*\/api\/admin\/knowledge/, '');
    if (method === 'PUT') {
      const given = JSON.parse(String(body)) as { ignored?: boolean; card?: object };
      sent.push({ path, body: given });
      return json(given.card ? { ...card, ...given.card, id: 'taught.new1' } : { ignored: given.ignored });
    }
    if (method === 'DELETE') return json({ deleted: true });
    if (path === '/unanswered') openReads += 1;
    return json(
      path === '/unanswered'
        ? [group('a', 'Do you plant trees?', 'Pflanzt ihr Bäume?'), group('b', 'asdfghjkl')]
        : { cards: [card], facts: { openFrom: '10:00' }, published: ['openFrom'], version: 1 },
    );
  });
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <MemoryRouter initialEntries={['/admin?tab=knowledge']}>
        <MantineRoot>
          <KnowledgeTab />
          <Toaster />
          <UndoBar />
        </MantineRoot>
      </MemoryRouter>
    </SWRConfig>,
  );
});
afterEach(() => {
  cleanup();
  leaveSession();
  vi.unstubAllGlobals();
});

it('expands a group to its wordings, reasons and conversations', async () => {
  const user = userEvent.setup();
  expect(
    await screen.findByText('Asked 2 times · English, German · asked for clarification, marked wrong'),
  ).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Wordings' }));
  const wordings = screen.getByRole('list', { name: 'Wordings' });
  expect(within(wordings).getByText('Pflanzt ihr Bäume?').getAttribute('lang')).toBe('de');
  expect(within(wordings).getAllByRole('link', { name: 'Conversation' })[0]?.getAttribute('href')).toContain(
    'tab=conversations&talk=talk-a',
  );
});

it('ignores a question and undoes that', async () => {
  const user = userEvent.setup();
  await screen.findByText('asdfghjkl');
  await user.click(screen.getAllByRole('button', { name: 'Ignore' })[1] as HTMLElement);
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Ignore' })).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Ignore' })).toHaveLength(2));
  expect(sent.map(({ body }) => body)).toEqual([
    { questions: ['asdfghjkl'], ignored: true },
    { questions: ['asdfghjkl'], ignored: false },
  ]);
});

it('shows missing languages in the list, in the form and after saving', async () => {
  const user = userEvent.setup();
  expect(await screen.findByText(/English · 19 languages missing/)).toBeTruthy();
  await user.click(screen.getByRole('switch', { name: 'Only answers with missing languages (1)' }));
  expect(screen.getByText('Is there parking?')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'New answer' }));
  const form = await screen.findByRole('dialog');
  expect(within(form).queryByText(/of 20 languages/), 'nothing is written that could be missing').toBeNull();
  await user.type(within(form).getByLabelText('Questions, one per line'), 'Is there a lift?');
  await user.type(within(form).getByLabelText('Answer'), 'Yes.');
  expect(
    within(form).getByText(/19 of 20 languages .* A visitor who asks in \w+ won’t find this/),
  ).toBeTruthy();
  expect(within(form).getByRole('button', { name: 'de German: missing' })).toBeTruthy();
  expect(openReads).toBe(1);
  await user.click(within(form).getByRole('button', { name: 'Teach' }));
  await waitFor(() => expect(openReads, 'what is left is asked for anew').toBe(2));
  expect(
    await screen.findAllByText(/within a minute in English\. Visitors who ask in the other 19/),
  ).not.toHaveLength(0);
});

it('restores a deleted answer as a new version with the same text', async () => {
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Deleted: Is there parking?')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Change' })).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Undo/ }));
  expect(await screen.findByRole('button', { name: 'Change' })).toBeTruthy();
  const { questions, answers } = card;
  expect(sent).toEqual([
    { path: '/cards/taught.parking', body: { card: { questions, answers }, basedOn: 1 } },
  ]);
});

it('asks before it deletes an answer that a test expects', async () => {
  const turn = { said: 'Is there parking?', expect: 'source', source: card.id, text: 'Yes, in the yard.' };
  testResults = [
    {
      ...conversationTest,
      verdict: 'failed',
      effect: 'lost',
      turns: [turn],
      before: [turn],
      answers: [{ source: 'unknown', text: 'I don’t know.' }],
    },
  ];
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete this answer?' }));
  expect(dialog.getByText('1 test: 1 lost')).toBeTruthy();
  const confirm = dialog.getByRole('button', { name: 'Delete answer' });
  expect(confirm).toHaveProperty('disabled', true);
  await user.click(dialog.getByRole('checkbox', { name: 'Delete although one test is lost' }));
  await user.click(confirm);
  expect(await screen.findByText('Deleted: Is there parking?')).toBeTruthy();
});

it('says that published hours replace the facts’ own', async () => {
  expect(await screen.findByText(/Hours are published with the site/)).toBeTruthy();
  expect(screen.getByLabelText('Open from')).toHaveProperty('disabled', true);
  expect(screen.getByLabelText('Open until')).toHaveProperty('disabled', false);
});
