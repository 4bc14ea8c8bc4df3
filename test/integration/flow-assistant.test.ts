import { beforeAll, describe, expect, it } from 'vitest';
import { loadPack } from '#functions/assistant/packs/load.ts';
import { flowSecretHeaders, type SessionTurn } from '#shared/api/flow-sessions.ts';
import { browser } from './harness/browser.ts';
import { activeFlow, node, texts } from './harness/flow-visitor.ts';
import { useTestSite } from './harness/test-site.ts';

const flowData = {
  nodes: [
    node('start', 'start', { message: 'Hello' }),
    node('ask', 'assistant', {
      message: 'What would you like to know?',
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
