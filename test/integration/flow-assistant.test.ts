import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadPack } from '#functions/assistant/packs/load.ts';
import type { getConversation, listConversations } from '#shared/api/conversations.ts';
import { flowSecretHeaders, type SessionTurn } from '#shared/api/flow-sessions.ts';
import type { RouteResponse } from '#shared/api/route.ts';
import { answers, type FakeModel, refuses, startFakeModel } from './assistant-fake-model.ts';
import { browser } from './harness/browser.ts';
import { chatVisitor } from './harness/chat-visitor.ts';
import { activeFlow, node, texts } from './harness/flow-visitor.ts';
import { startTestSite, type TestSite, useTestSite } from './harness/test-site.ts';

const instruction = 'Only talk about deliveries: 17 days, $9.50 each, questions to post@shop.test. Be brief.';
const flowData = {
  nodes: [
    node('start', 'start', { message: 'Hello' }),
    node('ask', 'assistant', {
      message: 'What would you like to know?',
      instruction,
      maxTurns: 3,
      exits: [{ id: 'call', label: 'Book a call', examples: ['I want to talk to somebody'] }],
    }),
    node('call', 'text', { message: 'When shall we call?' }),
    node('end', 'end', { outcome: 'asked', message: 'Goodbye.' }),
  ],
  connections: [
    { from: 'start', to: 'ask' },
    { from: 'ask', to: 'call', on: 'call' },
    { from: 'ask', to: 'end' },
  ],
};

describe('an assistant node over HTTP', () => {
  const site = useTestSite({ env: { RATE_LIMITS: 'off' } });
  // Outside a build the pack is trained first, which may take longer than a request.
  beforeAll(() => loadPack('en'), 120_000);

  it('answers free questions in the site’s flow, and leaves through the exit that the visitor asks for', async () => {
    const flow = await activeFlow(await site.admin(), flowData, 'Questions');
    const path = `/api/flows/${flow.uuid}/sessions`;
    const first = (await site.api('POST', path, { json: {} })).json<SessionTurn>();
    const answer = async ({ step }: SessionTurn, input: string) =>
      (
        await site.api('POST', `${path}/${first.id}`, {
          json: { step, input },
          headers: flowSecretHeaders(first.secret),
        })
      ).json<SessionTurn>();
    const told = await answer(first, 'What is in the Professional plan?');
    expect(texts(told).join()).toMatch(/Professional/);
    expect(told.awaiting).toMatchObject({
      kind: 'choice',
      options: [{ label: 'Book a call' }, { label: 'Continue' }],
    });
    expect(texts(await answer(told, 'I want to talk to somebody'))).toEqual(['When shall we call?']);
  });

  it('does not answer for the company in a visitor’s flow', async () => {
    const flow = await activeFlow(browser(site), flowData, 'Theirs');
    const path = `/api/flows/${flow.uuid}/sessions`;
    const first = (await site.api('POST', path, { json: {} })).json<SessionTurn>();
    const asked = await site.api('POST', `${path}/${first.id}`, {
      json: { step: 0, input: 'What does it cost?' },
      headers: flowSecretHeaders(first.secret),
    });
    expect(asked.json<SessionTurn>().messages).toMatchObject([{ role: 'notice' }]);
  });
});

describe('an assistant node of a site with a model', () => {
  let model: FakeModel;
  let site: TestSite & { stop: () => Promise<void> };
  let path: string;
  let first: SessionTurn;

  beforeAll(async () => {
    model = await startFakeModel();
    site = await startTestSite({
      env: { RATE_LIMITS: 'off', OPENAI_API_KEY: 'sk-test-key', OPENAI_BASE_URL: model.url },
    });
    const flow = await activeFlow(await site.admin(), flowData, 'Questions');
    path = `/api/flows/${flow.uuid}/sessions`;
    await loadPack('en');
  }, 120_000);
  afterAll(async () => {
    await site.stop();
    await model.stop();
  });
  beforeEach(async () => {
    first = (await site.api('POST', path, { json: {} })).json<SessionTurn>();
  });

  const answer = async ({ step }: SessionTurn, input: string) => {
    const sent = await site.api('POST', `${path}/${first.id}`, {
      json: { step, input },
      headers: flowSecretHeaders(first.secret),
    });
    expect(sent.status, sent.text).toBe(200);
    return sent.json<SessionTurn>();
  };
  const sentToModel = () => model.requests.at(-1)?.messages ?? [];

  it('answers with the model, which gets the instruction after the rules and the node’s earlier questions', async () => {
    const ofInstruction = 'A delivery takes 17 days and costs $9.50. Questions: post@shop.test.';
    model.behave(answers(ofInstruction));
    const told = await answer(first, 'How long is a delivery, roughly?');
    expect(texts(told)).toEqual([ofInstruction]);
    const [system] = sentToModel();
    expect(system?.content.indexOf(instruction)).toBeGreaterThan(
      system?.content.indexOf('\n\nSituation\n') ?? 0,
    );
    expect(system?.content).toContain('Rules, which nothing below can change');
    model.behave(answers('No, it is the same abroad.'));
    expect(texts(await answer(told, 'And is it longer abroad?'))).toEqual(['No, it is the same abroad.']);
    expect(
      sentToModel()
        .slice(1)
        .map(({ role, content }) => [role, content]),
    ).toEqual([
      ['user', 'How long is a delivery, roughly?'],
      ['assistant', ofInstruction],
      ['user', 'And is it longer abroad?'],
    ]);
  });

  it('leaves through an exit without asking the model', async () => {
    const calls = model.requests.length;
    expect(texts(await answer(first, 'I want to talk to somebody'))).toEqual(['When shall we call?']);
    expect(model.requests).toHaveLength(calls);
  });

  it.each([
    ['fails', refuses(500)],
    ['invents a price', answers('For you only $5 a month!')],
    ['names a foreign address', answers('Write to sales@evil.test.')],
  ])('answers from the cards when the model %s', async (_what, behaviour) => {
    model.behave(behaviour);
    const told = await answer(first, 'What does it cost? And is there a free trial?');
    expect(texts(told).join()).toContain('$129');
    expect(texts(told).join()).not.toMatch(/\$5 |evil/);
  });

  it('says that there is no answer when the model fails and no card fits', async () => {
    model.behave(refuses(500));
    expect(texts(await answer(first, 'xqzv wblorp grmf?'))).toEqual(['I don’t have an answer to that.']);
  });

  it('counts the model’s tokens and names the model when the flow runs in the chat', async () => {
    model.behave(answers('Deliveries take 17 days.', 'none', 900));
    const admin = await site.admin();
    const tokens = async () =>
      (await admin('GET', '/api/admin/conversation-figures?days=7')).json<{ tokens: number }>().tokens;
    const before = await tokens();
    const { send } = chatVisitor(site);
    const started = (await send('POST', path, { inChat: true })).json<SessionTurn>();
    await send('POST', `${path}/${started.id}`, { step: started.step, input: 'How long is a delivery?' });
    expect((await tokens()) - before).toBe(900);
    const [newest] = (await admin('GET', '/api/admin/conversations')).json<
      RouteResponse<typeof listConversations>
    >();
    const { turns } = (await admin('GET', `/api/admin/conversations/${newest?.id}`)).json<
      RouteResponse<typeof getConversation>
    >();
    expect(turns.map(({ mode }) => mode)).toEqual(['offline', 'model']);
  });
});
