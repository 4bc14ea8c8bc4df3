import middy from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import { countingTable, countStored, refuseWhenFull } from '#functions/table/storage-budget.ts';
import type { RouteContract } from '#shared/api/route.ts';
import { AppError } from '#shared/errors.ts';
import { toAnswer } from './answer.ts';
import { type Call, toCall } from './call.ts';
import { crossSite } from './middleware/cross-site.ts';
import { errors } from './middleware/errors.ts';
import { bodySize, jsonBody } from './middleware/json-body.ts';
import { origin } from './middleware/origin.ts';
import { invalidBodyLimit, rateLimit } from './middleware/rate-limit.ts';
import { siteValues } from './middleware/site-values.ts';
import type { Step } from './middleware/step.ts';
import { validate } from './middleware/validate.ts';
import type { Deps, Reply, Route, RouteHandler, RoutePolicy } from './types.ts';

export type ApiHandler = (
  event: APIGatewayProxyEventV2,
  context?: Partial<Context>,
) => Promise<APIGatewayProxyStructuredResultV2>;

/**
 * Milliseconds reserved before the function's time limit, so that a slow call still gets a proper response.
 */
const reservedMs = 700;

const isReply = (value: unknown): value is Reply =>
  typeof value === 'object' && value !== null && 'reply' in value && value.reply === true;

const toReply = (value: unknown, status: number): Reply =>
  isReply(value) ? { status, ...value } : { reply: true, status, body: value };

/** Dependencies whose writes count against the day's budget of stored bytes. */
const countingDeps = (deps: Deps): Deps => ({
  ...deps,
  table: countingTable(deps.table, async (bytes) => {
    if (deps.env.RATE_LIMITS === 'off') return;
    await countStored(deps.table, bytes, deps.clock()).catch(() => deps.log.warn('storage.uncounted'));
  }),
});

const methodOnly = (): Step => ({
  before: ({ event }) => {
    const { method } = event.contract;
    if (event.method !== method && !(event.method === 'HEAD' && method === 'GET'))
      throw new AppError('route.method');
  },
});

const timedOut = (): never => {
  throw new AppError('store.unavailable', { retryAfterSeconds: 5 });
};

const logRequest = (call: Call, status: number): void =>
  call.deps.log.info('request', {
    requestId: call.requestId,
    route: call.name,
    method: call.method,
    status,
    ms: Math.round(performance.now() - call.startedAt),
    ...(call.errorCode ? { code: call.errorCode } : {}),
  });

/**
 * Runs a route from the gateway's event to its response. `deps` is the dependencies or a factory called on
 * the first request. `identify` are the steps that identify the caller; a bundle contains only those passed
 * in.
 */
export const makePipeline = (
  name: string,
  policy: RoutePolicy,
  route: Route,
  deps: Deps | (() => Deps),
  identify: readonly Step[],
): ApiHandler => {
  const { contract, make } = route;
  let ready: { deps: Deps; run: RouteHandler<RouteContract> } | undefined;
  const prepare = () => {
    const made = typeof deps === 'function' ? deps() : deps;
    ready = { deps: made, run: make(policy.storage ? countingDeps(made) : made) };
    return ready;
  };

  const handler = async (
    call: Call,
    _context: unknown,
    { signal }: { signal: AbortSignal },
  ): Promise<Call> => {
    const { run } = ready ?? prepare();
    const { table, clock, env } = call.deps;
    const isCounted = policy.storage !== undefined && !call.admin && env.RATE_LIMITS !== 'off';
    if (isCounted && policy.storage !== 'drop')
      refuseWhenFull(table, clock(), policy.storage === 'form' ? 'form' : 'talk');
    call.reply = toReply(await run({ ...call, signal }), contract.status ?? 200);
    return call;
  };

  const pipeline = middy<Call, Call>({ timeoutEarlyInMillis: reservedMs, timeoutEarlyResponse: timedOut });
  const steps: Step[] = [
    errors(),
    origin(),
    methodOnly(),
    crossSite(),
    bodySize(),
    invalidBodyLimit(),
    ...identify,
    jsonBody(),
    validate(),
    rateLimit(),
    siteValues(),
  ];
  for (const step of steps) pipeline.use(step);
  pipeline.handler(handler);

  return async (event, context) => {
    const { deps: made } = ready ?? prepare();
    const call = toCall(event, context, { name, policy, contract, deps: made });
    // Outside Lambda the context is missing or partial; the pipeline only reads the remaining time, if
    // present.
    await pipeline(call, (context ?? {}) as Context);
    const answer = toAnswer(call);
    logRequest(call, answer.statusCode ?? 200);
    return answer;
  };
};
