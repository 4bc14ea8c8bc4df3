import { bookConsultation } from '#shared/api/consultations.ts';
import { createContact } from '#shared/api/contact.ts';
import { listIndustryTemplates } from '#shared/api/industry-templates.ts';
import { getPost, likePost, listPosts, recordPostView } from '#shared/api/posts.ts';
import { subscribe } from '#shared/api/subscribe.ts';
import { countVisit } from '#shared/api/visits.ts';
import { formLimit } from '#shared/domain/form-limit.ts';
import { deskRows } from './admin/desk-rows.ts';
import { peopleRows } from './admin/people-rows.ts';
import { adminRows } from './admin/rows.ts';
import { bookingRows } from './bookings/rows.ts';
import { chatRows } from './chat/rows.ts';
import { conversationRows } from './conversations/rows.ts';
import { flowRows } from './flows/rows.ts';
import type { RouteRow } from './http/types.ts';
import { knowledgeRows } from './knowledge/rows.ts';
import { letterRows } from './letter/rows.ts';

/** Half a minute fresh and half a minute stale: a post's counts are at most a minute old at the edge. */
const postsCache = 'public, max-age=0, s-maxage=30, stale-while-revalidate=30';

/** Templates change with a deployment only: five minutes fresh at the edge, then refreshed behind the visitor's back. */
const templatesCache = 'public, max-age=0, s-maxage=300, stale-while-revalidate=86400';

/** A form that makes a lead: stored once, with the visitor's flow if it is attached and the conversation it came from. */
const leadForm = {
  access: 'public',
  rateLimit: { ...formLimit, onFailure: 'open' },
  knowsVisitor: true,
  secrets: ['visitor'],
  table: ['GetItem', 'PutItem', 'UpdateItem'],
  reads: ['FLOWS#*'],
} as const satisfies Partial<RouteRow>;
const leadWrites = [
  'CONVERSATION#*',
  'DAYS',
  'FLOWSNAPSHOT#*',
  'IDEM#*',
  'LEAD#*',
  'TALKDAYS',
  'VERSION#*',
] as const;

/**
 * THE table: one row per route. The stack, the local runtime, the tests and the benchmarks iterate over it; nothing else
 * lists routes.
 */
export const routes = {
  createContact: {
    contract: createContact,
    entry: 'contact/create.ts',
    load: () => import('./contact/create.ts'),
    ...leadForm,
    writes: ['CONTACTS', ...leadWrites],
  },
  listPosts: {
    contract: listPosts,
    entry: 'posts/list.ts',
    load: () => import('./posts/list.ts'),
    access: 'public',
    cacheControl: postsCache,
    table: ['Query'],
    reads: ['POSTS'],
  },
  getPost: {
    contract: getPost,
    entry: 'posts/get.ts',
    load: () => import('./posts/get.ts'),
    access: 'public',
    cacheControl: postsCache,
    table: ['BatchGetItem'],
    reads: ['POSTBODY', 'POSTS'],
  },
  recordPostView: {
    contract: recordPostView,
    entry: 'posts/view.ts',
    load: () => import('./posts/view.ts'),
    access: 'visitor',
    rateLimit: { name: 'views', max: 120, windowSeconds: 3600, onFailure: 'open' },
    secrets: ['visitor'],
    table: ['PutItem', 'UpdateItem'],
    writes: ['POSTS', 'VIEW#*'],
  },
  likePost: {
    contract: likePost,
    entry: 'posts/like.ts',
    load: () => import('./posts/like.ts'),
    access: 'visitor',
    rateLimit: { name: 'likes', max: 60, windowSeconds: 3600, onFailure: 'open' },
    secrets: ['visitor'],
    table: ['PutItem', 'UpdateItem', 'DeleteItem'],
    writes: ['LIKE#*', 'POSTS'],
  },
  subscribe: {
    contract: subscribe,
    entry: 'subscribe/create.ts',
    load: () => import('./subscribe/create.ts'),
    access: 'public',
    rateLimit: { ...formLimit, onFailure: 'open' },
    table: ['PutItem', 'UpdateItem'],
    writes: ['DAYS', 'SUBSCRIBED#*', 'SUBSCRIBERS', 'VERSION#*'],
  },
  countVisit: {
    contract: countVisit,
    entry: 'visits/count.ts',
    load: () => import('./visits/count.ts'),
    access: 'public',
    rateLimit: { name: 'visits', max: 60, windowSeconds: 600, onFailure: 'open' },
    table: ['UpdateItem'],
    writes: ['DAYS'],
  },
  ...adminRows,
  ...peopleRows,
  ...deskRows,
  ...bookingRows,
  ...chatRows,
  listIndustryTemplates: {
    contract: listIndustryTemplates,
    entry: 'templates/list.ts',
    load: () => import('./templates/list.ts'),
    access: 'public',
    cacheControl: templatesCache,
    table: ['Query'],
    reads: ['TEMPLATES'],
  },
  bookConsultation: {
    contract: bookConsultation,
    entry: 'consultations/create.ts',
    load: () => import('./consultations/create.ts'),
    ...leadForm,
    writes: ['BOOKINGS', 'CLIENTS', ...leadWrites],
  },
  ...conversationRows,
  ...letterRows,
  ...flowRows,
  ...knowledgeRows,
} as const satisfies Record<string, RouteRow>;

export type RouteName = keyof typeof routes;
