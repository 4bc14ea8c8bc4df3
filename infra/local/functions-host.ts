import { AsyncLocalStorage } from 'node:async_hooks';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import { type ApiHandler, makeHandler } from '#functions/http/pipeline.ts';
import { rightsOf } from '#functions/http/row-rights.ts';
import type { StoredSecret } from '#functions/http/stored-secret.ts';
import type { Deps, RouteRow } from '#functions/http/types.ts';
import type { Table } from '#functions/table/table.ts';
import { grantedTable } from './granted-table.ts';

/** Record of one invocation, for budgets, tests and the benchmark. */
export interface Invocation {
  readonly route: string;
  readonly status: number;
  readonly ms: number;
  /** Names of the table commands in order: `Put`, `Query`, `TransactWrite` … */
  readonly calls: readonly string[];
  /** Table rights that the calls needed: `Query on the index`, `PutItem on the table` … */
  readonly rights: ReadonlySet<string>;
  readonly denied: number;
}

export interface HostOptions {
  readonly table: Table;
  readonly environment: (row: RouteRow) => Record<string, string | undefined>;
  readonly deps: Pick<Deps, 'clock' | 'newId' | 'log' | 'afterErasure' | 'mailPassword' | 'modelKey'>;
  /** Invocations per instance before a cold start replaces it. */
  readonly warmInvocations: number;
  readonly onInvocation?: (invocation: Invocation) => void;
}

export type Outcome =
  | { readonly kind: 'answer'; readonly answer: APIGatewayProxyStructuredResultV2 }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'crash'; readonly error: unknown };

interface Instance {
  readonly handler: ApiHandler;
  served: number;
}

interface TableUse {
  readonly calls: string[];
  readonly rights: Set<string>;
  denied: number;
}

/** API Gateway's maximum, whatever the function's own timeout. */
const gatewayTimeoutSeconds = 29;

const contextFor = (name: string, row: RouteRow, requestId: string, endsAt: number): Partial<Context> => ({
  awsRequestId: requestId,
  functionName: name,
  functionVersion: '$LATEST',
  memoryLimitInMB: String(row.memoryMb ?? 512),
  getRemainingTimeInMillis: () => Math.max(0, Math.round(endsAt - performance.now())),
});

/** A stored secret with the access that the row's role would have on AWS. */
const grantedSecret = (
  secret: StoredSecret | undefined,
  mayRead: boolean,
  changes: RouteRow['changesModelKey'],
): StoredSecret | undefined => {
  if (!secret) return undefined;
  const refuse = (action: string) => Promise.reject(new Error(`This route may not ${action} the secret`));
  if (changes)
    return {
      read: () => refuse('read'),
      write: (value) =>
        changes.includes(value === undefined ? 'DeleteParameter' : 'PutParameter')
          ? secret.write(value)
          : refuse('store'),
    };
  return mayRead ? { read: secret.read, write: () => refuse('change') } : undefined;
};

/**
 * Runs each route's handler as Lambda would: with its own environment, permissions and timeout, and a new
 * instance now and then.
 */
export const functionsHost = (options: HostOptions) => {
  const instances = new Map<string, Instance>();
  const running = new AsyncLocalStorage<TableUse>();

  const coldStart = async (name: string, row: RouteRow): Promise<Instance> => {
    const { route } = await row.load();
    const table = grantedTable(options.table, rightsOf(row), (command, calls, denied) => {
      const record = running.getStore();
      record?.calls.push(command);
      for (const { action, on } of calls) record?.rights.add(`${action} on the ${on}`);
      if (denied && record) record.denied += 1;
    });
    const env = Object.freeze(options.environment(row));
    const deps = {
      ...options.deps,
      table,
      env,
      mailPassword: grantedSecret(
        options.deps.mailPassword,
        row.sends?.includes('mail') === true,
        row.changesMailPassword,
      ),
      modelKey: grantedSecret(
        options.deps.modelKey,
        row.secrets?.includes('model') === true,
        row.changesModelKey,
      ),
    };
    return { handler: makeHandler(name, row, route, () => deps), served: 0 };
  };

  const getInstance = async (name: string, row: RouteRow): Promise<Instance> => {
    let instance = instances.get(name);
    if (!instance || instance.served >= options.warmInvocations) {
      instance = await coldStart(name, row);
      instances.set(name, instance);
    }
    instance.served += 1;
    return instance;
  };

  const run = async (name: string, row: RouteRow, event: APIGatewayProxyEventV2): Promise<Outcome> => {
    const seconds = Math.min(row.timeoutSeconds ?? 10, gatewayTimeoutSeconds);
    const context = contextFor(name, row, event.requestContext.requestId, performance.now() + seconds * 1000);
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<Outcome>((resolve) => {
      timer = setTimeout(() => resolve({ kind: 'timeout' }), seconds * 1000);
    });
    const work = getInstance(name, row)
      .then(({ handler }) => handler(event, context))
      .then((answer): Outcome => ({ kind: 'answer', answer }))
      .catch((error: unknown): Outcome => ({ kind: 'crash', error }));
    const outcome = await Promise.race([work, timeout]);
    clearTimeout(timer);
    // Lambda never reuses an instance that timed out.
    if (outcome.kind !== 'answer') instances.delete(name);
    return outcome;
  };

  return (name: string, row: RouteRow, event: APIGatewayProxyEventV2): Promise<Outcome> => {
    const record: TableUse = { calls: [], rights: new Set(), denied: 0 };
    const startedAt = performance.now();
    return running.run(record, async () => {
      const outcome = await run(name, row, event);
      options.onInvocation?.({
        route: name,
        status: outcome.kind === 'answer' ? (outcome.answer.statusCode ?? 200) : 503,
        ms: performance.now() - startedAt,
        ...record,
      });
      return outcome;
    });
  };
};
