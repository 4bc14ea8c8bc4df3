import { RemovalPolicy, Stack } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import {
  CfnRoute,
  HttpApi,
  HttpMethod,
  HttpRoute,
  HttpRouteKey,
  HttpStage,
  LogGroupLogDestination,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { RouteRow } from '#functions/http/types.ts';
import type { DeployContext } from '../context.ts';
import { tableShape } from '../table-shape.ts';
import { acknowledge } from './acknowledge.ts';
import { LeastFunction } from './least-function.ts';

/** Requests a second and burst that the whole API takes; above, API Gateway answers 429 by itself. */
export const apiThrottle = { rateLimit: 100, burstLimit: 200 } as const;

/** With `reserveConcurrency`: what each model-calling function may use at once, so that chats never starve the forms. */
const modelConcurrency = 20;

const openRoute = 'The function itself checks who is calling: sessions, cookies and limits live there.';

/** Not the owner's to choose: out there nobody becomes administrator without the code that the deployment printed. */
const fixedVariables: Readonly<Record<string, string>> = { SETUP_CODE_REQUIRED: '1' };

/** What each row's `secrets` become in the environment. */
export interface RouteSecrets {
  readonly session: string;
  readonly model?: string;
}

export interface RouteFunctionsProps {
  readonly api: HttpApi;
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

/** One function, one role, one route for every row of the route table, and nothing that the row does not say. */
export class RouteFunctions extends Construct {
  readonly functions: Readonly<Record<string, LeastFunction>>;

  constructor(scope: Construct, id: string, props: RouteFunctionsProps) {
    super(scope, id);
    this.functions = Object.fromEntries(
      Object.entries(props.routes).map(([name, row]) => [name, this.#add(name, row, props)]),
    );
  }

  #add(
    name: string,
    row: RouteRow,
    { api, table, context, secrets, common }: RouteFunctionsProps,
  ): LeastFunction {
    const { contract } = row;
    const callsModel = row.secrets?.includes('model') === true;
    const variables = (row.env ?? []).flatMap((variable) => {
      const value = fixedVariables[variable] ?? context.variable(variable);
      return value === undefined ? [] : [[variable, value] as const];
    });
    const made = new LeastFunction(this, name, {
      bundle: name,
      functionsDirectory: context.functionsDirectory,
      description: `${contract.method} ${contract.path}`,
      memoryMb: row.memoryMb,
      timeoutSeconds: row.timeoutSeconds,
      reservedConcurrency: context.reserveConcurrency && callsModel ? modelConcurrency : undefined,
      statements: tableStatements(row, table),
      environment: {
        ...Object.fromEntries(variables),
        ...common,
        ...(row.secrets?.includes('session') ? { SESSION_SECRET: secrets.session } : {}),
        ...(callsModel && secrets.model !== undefined ? { OPENAI_API_KEY: secrets.model } : {}),
      },
    });
    const route = new HttpRoute(this, `${name}Route`, {
      httpApi: api,
      routeKey: HttpRouteKey.with(contract.path, HttpMethod[contract.method]),
      integration: new HttpLambdaIntegration(`${name}Integration`, made.function),
    });
    acknowledge(route, ['APIG4'], openRoute);
    // API Gateway knows no HEAD for a GET; the permission to call the function covers every method of the path.
    if (contract.method === 'GET') {
      const head = new CfnRoute(this, `${name}Head`, {
        apiId: api.apiId,
        routeKey: `HEAD ${contract.path}`,
        target: (route.node.defaultChild as CfnRoute).target,
      });
      acknowledge(head, ['APIG4'], openRoute);
    }
    return made;
  }
}

/** Exactly the row's actions on the table, and Query on the index where the row says so. */
export const tableStatements = (
  { table: actions, index }: Pick<RouteRow, 'table' | 'index'>,
  table: ITableV2,
): PolicyStatement[] => {
  const onTable = actions.map((action) => `dynamodb:${action}`);
  return [
    ...(onTable.length > 0 ? [new PolicyStatement({ actions: onTable, resources: [table.tableArn] })] : []),
    ...(index
      ? [
          new PolicyStatement({
            actions: ['dynamodb:Query'],
            resources: tableShape.indexes.map(({ name }) => `${table.tableArn}/index/${name}`),
          }),
        ]
      : []),
  ];
};

/** The API's own host name, which CloudFront calls. */
export const apiHost = (api: HttpApi): string => {
  const { region, urlSuffix } = Stack.of(api);
  return `${api.apiId}.execute-api.${region}.${urlSuffix}`;
};
