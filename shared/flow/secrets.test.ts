import { expect, it } from 'vitest';
import { normaliseFlow } from './normalise.ts';
import { findSecrets } from './secrets.ts';

it('finds API keys of other services in headers and URLs, and nothing else [FLOW-033]', () => {
  const flow = normaliseFlow({
    nodes: [
      {
        id: 'a',
        type: 'api_call',
        data: {
          url: 'https://x.org/?api_key=1&page=2',
          headers: { Authorization: 'Bearer abc', 'X-Token': '{{token}}', Accept: 'text/plain' },
        },
      },
      { id: 'b', type: 'action', data: { action: 'send_webhook', config: { headers: { 'X-Secret': 's' } } } },
      { id: 'c', type: 'text', data: { message: 'Authorization: none' } },
    ],
  });
  expect(flow.ok && findSecrets(flow.flow)).toEqual([
    'API Call (a): header Authorization',
    'API Call (a): api_key in the URL',
    'Action (b): header X-Secret',
  ]);
});
