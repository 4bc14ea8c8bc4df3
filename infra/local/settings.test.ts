import { describe, expect, it } from 'vitest';
import { httpOrigin, readSettings } from './settings.ts';

describe('readSettings', () => {
  it('defaults to a loopback address', () => {
    expect(readSettings({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      loopback: true,
      rateLimits: true,
      siteUrl: '',
    });
    expect(readSettings({}).dataDir).toMatch(/\/\.local$/);
  });

  it('treats an empty value as unset', () => {
    expect(readSettings({ PORT: '', HOST: ' ', OPENAI_API_KEY: '' })).toMatchObject({
      port: 3000,
      modelKey: undefined,
    });
  });

  it.each([
    ['127.0.0.1', true],
    ['127.8.9.1', true],
    ['::1', true],
    ['localhost', true],
    ['0.0.0.0', false],
    ['::', false],
    ['192.168.1.5', false],
    ['localhost.example.com', false],
  ])('detects whether %s is a loopback address', (HOST, loopback) => {
    expect(readSettings({ HOST }).loopback).toBe(loopback);
  });

  it('keeps only the origin of SITE_URL', () => {
    expect(readSettings({ SITE_URL: 'https://example.com/' }).siteUrl).toBe('https://example.com');
  });

  it('ignores variables of other programs', () => {
    const env = {
      HOSTNAME: 'x',
      XDG_DATA_DIRS: 'x',
      OPENAI_ORG_ID: 'x',
      npm_config_port: '1',
      REPORT: '1',
      POST: '1',
      HOME: '/',
    };
    expect(() => readSettings(env)).not.toThrow();
  });

  it('accepts variables that rows of the route table read', () => {
    expect(() => readSettings({ PARLEY_EXTRA: 'x' }, ['PARLEY_EXTRA'])).not.toThrow();
    expect(() => readSettings({ PARLEY_EXTRA: 'x' })).toThrow(/Unknown setting PARLEY_EXTRA/);
  });

  it('puts IPv6 addresses in brackets', () => {
    expect([httpOrigin('::1', 3000), httpOrigin('127.0.0.1', 80)]).toEqual([
      'http://[::1]:3000',
      'http://127.0.0.1:80',
    ]);
  });
});
