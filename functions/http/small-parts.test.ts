import { describe, expect, it } from 'vitest';
import { brand } from '#shared/brand.ts';
import { jsonLogger } from './logger.ts';
import { metricData, metricNamespace } from './metric.ts';
import { isHttps, issueCookie, readCookie } from './signed-cookie.ts';
import { siteAddress } from './site-address.ts';
import { isStoreUnavailable } from './store-errors.ts';

describe('a fault of the table', () => {
  it.each([
    { name: 'ThrottlingException' },
    { name: 'TimeoutError' },
    { code: 'ECONNREFUSED' },
    { code: 'ETIMEDOUT' },
    { name: 'Odd', $metadata: { httpStatusCode: 500 } },
    { name: 'TransactionCanceledException', CancellationReasons: [{}, { Code: 'TransactionConflict' }] },
    { name: 'Wrapped', cause: { name: 'AbortError' } },
  ])('%j passes: it is worth another try', (error) => {
    expect(isStoreUnavailable(error)).toBe(true);
  });

  it.each([
    undefined,
    null,
    'ThrottlingException',
    {},
    { name: 'ValidationException', $metadata: { httpStatusCode: 400 } },
    { code: 'EACCES' },
    { name: 'TransactionCanceledException', CancellationReasons: [{ Code: 'ConditionalCheckFailed' }] },
    { name: 'Wrapped', cause: { name: 'TypeError' } },
  ])('%j stays', (error) => {
    expect(isStoreUnavailable(error)).toBe(false);
  });

  it('that is its own cause ends', () => {
    const error: { name: string; cause?: unknown } = { name: 'Odd' };
    error.cause = error;
    expect(isStoreUnavailable(error)).toBe(false);
  });
});

describe('a signed cookie', () => {
  const settings = {
    name: 'visitor',
    maxAgeSeconds: 3600,
    secret: 'a secret that is long enough',
    https: true,
  };
  const now = new Date('2027-01-01T00:00:00.000Z');
  const at = (seconds: number) => new Date(now.getTime() + seconds * 1000);
  const issued = issueCookie(settings, 'v1', now);
  const sent = issued.split(';')[0] ?? '';

  it('is for this site alone, and Secure where the site is', () => {
    expect(issued).toMatch(
      /^__Host-visitor=v1\.\d+\.[\w-]+; Path=\/; Max-Age=3600; HttpOnly; SameSite=Lax; Secure$/,
    );
    expect(issueCookie({ ...settings, https: false }, 'v1', now)).toMatch(/^visitor=.*; SameSite=Lax$/);
    expect([undefined, 'https://x.example', 'http://localhost', 'x-http://'].map(isHttps)).toEqual([
      true,
      true,
      false,
      true,
    ]);
  });

  it('is read for as long as it lives, with some tolerance for clocks', () => {
    expect(readCookie(settings, ['a=b', sent], now)).toEqual({ id: 'v1', issuedAt: now.getTime() / 1000 });
    expect(readCookie(settings, [sent], at(3600))).toBeDefined();
    expect(readCookie(settings, [sent], at(3601))).toBeUndefined();
    expect(readCookie(settings, [sent], at(-300))).toBeDefined();
    expect(readCookie(settings, [sent], at(-301))).toBeUndefined();
  });

  it.each([
    sent.replace('v1', 'v2'),
    `${sent}x`,
    `${sent}.x`,
    sent.replace(/\.\d+\./, '.x.'),
    '__Host-visitor=',
    '__Host-visitor=v1',
    `__Host-visitor=${'v'.repeat(301)}`,
    sent.replace('__Host-visitor', 'visitor'),
  ])('that was touched is none: %s', (cookie) => {
    expect(readCookie(settings, [cookie], now)).toBeUndefined();
  });

  it('of another name or secret is none', () => {
    expect(readCookie({ ...settings, secret: 'another secret, long enough' }, [sent], now)).toBeUndefined();
    const renamed = sent.replace('visitor', 'session');
    expect(readCookie({ ...settings, name: 'session' }, [renamed], now)).toBeUndefined();
  });
});

it('logs one JSON object a line, with its level', () => {
  const lines: string[] = [];
  const log = jsonLogger((line) => lines.push(line));
  log.info('a.b', { n: 1 });
  log.warn('c.d');
  log.error('e.f');
  expect(lines.every((line) => line.endsWith('}\n'))).toBe(true);
  const read = lines.map((line) => JSON.parse(line));
  expect(read.map(({ level, event, n }) => [level, event, n])).toEqual([
    ['info', 'a.b', 1],
    ['warn', 'c.d', undefined],
    ['error', 'e.f', undefined],
  ]);
  expect(Number.isNaN(Date.parse(read[0].time))).toBe(false);
});

it('writes a figure as CloudWatch reads it out of a line', () => {
  expect(metricData('mail.failed', 2, 1000)).toEqual({
    _aws: {
      Timestamp: 1000,
      CloudWatchMetrics: [
        { Namespace: metricNamespace, Dimensions: [[]], Metrics: [{ Name: 'mail.failed', Unit: 'Count' }] },
      ],
    },
    'mail.failed': 2,
  });
});

it('knows its own address as configured, else as the browser calls it, else the brand’s', () => {
  const origin = 'https://a.example';
  expect(siteAddress({ SITE_URL: 'https://b.example' }, { origin })).toBe('https://b.example');
  expect(siteAddress({}, { origin })).toBe(origin);
  expect(siteAddress({ SITE_URL: '' }, {})).toBe(`https://${brand.domain}`);
});
