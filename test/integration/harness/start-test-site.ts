import { randomUUID } from 'node:crypto';
import { DeleteTableCommand } from '@aws-sdk/client-dynamodb';
import type { RouteRow } from '#functions/http/types.ts';
import { routes as productRoutes } from '#functions/routes.ts';
import type { Invocation } from '#infra/local/functions-host.ts';
import { type Runtime, type RuntimeOptions, startRuntime } from '#infra/local/runtime.ts';
import { readSettings } from '#infra/local/settings.ts';
import { contractCheck } from './contract-check.ts';
import { dynamoLimits } from './dynamo-limits.ts';
import { type Call, type CallOptions, httpClient } from './http-client.ts';
import { problemsOfLogs } from './scan-logs.ts';

/**
 * Runs the product in this process with its own in-memory table and port, over real HTTP.
 *
 *   const site = useTestSite();                       // starts before and stops after the tests of a describe or file
 *   const answer = await site.api('POST', '/api/contact', { json: contactInput() });
 *   expect(answer.status).toBe(201);
 *   const admin = await site.admin();                 // sets up and logs in once; `admin('GET', '/api/admin/…')`
 *   site.clock.advance(15 * 60_000);                  // the functions' clock, not the machine's
 *
 * Each response is compared with its route's contract. When the site stops, its logs are searched for personal data and
 * secrets. Calls come from `127.0.0.1`; `viewer: '203.0.113.7'` sets another address for the rate limits.
 */
export interface TestSite {
  readonly api: (method: string, path: string, options?: SiteCallOptions) => ReturnType<Call>;
  readonly admin: () => Promise<TestSite['api']>;
  readonly adminToken: () => Promise<string>;
  readonly clock: TestClock;
  readonly runtime: Runtime;
  /** Log lines of the functions, one JSON text each. */
  readonly logs: readonly string[];
  readonly invocations: readonly Invocation[];
}

export interface SiteCallOptions extends CallOptions {
  readonly viewer?: string;
}

export interface TestClock {
  readonly now: () => Date;
  readonly advance: (ms: number) => void;
}

export interface TestSiteOptions {
  readonly routes?: Readonly<Record<string, RouteRow>>;
  /** Settings as environment variables. */
  readonly env?: Readonly<Record<string, string>>;
  readonly warmInvocations?: number;
  readonly seed?: boolean;
  /** Publishes the site; by default publications wait. */
  readonly publishing?: RuntimeOptions['publishing'];
}

export const adminCredentials = { username: 'owner', password: 'correct-horse-7-staple' } as const;

const testClock = (): TestClock => {
  let offset = 0;
  return {
    now: () => new Date(Date.now() + offset),
    advance: (ms) => {
      offset += ms;
    },
  };
};

const viewerHeader = 'x-test-viewer';

/** Starts a site that the caller must stop. Prefer `useTestSite` in tests. */
export const startTestSite = async (
  options: TestSiteOptions = {},
): Promise<TestSite & { stop: () => Promise<void> }> => {
  const clock = testClock();
  const logs: string[] = [];
  const invocations: Invocation[] = [];
  const env = { PORT: '0', ...options.env };
  const endpoint = process.env.DYNAMODB_ENDPOINT;
  const runtime = await startRuntime({
    settings: readSettings(endpoint ? { DYNAMODB_ENDPOINT: endpoint, ...env } : env, Object.keys(env)),
    storage: 'memory',
    // A shared DynamoDB API gets one table per site.
    tableName: `test-${process.pid}-${randomUUID()}`,
    wrapTable: dynamoLimits,
    machineEnv: env,
    routes: options.routes,
    clock: clock.now,
    seed: options.seed,
    warmInvocations: options.warmInvocations,
    write: (line) => logs.push(line),
    onInvocation: (invocation) => invocations.push(invocation),
    publishing: options.publishing,
    viewerOf: (request) => String(request.headers[viewerHeader] ?? request.socket.remoteAddress),
    serveSite: async (_request, response) => {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('only the API runs in this test');
    },
  });
  const { call, close } = httpClient(runtime.url);
  const checkContract = contractCheck(options.routes ?? productRoutes);
  const api: TestSite['api'] = async (method, path, { viewer, headers, ...rest } = {}) => {
    const answer = await call(method, path, {
      ...rest,
      headers: { ...headers, ...(viewer ? { [viewerHeader]: viewer } : {}) },
    });
    checkContract(method, path, answer);
    return answer;
  };

  let token: Promise<string> | undefined;
  const logIn = async () => {
    await api('POST', '/api/admin/setup', { json: adminCredentials });
    const answer = await api('POST', '/api/admin/login', { json: adminCredentials });
    if (answer.status !== 200) throw new Error(`The test's login failed: ${answer.status} ${answer.text}`);
    return answer.json<{ token: string }>().token;
  };
  const adminToken = () => {
    token ??= logIn();
    return token;
  };
  const admin = async (): Promise<TestSite['api']> => {
    const session = await adminToken();
    return (method, path, { headers, ...rest } = {}) =>
      api(method, path, { ...rest, headers: { 'x-admin-session': session, ...headers } });
  };
  const stop = async () => {
    close();
    if (endpoint) await runtime.dynamo.send(new DeleteTableCommand({ TableName: runtime.table.name }));
    await runtime.stop();
    const problems = problemsOfLogs(logs, Object.values(runtime.secrets));
    if (problems.length > 0) throw new Error(`What was logged: ${problems.join('\n')}`);
  };
  return { api, admin, adminToken, clock, runtime, logs, invocations, stop };
};
