import { Agent, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Decompressed body. */
  readonly text: string;
  /** Received bytes, compressed. */
  readonly bytes: number;
  /** The parsed body; undefined if it is not JSON. Pass the expected shape as the type argument. */
  readonly json: <T = Record<string, unknown>>() => T;
}

export interface CallOptions {
  /** Sent as JSON with its content type. */
  readonly json?: unknown;
  /** Raw body; set the content type yourself. */
  readonly body?: string | Buffer;
  readonly headers?: Readonly<Record<string, string | string[]>>;
}

export type Call = (method: string, path: string, options?: CallOptions) => Promise<Answer>;

const unpacked = (bytes: Buffer, encoding: string | undefined): Buffer => {
  if (bytes.length === 0) return bytes;
  if (encoding === 'br') return brotliDecompressSync(bytes);
  return encoding === 'gzip' ? gunzipSync(bytes) : bytes;
};

/**
 * A plain HTTP client: follows no redirects, stores no cookies, normalises no paths, sends headers as given.
 */
export const httpClient = (
  origin: string,
  { localAddress }: { readonly localAddress?: string } = {},
): { call: Call; close: () => void } => {
  const { hostname, port } = new URL(origin);
  const agent = new Agent({ keepAlive: true, maxSockets: 400, localAddress });
  const call: Call = (method, path, { json, body, headers } = {}) =>
    new Promise((resolve, reject) => {
      const payload = json === undefined ? body : JSON.stringify(json);
      const request = httpRequest(
        {
          hostname: hostname.replace(/^\[|\]$/g, ''),
          port,
          method,
          path,
          agent,
          headers: {
            ...(json === undefined ? {} : { 'content-type': 'application/json' }),
            ...(payload === undefined ? {} : { 'content-length': Buffer.byteLength(payload) }),
            ...headers,
          },
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () => {
            const bytes = Buffer.concat(chunks);
            const text = unpacked(bytes, response.headers['content-encoding']).toString('utf8');
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              text,
              bytes: bytes.length,
              json: <T>() => JSON.parse(text) as T,
            });
          });
        },
      );
      request.on('error', reject);
      request.end(payload);
    });
  return { call, close: () => agent.destroy() };
};
