import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Actions on the table and on its indexes that a function's role allows. */
export interface RoleGrants {
  readonly table: ReadonlySet<string>;
  readonly index: ReadonlySet<string>;
}

interface Call {
  readonly action: string;
  readonly index: boolean;
}

interface TableRequest {
  readonly IndexName?: string;
  readonly TransactItems?: readonly Record<string, unknown>[];
}

const partActions: Readonly<Record<string, string>> = {
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'ConditionCheckItem',
  Get: 'GetItem',
};

/** What IAM would ask for: a transaction needs the rights of its parts. */
const callsOf = (operation: string, body: TableRequest): Call[] =>
  operation.startsWith('Transact')
    ? (body.TransactItems ?? []).flatMap((item) =>
        Object.keys(item).map((part) => ({ action: partActions[part] ?? part, index: false })),
      )
    : [{ action: operation, index: body.IndexName !== undefined }];

const refuse = (response: ServerResponse, message: string) => {
  response.writeHead(400, { 'content-type': 'application/x-amz-json-1.0' });
  response.end(JSON.stringify({ __type: `com.amazonaws.dynamodb.v20120810#AccessDeniedException`, message }));
};

/**
 * Between the functions and the embedded table: lets each function do only what its role in the template allows, and
 * notes what it used. The function is named by the path of its endpoint.
 */
export const startTableGate = async (engine: string, grants: ReadonlyMap<string, RoleGrants>) => {
  const denied: string[] = [];
  const used = new Map<string, Set<string>>();

  const server: Server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString();
    const name = (request.url ?? '').split('/')[1] ?? '';
    const operation = String(request.headers['x-amz-target']).split('.').pop() ?? '';
    const parsed = JSON.parse(body) as TableRequest;
    const role = grants.get(name);
    for (const { action, index } of callsOf(operation, parsed)) {
      const right = index ? `${action} on an index` : action;
      used.set(name, (used.get(name) ?? new Set()).add(right));
      if (role?.[index ? 'index' : 'table'].has(action)) continue;
      denied.push(`${name}: ${right}`);
      refuse(response, `not authorized to perform ${right}`);
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

  const unused = (): string[] =>
    [...grants].flatMap(([name, { table, index }]) =>
      [...table, ...[...index].map((action) => `${action} on an index`)]
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
