// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { Flow } from '#shared/api/flows.ts';
import { createFlowDocument, createNode } from '#shared/flow/defaults.ts';
import type { FlowDocument, FlowNode } from '#shared/flow/document.ts';
import { MantineRoot } from '#web/ui/mantine-root.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { serializeFlows } from './transfer.ts';

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

/** Serves created and updated flows; returns the jump targets of every document that was sent. */
const openImport = (imported: readonly Flow[], own: readonly Flow[]) => {
  const sent: unknown[] = [];
  let count = 0;
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    const body = JSON.parse(String(init.body)) as { name?: string; flowData: FlowDocument };
    sent.push([init.method, targetOf(body.flowData)]);
    count += 1;
    const answer = flowOf(`new-${count}`, body.name ?? 'Updated', body.flowData);
    return new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } });
  });
  const file = new File([serializeFlows(imported)], 'flows.json');
  render(
    <MantineRoot>
      <ImportDialog file={file} flows={own} onClose={() => undefined} onCreated={() => undefined} />
    </MantineRoot>,
  );
  return sent;
};

it('asks where a jump to a flow of another workspace should lead', async () => {
  const own = [flowOf('mine', 'Other'), flowOf('named-alike', 'Client Intake')];
  const sent = openImport([flowOf('a', 'A', jumpingTo('foreign', 'Client Intake'))], own);
  const question = await screen.findByLabelText('“Client Intake”');
  expect((question as HTMLSelectElement).value).toBe('named-alike');
  await userEvent.selectOptions(question, 'Choose later');
  expect(screen.getByText(/can’t be published until/)).not.toBeNull();
  await userEvent.selectOptions(question, 'Other');
  await userEvent.click(screen.getByRole('button', { name: 'Import' }));
  await screen.findByText('One flow imported.');
  expect(sent).toEqual([['POST', ['mine', 'Other']]]);
});

it('lets jumps between the flows of a file follow to their copies', async () => {
  const sent = openImport([flowOf('a', 'A', jumpingTo('b', 'B')), flowOf('b', 'B')], []);
  await screen.findByText('2 flows imported.');
  expect(sent).toEqual([
    ['POST', ['b', 'B']],
    ['POST', undefined],
    ['PUT', ['new-2', 'B']],
  ]);
});
