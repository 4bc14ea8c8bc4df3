import { interpolate, placeholderPattern, type Variables } from './interpolate.ts';
import { flowLimits } from './limits.ts';
import { isVariableName } from './variable-names.ts';

/** A request that is ready to be sent. */
export interface FlowRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  url: string;
  headers: Record<string, string>;
  body?: string;
}

export type BuiltRequest = { ok: true; request: FlowRequest } | { ok: false; error: string };

/** A node's request before interpolation. */
export interface RequestSpec {
  method: FlowRequest['method'];
  url: string;
  headers: Record<string, string>;
  responseMapping: Record<string, string>;
  body?: string | undefined;
  /** Default `api_call`. */
  purpose?: 'webhook' | 'api_call';
}

// biome-ignore format: one entry per line would fill the screen
const forbiddenHeaders = new Set([
  'accept-encoding', 'connection', 'content-length', 'cookie', 'cookie2', 'expect', 'forwarded', 'host', 'keep-alive',
  'origin', 'referer', 'set-cookie', 'te', 'trailer', 'transfer-encoding', 'upgrade', 'via',
]);
const forbiddenPrefixes = [
  'proxy-',
  'sec-',
  'x-amz',
  'x-forwarded-',
  'x-origin-',
  'x-admin-',
  'x-setup-',
  'x-viewer-',
  'cloudfront-',
  ':',
];

/**
 * Whether a flow may set this header; not headers that control the connection, authenticate us or forge an
 * address.
 */
export const isAllowedHeader = (name: string): boolean => {
  const lower = name.toLowerCase();
  return (
    /^[A-Za-z0-9!#$%&'*+.^_`|~-]{1,64}$/.test(name) &&
    !forbiddenHeaders.has(lower) &&
    !forbiddenPrefixes.some((prefix) => lower.startsWith(prefix))
  );
};

/** Lone surrogates would make encodeURIComponent throw. */
const replaceSurrogates = (value: string): string => value.replace(/\p{Surrogate}/gu, '\ufffd');

const encodeUrlValue = (value: string): string =>
  /^\.+$/.test(value) ? '' : encodeURIComponent(replaceSurrogates(value));

/** Headers are printable ASCII: removes control characters such as line breaks and percent-encodes the rest. */
const encodeHeaderValue = (value: string): string =>
  replaceSurrogates(value).replace(/[^\x20-\x7e]/gu, (char) =>
    /\p{Cc}/u.test(char) ? '' : encodeURIComponent(char),
  );

const jsonNumber = /^-?(0|[1-9]\d{0,14})(\.\d{1,15})?$/;

/** Splits JSON at escapes, quotes and placeholders. */
const splitJson = (template: string): string[] => {
  const parts: string[] = [];
  let from = 0;
  for (const { 0: part, index } of template.matchAll(jsonPart)) {
    parts.push(template.slice(from, index), part);
    from = index + part.length;
  }
  return [...parts, template.slice(from)];
};
const jsonPart = new RegExp(`\\\\.|"|${placeholderPattern.source}`, 'gs');

/** Escapes values inside quotes and makes others a JSON value of their own, so that a value can never add keys. */
const fillJson = (template: string, variables: Variables, max: number): string => {
  let out = '';
  let quoted = false;
  for (const part of splitJson(template)) {
    if (part === '"') quoted = !quoted;
    if (!part.startsWith('{{')) out += part;
    else if (quoted) out += interpolate(part, variables, max, (value) => JSON.stringify(value).slice(1, -1));
    else {
      const value = interpolate(part, variables, max);
      out += jsonNumber.test(value) || value === 'true' || value === 'false' ? value : JSON.stringify(value);
    }
    if (out.length > max) return out;
  }
  return out;
};

const countSegments = (path: string) => path.split('/').length;

const fillUrl = (template: string, variables: Variables): BuiltUrl => {
  const trimmed = template.trim();
  if (trimmed === '') return { ok: false, error: 'The request has no URL.' };
  const origin = /^https?:\/\/[^/?#\\]*/i.exec(trimmed)?.[0];
  if (!origin) return { ok: false, error: 'The URL must start with https://' };
  if (origin.includes('{{')) return { ok: false, error: 'The host in the URL cannot contain variables.' };
  const rest = interpolate(trimmed.slice(origin.length), variables, flowLimits.urlChars * 2, encodeUrlValue);
  const parsed = URL.parse(origin + rest);
  if (!parsed) return { ok: false, error: 'The URL is not valid.' };
  const path = rest.split(/[?#]/)[0] ?? '';
  if (path !== '' && countSegments(path) !== countSegments(parsed.pathname))
    return { ok: false, error: 'The path of the URL cannot contain . or .. segments.' };
  return { ok: true, url: parsed.href };
};
type BuiltUrl = { ok: true; url: string } | { ok: false; error: string };

/** Fills variables into a request, encoded for URL, header or body. POST and PUT without a body send all variables as JSON. */
export const buildRequest = (spec: RequestSpec, variables: Variables): BuiltRequest => {
  const url = fillUrl(spec.url, variables);
  if (!url.ok) return url;
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(spec.headers)) {
    if (name.trim() === '') continue;
    if (!isAllowedHeader(name)) return { ok: false, error: `The header ${name} cannot be set.` };
    headers[name] = interpolate(
      encodeHeaderValue(value),
      variables,
      flowLimits.headerValueChars * 2,
      encodeHeaderValue,
    );
  }
  const request: FlowRequest = { method: spec.method, url: url.url, headers };
  if (spec.method !== 'POST' && spec.method !== 'PUT') return { ok: true, request };
  const max = flowLimits.bodyChars * 8;
  const body = spec.body?.trim() ? fillJson(spec.body, variables, max) : JSON.stringify({ ...variables });
  if (body.length > max) return { ok: false, error: 'The body is too long.' };
  if (!isJson(body)) return { ok: false, error: 'The body is not valid JSON.' };
  return { ok: true, request: { ...request, body } };
};

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** Reads the value at a path such as `data.items.0.price` or `items[0].price`. */
const valueAt = (data: unknown, path: string): unknown => {
  let current = data;
  for (const key of path.replace(/\[(\d+)\]/g, '.$1').split('.')) {
    if (key === '' || key === '$') continue;
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, key)) return undefined;
    current = (current as Record<string, unknown>)[key];
  }
  return current;
};

/** Reads variables from a JSON response; ignores paths that don't exist, and bodies that aren't JSON. */
export const mapResponse = (
  mapping: Record<string, string>,
  body: string,
): [name: string, value: string][] => {
  if (!isJson(body)) return [];
  const data: unknown = JSON.parse(body);
  return Object.entries(mapping).flatMap(([name, path]) => {
    const value = isVariableName(name) ? valueAt(data, path) : undefined;
    if (value === undefined || value === null) return [];
    return [[name, typeof value === 'string' ? value : JSON.stringify(value)] as [string, string]];
  });
};
