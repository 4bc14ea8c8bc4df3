// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { FlowDocument } from '#shared/flow/document.ts';
import { normaliseFlow } from '#shared/flow/normalise.ts';
import { MantineRoot } from '#web/ui/mantine-root.tsx';
import type { BuilderPanelProps } from '../panel-props.ts';
import { LanguagesPanel } from './languages-panel.tsx';

const read = normaliseFlow({
  nodes: [
    { id: 'start', type: 'start', data: { message: 'Hello' } },
    { id: 'thanks', type: 'text', data: { message: 'Thank you, {{name}}.' } },
    { id: 'q', type: 'quick_reply', data: { message: 'Which?', options: ['Red'] } },
  ],
  translations: { he: { 'start.message': 'שלום' } },
  unchecked: { he: ['start.message'] },
});
if (!read.ok) throw new Error('not read');

let latest: FlowDocument = read.flow;
const Host = () => {
  const [flow, setFlow] = useState<FlowDocument>(latest);
  latest = flow;
  const builder = { flow, edit: (change: (document: FlowDocument) => FlowDocument) => setFlow(change) };
  return (
    <MantineRoot>
      <LanguagesPanel
        {...({
          builder,
          details: { name: 'Desk', description: '', industry: '', language: 'en' },
          problems: [],
          onClose: () => undefined,
        } as unknown as BuilderPanelProps)}
      />
    </MantineRoot>
  );
};
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

it('shows texts beside their translations, marks missing and outdated ones, and supports right-to-left', async () => {
  const user = userEvent.setup();
  render(<Host />);
  expect(screen.getByText('1 of 4 translated, 1 to review')).toBeTruthy();
  expect(screen.getAllByText('Missing')).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Mark as reviewed' }));
  expect(latest.unchecked).toBeUndefined();
  await user.type(screen.getByLabelText('Quick Reply message'), 'איזה?');
  expect(latest.translations?.he).toEqual({ 'start.message': 'שלום', 'q.message': 'איזה?' });
  const preview = screen.getByRole('region', { name: 'Preview in Hebrew' });
  expect(preview.getAttribute('dir')).toBe('rtl');
  expect(within(preview).getByText('איזה?')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Missing only' }));
  expect(screen.getAllByRole('listitem').filter((item) => item.querySelector('textarea'))).toHaveLength(2);
});

it('imports a translator’s file, and marks fuzzy entries', async () => {
  latest = read.flow;
  const user = userEvent.setup();
  render(<Host />);
  const po = [
    'msgctxt "q.message"\nmsgid "Which?"\nmsgstr "איזה?"',
    'msgctxt "q.option.o1"\nmsgid "Blue"\nmsgstr "כחול"',
    'msgctxt "thanks.message"\nmsgid "Thank you, {{name}}."\nmsgstr "תודה."',
    'msgctxt "gone.message"\nmsgid "Gone"\nmsgstr "נעלם"',
  ].join('\n\n');
  await user.upload(screen.getByLabelText('PO file'), new File([po], 'he.po'));
  expect(await screen.findByText('3 of 4 texts were taken, 2 of them to review.')).toBeTruthy();
  expect(latest.unchecked?.he).toEqual(['start.message', 'q.option.o1', 'thanks.message']);
  expect(latest.translations?.he?.['q.message']).toBe('איזה?');
  expect(screen.getByText('Missing: {{name}}.')).toBeTruthy();
});

it('drafts missing translations with the model, marks them for review, and explains failures', async () => {
  localStorage.setItem('admin-token', 'token');
  let answer: () => Response = () => new Response();
  const asked: { texts: { key: string; text: string }[] }[] = [];
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    asked.push(JSON.parse(String(init.body)));
    return answer();
  });
  const reply = (status: number, body: object) => () =>
    new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
  latest = { ...read.flow };
  const user = userEvent.setup();
  render(<Host />);
  answer = reply(409, { code: 'limit.reached', message: 'No model is set up.' });
  await user.click(screen.getByRole('button', { name: 'Draft missing texts' }));
  expect((await screen.findByRole('status')).textContent).toContain('No model is set up.');
  expect(latest.translations?.he).toEqual({ 'start.message': 'שלום' });
  const [thanks, , option] = asked[0]?.texts ?? [];
  expect(asked[0]).toMatchObject({
    from: 'en',
    to: 'he',
    texts: [thanks, { key: 'q.message', text: 'Which?' }, { text: 'Red' }],
  });
  answer = reply(200, { texts: [{ key: option?.key, text: 'אדום' }] });
  await user.click(screen.getByRole('button', { name: 'Draft missing texts' }));
  expect(await screen.findByText(/1 of 3 texts drafted/)).toBeTruthy();
  expect(latest.translations?.he).toEqual({ 'start.message': 'שלום', [option?.key ?? '']: 'אדום' });
  expect(latest.unchecked?.he).toContain(option?.key);
});
