import { modelEnv } from '#functions/chat/routes.ts';
import type { RouteRow } from '#functions/http/types.ts';
import {
  deleteTaughtCard,
  draftTranslation,
  getKnowledge,
  importKnowledge,
  listCardVersions,
  listUnanswered,
  previewTaughtCard,
  putCompanyFacts,
  putIgnored,
  putTaughtCard,
} from '#shared/api/knowledge.ts';

const admin = { access: 'admin', secrets: ['session'] } as const satisfies Partial<RouteRow>;
const writing = {
  ...admin,
  table: ['BatchGetItem', 'GetItem', 'PutItem'],
  reads: ['KNOWLEDGE'],
  writes: ['KNOWLEDGE'],
} as const satisfies Partial<RouteRow>;

/** Routes of the owner's taught answers. */
export const knowledgeRoutes = {
  getKnowledge: {
    ...admin,
    contract: getKnowledge,
    apiScope: 'knowledge:read',
    entry: 'knowledge/get.ts',
    load: () => import('./get.ts'),
    usesSite: true,
    table: ['BatchGetItem', 'GetItem'],
    reads: ['KNOWLEDGE'],
  },
  putTaughtCard: {
    ...writing,
    contract: putTaughtCard,
    apiScope: 'knowledge:write',
    entry: 'knowledge/put-card.ts',
    load: () => import('./put-card.ts'),
  },
  deleteTaughtCard: {
    ...writing,
    contract: deleteTaughtCard,
    apiScope: 'knowledge:write',
    entry: 'knowledge/delete-card.ts',
    load: () => import('./delete-card.ts'),
  },
  putCompanyFacts: {
    ...writing,
    contract: putCompanyFacts,
    apiScope: 'knowledge:write',
    entry: 'knowledge/put-facts.ts',
    load: () => import('./put-facts.ts'),
    usesSite: true,
  },
  putIgnored: {
    ...writing,
    contract: putIgnored,
    entry: 'knowledge/put-ignored.ts',
    load: () => import('./put-ignored.ts'),
  },
  importKnowledge: {
    ...writing,
    contract: importKnowledge,
    entry: 'knowledge/import/run.ts',
    load: () => import('./import/run.ts'),
  },
  listCardVersions: {
    ...admin,
    contract: listCardVersions,
    apiScope: 'knowledge:read',
    entry: 'knowledge/versions.ts',
    load: () => import('./versions.ts'),
    table: ['BatchGetItem', 'Query'],
    reads: ['KNOWLEDGE'],
  },
  // These two run the assistant itself, whose packs are data files beside the bundle.
  previewTaughtCard: {
    ...admin,
    contract: previewTaughtCard,
    entry: 'knowledge/preview.ts',
    load: () => import('./preview.ts'),
    usesSite: true,
    index: 'TALKS#*',
    table: ['BatchGetItem', 'GetItem'],
    reads: ['KNOWLEDGE'],
    splits: true,
    timeoutSeconds: 29,
    memoryMb: 1024,
  },
  listUnanswered: {
    ...admin,
    contract: listUnanswered,
    apiScope: 'knowledge:read',
    entry: 'knowledge/unanswered.ts',
    load: () => import('./unanswered.ts'),
    usesSite: true,
    index: 'TALKS#*',
    table: ['BatchGetItem', 'GetItem'],
    reads: ['KNOWLEDGE'],
    splits: true,
    memoryMb: 1024,
  },
  draftTranslation: {
    ...admin,
    contract: draftTranslation,
    entry: 'knowledge/draft.ts',
    load: () => import('./draft.ts'),
    usesSite: true,
    rateLimit: { name: 'drafts', max: 120, windowSeconds: 600, onFailure: 'closed' },
    table: ['BatchGetItem', 'GetItem', 'UpdateItem'],
    writes: ['CHATBUDGET'],
    secrets: ['session', 'model'],
    env: modelEnv,
    // Detecting a draft's language needs the packs.
    splits: true,
    timeoutSeconds: 25,
  },
} as const satisfies Record<string, RouteRow>;
