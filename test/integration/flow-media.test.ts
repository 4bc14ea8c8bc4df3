import { describe, expect, it } from 'vitest';
import type { Turn } from '#shared/api/conversations.ts';
import type { SessionTurn } from '#shared/api/flow-sessions.ts';
import type { Flow } from '#shared/api/flows.ts';
import type { Picture } from '#shared/api/pictures.ts';
import { webpFile } from '#test/fixtures/webp-file.ts';
import { browser } from './harness/browser.ts';
import { activeFlow, node, texts, visitorOf } from './harness/flow-visitor.ts';
import { useTestSite } from './harness/test-site.ts';

describe('pictures and links of a flow', () => {
  const site = useTestSite({ env: { RATE_LIMITS: 'off' } });
  const picture = { hash: 'a'.repeat(32), width: 480, height: 270 };
  const flowWith = (shown: object) => ({
    nodes: [
      node('start', 'start', { message: 'Hello' }),
      node('oak', 'media', { kind: 'image', picture: shown, alt: 'An oak' }),
      node('page', 'media', { kind: 'link', title: 'Oaks', url: 'https://example.org/oaks' }),
      node('ask', 'text', { message: 'Your name?', input: { variable: 'name', kind: 'text' } }),
    ],
    connections: [
      { from: 'start', to: 'oak' },
      { from: 'oak', to: 'page' },
      { from: 'page', to: 'ask' },
    ],
  });
  const link = { kind: 'link', title: 'Oaks', url: 'https://example.org/oaks' };
  const image = { kind: 'image', picture, alt: 'An oak' };

  it('reach the visitor, survive a reload and appear in results and in the chat’s transcript', async () => {
    const admin = await site.admin();
    const flow = await activeFlow(admin, flowWith(picture), 'Trees');
    const visitor = visitorOf(site, flow.uuid);
    const turn = await visitor.begin();
    expect(texts(turn)).toEqual(['Hello', 'An oak', 'Oaks\nhttps://example.org/oaks', 'Your name?']);
    expect(turn.messages.map(({ media }) => media)).toEqual([undefined, [image], [link], undefined]);
    expect((await visitor.load(turn.id)).json<SessionTurn>().messages).toEqual(turn.messages);
    const result = (await admin('GET', `/api/admin/flows/${flow.id}/results/${turn.id}`)).json<{
      transcript: object[];
    }>();
    expect(result.transcript[1]).toEqual({ role: 'bot', text: 'An oak', node: 'oak', media: [image] });

    await site.api('POST', `/api/flows/${flow.uuid}/sessions`, { json: { inChat: true } });
    const [talk] = (await admin('GET', '/api/admin/conversations')).json<{ id: string }[]>();
    const { turns } = (await admin('GET', `/api/admin/conversations/${talk?.id}`)).json<{ turns: Turn[] }>();
    expect(turns[0]).toMatchObject({ text: 'Hello\n\nYour name?', media: [image, link] });
  });

  it('are shown as text in a visitor’s flow, which runs under the company’s domain', async () => {
    const flow = await activeFlow(browser(site), flowWith(picture), 'Mine');
    const turn = await visitorOf(site, flow.uuid).begin();
    expect(texts(turn)).toContain('Oaks\nhttps://example.org/oaks');
    expect(turn.messages.some(({ media }) => media)).toBe(false);
  });

  it('keep their picture in the library while the draft or the live revision shows it', async () => {
    const admin = await site.admin();
    const files = [Buffer.from(webpFile(480, 270)).toString('base64')];
    const input = { alt: 'An oak', width: 480, height: 270, files };
    const { hash } = (await admin('POST', '/api/admin/pictures', { json: input })).json<Picture>();
    const flow = await activeFlow(admin, flowWith({ ...picture, hash }), 'Oaks');
    const users = async () =>
      (await admin('GET', '/api/admin/pictures')).json<Picture[]>().find((one) => one.hash === hash)
        ?.usedInFlows;
    const remove = () => admin('DELETE', `/api/admin/pictures/${hash}`);
    const save = (json: object) => admin('PUT', `/api/flows/${flow.id}`, { json });
    expect(await users()).toEqual([{ id: flow.id, name: 'Oaks' }]);
    const refused = await remove();
    expect([refused.status, refused.json().message]).toEqual([409, expect.stringContaining('“Oaks”')]);

    await save({ flowData: flowWith(picture) });
    expect((await remove()).status).toBe(409);
    await save({ isActive: true });
    expect(await users()).toEqual([]);
    expect((await remove()).status).toBe(200);
  });

  it('stop a publication while an address can’t be used', async () => {
    const admin = await site.admin();
    const flowData = {
      nodes: [node('start', 'start', { message: 'Hello' }), node('v', 'media', { kind: 'video', url: 'x' })],
      connections: [{ from: 'start', to: 'v' }],
    };
    const flow = (await admin('POST', '/api/flows', { json: { name: 'Video', flowData } })).json<Flow>();
    const refused = await admin('PUT', `/api/flows/${flow.id}`, { json: { isActive: true } });
    expect([refused.status, refused.json().message]).toEqual([400, expect.stringContaining('YouTube')]);
  });
});
