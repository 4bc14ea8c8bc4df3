import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { securityHeaders } from '#infra/edge/headers.ts';
import { posixPath } from '#infra/edge/posix-path.ts';
import { readSite } from '#infra/edge/read-site.ts';
import { isFramable } from '#infra/edge/site-routes.ts';
import { edgeEvent, loadViewerRequest, viewerRequestCode } from '#infra/edge/viewer-request.ts';
import { fileCacheControl } from '#shared/site/file-headers.ts';
import { acceptedEncoding, encodings } from './accepted-encoding.ts';

interface LoadedFile {
  readonly etag: string;
  readonly type: string;
  readonly plain: Buffer;
  readonly br: Buffer | undefined;
  readonly gzip: Buffer | undefined;
}

const contentTypes: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

const compressible = /^(text\/|application\/(json|javascript|xml|manifest\+json|wasm)|image\/(svg|x-icon))/;
const compress = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }) as Promise<Buffer>,
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 8 }),
};

const matchesEtag = (header: string | undefined, etag: string): boolean =>
  (header?.split(',') ?? []).some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);

/** Rewrites the public address in a page or feed; see `siteUrl` in the settings. */
export type Rewrite = (text: string, file: string) => string;

/**
 * Serves the built site as CloudFront does, with the same edge function, headers and cache rules. Reads each
 * file once; files added later are not found. The files of `release` replace those of the build.
 */
export const staticSite = (directory: string, rewrite: Rewrite, release?: string) => {
  const site = readSite(directory, release);
  const handleViewerRequest = loadViewerRequest(viewerRequestCode(site));
  const namesIn = (folder: string) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
      .map((entry) => `/${posixPath(folder, path.join(entry.parentPath, entry.name))}`);
  const released = new Set(release ? namesIn(release) : []);
  const names = new Set([
    ...namesIn(directory).filter((name) => !release || !name.endsWith('.html')),
    ...released,
  ]);
  const cache = new Map<string, Promise<LoadedFile>>();

  const read = async (name: string): Promise<LoadedFile> => {
    const file = path.join(release && released.has(name) ? release : directory, name);
    const type = contentTypes[path.extname(name)] ?? 'application/octet-stream';
    const original = await readFile(file);
    const text = /\.(html|xml|txt)$/.test(name) ? rewrite(original.toString('utf8'), name) : undefined;
    const plain = text === undefined ? original : Buffer.from(text);
    const isSmall = !compressible.test(type) || plain.length < 500;
    const compressed = async (kind: 'br' | 'gzip', extension: string) => {
      if (isSmall) return undefined;
      const ready = `${file}${extension}`;
      return plain.equals(original) && existsSync(ready) ? readFile(ready) : compress[kind](plain);
    };
    return {
      type,
      plain,
      etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
      br: await compressed('br', '.br'),
      gzip: await compressed('gzip', '.gz'),
    };
  };

  const load = (name: string): Promise<LoadedFile> => {
    const known = cache.get(name) ?? read(name);
    cache.set(name, known);
    return known;
  };

  const headersFor = (address: string): OutgoingHttpHeaders =>
    securityHeaders(isFramable(address) ? 'framable' : 'site', { scriptHashes: site.scriptHashes });

  const sendFile = async (
    request: IncomingMessage,
    response: ServerResponse,
    { name, address, status }: { name: string; address: string; status: number },
  ) => {
    const file = await load(name);
    const headers: OutgoingHttpHeaders = {
      ...headersFor(address),
      'cache-control': fileCacheControl(name),
      etag: file.etag,
      ...(file.br || file.gzip ? { vary: 'Accept-Encoding' } : {}),
    };
    if (status === 200 && matchesEtag(request.headers['if-none-match'], file.etag)) {
      response.writeHead(304, headers).end();
      return;
    }
    const offered = encodings.filter((name) => file[name]);
    const encoding = acceptedEncoding(request.headers['accept-encoding'], offered);
    const body = encoding ? (file[encoding] ?? file.plain) : file.plain;
    response.writeHead(status, {
      ...headers,
      'content-type': file.type,
      'content-length': body.length,
      ...(encoding ? { 'content-encoding': encoding } : {}),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  };

  const sendText = (response: ServerResponse, address: string, status: number, text: string, extra = {}) => {
    response.writeHead(status, {
      ...headersFor(address),
      'cache-control': 'no-store',
      'content-type': 'text/plain; charset=utf-8',
      'content-length': Buffer.byteLength(text),
      ...extra,
    });
    response.end(response.req.method === 'HEAD' ? undefined : text);
  };

  /** Preloads the front page for the first visitor. */
  const warm = () => load('/index.html').then(() => undefined);

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = request.url ?? '/';
    const address = url.split('?')[0] ?? '/';
    request.resume();
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      sendText(response, address, 405, 'This address only supports GET and HEAD.\n', { allow: 'GET, HEAD' });
      return;
    }
    const decision = handleViewerRequest(edgeEvent(request.method, url));
    if ('uri' in decision) {
      if (names.has(decision.uri))
        await sendFile(request, response, { name: decision.uri, address, status: 200 });
      else if (decision.uri.endsWith('.html'))
        await sendFile(request, response, { name: '/404.html', address, status: 404 });
      else sendText(response, address, 404, 'There is nothing at this address.\n');
      return;
    }
    if (decision.statusCode === 404) {
      await sendFile(request, response, { name: '/404.html', address, status: 404 });
      return;
    }
    const headers = Object.fromEntries(
      Object.entries(decision.headers).map(([name, { value }]) => [name, value]),
    );
    response.writeHead(decision.statusCode, headers).end();
  };

  return { serve, warm };
};
