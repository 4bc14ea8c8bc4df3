import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ModelRequest {
  readonly model: string;
  readonly messages: readonly { role: string; content: string }[];
  readonly max_tokens?: number;
  readonly max_completion_tokens?: number;
  readonly response_format?: unknown;
}

/** Handles a request to the fake model; it may never respond. */
export type Behaviour = (request: ModelRequest, response: ServerResponse, nth: number) => void;

export interface FakeModel {
  readonly url: string;
  readonly requests: readonly ModelRequest[];
  /** Tokens charged so far. */
  readonly billed: () => number;
  behave: (behaviour: Behaviour) => void;
  stop: () => Promise<void>;
}

const readBody = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
};

let billed = 0;

/** Replies with a text and charges tokens for it. */
export const says =
  (content: string | null, tokens = 900): Behaviour =>
  (_request, response) => {
    billed += tokens;
    response.writeHead(200, { 'content-type': 'application/json' }).end(
      JSON.stringify({
        id: 'chatcmpl-1',
        object: 'chat.completion',
        created: 1,
        model: 'fake',
        choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }],
        usage: { prompt_tokens: tokens - 100, completion_tokens: 100, total_tokens: tokens },
      }),
    );
  };

/** Replies with the expected JSON. */
export const answers = (message: string, action = 'none', tokens = 900): Behaviour =>
  says(JSON.stringify({ message, action }), tokens);

/** Rejects the request without a charge. */
export const refuses =
  (status: number): Behaviour =>
  (_request, response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end('{"error":{"message":"no"}}');

/** Starts a server for the chat-completions protocol whose behaviour a test sets. */
export const startFakeModel = async (): Promise<FakeModel> => {
  const requests: ModelRequest[] = [];
  let behaviour: Behaviour = answers('Hello!');
  billed = 0;
  const server = createServer(async (request, response) => {
    const body = JSON.parse(await readBody(request)) as ModelRequest;
    requests.push(body);
    behaviour(body, response, requests.length);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    billed: () => billed,
    behave: (next) => {
      behaviour = next;
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
