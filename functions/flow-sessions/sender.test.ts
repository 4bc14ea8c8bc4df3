import { DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeEach, expect, it } from 'vitest';
import type { FlowLink } from '#functions/flows/store/links.ts';
import { siteWorkspace } from '#functions/flows/store/workspace.ts';
import type { FlowRequest } from '#shared/flow/request.ts';
import { testDeps } from '#test/fixtures/gateway.ts';
import { senderFor } from './sender.ts';

const dynamo = mockClient(DynamoDBDocumentClient);
afterAll(() => dynamo.restore());
beforeEach(() => dynamo.reset());

const link = (workspace: string) => ({ workspace, flowId: 'flow-1' }) as FlowLink;
/** The scheme is refused, so this test never sends anything. */
const request: FlowRequest = { method: 'GET', url: 'http://example.org/', headers: {} };

it('limits a flow to 120 requests a minute across all its sessions [FLOW-029]', async () => {
  const send = senderFor(testDeps(), link(siteWorkspace), {});
  const tooMany = 'This flow makes too many requests at the moment.';
  dynamo.on(UpdateCommand).resolves({ Attributes: { n: 120 } });
  expect((await send?.(request, {}))?.error).not.toBe(tooMany);
  dynamo.on(UpdateCommand).resolves({ Attributes: { n: 121 } });
  expect(await send?.(request, {})).toEqual({ ok: false, error: tooMany });
  const keys = dynamo.commandCalls(UpdateCommand).map(({ args }) => args[0].input.Key?.pk);
  expect(keys[0]).toMatch(/^RATE#flow-requests#/);
  expect(new Set(keys).size).toBe(1);
});

it('sends nothing for a visitor’s flow', () => {
  expect(senderFor(testDeps(), link('somebody'), {})).toBeUndefined();
});

it('never calls a host that the owner has not approved [FLOW-043]', async () => {
  const pending = { ...link(siteWorkspace), pendingHosts: ['collect.example.org'] };
  const send = senderFor(testDeps(), pending, {});
  expect(await send?.({ ...request, url: 'https://Collect.Example.org:443/x' }, {})).toEqual({
    ok: false,
    error: 'The owner has not agreed to call this host.',
  });
  expect(dynamo.calls()).toHaveLength(0);
});
