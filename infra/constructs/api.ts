import { RemovalPolicy, SecretValue, Stack } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import {
  CfnRoute,
  type CfnStage,
  HttpApi,
  HttpMethod,
  HttpRoute,
  HttpRouteKey,
  HttpStage,
  LogGroupLogDestination,
} from 'aws-cdk-lib/aws-apigatewayv2';
import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { Right } from '#functions/http/row-rights.ts';
import { rightsTogether, rowsByFunction, settingsTogether } from '#functions/http/shared-functions.ts';
import type { RouteRow, Throttle } from '#functions/http/types.ts';
import type { RouteContract } from '#shared/api/route.ts';
import type { DeployContext } from '../context.ts';
import { tableShape } from '../table-shape.ts';
import { acknowledge } from './acknowledge.ts';
import { Callers, FunctionIntegration } from './callers.ts';
import { LeastFunction } from './least-function.ts';

/** Requests a second and burst of what has no throttle of its own: the answer for unknown addresses. */
export const apiThrottle = { rateLimit: 100, burstLimit: 200 } as const;

/** By what a route does; each has its own, so that a flood of one never takes the room of another. */
const throttles = {
  read: { rate: 30, burst: 60 },
  write: { rate: 15, burst: 30 },
  admin: { rate: 10, burst: 40 },
} as const satisfies Record<string, Throttle>;

/** What API Gateway lets through to a route: the row's own, else that of its kind. */
export const throttleOf = (row: Pick<RouteRow, 'access' | 'contract' | 'throttle'>): Throttle => {
  if (row.throttle) return row.throttle;
  if (row.access === 'admin') return throttles.admin;
  return row.contract.method === 'GET' ? throttles.read : throttles.write;
};

/** With `reserveConcurrency`: what each model-calling function may use at once, so that chats never starve the forms. */
const modelConcurrency = 20;

const openRoute = 'The function itself checks who is calling: sessions, cookies and limits live there.';

/** Not the owner's to choose: out there nobody becomes administrator without the code that the deployment printed. */
const fixedVariables: Readonly<Record<string, string>> = { SETUP_CODE_REQUIRED: '1' };

/** Who is told, and that a webhook and a model are set up: no more than that is anybody's to see. */
const setUpVariables = (context: DeployContext): Readonly<Record<string, string | undefined>> => ({
  NOTIFY_EMAIL: context.notifyEmail,
  NOTIFY_FROM: context.notifyFrom,
  SLACK_SET_UP: context.webhookSecret ? '1' : undefined,
  MODEL_SET_UP: context.modelSecret ? '1' : undefined,
});

/** What each row's `secrets` become in the environment. */
export interface RouteSecrets {
  readonly session: string;
  readonly visitor: string;
  readonly model?: string;
}

export const anySender =
  "The condition allows exactly one sender; which verified identity it belongs to is the owner's choice.";

/** What a row that sends something is told: the owner's addresses, and the webhook's, which is its password. */
export const channelVariables = (
  row: Pick<RouteRow, 'sends'>,
  context: DeployContext,
): Record<string, string> => {
  const { notifyEmail, notifyFrom, webhookSecret } = context;
  return {
    ...(row.sends?.includes('mail') && notifyEmail && notifyFrom
      ? { NOTIFY_EMAIL: notifyEmail, NOTIFY_FROM: notifyFrom }
      : {}),
    ...(row.sends?.includes('slack') && webhookSecret
      ? { NOTIFY_WEBHOOK_URL: SecretValue.secretsManager(webhookSecret).unsafeUnwrap() }
      : {}),
  };
};

/** Mail from the owner's sender and no other. */
export const mailStatements = (
  row: Pick<RouteRow, 'sends'>,
  { notifyEmail, notifyFrom }: DeployContext,
): PolicyStatement[] =>
  row.sends?.includes('mail') && notifyEmail
    ? [
        new PolicyStatement({
          actions: ['ses:SendEmail'],
          resources: ['*'],
          conditions: { StringEquals: { 'ses:FromAddress': notifyFrom } },
        }),
      ]
    : [];

export interface RouteFunctionsProps {
  readonly api: HttpApi;
  readonly stage: HttpStage;
  readonly routes: Readonly<Record<string, RouteRow>>;
  readonly table: ITableV2;
  readonly context: DeployContext;
  readonly secrets: RouteSecrets;
  /** In every function's environment. */
  readonly common: Readonly<Record<string, string>>;
}

/** The HTTP API with its throttle and access log (no addresses, no query strings: they are personal data). */
export class Gateway extends Construct {
  readonly api: HttpApi;
  readonly stage: HttpStage;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.api = new HttpApi(this, 'Api', { createDefaultStage: false });
    const logs = new LogGroup(this, 'AccessLogs', {
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    this.stage = new HttpStage(this, 'Stage', {
      httpApi: this.api,
      stageName: '$default',
      autoDeploy: true,
      throttle: apiThrottle,
      detailedMetricsEnabled: true,
      accessLogSettings: {
        destination: new LogGroupLogDestination(logs),
        format: AccessLogFormat.custom(
          JSON.stringify({
            time: '$context.requestTime',
            requestId: '$context.requestId',
            route: '$context.routeKey',
            status: '$context.status',
            latencyMs: '$context.responseLatency',
            functionError: '$context.integrationErrorMessage',
          }),
        ),
      },
    });
  }
}

/** One function and one role for every row of the route table, or for the rows that share one, and nothing that they don't say. */
export class RouteFunctions extends Construct {
  readonly functions: Readonly<Record<string, LeastFunction>>;
  readonly #gatewayRoutes: CfnRoute[] = [];
  readonly #callers: Callers;

  constructor(scope: Construct, id: string, props: RouteFunctionsProps) {
    super(scope, id);
    this.#callers = new Callers(this, 'Callers');
    this.functions = Object.fromEntries(
      [...rowsByFunction(props.routes)].map(([name, rows]) => [name, this.#add(name, rows, props)]),
    );
    const stage = props.stage.node.defaultChild as CfnStage;
    stage.routeSettings = Object.fromEntries(
      Object.values(props.routes).flatMap((row) => {
        const { rate, burst } = throttleOf(row);
        const { method, path } = row.contract;
        return (method === 'GET' ? ['GET', 'HEAD'] : [method]).map((verb) => [
          `${verb} ${path}`,
          { ThrottlingRateLimit: rate, ThrottlingBurstLimit: burst, DetailedMetricsEnabled: true },
        ]);
      }),
    );
    // The stage refuses settings of a route that is not there yet.
    for (const route of this.#gatewayRoutes) stage.addDependency(route);
  }

  #add(
    name: string,
    rows: readonly (readonly [string, RouteRow])[],
    { api, table, context, secrets, common }: RouteFunctionsProps,
  ): LeastFunction {
    const settings = settingsTogether(rows);
    const callsModel = settings.secrets.includes('model');
    const variables = settings.env.flatMap((variable) => {
      const value =
        fixedVariables[variable] ?? setUpVariables(context)[variable] ?? context.variable(variable);
      return value === undefined ? [] : [[variable, value] as const];
    });
    const own = rows.length === 1 ? rows[0]?.[1].contract : undefined;
    const made = new LeastFunction(this, name, {
      bundle: name,
      functionsDirectory: context.functionsDirectory,
      description: own ? `${own.method} ${own.path}` : `The ${rows.length} routes of ${name}`,
      memoryMb: settings.memoryMb,
      timeoutSeconds: settings.timeoutSeconds,
      reservedConcurrency: context.reserveConcurrency && callsModel ? modelConcurrency : undefined,
      statements: [
        ...tableStatements(rightsTogether(rows.map(([, row]) => row)), table),
        ...mailStatements(settings, context),
      ],
      environment: {
        ...Object.fromEntries(variables),
        ...channelVariables(settings, context),
        ...common,
        ...(settings.secrets.includes('session') ? { SESSION_SECRET: secrets.session } : {}),
        ...(settings.secrets.includes('visitor') ? { VISITOR_SECRET: secrets.visitor } : {}),
        ...(callsModel && secrets.model !== undefined ? { OPENAI_API_KEY: secrets.model } : {}),
      },
    });
    if (settings.sends.includes('mail') && context.notifyEmail)
      acknowledge(made, ['IAM5[Resource::*]'], anySender);
    const caller = this.#callers.of(rows[0]?.[1].access ?? 'public');
    const integration = new FunctionIntegration(`${name}Integration`, made.function, caller);
    for (const [route, { contract }] of rows) this.#route(route, contract, api, integration);
    return made;
  }

  #route(name: string, contract: RouteContract, api: HttpApi, integration: FunctionIntegration): void {
    const route = new HttpRoute(this, `${name}Route`, {
      httpApi: api,
      routeKey: HttpRouteKey.with(contract.path, HttpMethod[contract.method]),
      integration,
    });
    acknowledge(route, ['APIG4'], openRoute);
    const gatewayRoute = route.node.defaultChild as CfnRoute;
    this.#gatewayRoutes.push(gatewayRoute);
    // API Gateway knows no HEAD for a GET; the permission to call the function covers every method of the path.
    if (contract.method === 'GET') {
      const head = new CfnRoute(this, `${name}Head`, {
        apiId: api.apiId,
        routeKey: `HEAD ${contract.path}`,
        target: gatewayRoute.target,
      });
      acknowledge(head, ['APIG4'], openRoute);
      this.#gatewayRoutes.push(head);
    }
  }
}

/** Each right of a row (or of a function that is no route) as a statement that names its partitions. */
export const tableStatements = (rights: readonly Right[], table: ITableV2): PolicyStatement[] =>
  rights.map(
    ({ on, actions, partitions }) =>
      new PolicyStatement({
        actions: actions.map((action) => `dynamodb:${action}`),
        resources:
          on === 'table'
            ? [table.tableArn]
            : tableShape.indexes.map(({ name }) => `${table.tableArn}/index/${name}`),
        conditions: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [...partitions] } },
      }),
  );

/** The API's own host name, which CloudFront calls. */
export const apiHost = (api: HttpApi): string => {
  const { region, urlSuffix } = Stack.of(api);
  return `${api.apiId}.execute-api.${region}.${urlSuffix}`;
};
