import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { apiSecurityHeaders } from '#functions/http/security-headers.ts';
import { StartupError } from '../startup-error.ts';

export type Serve = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export interface LocalServer {
  readonly port: number;
  /** Waits up to `graceMs` for running requests, then closes all connections. */
  readonly close: (graceMs?: number) => Promise<void>;
  readonly server: Server;
}

/** CloudFront's limit for request headers in bytes; the API checks its own, smaller limit. */
const maxHeaderSize = 20_480;

const statusByErrorCode: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

const errorHeaders = {
  ...apiSecurityHeaders,
  'cache-control': 'no-store',
  'content-type': 'application/json; charset=utf-8',
  connection: 'close',
};

const errorBody = (status: string) =>
  JSON.stringify({ code: 'request.malformed', message: `${status.slice(4)}.` });

const rejectUnparsedRequest = (error: NodeJS.ErrnoException, socket: Socket): void => {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const status = statusByErrorCode[error.code ?? ''] ?? '400 Bad Request';
  const body = errorBody(status);
  const headers = Object.entries({ ...errorHeaders, 'content-length': body.length });
  socket.end(
    `HTTP/1.1 ${status}\r\n${headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`,
  );
};

/** Answers requests that Node would otherwise refuse without security headers. */
const rejectRequest = (response: ServerResponse, status: string): void => {
  response.writeHead(Number(status.slice(0, 3)), errorHeaders).end(errorBody(status));
};

const describeListenError = (error: NodeJS.ErrnoException, host: string, port: number): string => {
  if (error.code === 'EADDRINUSE')
    return `Port ${port} on ${host} is busy: stop what uses it or choose another with PORT.`;
  if (error.code === 'EACCES')
    return `Port ${port} needs rights that this user lacks: choose another with PORT.`;
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return `HOST ${host} is not an address of this machine.`;
  return `The site cannot listen on ${host}:${port}: ${error.message}.`;
};

/** One HTTP server with strict timeouts: `/api` goes to the API, everything else to the site. */
export const startHttpServer = async (
  host: string,
  port: number,
  serveApi: Serve,
  serveSite: Serve,
): Promise<LocalServer> => {
  const server = createServer(
    {
      maxHeaderSize,
      headersTimeout: 10_000,
      requestTimeout: 60_000,
      keepAliveTimeout: 65_000,
      connectionsCheckingInterval: 2000,
      requireHostHeader: false,
    },
    (request, response) => {
      if (request.headers.host === undefined && request.httpVersion !== '1.0') {
        rejectRequest(response, '400 Bad Request');
        return;
      }
      const isApi = /^\/api(\/|\?|$)/.test(request.url ?? '/');
      (isApi ? serveApi : serveSite)(request, response).catch((error: unknown) => {
        process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
        if (response.headersSent) response.end();
        else rejectRequest(response, '500 Internal Server Error');
      });
    },
  );
  server.on('clientError', (error, socket) => rejectUnparsedRequest(error, socket as Socket));
  server.on('checkExpectation', (_request, response) => rejectRequest(response, '417 Expectation Failed'));
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (cause) {
    throw new StartupError(describeListenError(cause as NodeJS.ErrnoException, host, port), { cause });
  }
  const close = async (graceMs = 5000) => {
    const closed = once(server, 'close');
    server.close();
    server.closeIdleConnections();
    const timer = setTimeout(() => server.closeAllConnections(), graceMs);
    await closed;
    clearTimeout(timer);
  };
  return { server, port: (server.address() as AddressInfo).port, close };
};
