import type { IncomingHttpHeaders } from 'node:http';

const oneYear = 31_536_000;
const directive = (policy: string, name: string): string =>
  policy
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name} `)) ?? '';

type Check = readonly [header: string, holds: (value: string) => boolean];

/** Headers of every response, whatever its status, with their expected values. */
const always: readonly Check[] = [
  [
    'strict-transport-security',
    (value) => Number(/max-age=(\d+)/.exec(value)?.[1]) >= oneYear && /; includeSubDomains/.test(value),
  ],
  ['content-security-policy', (value) => directive(value, 'object-src') === "object-src 'none'"],
  ['content-security-policy', (value) => directive(value, 'base-uri') === "base-uri 'none'"],
  ['content-security-policy', (value) => directive(value, 'frame-ancestors') === "frame-ancestors 'none'"],
  [
    'content-security-policy',
    (value) => {
      const scripts = directive(value, 'script-src') || directive(value, 'default-src');
      return scripts !== '' && !/unsafe|\*|https?:|data:/.test(scripts);
    },
  ],
  ['x-content-type-options', (value) => value === 'nosniff'],
  ['x-frame-options', (value) => value === 'DENY'],
  ['referrer-policy', (value) => /^(strict-origin|same-origin|no-referrer)/.test(value)],
  ['permissions-policy', (value) => value.includes('geolocation=()')],
  ['cross-origin-opener-policy', (value) => value === 'same-origin'],
  ['cache-control', (value) => value !== ''],
];

/** Lists missing or wrong headers; `private` responses must not be cached. */
export const missingHeaders = (headers: IncomingHttpHeaders, caching: 'private' | 'public'): string[] => {
  const checks: readonly Check[] =
    caching === 'private' ? [...always, ['cache-control', (value) => value === 'no-store']] : always;
  return checks
    .filter(([name, holds]) => !holds(String(headers[name] ?? '')))
    .map(([name]) => `${name}: ${headers[name] ?? 'absent'}`);
};
