// @vitest-environment jsdom
import { cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TestResult } from '#shared/api/conversation-tests.ts';
import { leaveSession, startSession } from '#web/lib/session.ts';
import { MantineRoot } from '#web/ui/mantine-root.tsx';
import { Toaster } from '#web/ui/toaster.tsx';
import { CardEditor } from '../knowledge/card-editor.tsx';
import { newDraft } from '../knowledge/drafts.ts';
import { TestsPart } from './tests-part.tsx';

configure({ asyncUtilTimeout: 10_000 });

const at = '2026-11-28T10:00:00.000Z';
const turns = [
  { said: 'What does it cost?', expect: 'source', source: 'plans.prices', text: 'It costs $129 a month.' },
] as const;
const test = {
  id: '0190aaaa-0000-7000-8000-000000000001',
  name: 'Prices',
  language: 'en',
  version: 2,
  updatedAt: at,
  ranAt: at,
  verdict: 'different',
} as const;
const whole = {
  ...test,
  turns,
  answers: [{ source: 'plans.prices', text: 'It costs $99 a month.' }],
};

let tests: object[];
let results: Partial<TestResult>[];
let isCardRefused: boolean;
let model: object;
let sent: { readonly call: string; readonly body: unknown }[];
const json = (value: unknown, status = 200) =>
  new Response(JSON.stringify(value), { status, headers: { 'content-type': 'application/json' } });

beforeEach(() => {
  startSession('a.b.c');
  tests = [{ ...test, turnCount: 1 }];
  results = [];
  isCardRefused = false;
  model = { setUp: false, tokensToday: 0, dailyTokens: 4_000_000 };
  sent = [];
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    const call = `${method} ${String(url).replace(/^.*\/api\/admin\//, '')}`;
    if (method !== 'GET') sent.push({ call, body: body ? JSON.parse(String(body)) : undefined });
    if (call === 'GET conversation-tests') return json(tests);
    if (call === 'GET settings') return json({ model });
    if (isCardRefused && method !== 'GET') {
      const path = call.startsWith('PUT') ? 'card.answers' : 'change.card.answers';
      return json({ code: 'request.invalid', fields: { [path]: 'Write the answer.' } }, 400);
    }
    if (call === 'POST conversation-tests/run') return json(results);
    if (call.endsWith('/model'))
      return json({
        answers: [{ source: 'plans.prices', text: 'It is $99.', mode: 'model', tokens: 12_500 }],
      });
    if (call.startsWith('PUT knowledge/cards/'))
      return json({ id: 'taught.a', questions: {}, answers: {}, version: 1, updatedAt: at });
    return json(whole);
  });
});
afterEach(() => {
  cleanup();
  leaveSession();
  vi.unstubAllGlobals();
});

const show = (part: React.ReactNode) =>
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <MemoryRouter>
        <MantineRoot>
          {part}
          <Toaster />
        </MantineRoot>
      </MemoryRouter>
    </SWRConfig>,
  );
const click = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const calls = () => sent.map(({ call }) => call);

describe('TestsPart', () => {
  it('lists tests with their last result, and explains how to create the first', async () => {
    show(<TestsPart titles={{}} />);
    expect(await screen.findByText('Prices')).toBeTruthy();
    expect(screen.getByText('1 test: 1 said differently')).toBeTruthy();
    cleanup();
    tests = [];
    show(<TestsPart titles={{}} />);
    expect(await screen.findByRole('heading', { name: 'No tests yet' })).toBeTruthy();
  });

  it('runs all tests and reads the results', async () => {
    show(<TestsPart titles={{}} />);
    await screen.findByText('1 test: 1 said differently');
    tests = [{ ...test, turnCount: 1, verdict: 'passed' }];
    await click('Run all');
    expect(await screen.findByText('1 test: 1 passed')).toBeTruthy();
    expect(sent).toEqual([{ call: 'POST conversation-tests/run', body: { ids: [test.id] } }]);
  });

  it('shows the expected answer beside the new one, and can accept the new one', async () => {
    show(<TestsPart titles={{}} />);
    await click('Open Prices');
    expect((await screen.findByText('Expected', { exact: true })).parentElement?.textContent).toContain(
      'It costs $129 a month.',
    );
    expect(screen.getAllByText(/^\$(?:129|99)$/, { selector: 'mark' })).toHaveLength(2);
    await click('Expect the new answers');
    await click('Save test');
    await waitFor(() => expect(calls()).toContain(`PUT conversation-tests/${test.id}`));
    expect(sent[0]?.body).toMatchObject({
      basedOn: 2,
      test: { turns: [{ source: 'plans.prices', text: 'It costs $99 a month.' }] },
    });
  });

  it('shows the cost of a run with the model before it calls the model', async () => {
    model = { setUp: true, name: 'gpt', tokensToday: 3_995_000, dailyTokens: 4_000_000 };
    show(<TestsPart titles={{}} />);
    await click('Run with the AI model…');
    expect(await screen.findByText('about 13,000 tokens')).toBeTruthy();
    expect(screen.getByText(/5,000 of today’s 4,000,000 tokens are left\..*used up/)).toBeTruthy();
    expect(sent).toEqual([]);
    await click('Run for this price');
    expect(await screen.findByText(/1 test run with 12,500 tokens\. 1 answer differs/)).toBeTruthy();
  });
});

describe('CardEditor', () => {
  const card = {
    questions: { en: ['What does it cost?'] },
    answers: { en: { text: 'Ask us.' } },
  };
  const open = async () => {
    show(<CardEditor draft={{ ...newDraft(), card }} onClose={vi.fn()} onSaved={vi.fn()} />);
    await click('Teach');
  };
  const saved = () => calls().filter((call) => call.startsWith('PUT knowledge'));
  const result = (effect: TestResult['effect']) => ({
    id: test.id,
    name: 'Prices',
    language: 'en' as const,
    verdict: 'failed' as const,
    effect,
    turns: [...turns],
    before: [{ source: 'plans.prices', text: 'It costs $129 a month.' }],
    answers: [{ source: 'taught.a', text: 'Ask us.' }],
  });

  it('saves at once when no test is affected', async () => {
    results = [result('same')];
    await open();
    await waitFor(() => expect(saved()).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({ change: { kind: 'card', card } });
  });

  it('marks the field when the answer is refused and there are tests', async () => {
    isCardRefused = true;
    await open();
    expect(await screen.findByText('Write the answer.')).toBeTruthy();
    expect(screen.queryByText(/Couldn’t run the tests/)).toBeNull();
  });

  it('waits for a confirmation when a test is lost', async () => {
    results = [result('lost')];
    await open();
    expect(await screen.findByText('1 test: 1 lost')).toBeTruthy();
    expect(saved()).toEqual([]);
    const teach = screen.getByRole('button', { name: 'Teach' });
    await waitFor(() => expect(teach).toHaveProperty('disabled', true));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Save although one test is lost' }));
    await userEvent.click(teach);
    await waitFor(() => expect(saved()).toHaveLength(1));
  });
});
