import type { RateLimit, RouteRow } from '#functions/http/types.ts';
import { getFlowAnalytics, listFlowSessions } from '#shared/api/flow-analytics.ts';
import { getFlowResult, listFlowResults } from '#shared/api/flow-results.ts';
import {
  continueFlowSession,
  getFlowSession,
  getPublicFlow,
  startFlowSession,
} from '#shared/api/flow-sessions.ts';
import {
  adoptFlowSnapshot,
  createFlow,
  deleteFlow,
  getFlow,
  getFlowRevision,
  getFlowSnapshot,
  listFlowRevisions,
  listFlows,
  restoreFlowRevision,
  updateFlow,
} from '#shared/api/flows.ts';
import { listSiteFlows } from '#shared/api/site-flows.ts';
import { closeVisitorLink, listVisitorLinks } from '#shared/api/visitor-links.ts';

/** Single reads of the builder and of published flows: cheap, but not for nothing either. */
const lookups: RateLimit = { name: 'flow-lookups', max: 2400, windowSeconds: 3600, onFailure: 'open' };
/**
 * What a stranger may have stored in a day: 10 MB of documents, 2,500 saves of small ones.
 */
const writes: RateLimit = {
  name: 'flow-writes',
  max: 2500,
  windowSeconds: 86_400,
  bytesOfOne: 4096,
  onFailure: 'open',
};
/** Lists read whole documents, up to 12 MB of them: that is not for nothing. */
const reads: RateLimit = { name: 'flow-reads', max: 1200, windowSeconds: 3600, onFailure: 'open' };
const sessionStarts: RateLimit = { name: 'flow-sessions', max: 60, windowSeconds: 600, onFailure: 'open' };
const sessionSteps: RateLimit = { name: 'flow-steps', max: 600, windowSeconds: 600, onFailure: 'open' };

/** The same for everybody; a change shows within a minute. */
const siteFlowsCache = 'public, max-age=0, s-maxage=60';

/** A workspace is the browser's, by its cookie, or the site's for a signed-in administrator. */
const workspace = { access: 'visitor', knowsAdmin: true, secrets: ['session', 'visitor'] } as const;

/** A step may wait for other servers: 18 seconds of requests, and another request that waits for it. */
const stepSeconds = 29;

/** Rows of the flow manager, of the flows' public sessions and of flows that came with an enquiry. */
export const flowRows = {
  listFlows: {
    ...workspace,
    contract: listFlows,
    entry: 'flows/list.ts',
    load: () => import('./list.ts'),
    rateLimit: reads,
    table: ['Query', 'UpdateItem', 'BatchGetItem'],
    reads: ['FLOWDAYS#*', 'FLOWREVISIONS#*', 'FLOWS#*', 'FLOWTOTALS#*'],
    writes: ['FLOWLINK#*', 'FLOWREVISIONS#*', 'FLOWS#*'],
  },
  getFlowAnalytics: {
    ...workspace,
    contract: getFlowAnalytics,
    entry: 'flows/analytics.ts',
    load: () => import('./analytics.ts'),
    rateLimit: reads,
    table: ['Query', 'UpdateItem', 'BatchGetItem'],
    reads: ['FLOWDAYS#*', 'FLOWMISSES#*', 'FLOWNODES#*', 'FLOWS#*', 'FLOWTOTALS#*'],
  },
  getFlow: {
    ...workspace,
    contract: getFlow,
    entry: 'flows/get.ts',
    load: () => import('./get.ts'),
    rateLimit: lookups,
    table: ['UpdateItem', 'BatchGetItem'],
    reads: ['FLOWDAYS#*', 'FLOWS#*', 'FLOWTOTALS#*'],
  },
  createFlow: {
    ...workspace,
    contract: createFlow,
    entry: 'flows/create.ts',
    load: () => import('./create.ts'),
    rateLimit: writes,
    table: ['PutItem', 'UpdateItem', 'Query', 'BatchGetItem'],
    reads: ['FLOWDAYS#*', 'FLOWS#*', 'FLOWTOTALS#*'],
    writes: ['FLOWLINK#*', 'FLOWREVISIONS#*', 'FLOWS#*', 'IDEM#*', 'WORKSPACE#*'],
  },
  updateFlow: {
    ...workspace,
    contract: updateFlow,
    entry: 'flows/update.ts',
    load: () => import('./update.ts'),
    rateLimit: writes,
    table: ['GetItem', 'PutItem', 'UpdateItem', 'BatchGetItem'],
    reads: ['FLOWDAYS#*', 'FLOWS#*', 'FLOWTOTALS#*'],
    writes: ['FLOWLINK#*', 'FLOWREVISIONS#*', 'FLOWS#*', 'SITEFLOWS'],
  },
  deleteFlow: {
    ...workspace,
    contract: deleteFlow,
    entry: 'flows/delete.ts',
    load: () => import('./delete.ts'),
    rateLimit: writes,
    table: ['GetItem', 'Query', 'UpdateItem', 'DeleteItem', 'BatchWriteItem', 'BatchGetItem'],
    reads: ['FLOWREVISIONS#*', 'FLOWS#*'],
    writes: ['FLOWLINK#*', 'FLOWREVISIONS#*', 'FLOWS#*', 'FLOWTOTALS#*', 'SITEFLOWS', 'WORKSPACE#*'],
  },
  listFlowRevisions: {
    ...workspace,
    contract: listFlowRevisions,
    shares: 'flowRevisions',
    entry: 'flows/revisions.ts',
    load: () => import('./revisions.ts'),
    rateLimit: lookups,
    table: ['UpdateItem', 'GetItem', 'Query', 'BatchGetItem'],
    reads: ['FLOWREVISIONS#*', 'FLOWS#*'],
  },
  getFlowRevision: {
    ...workspace,
    contract: getFlowRevision,
    shares: 'flowRevisions',
    entry: 'flows/revision.ts',
    load: () => import('./revision.ts'),
    rateLimit: lookups,
    table: ['UpdateItem', 'BatchGetItem'],
    reads: ['FLOWREVISIONS#*', 'FLOWS#*'],
  },
  restoreFlowRevision: {
    ...workspace,
    contract: restoreFlowRevision,
    shares: 'flowRevisions',
    entry: 'flows/restore.ts',
    load: () => import('./restore.ts'),
    rateLimit: writes,
    table: ['GetItem', 'PutItem', 'UpdateItem', 'BatchGetItem'],
    reads: ['FLOWDAYS#*', 'FLOWREVISIONS#*', 'FLOWS#*', 'FLOWTOTALS#*'],
    writes: ['FLOWLINK#*', 'FLOWREVISIONS#*', 'FLOWS#*'],
  },
  listFlowSessions: {
    ...workspace,
    contract: listFlowSessions,
    entry: 'flows/sessions.ts',
    load: () => import('./sessions.ts'),
    rateLimit: lookups,
    table: ['UpdateItem', 'GetItem', 'Query', 'BatchGetItem'],
    reads: ['FLOWS#*', 'FLOWSESSIONS#*'],
  },
  listFlowResults: {
    shares: 'flowResults',
    contract: listFlowResults,
    entry: 'flows/results.ts',
    load: () => import('./results.ts'),
    access: 'admin',
    secrets: ['session'],
    table: ['BatchGetItem', 'GetItem', 'Query'],
    reads: ['FLOWS#*', 'FLOWSESSIONS#*'],
  },
  getFlowResult: {
    shares: 'flowResults',
    contract: getFlowResult,
    entry: 'flows/result.ts',
    load: () => import('./result.ts'),
    access: 'admin',
    secrets: ['session'],
    table: ['BatchGetItem', 'GetItem'],
    reads: ['FLOWS#*', 'FLOWSESSIONS#*'],
  },
  getFlowSnapshot: {
    shares: 'flowSnapshots',
    contract: getFlowSnapshot,
    entry: 'flows/snapshot.ts',
    load: () => import('./snapshot.ts'),
    access: 'admin',
    secrets: ['session'],
    table: ['GetItem', 'BatchGetItem'],
    reads: ['FLOWSNAPSHOT#*'],
  },
  adoptFlowSnapshot: {
    shares: 'flowSnapshots',
    contract: adoptFlowSnapshot,
    entry: 'flows/adopt-snapshot.ts',
    load: () => import('./adopt-snapshot.ts'),
    access: 'admin',
    secrets: ['session'],
    table: ['GetItem', 'PutItem', 'UpdateItem', 'Query', 'BatchGetItem'],
    reads: ['FLOWS#*', 'FLOWSNAPSHOT#*'],
    writes: ['FLOWLINK#*', 'FLOWREVISIONS#*', 'FLOWS#*', 'WORKSPACE#*'],
  },
  listVisitorLinks: {
    contract: listVisitorLinks,
    shares: 'visitorLinks',
    entry: 'flows/visitor-links.ts',
    load: () => import('./visitor-links.ts'),
    access: 'admin',
    secrets: ['session'],
    index: 'LIVELINKS',
    table: ['BatchGetItem'],
  },
  closeVisitorLink: {
    contract: closeVisitorLink,
    shares: 'visitorLinks',
    entry: 'flows/close-visitor-link.ts',
    load: () => import('./close-visitor-link.ts'),
    access: 'admin',
    secrets: ['session'],
    table: ['BatchGetItem', 'UpdateItem'],
    writes: ['FLOWLINK#*'],
  },
  getPublicFlow: {
    contract: getPublicFlow,
    entry: 'flow-sessions/public-flow.ts',
    load: () => import('../flow-sessions/public-flow.ts'),
    access: 'public',
    rateLimit: lookups,
    table: ['GetItem', 'UpdateItem'],
    reads: ['FLOWLINK#*'],
  },
  listSiteFlows: {
    contract: listSiteFlows,
    entry: 'flow-sessions/site-flows.ts',
    load: () => import('../flow-sessions/site-flows.ts'),
    access: 'public',
    cacheControl: siteFlowsCache,
    table: ['Query'],
    reads: ['SITEFLOWS'],
  },
  startFlowSession: {
    contract: startFlowSession,
    entry: 'flow-sessions/start.ts',
    load: () => import('../flow-sessions/start.ts'),
    access: 'public',
    rateLimit: sessionStarts,
    table: ['GetItem', 'PutItem', 'UpdateItem'],
    secrets: ['visitor'],
    reads: ['FLOWLINK#*', 'FLOWREVISIONS#*', 'FLOWSESSIONS#*'],
    writes: [
      'CONTACTS',
      'CONVERSATION#*',
      'DAYS',
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
    load: () => import('../flow-sessions/continue.ts'),
    access: 'public',
    rateLimit: sessionSteps,
    table: ['GetItem', 'PutItem', 'UpdateItem'],
    reads: ['FLOWLINK#*', 'FLOWREVISIONS#*', 'FLOWSESSIONS#*'],
    writes: [
      'BOOKINGS',
      'CLIENTS',
      'CONTACTS',
      'CONVERSATION#*',
      'DAYS',
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
    load: () => import('../flow-sessions/get.ts'),
    access: 'public',
    rateLimit: lookups,
    table: ['UpdateItem', 'GetItem'],
    reads: ['FLOWLINK#*', 'FLOWSESSIONS#*'],
  },
} as const satisfies Record<string, RouteRow>;
