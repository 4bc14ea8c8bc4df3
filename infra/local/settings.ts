import { isIP } from 'node:net';
import path from 'node:path';
import { StartupError } from '../startup-error.ts';
import { closestName } from './closest-name.ts';

export interface Settings {
  readonly port: number;
  readonly host: string;
  /** Whether only this machine can reach the site. */
  readonly loopback: boolean;
  /** Absolute path. */
  readonly dataDir: string;
  /** Another DynamoDB API to use instead of the embedded one. */
  readonly dynamodbEndpoint: string | undefined;
  /** Public address without a trailing slash. */
  readonly siteUrl: string;
  readonly rateLimits: boolean;
  readonly modelKey: string | undefined;
}

const ownNames = [
  'PORT',
  'HOST',
  'DATA_DIR',
  'DYNAMODB_ENDPOINT',
  'OPENAI_API_KEY',
  'OPENAI_BASE_URL',
  'OPENAI_MODEL',
  'OPENAI_DEADLINE_SECONDS',
  'SITE_URL',
  'RATE_LIMITS',
];

/** Variables of shells, npm and SDKs that resemble a setting. */
const unrelated = /^(npm_|HOSTNAME$|HOSTTYPE$|REPORT|OPENAI_(ORG|PROJECT|LOG|WEBHOOK|ADMIN))/;

type Environment = Readonly<Record<string, string | undefined>>;

const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));

const parsePort = (text: string): number => {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (!(port >= 0 && port <= 65_535))
    throw new StartupError(`PORT must be a number from 0 to 65535, but it is "${text}".`);
  return port;
};

const parseHost = (text: string): string => {
  const name = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/i;
  const looksLikeAnAddress = /^[\d.]+$/.test(text);
  if (isIP(text) === 0 && (looksLikeAnAddress || !name.test(text)))
    throw new StartupError(`HOST must be an address or host name of this machine, but it is "${text}".`);
  return text;
};

const parseUrl = (name: string, text: string): URL => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.search || url.hash)
    throw new StartupError(`${name} must be an http or https address, but it is "${text}".`);
  return url;
};

/**
 * Rejects variables that look like misspelt settings, which would otherwise silently use the default.
 * `extra` are the optional variables of the route table's rows.
 */
const rejectUnknownSettings = (env: Environment, extra: readonly string[]): void => {
  const known = [...ownNames, ...extra];
  for (const name of Object.keys(env)) {
    if (known.includes(name) || unrelated.test(name)) continue;
    if (name.startsWith('PARLEY_'))
      throw new StartupError(`Unknown setting ${name}: the settings are ${known.join(', ')}.`);
    const suggestion = closestName(name, ownNames);
    if (suggestion) throw new StartupError(`Unknown setting ${name}: did you mean ${suggestion}?`);
  }
};

/** Reads the settings from the environment; throws a StartupError about the first invalid one. */
export const readSettings = (env: Environment, extra: readonly string[] = []): Settings => {
  rejectUnknownSettings(env, extra);
  const get = (name: string): string | undefined => env[name]?.trim() || undefined;
  const host = parseHost(get('HOST') ?? '127.0.0.1');
  const port = parsePort(get('PORT') ?? '3000');
  const limits = get('RATE_LIMITS') ?? 'on';
  const loopback = isLoopback(host);
  if (limits !== 'on' && limits !== 'off')
    throw new StartupError(`RATE_LIMITS must be "on" or "off", but it is "${limits}".`);
  if (limits === 'off' && !loopback)
    throw new StartupError(`RATE_LIMITS=off is only allowed on a loopback address, and HOST is ${host}.`);
  const endpoint = get('DYNAMODB_ENDPOINT');
  const siteUrl = get('SITE_URL');
  const baseUrl = get('OPENAI_BASE_URL');
  if (baseUrl) parseUrl('OPENAI_BASE_URL', baseUrl);
  return {
    port,
    host,
    loopback,
    dataDir: path.resolve(get('DATA_DIR') ?? '.local'),
    dynamodbEndpoint: endpoint ? parseUrl('DYNAMODB_ENDPOINT', endpoint).href : undefined,
    siteUrl: siteUrl ? parseUrl('SITE_URL', siteUrl).origin : '',
    rateLimits: limits === 'on',
    modelKey: get('OPENAI_API_KEY'),
  };
};

/** `http://host:port`, with brackets around IPv6 addresses. */
export const httpOrigin = (host: string, port: number): string =>
  `http://${isIP(host) === 6 ? `[${host}]` : host}:${port}`;
