import type { RouteRow } from '#functions/http/types.ts';
import { routes } from '#functions/routes.ts';
import { apiThrottle, routeThrottle } from '#infra/constructs/api.ts';
import { maxUnits } from '#infra/constructs/data-table.ts';
import { assumed, prices } from './scale.ts';

const daySeconds = 86_400;
const maxSeconds = (row: RouteRow): number => row.timeoutSeconds ?? 10;
/**
 * Duration of a call in a flood: a rejection or an ordinary response. Only model and flow steps wait for
 * other services.
 */
const typicalSeconds = (row: RouteRow): number => Math.min(maxSeconds(row), assumed.lambdaSeconds * 2);

export interface WorstPart {
  readonly name: string;
  readonly amount: string;
  readonly dollars: number;
}

/**
 * Maximum daily bill with default settings: every route at its throttle, the table at its limits, the model
 * at its budget. Excludes bytes at the edge, which have no limit.
 */
export const worstDay = (): { requests: number; parts: readonly WorstPart[]; sum: number } => {
  const rows = Object.values<RouteRow>(routes);
  // HEAD has its own throttle beside GET.
  const perSecond = (row: RouteRow) => routeThrottle(row).rate * (row.contract.method === 'GET' ? 2 : 1);
  const rate = rows.reduce<number>((sum, row) => sum + perSecond(row), apiThrottle.rateLimit);
  const requests = rate * daySeconds;
  const gbSeconds = rows.reduce(
    (sum, row) => sum + perSecond(row) * daySeconds * typicalSeconds(row) * ((row.memoryMb ?? 512) / 1024),
    0,
  );
  const million = (n: number) => `${Math.round(n / 1e6)} million`;
  const parts: WorstPart[] = [
    {
      name: 'write units of table and index',
      amount: `${maxUnits.maxWriteRequestUnits} a second each`,
      dollars: 2 * maxUnits.maxWriteRequestUnits * daySeconds * prices.writeUnits,
    },
    {
      name: 'read units of table and index',
      amount: `${maxUnits.maxReadRequestUnits} a second each`,
      dollars: 2 * maxUnits.maxReadRequestUnits * daySeconds * prices.readUnits,
    },
    { name: 'API requests', amount: million(requests), dollars: requests * prices.gatewayRequest },
    { name: 'the same at CloudFront', amount: million(requests), dollars: requests * prices.edgeRequest },
    {
      name: 'functions, 100 ms each',
      amount: `${million(gbSeconds)} GB-seconds`,
      dollars: requests * prices.lambdaRequest + gbSeconds * prices.lambdaGbSecond,
    },
    {
      name: 'logs',
      amount: `${Math.round((requests * assumed.logKbPerCall) / 1e6)} GB`,
      dollars: ((requests * assumed.logKbPerCall) / 1e6) * prices.logGb,
    },
    {
      name: 'model',
      amount: `${assumed.dailyTokens} tokens`,
      dollars: assumed.dailyTokens * prices.tokenOut,
    },
  ];
  return { requests, parts, sum: parts.reduce((sum, { dollars }) => sum + dollars, 0) };
};
