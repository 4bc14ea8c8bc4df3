import { describe, expect, it } from 'vitest';
import { flowTemplates } from '#shared/content/flows/flow-templates.ts';
import { createFlowDocument } from '#shared/flow/defaults.ts';
import { addNode, connect } from '#shared/flow/graph.ts';
import { groupNodes } from '#shared/flow/groups.ts';
import { buildOutline, type OutlineStep, splitByGroup } from './outline-model.ts';

const ids = (line: readonly OutlineStep[]): unknown[] =>
  line.flatMap(({ node, branches, end }) => [
    node.id,
    ...branches.map(({ exit, target, line: rest }) =>
      rest.length ? { [exit.key]: ids(rest) } : `${exit.key}: ${target?.id ?? 'nowhere'}`,
    ),
    ...(end ? [`end: ${end.target?.id ?? 'nowhere'}`] : []),
  ]);

describe('the outline', () => {
  it('continues below for one exit, branches for several, and refers to nodes that are listed elsewhere', () => {
    let flow = addNode(addNode(addNode(createFlowDocument(), 'quick_reply'), 'text'), 'text');
    flow = connect(flow, { from: 'start', to: 'quick_reply-2' });
    flow = connect(flow, { from: 'quick_reply-2', to: 'text-3', on: 'option1' });
    flow = connect(flow, { from: 'quick_reply-2', to: 'text-3', on: 'option2' });
    flow = connect(flow, { from: 'text-3', to: 'text-4' });
    flow = connect(flow, { from: 'text-4', to: 'quick_reply-2' });
    expect(ids(buildOutline(flow).line)).toEqual([
      'start',
      'quick_reply-2',
      { o1: ['text-3', 'text-4', 'end: quick_reply-2'] },
      'o2: text-3',
      'next: nowhere',
    ]);
  });

  it('lists unreachable chains and cycles separately', () => {
    let flow = addNode(addNode(addNode(addNode(createFlowDocument(), 'text'), 'text'), 'text'), 'text');
    flow = connect(flow, { from: 'text-3', to: 'text-2' });
    flow = connect(flow, { from: 'text-4', to: 'text-5' });
    flow = connect(flow, { from: 'text-5', to: 'text-4' });
    expect(buildOutline(flow).loose.map(ids)).toEqual([
      ['text-3', 'text-2', 'end: nowhere'],
      ['text-4', 'text-5', 'end: text-4'],
    ]);
  });

  it.each(flowTemplates.map(({ name, flowData }) => [name, flowData] as const))(
    'has every node of %s once',
    (_, flow) => {
      const all = (line: readonly OutlineStep[]): string[] =>
        line.flatMap(({ node, branches }) => [node.id, ...branches.flatMap((branch) => all(branch.line))]);
      const { line, loose } = buildOutline(flow);
      expect([...all(line), ...loose.flatMap(all)].toSorted()).toEqual(
        flow.nodes.map(({ id }) => id).toSorted(),
      );
    },
  );
});

it('splits a line where the group changes', () => {
  let flow = createFlowDocument();
  for (const [index, from] of ['start', 'text-2', 'text-3'].entries())
    flow = connect(addNode(flow, 'text'), { from, to: `text-${index + 2}` });
  flow = groupNodes(flow, ['text-2', 'text-3']).flow;
  const runs = splitByGroup(flow, buildOutline(flow).line);
  expect(runs.map(({ group, steps }) => [group?.id, steps.map(({ node }) => node.id)])).toEqual([
    [undefined, ['start']],
    ['group-1', ['text-2', 'text-3']],
    [undefined, ['text-4']],
  ]);
});
