import { type CfnResource, NestedStack, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import {
  CfnRoute,
  type CfnStage,
  HttpApi,
  HttpStage,
  LogGroupLogDestination,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { RouteRow, Throttle } from '#functions/http/types.ts';
import { acknowledge } from './acknowledge.ts';
import { findArea } from './areas.ts';
import type { LeastPrivilegeFunction } from './least-privilege-function.ts';
import { RouteFunction, type RouteFunctionProps } from './route-function.ts';

/** Requests per second and burst of the fallback route, which has no throttle of its own. */
export const apiThrottle = { rateLimit: 100, burstLimit: 200 } as const;

/**
 * Defaults by kind of route. Each route is counted separately, so that a flood on one never blocks another.
 */
const throttles = {
  read: { rate: 30, burst: 60 },
  write: { rate: 15, burst: 30 },
  admin: { rate: 10, burst: 40 },
} as const satisfies Record<string, Throttle>;

/** The throttle of a route: the row's own, otherwise the default for its kind. */
export const routeThrottle = (row: Pick<RouteRow, 'access' | 'contract' | 'throttle'>): Throttle => {
  if (row.throttle) return row.throttle;
  if (row.access === 'admin') return throttles.admin;
  return row.contract.method === 'GET' ? throttles.read : throttles.write;
};

/** API Gateway has no implicit HEAD, so every GET gets a second route. */
const routeMethods = ({ method }: RouteRow['contract']): string[] =>
  method === 'GET' ? ['GET', 'HEAD'] : [method];

const openRoute = 'The function checks the caller itself: sessions, cookies and rate limits are in its code.';

/** The HTTP API with its throttle and an access log without addresses and query strings, which are personal data. */
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

export interface RoutesProps extends Omit<RouteFunctionProps, 'name' | 'row'> {
  readonly stage: HttpStage;
  readonly routes: Readonly<Record<string, RouteRow>>;
}

/**
 * Creates every row of the route table: its routes in this stack, its function and role in its area's nested
 * stack. The routes stay here because a route key is unique in its API: moved to another stack, it would be
 * created before the old one is deleted, and the update would fail.
 */
export class Routes extends Construct {
  readonly functions: Readonly<Record<string, LeastPrivilegeFunction>>;

  constructor(scope: Construct, id: string, { routes, stage, ...shared }: RoutesProps) {
    super(scope, id);
    acknowledge(this, ['APIG4'], openRoute);
    const cfnStage = stage.node.defaultChild as CfnStage;
    this.functions = Object.fromEntries(
      Object.entries(routes).map(([name, row]) => {
        const made = new RouteFunction(this.#nestedStack(findArea(row.contract.path)), name, {
          ...shared,
          name,
          row,
        });
        for (const route of this.#addRoutes(name, row, shared.api, made.integration.integrationId)) {
          // The stage refuses settings of a route that does not exist yet.
          cfnStage.addResourceDependency(route);
        }
        return [name, made.function];
      }),
    );
    cfnStage.routeSettings = Object.fromEntries(
      Object.values(routes).flatMap((row) => {
        const { rate, burst } = routeThrottle(row);
        return routeMethods(row.contract).map((method) => [
          `${method} ${row.contract.path}`,
          { ThrottlingRateLimit: rate, ThrottlingBurstLimit: burst, DetailedMetricsEnabled: true },
        ]);
      }),
    );
  }

  #nestedStack(area: string): NestedStack {
    const existing = this.node.tryFindChild(area);
    if (existing) return existing as NestedStack;
    const stack = new NestedStack(this, area, {
      description: `Functions of the ${area.toLowerCase()} routes`,
    });
    // The generated id is so long that it would cut the route's name off the function's name.
    (stack.nestedStackResource as CfnResource).overrideLogicalId(`${area}Routes`);
    return stack;
  }

  #addRoutes(name: string, { contract }: RouteRow, api: HttpApi, integrationId: string): CfnRoute[] {
    return routeMethods(contract).map((method) => {
      // Releases up to 0.2 used these ids, so an upgrade changes the routes in place.
      const [scope, id] =
        method === 'HEAD' ? [this, `${name}Head`] : [new Construct(this, `${name}Route`), 'Resource'];
      return new CfnRoute(scope, id, {
        apiId: api.apiId,
        routeKey: `${method} ${contract.path}`,
        target: `integrations/${integrationId}`,
      });
    });
  }
}

/** The API's own host name, which CloudFront calls. */
export const apiHost = (api: HttpApi): string => {
  const { region, urlSuffix } = Stack.of(api);
  return `${api.apiId}.execute-api.${region}.${urlSuffix}`;
};
