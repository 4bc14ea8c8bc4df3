import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { covers } from '#functions/table/partitions.ts';
import { tableCalls } from '#infra/local/table-calls.ts';

/** One table statement of a function's role. */
export interface RoleRight {
  readonly on: 'table' | 'index';
  readonly actions: readonly string[];
  readonly partitions: readonly string[];
}

const refuse = (response: ServerResponse, message: string) => {
  response.writeHead(400, { 'content-type': 'application/x-amz-json-1.0' });
  response.end(JSON.stringify({ __type: `com.amazonaws.dynamodb.v20120810#AccessDeniedException`, message }));
};

/**
 * Proxy between functions and the embedded table: enforces each function's role and records used rights. The
 * path of the endpoint names the function.
 */
export const startTableGate = async (engine: string, grants: ReadonlyMap<string, readonly RoleRight[]>) => {
  const denied: string[] = [];
  const used = new Map<string, Set<string>>();

  const server: Server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString();
    const name = (request.url ?? '').split('/')[1] ?? '';
    const operation = String(request.headers['x-amz-target']).split('.').pop() ?? '';
    const role = grants.get(name) ?? [];
    for (const { action, on, partition = '(none)' } of tableCalls(operation, JSON.parse(body))) {
      const isCovered = role.some(
        (right) =>
          right.on === on &&
          right.actions.includes(action) &&
          right.partitions.some((pattern) => covers(pattern, partition)),
      );
      used.set(name, (used.get(name) ?? new Set()).add(`${action} on the ${on}`));
      if (isCovered) continue;
      const missing = `${action} on the ${on}, partition ${partition.replace(/#.*/, '#*')}`;
      denied.push(`${name}: ${missing}`);
      refuse(response, `not authorized to perform ${missing}`);
      return;
    }
    const answer = await fetch(engine, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/x-amz-json-1.0',
        'x-amz-target': String(request.headers['x-amz-target']),
        authorization: String(request.headers.authorization),
        'x-amz-date': String(request.headers['x-amz-date']),
      },
    });
    response.writeHead(answer.status, { 'content-type': 'application/x-amz-json-1.0' });
    response.end(await answer.text());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  // Ignore partitions: the integration tests already refuse partitions that a row does not name.
  const unused = (): string[] =>
    [...grants].flatMap(([name, rights]) =>
      rights
        .flatMap((right) => right.actions.map((action) => `${action} on the ${right.on}`))
        .filter((right) => !used.get(name)?.has(right))
        .map((right) => `${name}: ${right}`),
    );
  return {
    endpointOf: (name: string) => `http://127.0.0.1:${port}/${name}`,
    denied,
    unused,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
