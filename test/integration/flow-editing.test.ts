import { describe, expect, it } from 'vitest';
import { commentLimits, type FlowComment, type FlowEditing } from '#shared/api/flow-editing.ts';
import { browser } from './harness/browser.ts';
import { createFlow, emailFlow } from './harness/flow-input.ts';
import { useTestSite } from './harness/test-site.ts';

describe('editing a flow together', () => {
  const site = useTestSite({ env: { RATE_LIMITS: 'off' } });

  it('shows the other open tabs and the newest version, until a tab is silent for a minute', async () => {
    const ann = browser(site);
    const { id } = await createFlow(ann);
    const join = async (tab: string) =>
      (await ann('POST', `/api/flows/${id}/editors`, { json: { tab } })).json<FlowEditing>();
    expect(await join('a')).toEqual({ version: 1, editors: [], comments: [] });
    expect((await join('b')).editors).toEqual([{ tab: 'a', isSameBrowser: true }]);
    await ann('PUT', `/api/flows/${id}`, { json: { flowData: emailFlow() } });
    expect(await join('a')).toMatchObject({ version: 2, editors: [{ tab: 'b' }] });
    site.clock.advance(61_000);
    expect((await join('a')).editors).toEqual([]);
  });

  it('keeps comments on nodes apart from the document, resolves, reopens and deletes them', async () => {
    const ann = browser(site);
    const { id, version } = await createFlow(ann);
    const path = `/api/flows/${id}/comments`;
    const list = async () =>
      (await ann('POST', `/api/flows/${id}/editors`, { json: { tab: 'a' } })).json<FlowEditing>();
    const json = { nodeId: 'start', text: ' Greet by name? ' };
    const added = await ann('POST', path, { json });
    expect(added.status).toBe(201);
    const comment = added.json<FlowComment>();
    expect(comment).toMatchObject({ nodeId: 'start', text: 'Greet by name?' });
    expect(await list()).toMatchObject({ version, comments: [comment] });
    const resolve = (isResolved: boolean) => ann('PATCH', `${path}/${comment.id}`, { json: { isResolved } });
    expect((await resolve(true)).json<FlowComment>().resolvedAt).toEqual(expect.any(String));
    expect((await resolve(false)).json()).toEqual(comment);
    expect((await ann('DELETE', `${path}/${comment.id}`)).json()).toEqual({ success: true });
    expect((await resolve(true)).status).toBe(404);
    expect((await list()).comments).toEqual([]);
  });

  it('returns 404 to others', async () => {
    const [ann, bob] = [browser(site), browser(site)];
    const { id } = await createFlow(ann);
    await bob('GET', '/api/flows');
    const json = { nodeId: 'start', text: 'Hello' };
    expect((await bob('POST', `/api/flows/${id}/comments`, { json })).status).toBe(404);
    expect((await bob('POST', `/api/flows/${id}/editors`, { json: { tab: 'b' } })).status).toBe(404);
    const { id: comment } = (await ann('POST', `/api/flows/${id}/comments`, { json })).json<FlowComment>();
    const other = `/api/flows/${id}/comments/${comment}`;
    expect((await bob('PATCH', other, { json: { isResolved: true } })).status).toBe(404);
    expect((await bob('DELETE', other)).status).toBe(404);
  });

  it('names what is wrong with a comment', async () => {
    const ann = browser(site);
    const { id } = await createFlow(ann);
    const add = (text: string) =>
      ann('POST', `/api/flows/${id}/comments`, { json: { nodeId: 'start', text } });
    expect((await add('  ')).status).toBe(400);
    const long = await add('x'.repeat(commentLimits.chars + 1));
    expect(long.json<{ fields: object }>().fields).toEqual({
      text: 'The comment can have at most 1000 characters.',
    });
  });
});
