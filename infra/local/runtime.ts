import path from 'node:path';
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { v7 as uuidv7 } from 'uuid';
import { issueSetupCode } from '#functions/account/store/setup-code.ts';
import { makeDocumentClient } from '#functions/http/deps.ts';
import { jsonLogger } from '#functions/http/logger.ts';
import type { RouteRow } from '#functions/http/types.ts';
import { routes as productRoutes } from '#functions/routes.ts';
import { seedAll } from '#functions/seed/seed.ts';
import { setupCodeKey } from '#functions/table/keys.ts';
import type { Table } from '#functions/table/table.ts';
import { loadPosts } from '#infra/build/load-posts.ts';
import { brand } from '#shared/brand.ts';
import { StartupError } from '../startup-error.ts';
import { afterErasure } from './after-erasure.ts';
import { apiHandler } from './api-handler.ts';
import { lockDataDir } from './data-lock.ts';
import { dataFile, type Engine, startEngine } from './engine.ts';
import { functionsHost, type Invocation } from './functions-host.ts';
import { type LocalServer, type Serve, startHttpServer } from './http-server.ts';
import { startLeadNotifications } from './lead-notifications.ts';
import { startMailJobs } from './mail-jobs.ts';
import { rowEnvironment } from './row-environment.ts';
import { loadSecrets, type Secrets, temporarySecrets } from './secrets.ts';
import { httpOrigin, type Settings } from './settings.ts';
import { type SitePublisherOptions, startSitePublisher } from './site-publisher.ts';
import { fileSecret, memorySecret } from './stored-secret.ts';
import { ensureTable, localDynamo, localDynamoConfig, localTableName } from './table.ts';
import { startWeeklyReports } from './weekly-report.ts';

export interface RuntimeOptions {
  readonly settings: Settings;
  /** `memory` stores nothing on disk. */
  readonly storage: 'disk' | 'memory';
  readonly serveSite: Serve;
  /** Publishes the site; without it publications wait. */
  readonly publishing?:
    | Pick<SitePublisherOptions, 'builtSite' | 'build' | 'render' | 'serveRelease' | 'folder'>
    | undefined;
  readonly routes?: Readonly<Record<string, RouteRow>>;
  readonly machineEnv?: Readonly<Record<string, string | undefined>>;
  readonly clock?: () => Date;
  readonly viewerOf?: Parameters<typeof apiHandler>[0]['viewerOf'];
  readonly write?: (line: string) => void;
  readonly warmInvocations?: number;
  readonly onInvocation?: (invocation: Invocation) => void;
  readonly seed?: boolean;
  /** For tests that share one DynamoDB API; default: the site's own. */
  readonly tableName?: string;
  /** For tests: wraps the table that functions use. */
  readonly wrapTable?: (table: Table) => Table;
}

export interface Runtime {
  readonly url: string;
  readonly table: Table;
  readonly dynamo: DynamoDBClient;
  /** The functions' client, without the wrapper. */
  readonly client: DynamoDBDocumentClient;
  readonly engine: Engine | undefined;
  readonly secrets: Secrets;
  /** Code for the first setup on a public address, until the administrator exists. */
  readonly setupCode: string | undefined;
  readonly settings: Settings;
  readonly front: LocalServer;
  readonly stop: () => Promise<void>;
}

const defaultWarmInvocations = 25;

/** Routes that add a publication. */
const publishingRoutes: ReadonlySet<string> = new Set([
  'publishSite',
  'restorePublication',
  'importSite',
  'publishPost',
  'withdrawPost',
  'deletePost',
]);

/** Runs cleanup steps in reverse order. */
const cleanupStack = () => {
  const steps: (() => unknown)[] = [];
  const run = async () => {
    for (let step = steps.pop(); step; step = steps.pop()) await step();
  };
  return { add: (step: () => unknown) => steps.push(step), run };
};

/**
 * Deletes the code of an earlier start on a public address, which would lock out the owner on a loopback
 * address.
 */
const prepareSetup = async (table: Table, loopback: boolean): Promise<string | undefined> => {
  if (!loopback) return issueSetupCode(table);
  await table.client.send(new DeleteCommand({ TableName: table.name, Key: setupCodeKey }));
  return undefined;
};

/** The whole product in this process: table, content, functions and HTTP server. */
export const startRuntime = async (options: RuntimeOptions): Promise<Runtime> => {
  const { settings, storage } = options;
  const cleanup = cleanupStack();
  try {
    const secrets = storage === 'disk' ? await loadSecrets(settings.dataDir) : temporarySecrets();
    if (storage === 'disk') cleanup.add(lockDataDir(settings.dataDir));
    const engine = settings.dynamodbEndpoint
      ? undefined
      : await startEngine(storage === 'disk' ? path.join(settings.dataDir, dataFile) : undefined);
    if (engine) cleanup.add(() => engine.stop());
    const api = engine ?? { endpoint: settings.dynamodbEndpoint ?? '' };
    const dynamo = localDynamo(api);
    cleanup.add(() => dynamo.destroy());
    const tableName = options.tableName ?? localTableName;
    await ensureTable(dynamo, tableName).catch((cause: unknown) => {
      if (settings.dynamodbEndpoint === undefined || !(cause instanceof StartupError)) throw cause;
      throw new StartupError(
        `DYNAMODB_ENDPOINT ${settings.dynamodbEndpoint} cannot be used. ${cause.message}`,
        {
          cause,
        },
      );
    });
    // The same client as on AWS, with its retries.
    const client = makeDocumentClient(localDynamoConfig(api));
    cleanup.add(() => client.destroy());
    const plain: Table = { client, name: tableName };
    const table = options.wrapTable?.(plain) ?? plain;
    if (options.seed ?? true) await seedAll(table, { posts: await loadPosts() });

    const setupCode = await prepareSetup(table, settings.loopback);

    const log = jsonLogger(options.write);
    const routes: Readonly<Record<string, RouteRow>> = options.routes ?? productRoutes;
    // The system may choose the port, so the address is known only after listening.
    const address = { siteUrl: settings.siteUrl };
    const newId = (at?: Date) => uuidv7(at && { msecs: at.getTime() });
    const clock = options.clock ?? (() => new Date());
    const storedSecret = (name: 'mail-password' | 'model-key') =>
      storage === 'disk' ? fileSecret(settings.dataDir, name) : memorySecret();
    const mailPassword = storedSecret('mail-password');
    const notices =
      storage === 'disk'
        ? startLeadNotifications({
            table,
            dataDir: settings.dataDir,
            siteUrl: () => address.siteUrl,
            log,
            clock,
            newId,
            mailPassword,
            visitorSecret: secrets.visitor,
          })
        : undefined;
    const invoke = functionsHost({
      table,
      deps: {
        log,
        newId,
        clock,
        mailPassword,
        modelKey: storedSecret('model-key'),
        afterErasure: storage === 'disk' ? afterErasure(settings.dataDir, engine !== undefined) : undefined,
      },
      environment: (row) =>
        rowEnvironment(row, { ...settings, ...address }, secrets, options.machineEnv ?? process.env),
      warmInvocations: options.warmInvocations ?? defaultWarmInvocations,
      onInvocation: (invocation) => {
        if (invocation.calls.some((call) => /Put|Transact|BatchWrite/.test(call))) {
          notices?.wake();
          if (publishingRoutes.has(invocation.route)) publisher?.wake();
        }
        options.onInvocation?.(invocation);
      },
    });
    let publisher: Awaited<ReturnType<typeof startSitePublisher>> | undefined;
    const viewerOf = options.viewerOf ?? ((request) => request.socket.remoteAddress ?? '');
    const serveApi = apiHandler({ routes, invoke, originSecret: secrets.origin, viewerOf, log });
    const front = await startHttpServer(settings.host, settings.port, serveApi, options.serveSite);
    cleanup.add(() => front.close());
    address.siteUrl ||= httpOrigin(settings.host, front.port);
    if (options.publishing) {
      const siteUrl = `https://${brand.domain}`;
      publisher = await startSitePublisher({ ...options.publishing, table: plain, clock, log, siteUrl });
      cleanup.add(() => publisher?.stop());
    }
    cleanup.add(() => notices?.stop());
    notices?.wake();
    if (storage === 'disk') {
      const { dataDir } = settings;
      const letters = startWeeklyReports({
        table,
        clock,
        log,
        dataDir,
        mailPassword,
        newId,
        visitorSecret: secrets.visitor,
        siteUrl: () => address.siteUrl,
      });
      cleanup.add(() => letters.stop());
      const visitorSecret = secrets.visitor;
      const jobs = startMailJobs({
        table,
        clock,
        newId,
        log,
        mailPassword,
        visitorSecret,
        siteUrl: () => address.siteUrl,
      });
      cleanup.add(() => jobs.stop());
    }
    return {
      url: httpOrigin(settings.host, front.port),
      table,
      dynamo,
      client,
      engine,
      secrets,
      setupCode,
      settings: { ...settings, ...address, port: front.port },
      front,
      stop: cleanup.run,
    };
  } catch (error) {
    await cleanup.run();
    throw error;
  }
};
