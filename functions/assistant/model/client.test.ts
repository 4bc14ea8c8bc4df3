import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { askModel } from './client.ts';

it('stops reading a model’s answer that is too long', async () => {
  let sent = 0;
  const server = createServer((_, response) => {
    const chunk = Buffer.alloc(64 * 1024, ' ');
    const write = () => {
      while (!response.destroyed && sent < 64 * 1024 * 1024) {
        sent += chunk.length;
        if (!response.write(chunk)) return;
      }
      response.end('{}');
    };
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .on('drain', write)
      .on('error', () => undefined);
    write();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const answer = await askModel(
    {
      apiKey: 'key',
      baseUrl: `http://127.0.0.1:${port}/v1`,
      model: 'm',
      deadlineMs: 7000,
      dailyTokens: 1_000_000,
    },
    {
      system: 's',
      history: [],
      message: 'm',
      reserve: async () => ({ settle: async () => undefined }),
      refuse: async () => undefined,
      signal: AbortSignal.timeout(5000),
      log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    },
  );
  server.closeAllConnections();
  server.close();
  expect(answer).toBeUndefined();
  expect(sent).toBeLessThan(32 * 1024 * 1024);
});
