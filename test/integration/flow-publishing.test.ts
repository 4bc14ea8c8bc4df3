import { describe, expect, it } from 'vitest';
import type { SessionTurn } from '#shared/api/flow-sessions.ts';
import type { Flow } from '#shared/api/flows.ts';
import type { Contact } from '#shared/domain/leads.ts';
import type { PlacedFlow } from '#shared/domain/placements.ts';
import { newPlacement } from '#shared/domain/placements.ts';
import { browser } from './harness/browser.ts';
import { activeFlow, leadFlow, node, texts, visitorOf } from './harness/flow-visitor.ts';
import { useTestSite } from './harness/test-site.ts';

/** Lacks the questions for a name and a topic, at which some visitors are waiting. */
const shorter = {
  nodes: [
    node('start', 'start', { message: 'Hello again!' }),
    node('email', 'action', { action: 'collect_email', config: { message: 'Your address, please?' } }),
    node('thanks', 'text', { message: 'Until soon.' }),
  ],
  connections: [
    { from: 'start', to: 'email' },
    { from: 'email', to: 'thanks' },
  ],
};
const broken = {
  nodes: [
    node('start', 'start', { message: 'Oops' }),
    node('pick', 'quick_reply', { message: '?', options: [] }),
  ],
  connections: [{ from: 'start', to: 'pick' }],
};

describe('live flow', () => {
  const site = useTestSite({ env: { RATE_LIMITS: 'off' } });

  it('keeps running for visitors in the middle of it while the owner saves, publishes and restores', async () => {
    const admin = await site.admin();
    const flow = await activeFlow(admin, leadFlow, 'Busy desk');
    const path = `/api/flows/${flow.id}`;
    const put = async (json: object) => {
      const answer = await admin('PUT', path, { json });
      expect(answer.status, answer.text).toBe(200);
      return answer.json<Flow>();
    };
    await put({ placements: [{ ...newPlacement('p'), paused: false }] });
    const offered = async () => (await site.api('GET', '/api/site-flows')).json<PlacedFlow[]>().length;
    const visitor = visitorOf(site, flow.uuid);
    const named = async (turn: SessionTurn) => visitor.say(await visitor.say(turn, 'sales'), 'Ann Lee');
    // `say` and `begin` expect status 200 or 201.
    const toTheEnd = async (turn: SessionTurn, email: string) =>
      visitor.say(await visitor.say(turn, email), '+49 30 1234567');

    const atTopic = await visitor.begin();
    const atName = await visitor.say(await visitor.begin(), 'sales');
    const atEmail = await named(await visitor.begin());

    // An invalid draft can be saved but not published, so the live version stays.
    await put({ flowData: broken });
    expect((await admin('PUT', path, { json: { isActive: true } })).status).toBe(400);
    expect(await offered()).toBe(1);
    const beside = await visitor.begin();
    expect(texts(beside)).toEqual(['Hello!', 'What is it about?']);

    // Publish a version without the questions at which the visitors are waiting.
    expect(await put({ flowData: shorter })).toMatchObject({
      version: 3,
      publishedVersion: 1,
      isActive: true,
    });
    expect(await put({ isActive: true })).toMatchObject({ version: 3, publishedVersion: 3 });
    const onTheNew = await visitor.begin();
    expect(texts(onTheNew)).toEqual(['Hello again!', 'Your address, please?']);
    expect(texts(await toTheEnd(await named(atTopic), 'a@example.org'))).toEqual(['Thank you, Ann Lee.']);

    // Restore the first version in two calls, as the publish dialog does.
    const restored = await admin('POST', `${path}/revisions/1/restore`, { json: { baseVersion: 3 } });
    expect(restored.json<Flow>()).toMatchObject({ version: 4, publishedVersion: 3, isActive: true });
    expect(await put({ isActive: true })).toMatchObject({ version: 4, publishedVersion: 4 });
    expect(texts(await visitor.begin())).toEqual(['Hello!', 'What is it about?']);
    expect(texts(await visitor.say(onTheNew, 'b@example.org'))).toEqual(['Until soon.']);

    // Visitors who started earlier can finish however many versions follow.
    for (let save = 0; save < 30; save += 1) await put({ flowData: save % 2 ? leadFlow : shorter });
    expect(texts(await toTheEnd(await visitor.say(atName, 'Ann Lee'), 'c@example.org'))).toEqual([
      'Thank you, Ann Lee.',
    ]);
    expect(texts(await toTheEnd(atEmail, 'd@example.org'))).toEqual(['Thank you, Ann Lee.']);
    expect(texts(await toTheEnd(await named(beside), 'e@example.org'))).toEqual(['Thank you, Ann Lee.']);
    expect(await offered()).toBe(1);
    const contacts = (await admin('GET', '/api/admin/contact-submissions')).json<Contact[]>();
    expect(contacts.map(({ email }) => email).sort()).toEqual(
      ['a', 'b', 'c', 'd', 'e'].map((name) => `${name}@example.org`),
    );
    const { stats } = (await admin('GET', path)).json<Flow>();
    expect(stats).toMatchObject({ totalSessions: 6, completionRate: 83.3 });
  });
});

describe('a flow that jumps', () => {
  const site = useTestSite({ env: { RATE_LIMITS: 'off' } });

  it('is published only if its target is a flow of the same workspace', async () => {
    const [admin, visitor] = [await site.admin(), browser(site)];
    const foreign = await activeFlow(visitor, leadFlow, 'Client Intake');
    const own = await activeFlow(admin, leadFlow, 'Own');
    const source = await activeFlow(admin, leadFlow, 'Source');
    const publish = (uuid: string) => {
      const jump = node('jump', 'jump', { flow: uuid, name: 'Client Intake' });
      const flowData = {
        nodes: [node('start', 'start', { message: 'Hi' }), jump],
        connections: [{ from: 'start', to: 'jump' }],
      };
      return admin('PUT', `/api/flows/${source.id}`, { json: { flowData, isActive: true } });
    };
    const refused = await publish(foreign.uuid);
    expect(refused.status).toBe(400);
    expect(refused.text).toContain('is not one of your flows');
    expect((await publish(own.uuid)).status).toBe(200);
  });
});
