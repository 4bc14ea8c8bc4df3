import { expect, it } from 'vitest';
import type { FlowDocument } from './document.ts';
import { listHosts, listUnapprovedHosts, parseHost } from './hosts.ts';
import { normaliseFlow } from './normalise.ts';

it('normalises a host like the connection will', () => {
  expect(parseHost(' https://Evil.Example:443/a?b#c ')).toBe('evil.example');
  expect(parseHost('https://bank.example@evil.example/')).toBe('evil.example');
  expect(parseHost('https://evil.example\\@bank.example/')).toBe('evil.example');
  expect(parseHost('https://ev\til.example/{{name}}')).toBe('evil.example');
  expect(parseHost('https://b\u00fccher.example/')).toBe('xn--bcher-kva.example');
  for (const url of ['', 'evil.example', 'ftp://evil.example', 'https://'])
    expect(parseHost(url)).toBeUndefined();
});

const calling = (...urls: string[]): FlowDocument => {
  const nodes = urls.map((url, index) => ({ id: `n${index}`, type: 'api_call', data: { url } }));
  const hook = {
    id: 'hook',
    type: 'action',
    data: { action: 'send_webhook', config: { url: 'https://hook.example/' } },
  };
  const read = normaliseFlow({ nodes: [...nodes, hook], connections: [] });
  if (!read.ok) throw new Error('not a flow');
  return read.flow;
};

it('lists the hosts of API calls and webhooks once each, and the pending ones', () => {
  const flowData = calling('https://b.example/1', 'https://a.example/', 'https://B.example/2');
  expect(listHosts(flowData)).toEqual(['a.example', 'b.example', 'hook.example']);
  expect(listUnapprovedHosts({ flowData })).toEqual([]);
  expect(listUnapprovedHosts({ flowData, pendingHosts: ['b.example', 'gone.example'] })).toEqual([
    'b.example',
  ]);
});
