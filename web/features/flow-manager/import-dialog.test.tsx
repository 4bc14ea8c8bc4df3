// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { Flow } from '#shared/api/flows.ts';
import { createFlowDocument, createNode } from '#shared/flow/defaults.ts';
import type { FlowDocument, FlowNode } from '#shared/flow/document.ts';
import { bubble, buildBot, choice, input } from '#test/fixtures/typebot.ts';
import { MantineRoot } from '#web/ui/mantine-root.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { serializeFlows } from './transfer.ts';

// The dialog loads it on demand, which takes longer than a query waits.
beforeAll(() => import('./typebot-review.tsx'));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const jumpingTo = (flow: string, name: string): FlowDocument => {
  const start = createFlowDocument();
  const jump = { ...createNode('jump', 'j', { x: 0, y: 0 }), data: { flow, name } } as FlowNode;
  return { ...start, nodes: [...start.nodes, jump] };
};
const flowOf = (uuid: string, name: string, flowData: FlowDocument = createFlowDocument()) =>
  ({
    id: uuid,
    uuid,
    name,
    description: '',
    industry: 'General',
    language: 'en',
    version: 1,
    flowData,
  }) as Flow;
const targetOf = (document: FlowDocument) => {
  const node = document.nodes.find(({ type }) => type === 'jump');
  return node?.type === 'jump' ? [node.data.flow, node.data.name] : undefined;
};

const show = (own: readonly Flow[] = []) =>
  render(
    <MemoryRouter>
      <MantineRoot>
        <ImportDialog flows={own} onClose={() => undefined} onCreated={() => undefined} />
      </MantineRoot>
    </MemoryRouter>,
  );
const chooseFile = (text: string) =>
  userEvent.upload(
    screen.getByLabelText('File to import'),
    new File([text], 'flows.json', { type: 'application/json' }),
  );

/** Serves created and updated flows; returns the jump targets of every document that was sent. */
const openImport = async (imported: readonly Flow[], own: readonly Flow[]) => {
  const sent: unknown[] = [];
  let count = 0;
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    const body = JSON.parse(String(init.body)) as { name?: string; flowData: FlowDocument };
    sent.push([init.method, targetOf(body.flowData)]);
    count += 1;
    const answer = flowOf(`new-${count}`, body.name ?? 'Updated', body.flowData);
    return new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } });
  });
  show(own);
  await chooseFile(serializeFlows(imported));
  return sent;
};

it('asks where a jump to a flow of another workspace should lead', async () => {
  const own = [flowOf('mine', 'Other'), flowOf('named-alike', 'Client Intake')];
  const sent = await openImport([flowOf('a', 'A', jumpingTo('foreign', 'Client Intake'))], own);
  const question = await screen.findByLabelText('“Client Intake”');
  expect((question as HTMLSelectElement).value).toBe('named-alike');
  await userEvent.selectOptions(question, 'Choose later');
  expect(screen.getByText(/can’t publish a flow until/)).not.toBeNull();
  await userEvent.selectOptions(question, 'Other');
  await userEvent.click(screen.getByRole('button', { name: 'Import' }));
  await screen.findByText('One flow imported.');
  expect(sent).toEqual([['POST', ['mine', 'Other']]]);
});

it('lets jumps between the flows of a file follow to their copies', async () => {
  const sent = await openImport([flowOf('a', 'A', jumpingTo('b', 'B')), flowOf('b', 'B')], []);
  await screen.findByText('2 flows imported.');
  expect(sent).toEqual([
    ['POST', ['b', 'B']],
    ['POST', undefined],
    ['PUT', ['new-2', 'B']],
  ]);
});

it('says why a file can’t be imported and takes another one', async () => {
  show();
  expect(screen.getByText(/up to 5 MB/)).not.toBeNull();
  await chooseFile('{');
  expect((await screen.findByRole('alert')).textContent).toBe("This file isn't valid JSON.");
  await chooseFile(JSON.stringify(buildBot([['Intro', { type: 'image', content: { url: {} } }]])));
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toBe('Block 1 (image) in “Intro”: “url” must be text.'),
  );
});

it('shows what becomes of a Typebot before it creates the flow', async () => {
  const sent: { name: string; language: string; flowData: FlowDocument }[] = [];
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    const body = JSON.parse(String(init.body));
    sent.push(body);
    return new Response(JSON.stringify(flowOf('new', body.name, body.flowData)), {
      headers: { 'content-type': 'application/json' },
    });
  });
  show();
  const bot = buildBot([['Intro', bubble('Hi!'), bubble('Which?'), choice(['A', 'B']), input('file input')]]);
  await chooseFile(JSON.stringify(bot));
  await screen.findByText('3 of 4 blocks are carried over. 1 is left out.');
  expect(screen.getByText('Visitors can’t upload files.')).not.toBeNull();
  expect(screen.queryByText('Text “Which?”')).toBeNull();
  await userEvent.click(screen.getByLabelText('All (4)'));
  expect(screen.getByText('Text “Which?”')).not.toBeNull();
  expect(screen.getByRole('region', { name: 'How it begins' }).textContent).toContain('A · B');
  await userEvent.clear(screen.getByLabelText(/Name/));
  await userEvent.type(screen.getByLabelText(/Name/), 'Moved');
  await userEvent.selectOptions(screen.getByLabelText('Bot language'), 'de');
  await userEvent.click(screen.getByRole('button', { name: 'Create flow' }));
  await screen.findByText('One flow imported.');
  expect(screen.getByRole('button', { name: 'Open in the builder' })).not.toBeNull();
  expect(sent).toMatchObject([{ name: 'Moved', language: 'de' }]);
  expect(sent[0]?.flowData.nodes.map(({ type }) => type)).toEqual(['start', 'quick_reply', 'end']);
});
