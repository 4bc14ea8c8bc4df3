import type { RateLimit, RouteRow } from '#functions/http/types.ts';
import { getFlowAnalytics, listFlowSessions } from '#shared/api/flow-analytics.ts';
import { draftFlowTexts } from '#shared/api/flow-drafts.ts';
import { getFlowResult, listFlowResults } from '#shared/api/flow-results.ts';
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
import { closeVisitorLink, listVisitorLinks } from '#shared/api/visitor-links.ts';

/** A workspace belongs to the browser, by its cookie, or to the site for a signed-in administrator. */
const workspace = { access: 'visitor', knowsAdmin: true, secrets: ['session', 'visitor'] } as const;

/** Lists read whole documents, up to 12 MB. */
const reads: RateLimit = { name: 'flow-reads', max: 1200, windowSeconds: 3600, onFailure: 'open' };

/** What a visitor may store in a day: 10 MB of documents, or 2,500 small saves. */
const writes: RateLimit = {
  name: 'flow-writes',
  max: 2500,
  windowSeconds: 86_400,
  bytesOfOne: 4096,
  onFailure: 'open',
};

/** Single reads by the builder and of published flows: cheap but limited. */
export const lookups: RateLimit = { name: 'flow-lookups', max: 2400, windowSeconds: 3600, onFailure: 'open' };

export const flowRoutes = {
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
    reads: ['FLOWDAYS#*', 'FLOWMISSES#*', 'FLOWNODES#*', 'FLOWS#*', 'FLOWSESSIONS#*', 'FLOWTOTALS#*'],
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
    storage: 'refuse',
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
    storage: 'refuse',
    table: ['GetItem', 'PutItem', 'UpdateItem', 'BatchGetItem'],
    reads: ['FLOWDAYS#*', 'FLOWLINK#*', 'FLOWS#*', 'FLOWTOTALS#*'],
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
    entry: 'flows/revisions.ts',
    load: () => import('./revisions.ts'),
    rateLimit: lookups,
    table: ['UpdateItem', 'GetItem', 'Query', 'BatchGetItem'],
    reads: ['FLOWREVISIONS#*', 'FLOWS#*'],
  },
  getFlowRevision: {
    ...workspace,
    contract: getFlowRevision,
    entry: 'flows/revision.ts',
    load: () => import('./revision.ts'),
    rateLimit: lookups,
    table: ['UpdateItem', 'BatchGetItem'],
    reads: ['FLOWREVISIONS#*', 'FLOWS#*'],
  },
  restoreFlowRevision: {
    ...workspace,
    contract: restoreFlowRevision,
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
    contract: listFlowResults,
    entry: 'flows/results.ts',
    load: () => import('./results.ts'),
    access: 'admin',
    secrets: ['session'],
    table: ['BatchGetItem', 'GetItem', 'Query'],
    reads: ['FLOWS#*', 'FLOWSESSIONS#*'],
  },
  getFlowResult: {
    contract: getFlowResult,
    entry: 'flows/result.ts',
    load: () => import('./result.ts'),
    access: 'admin',
    secrets: ['session'],
    table: ['BatchGetItem', 'GetItem'],
    reads: ['FLOWS#*', 'FLOWSESSIONS#*'],
  },
  draftFlowTexts: {
    contract: draftFlowTexts,
    entry: 'flows/draft-texts.ts',
    load: () => import('./draft-texts.ts'),
    access: 'admin',
    rateLimit: { name: 'flow-drafts', max: 120, windowSeconds: 600, onFailure: 'closed' },
    table: ['BatchGetItem', 'GetItem', 'UpdateItem'],
    writes: ['CHATBUDGET'],
    secrets: ['session', 'model'],
    env: ['OPENAI_BASE_URL', 'OPENAI_MODEL', 'OPENAI_DEADLINE_SECONDS', 'CHAT_DAILY_TOKENS'],
    splits: true,
    timeoutSeconds: 25,
  },
  getFlowSnapshot: {
    contract: getFlowSnapshot,
    entry: 'flows/snapshot.ts',
    load: () => import('./snapshot.ts'),
    access: 'admin',
    secrets: ['session'],
    table: ['GetItem', 'BatchGetItem'],
    reads: ['FLOWSNAPSHOT#*'],
  },
  adoptFlowSnapshot: {
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
    entry: 'flows/visitor-links.ts',
    load: () => import('./visitor-links.ts'),
    access: 'admin',
    secrets: ['session'],
    index: 'LIVELINKS',
    table: ['BatchGetItem'],
  },
  closeVisitorLink: {
    contract: closeVisitorLink,
    entry: 'flows/close-visitor-link.ts',
    load: () => import('./close-visitor-link.ts'),
    access: 'admin',
    secrets: ['session'],
    table: ['BatchGetItem', 'UpdateItem'],
    writes: ['FLOWLINK#*'],
  },
} as const satisfies Record<string, RouteRow>;
