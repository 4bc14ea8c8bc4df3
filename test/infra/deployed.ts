import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { startEngine } from '#infra/local/engine.ts';
import { ensureTable, localDynamo } from '#infra/local/table.ts';
import { type CfnResource, referencedId, type Synthesized } from './synthesize.ts';
import { type RoleRight, startTableGate } from './table-gate.ts';

const tableName = 'deployed-table';
const attributes: Readonly<Record<string, string>> = {
  'DataTable.Arn': `arn:aws:dynamodb:us-east-1:000000000000:table/${tableName}`,
  'Distribution.DomainName': 'site.example',
};
const testSecret = (id: string) => `value-of-the-${id}-in-tests`;

/** Evaluates an expression in a function's environment as CloudFormation would. */
const resolve = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return String(value);
  const { Ref, 'Fn::GetAtt': attribute, 'Fn::Join': join } = value as Record<string, unknown>;
  if (typeof Ref === 'string') return Ref === 'DataTable' ? tableName : Ref;
  if (Array.isArray(attribute)) return attributes[attribute.join('.')] ?? attribute.join('.');
  const parts = (join as [string, unknown[]])[1];
  const text = parts.map(resolve).join('');
  const secret = /^\{\{resolve:secretsmanager:(\w+):/.exec(text)?.[1];
  return secret === undefined ? text : testSecret(secret);
};

interface Answer {
  readonly statusCode?: number;
  readonly headers?: Record<string, string>;
  readonly cookies?: string[];
  readonly body?: string;
}

/** Runs one function from its asset and environment in the template, in a worker of its own. */
const lambda = (
  { directory }: Synthesized,
  name: string,
  { Properties }: CfnResource,
  { endpoint, log }: { endpoint: string; log: string[] },
) => {
  const hash = String(Properties.Code.S3Key).replace(/\.zip$/, '');
  const file = pathToFileURL(path.join(directory, `asset.${hash}`, 'index.mjs')).href;
  const variables = Object.entries((Properties.Environment?.Variables ?? {}) as Record<string, unknown>);
  const env = {
    ...Object.fromEntries(variables.map(([key, value]) => [key, resolve(value)])),
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'role',
    AWS_SECRET_ACCESS_KEY: 'role',
    AWS_LAMBDA_FUNCTION_NAME: name,
    AWS_ENDPOINT_URL: endpoint,
  };
  let worker: Worker | undefined;
  let next = 0;
  const waiting = new Map<number, { resolve: (answer: Answer) => void; reject: (error: Error) => void }>();
  const start = () => {
    const made = new Worker(fileURLToPath(new URL('./function-worker.mjs', import.meta.url)), {
      workerData: { file },
      env,
      execArgv: [],
      stdout: true,
    });
    made.stdout.on('data', (chunk: Buffer) => log.push(chunk.toString()));
    made.on('message', ({ id, answer, error }: { id: number; answer: Answer; error?: string }) => {
      if (error === undefined) waiting.get(id)?.resolve(answer);
      else waiting.get(id)?.reject(new Error(`${name}: ${error}`));
      waiting.delete(id);
    });
    made.on('error', (error: unknown) => {
      for (const { reject } of waiting.values()) reject(new Error(`${name}: ${String(error)}`));
    });
    return made;
  };
  return {
    invoke: (event: unknown): Promise<Answer> => {
      worker ??= start();
      const id = next++;
      const result = new Promise<Answer>((resolveIt, reject) =>
        waiting.set(id, { resolve: resolveIt, reject }),
      );
      worker.postMessage({
        id,
        event,
        context: { awsRequestId: `request-${name}-${id}`, functionName: name },
      });
      return result;
    },
    stop: () => worker?.terminate(),
  };
};

interface TableStatement {
  readonly Action: string | string[];
  readonly Resource: unknown;
  readonly Condition?: {
    readonly 'ForAllValues:StringLike'?: { readonly 'dynamodb:LeadingKeys'?: string | string[] };
  };
}

/** Table rights of a function's role. A statement without a condition covers every partition. */
const roleRights = ({ template }: Synthesized, fn: CfnResource): RoleRight[] => {
  const role = template.Resources[referencedId(fn.Properties.Role)] as CfnResource;
  const statements = (role.Properties.Policies ?? []).flatMap(
    (policy: { PolicyDocument: { Statement: TableStatement[] } }) => policy.PolicyDocument.Statement,
  ) as TableStatement[];
  return statements.flatMap(({ Action, Resource, Condition }) => {
    const actions = [Action].flat().filter((action) => action.startsWith('dynamodb:'));
    if (actions.length === 0) return [];
    return [
      {
        on: JSON.stringify(Resource).includes('/index/') ? ('index' as const) : ('table' as const),
        actions: actions.map((action) => action.replace('dynamodb:', '')),
        partitions: [Condition?.['ForAllValues:StringLike']?.['dynamodb:LeadingKeys'] ?? '*'].flat(),
      },
    ];
  });
};

interface RequestOptions {
  readonly json?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Runs every function of a synthesized stack against the embedded table, using only what the template
 * provides.
 */
export const deploy = async (made: Synthesized) => {
  const functions = made
    .resources('AWS::Lambda::Function')
    .filter(([, { Properties }]) => Properties.Runtime === 'nodejs24.x');
  const grants = new Map(functions.map(([id, fn]) => [id, roleRights(made, fn)]));
  const engine = await startEngine();
  await ensureTable(localDynamo(engine), tableName);
  const log: string[] = [];
  const gate = await startTableGate(engine.endpoint, grants);
  const running = new Map(
    functions.map(([id, fn]) => [id, lambda(made, id, fn, { endpoint: gate.endpointOf(id), log })]),
  );

  const routes = made.resources('AWS::ApiGatewayV2::Route').map(([, { Properties }]) => {
    const [method = '', route = ''] = String(Properties.RouteKey).split(' ');
    const integration = made.template.Resources[referencedId(Properties.Target)] as CfnResource;
    return { method, parts: route.split('/'), id: referencedId(integration.Properties.IntegrationUri) };
  });
  const match = (method: string, rawPath: string) => {
    const parts = rawPath.split('/');
    const found = routes
      .filter((route) => route.method === method && route.parts.length === parts.length)
      .filter((route) => route.parts.every((part, i) => part.startsWith('{') || part === parts[i]))
      .sort((a, b) => Number(a.parts.join().includes('{')) - Number(b.parts.join().includes('{')))[0];
    return found ?? routes.find((route) => route.method === '$default');
  };

  /** Sends a request as CloudFront and API Gateway would. */
  const http = async (method: string, url: string, { json, headers = {} }: RequestOptions = {}) => {
    const [rawPath = '', rawQueryString = ''] = url.split('?');
    const route = match(method, rawPath);
    const { cookie, 'x-edge-viewer-ip': viewer = '192.0.2.1', ...rest } = headers as Record<string, string>;
    const answer = await (running.get(route?.id ?? '') as ReturnType<typeof lambda>).invoke({
      version: '2.0',
      routeKey: route?.method === '$default' ? '$default' : `${method} ${route?.parts.join('/') ?? ''}`,
      rawPath,
      rawQueryString,
      ...(cookie ? { cookies: cookie.split(/;\s*/) } : {}),
      ...(rawQueryString
        ? { queryStringParameters: Object.fromEntries(new URLSearchParams(rawQueryString)) }
        : {}),
      headers: {
        ...rest,
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
        'x-origin-verify': testSecret('OriginSecret'),
        'cloudfront-viewer-address': `${viewer}:443`,
      },
      pathParameters: Object.fromEntries(
        (route?.parts ?? []).flatMap((part, i) =>
          part.startsWith('{') ? [[part.slice(1, -1), rawPath.split('/')[i]]] : [],
        ),
      ),
      requestContext: {
        http: { method, path: rawPath, sourceIp: '192.0.2.9' },
        requestId: 'gateway-request',
      },
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
      isBase64Encoded: false,
    });
    const text = answer.body ?? '';
    return {
      status: answer.statusCode ?? 200,
      headers: { ...answer.headers, ...(answer.cookies?.length ? { 'set-cookie': answer.cookies } : {}) },
      text,
      json: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : undefined,
    };
  };

  /** Calls the function of a custom resource as CloudFormation does, and waits for its answer. */
  const seed = async (RequestType: 'Create' | 'Update' | 'Delete') => {
    const inbox = createServer();
    inbox.listen(0, '127.0.0.1');
    const answered = new Promise<{ Status: string; Reason?: string; Data?: { SetupPath?: string } }>(
      (resolveIt) => {
        inbox.on('request', async (request, response) => {
          let text = '';
          for await (const chunk of request) text += chunk;
          response.end();
          resolveIt(JSON.parse(text));
        });
      },
    );
    await new Promise((done) => inbox.once('listening', done));
    const [, custom] = made.resources('AWS::CloudFormation::CustomResource')[0] as [string, CfnResource];
    await running.get(referencedId(custom.Properties.ServiceToken))?.invoke({
      RequestType,
      ResponseURL: `http://127.0.0.1:${(inbox.address() as AddressInfo).port}/answer?signed`,
      StackId: 'stack',
      RequestId: RequestType,
      LogicalResourceId: 'Seeded',
      ResourceProperties: custom.Properties,
    });
    const answer = await answered;
    inbox.close();
    return answer;
  };

  const stop = async () => {
    await Promise.all([...running.values()].map((fn) => fn.stop()));
    gate.stop();
    await engine.stop();
  };
  /** Everything the functions wrote. */
  return {
    http,
    seed,
    gate,
    stop,
    log,
    invoke: (id: string, event: unknown) => running.get(id)?.invoke(event),
  };
};
