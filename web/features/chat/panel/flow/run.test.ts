// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { newPlacement } from '#shared/domain/placements.ts';
import type { FlowAt } from './flow-at.ts';
import { answer, begin } from './run.ts';

const at: FlowAt = {
  flow: '0198c0de-0000-4000-8000-000000000000',
  session: 's',
  step: 1,
  language: 'de',
  awaiting: { kind: 'text' },
  question: 'Wie heißen Sie?',
  misses: 0,
};
const gone = 'Dieser geführte Teil ist nicht mehr verfügbar. Fragen Sie mich, was Sie möchten.';
const answered = (status: number, body: object) =>
  vi.stubGlobal(
    'fetch',
    async () =>
      new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } }),
  );
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

it('reports that the flow was unpublished, whatever the input', async () => {
  answered(404, { code: 'record.not_found', message: 'Not found' });
  expect(await answer(at, 'Ann Lee')).toMatchObject({
    messages: [{ text: gone }],
    at: undefined,
    isFree: false,
  });
  expect(await answer(at, 'o1', { isChosen: true })).toMatchObject({
    messages: [{ text: gone }],
    isFree: false,
  });
  // The assistant still answers a question.
  expect(await answer(at, 'Was kostet das?')).toMatchObject({ messages: [{ text: gone }], isFree: true });
});

it('stays silent when an automatic flow is gone', async () => {
  answered(404, { code: 'record.not_found', message: 'Not found' });
  const placed = { ...newPlacement('p'), flow: at.flow };
  expect((await begin(placed, {}, 'key')).messages).toHaveLength(1);
  expect((await begin({ ...placed, trigger: 'greeting' }, {}, 'key')).messages).toEqual([]);
});

it('rewords the question and offers to stop from the third time', async () => {
  answered(200, {
    id: 's',
    step: 1,
    messages: [],
    awaiting: { kind: 'text' },
    done: false,
    language: 'de',
    fits: false,
    again: { question: 'Wie heißen Sie?', retry: 'Wie dürfen wir Sie nennen?' },
  });
  const first = await answer(at, 'Was kostet das?');
  expect(first).toMatchObject({ messages: [{ text: 'Wie heißen Sie?' }], isFree: true, at: { misses: 1 } });
  const second = await answer({ ...at, misses: 1 }, 'Wie lange dauert es?');
  expect(second.messages).toEqual([{ text: 'Wie dürfen wir Sie nennen?' }]);
  const third = await answer({ ...at, misses: 2 }, 'Und am Wochenende?');
  expect(third.messages[0]?.text).toBe(
    'Machen wir weiter? Sie können auch hier aufhören.\n\nWie heißen Sie?',
  );
});

it('explains an unreadable answer and leaves questions to the assistant', async () => {
  const again = { question: 'Wann passt es?', retry: 'Das konnte ich nicht als Tag lesen.' };
  answered(200, {
    id: 's',
    step: 1,
    messages: [],
    awaiting: { kind: 'date' },
    done: false,
    language: 'de',
    fits: false,
    again,
  });
  const asked: FlowAt = { ...at, awaiting: { kind: 'date' }, question: again.question };
  expect(await answer(asked, 'nächsten Dienstag um 10 Uhr')).toMatchObject({
    messages: [{ text: again.retry }],
    isFree: false,
    at: { misses: 1 },
  });
  expect(await answer(asked, 'Was kostet das?')).toMatchObject({
    messages: [{ text: again.question }],
    isFree: true,
  });
  expect(await answer({ ...asked, misses: 1 }, 'irgendwann')).toMatchObject({ isFree: true });
});

it('confirms the end of a flow that ends without a message', async () => {
  const end = { id: 's', step: 2, messages: [], awaiting: null, done: true, language: 'de' };
  answered(200, end);
  expect(await answer(at, 'Ann')).toMatchObject({
    messages: [{ text: expect.stringMatching(/^Danke/) }],
    at: undefined,
  });
  answered(200, { ...end, handOver: 'person' });
  expect((await answer(at, 'Ann')).messages).toEqual([]);
});
