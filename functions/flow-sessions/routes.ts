import { modelEnv } from '#functions/chat/routes.ts';
import { lookups } from '#functions/flows/routes.ts';
import type { RateLimit, RouteRow } from '#functions/http/types.ts';
import {
  continueFlowSession,
  getFlowSession,
  getPublicFlow,
  startFlowSession,
} from '#shared/api/flow-sessions.ts';
import { listSiteFlows } from '#shared/api/site-flows.ts';

/**
 * A step may wait for other servers: 18 seconds of requests, plus the wait for another request with the same
 * step.
 */
const stepSeconds = 29;

/** The same for every visitor; changes show within a minute. */
const siteFlowsCache = 'public, max-age=0, s-maxage=60';

const sessionStarts: RateLimit = { name: 'flow-sessions', max: 60, windowSeconds: 600, onFailure: 'open' };
const sessionSteps: RateLimit = { name: 'flow-steps', max: 600, windowSeconds: 600, onFailure: 'open' };

export const flowSessionRoutes = {
  getPublicFlow: {
    contract: getPublicFlow,
    entry: 'flow-sessions/public-flow.ts',
    load: () => import('./public-flow.ts'),
    access: 'public',
    rateLimit: lookups,
    table: ['GetItem', 'UpdateItem'],
    reads: ['FLOWLINK#*'],
  },
  listSiteFlows: {
    contract: listSiteFlows,
    entry: 'flow-sessions/site-flows.ts',
    load: () => import('./site-flows.ts'),
    access: 'public',
    cacheControl: siteFlowsCache,
    table: ['Query'],
    reads: ['SITEFLOWS'],
  },
  startFlowSession: {
    contract: startFlowSession,
    entry: 'flow-sessions/start.ts',
    load: () => import('./start.ts'),
    usesSite: true,
    splits: true,
    access: 'public',
    rateLimit: sessionStarts,
    storage: 'refuse',
    knowsVisitor: true,
    table: ['GetItem', 'PutItem', 'UpdateItem'],
    secrets: ['visitor'],
    reads: ['FLOWLINK#*', 'FLOWREVISIONS#*', 'FLOWSESSIONS#*', 'PREFERENCES'],
    writes: [
      'CONTACTS',
      'CONVERSATION#*',
      'DAYS',
      'EVENTQUEUE',
      'FLOWDAYS#*',
      'FLOWNODES#*',
      'FLOWSESSIONS#*',
      'FLOWTOTALS#*',
      'IDEM#*',
      'LEAD#*',
      'TALKDAYS',
      'VERSION#*',
    ],
    timeoutSeconds: stepSeconds,
  },
  continueFlowSession: {
    contract: continueFlowSession,
    entry: 'flow-sessions/continue.ts',
    load: () => import('./continue.ts'),
    usesSite: true,
    splits: true,
    access: 'public',
    rateLimit: sessionSteps,
    storage: 'refuse',
    knowsVisitor: true,
    secrets: ['model', 'visitor'],
    env: modelEnv,
    table: ['BatchGetItem', 'DeleteItem', 'GetItem', 'PutItem', 'Query', 'UpdateItem'],
    reads: ['APPOINTMENTS', 'FLOWLINK#*', 'FLOWREVISIONS#*', 'FLOWSESSIONS#*', 'KNOWLEDGE', 'PREFERENCES'],
    writes: [
      'APPOINTMENTS',
      'BOOKINGS',
      'CALLS',
      'CHATBUDGET',
      'CHATVISITOR#*',
      'CLIENTS',
      'CONTACTS',
      'CONVERSATION#*',
      'DAYS',
      'EVENTQUEUE',
      'FLOWDAYS#*',
      'FLOWMISSES#*',
      'FLOWNODES#*',
      'FLOWSESSIONS#*',
      'FLOWTOTALS#*',
      'LEAD#*',
      'TALKDAYS',
      'VERSION#*',
    ],
    timeoutSeconds: stepSeconds,
  },
  getFlowSession: {
    contract: getFlowSession,
    entry: 'flow-sessions/get.ts',
    load: () => import('./get.ts'),
    access: 'public',
    knowsVisitor: true,
    secrets: ['visitor'],
    rateLimit: lookups,
    table: ['UpdateItem', 'GetItem'],
    reads: ['FLOWLINK#*', 'FLOWSESSIONS#*'],
  },
} as const satisfies Record<string, RouteRow>;
