import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import vm from 'node:vm';
import type { HeaderMap } from './headers.ts';
import { shells } from './site-routes.ts';

/** Data about one build of the site for the edge function. */
export interface EdgeSite {
  /** Paths of the built pages: `/`, `/pricing`, `/blog/3`. */
  readonly pages: readonly string[];
  /** Other files at fixed addresses: `/favicon.svg`, `/robots.txt`. Files under `/assets/` need no entry. */
  readonly files: readonly string[];
  /** HTML of the 404 page. */
  readonly notFound: string;
  /** Security headers for the function's own responses. */
  readonly headers: HeaderMap;
}

export interface EdgeEvent {
  readonly version: '1.0';
  readonly context: { readonly eventType: 'viewer-request' };
  readonly viewer: { readonly ip: string };
  readonly request: EdgeRequest;
}

export interface EdgeRequest {
  method: string;
  uri: string;
  querystring: Record<string, { value: string; multiValue?: { value: string }[] }>;
  headers: Record<string, { value: string }>;
  cookies: Record<string, { value: string }>;
}

/** The function's own response. If it returns the request instead, `uri` is the file to serve. */
export interface EdgeAnswer {
  readonly statusCode: number;
  readonly statusDescription: string;
  readonly headers: Record<string, { value: string }>;
  readonly body?: { encoding: 'text'; data: string };
}

/** Maximum size of a CloudFront function in bytes. */
export const edgeFunctionLimit = 10_240;

const source = readFileSync(fileURLToPath(new URL('./viewer-request.js', import.meta.url)), 'utf8');

/** Removes comments and indentation, which count towards the size limit. */
const compact = (code: string) =>
  code
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('//'))
    .join('\n');

/** Posts' addresses, which the function accepts without a list: a site may have hundreds of them. */
const isPost = (page: string): boolean => /^\/blog\/\d+$/.test(page);

/** Source of the CloudFront function for one build of the site. Throws when it exceeds the size limit. */
export const viewerRequestCode = ({ pages, files, notFound, headers }: EdgeSite): string => {
  const site = {
    pages: pages.filter((page) => !isPost(page)).sort(),
    files: [...files].sort(),
    shells: shells.map(({ pattern, file }) => [pattern.split('/'), file]),
    headers,
    notFound,
  };
  const code = `var SITE = ${JSON.stringify(site)};\n${compact(source)}\n`;
  const size = Buffer.byteLength(code);
  if (size > edgeFunctionLimit) {
    throw new Error(
      `The edge function is ${size} bytes, CloudFront takes ${edgeFunctionLimit}: make 404.html (${Buffer.byteLength(notFound)} bytes) smaller or prerender fewer pages.`,
    );
  }
  return code;
};

/** Evaluates the deployed source, for the local server and the tests. */
export const loadViewerRequest = (code: string): ((event: EdgeEvent) => EdgeRequest | EdgeAnswer) => {
  const context = vm.createContext({});
  vm.runInContext(code, context);
  return (event) => {
    const run = vm.runInContext('(text) => JSON.stringify(handler(JSON.parse(text)))', context) as (
      text: string,
    ) => string;
    return JSON.parse(run(JSON.stringify(event))) as EdgeRequest | EdgeAnswer;
  };
};

/** The event that CloudFront creates for a request. Query values stay encoded. */
export const edgeEvent = (method: string, url: string, ip = '127.0.0.1'): EdgeEvent => {
  const [uri = '/', search = ''] = url.split(/\?(.*)/s);
  const querystring: EdgeRequest['querystring'] = {};
  for (const pair of search.split('&').filter(Boolean)) {
    const [name = '', value = ''] = pair.split(/=(.*)/s);
    const entry = querystring[name];
    if (!entry) querystring[name] = { value };
    else entry.multiValue = [...(entry.multiValue ?? [{ value: entry.value }]), { value }];
  }
  return {
    version: '1.0',
    context: { eventType: 'viewer-request' },
    viewer: { ip },
    request: { method, uri, querystring, headers: {}, cookies: {} },
  };
};
