import { expect, it } from 'vitest';
import type { FlowResult } from '#shared/api/flow-results.ts';
import type { Flow } from '#shared/api/flows.ts';
import { normaliseFlow } from '#shared/flow/normalise.ts';
import { buildCsv, formatHeading, listColumns, readAllResults } from './columns.ts';
import { addMissAsOption } from './traffic.tsx';

const read = normaliseFlow({
  nodes: [
    { id: 'start', type: 'start', data: { message: 'Hi' } },
    { id: 'q', type: 'quick_reply', data: { message: 'Which?', options: ['Red'], variable: 'colour' } },
    { id: 'm', type: 'action', data: { action: 'collect_email' } },
  ],
});
if (!read.ok) throw new Error('not read');
const flow = { name: 'Colours', flowData: read.flow } as Flow;
const row = (id: string, variables: Record<string, string>): FlowResult => ({
  id,
  startedAt: '2026-01-01T10:00:00.000Z',
  updatedAt: '2026-01-01T10:01:00.000Z',
  version: 1,
  outcome: 'completed',
  language: 'en',
  variables,
});

it('has a column for each answer in the order of the questions, former questions last', () => {
  expect(listColumns(flow, [row('a', { size: 'L', colour: 'Red' })])).toEqual(['colour', 'email', 'size']);
});

it('exports the sessions of all pages, with formulas escaped', async () => {
  const pages = async function* () {
    yield { data: { rows: [row('b', { colour: '=1+1', email: 'ann@example.org' })], next: 'b' } };
    yield { data: { rows: [] } };
    yield { data: { rows: [row('a', { colour: 'Red' }), row('c', { colour: 'Red' })] } };
  };
  const all = await readAllResults(pages());
  expect(all.map(({ id }) => id)).toEqual(['c', 'b', 'a']);
  const lines = buildCsv(flow, all).trimEnd().split('\r\n');
  expect(lines).toHaveLength(4);
  expect(lines[0]).toBe(
    '"Session","Started","Last answer","Version","Outcome","Language","Page","colour","email"',
  );
  expect(lines[2]).toContain(`"'=1+1","ann@example.org"`);
});

it('turns an unmatched answer into an option', () => {
  const more = addMissAsOption(read.flow, { nodeId: 'q', text: 'Dark green' });
  const node = more?.nodes.find(({ id }) => id === 'q');
  expect(node?.type === 'quick_reply' && node.data.options.map(({ label }) => label)).toEqual([
    'Red',
    'Dark green',
  ]);
  expect(addMissAsOption(read.flow, { nodeId: 'm', text: 'x' })).toBeUndefined();
});

it('uses the variable’s name as a readable column heading', () => {
  expect(['team', 'team_size', 'größe', ''].map(formatHeading)).toEqual(['Team', 'Team size', 'Größe', '']);
});
