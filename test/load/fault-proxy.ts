import { once } from 'node:events';
import {
  Agent,
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/** Faults between a function and its table; `late` completes the write after the function's timeout. */
export const faultKinds = [
  'throttled',
  'failed',
  'lost-request',
  'lost-answer',
  'half-answer',
  'late',
] as const;
export type FaultKind = (typeof faultKinds)[number];

export interface FaultProxy {
  readonly endpoint: string;
  /** Share of failing calls (0 to 1) and the kinds of faults. */
  readonly setFaults: (rate: number, kinds?: readonly FaultKind[]) => void;
  readonly counts: Readonly<Record<FaultKind, number>>;
  readonly calls: () => number;
  readonly close: () => Promise<void>;
}

interface TableAnswer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** Longer than the functions' timeout. */
const lateMs = 2500;
/** Slow faults are rarer than the others. */
const weights: Readonly<Record<FaultKind, number>> = {
  throttled: 10,
  failed: 10,
  'lost-request': 10,
  'lost-answer': 10,
  'half-answer': 10,
  late: 1,
};

const pickKind = (kinds: readonly FaultKind[]): FaultKind => {
  let rest = Math.random() * kinds.reduce((sum, kind) => sum + weights[kind], 0);
  return kinds.find((kind) => {
    rest -= weights[kind];
    return rest < 0;
  }) as FaultKind;
};

const readAll = async (stream: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

const refuse = (response: ServerResponse, status: number, name: string): void => {
  const body = JSON.stringify({ __type: `com.amazonaws.dynamodb.v20120810#${name}`, message: name });
  response.writeHead(status, { 'content-type': 'application/x-amz-json-1.0' }).end(body);
};

/** Starts a proxy for a DynamoDB API that injects faults. */
export const startFaultProxy = async (table: string): Promise<FaultProxy> => {
  const target = new URL(table);
  const agent = new Agent({ keepAlive: true, maxSockets: 200 });
  const counts = Object.fromEntries(faultKinds.map((kind) => [kind, 0])) as Record<FaultKind, number>;
  let rate = 0;
  let kinds: readonly FaultKind[] = faultKinds;
  let calls = 0;

  const forward = (incoming: IncomingMessage, body: Buffer): Promise<TableAnswer> =>
    new Promise((resolve, reject) => {
      const { host: _host, connection: _connection, ...headers } = incoming.headers;
      const request = httpRequest(
        {
          host: target.hostname,
          port: target.port,
          method: incoming.method,
          path: incoming.url,
          headers,
          agent,
        },
        (answer) =>
          void readAll(answer).then(
            (text) => resolve({ status: answer.statusCode ?? 500, headers: answer.headers, body: text }),
            reject,
          ),
      );
      request.on('error', reject);
      request.end(body);
    });

  const send = (response: ServerResponse, { status, headers, body }: TableAnswer): void => {
    response.writeHead(status, { ...headers, 'content-length': body.length }).end(body);
  };

  const goWrong: Readonly<
    Record<FaultKind, (incoming: IncomingMessage, response: ServerResponse, body: Buffer) => Promise<void>>
  > = {
    throttled: async (_incoming, response) => refuse(response, 400, 'ProvisionedThroughputExceededException'),
    failed: async (_incoming, response) => refuse(response, 500, 'InternalServerError'),
    'lost-request': async (incoming) => void incoming.socket.destroy(),
    'lost-answer': async (incoming, _response, body) => {
      await forward(incoming, body);
      incoming.socket.destroy();
    },
    'half-answer': async (incoming, response, body) => {
      const answer = await forward(incoming, body);
      response.writeHead(answer.status, { ...answer.headers, 'content-length': answer.body.length + 1 });
      response.write(answer.body.subarray(0, answer.body.length / 2), () => incoming.socket.destroy());
    },
    late: async (incoming, response, body) => {
      await new Promise((resolve) => setTimeout(resolve, lateMs));
      send(response, await forward(incoming, body));
    },
  };

  const serve = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await readAll(incoming);
    calls += 1;
    if (Math.random() >= rate) return send(response, await forward(incoming, body));
    const kind = pickKind(kinds);
    counts[kind] += 1;
    return goWrong[kind](incoming, response, body);
  };

  // Killed processes leave incomplete requests, which is the point.
  const server = createServer((incoming, response) => {
    serve(incoming, response).catch(() => incoming.socket.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    setFaults: (share, ways = faultKinds) => {
      rate = share;
      kinds = ways;
    },
    counts,
    calls: () => calls,
    close: async () => {
      server.closeAllConnections();
      server.close();
      agent.destroy();
      await once(server, 'close');
    },
  };
};
