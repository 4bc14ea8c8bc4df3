import { expect } from 'vitest';
import type { Flow } from '#shared/api/flows.ts';
import { createFlowDocument } from '#shared/flow/defaults.ts';
import type { FlowDocument } from '#shared/flow/document.ts';
import { addNode, connect } from '#shared/flow/graph.ts';
import type { TestSite } from './test-site.ts';

/** Body of a new flow as the builder sends it. */
export const flowInput = (overrides: Record<string, unknown> = {}) => ({
  name: 'New Flow',
  description: 'Created with Flow Builder',
  industry: 'General',
  language: 'en',
  flowData: createFlowDocument(),
  ...overrides,
});

/** A flow of start, message and e-mail question. */
export const emailFlow = (): FlowDocument => {
  let flow = addNode(addNode(createFlowDocument(), 'text'), 'action');
  const [start = '', text = '', action = ''] = flow.nodes.map(({ id }) => id);
  flow = connect(connect(flow, { from: start, to: text }), { from: text, to: action });
  return flow;
};

/** Creates a flow and expects success. */
export const createFlow = async (
  call: TestSite['api'],
  overrides: Record<string, unknown> = {},
): Promise<Flow> => {
  const answer = await call('POST', '/api/flows', { json: flowInput(overrides) });
  expect(answer.status, answer.text).toBe(201);
  return answer.json<Flow>();
};
