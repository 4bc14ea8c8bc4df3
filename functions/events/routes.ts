import type { RouteRow } from '#functions/http/types.ts';
import {
  getOutgoingEvents,
  removeEventReceiver,
  resendEvent,
  saveEventReceiver,
} from '#shared/api/outgoing-events.ts';

export const eventRoutes = {
  getOutgoingEvents: {
    contract: getOutgoingEvents,
    entry: 'events/get.ts',
    load: () => import('./get.ts'),
    access: 'admin',
    table: ['BatchGetItem', 'GetItem', 'Query'],
    reads: ['EVENTLOG', 'EVENTQUEUE', 'PREFERENCES'],
    secrets: ['session'],
  },
  saveEventReceiver: {
    contract: saveEventReceiver,
    entry: 'events/save.ts',
    load: () => import('./save.ts'),
    access: 'admin',
    table: ['BatchGetItem', 'GetItem', 'PutItem'],
    reads: ['PREFERENCES'],
    writes: ['PREFERENCES'],
    secrets: ['session', 'visitor'],
  },
  removeEventReceiver: {
    contract: removeEventReceiver,
    entry: 'events/remove.ts',
    load: () => import('./remove.ts'),
    access: 'admin',
    table: ['BatchGetItem', 'DeleteItem'],
    writes: ['PREFERENCES'],
    secrets: ['session'],
  },
  resendEvent: {
    contract: resendEvent,
    entry: 'events/resend.ts',
    load: () => import('./resend.ts'),
    access: 'admin',
    rateLimit: { name: 'event-resends', max: 60, windowSeconds: 60, onFailure: 'closed' },
    timeoutSeconds: 20,
    table: ['BatchGetItem', 'DeleteItem', 'GetItem', 'PutItem', 'UpdateItem'],
    reads: [
      'BOOKINGS',
      'CONTACTS',
      'CONVERSATION#*',
      'EVENTLOG',
      'EVENTQUEUE',
      'FLOWSESSIONS#*',
      'PREFERENCES',
    ],
    writes: ['EVENTLOG', 'EVENTQUEUE'],
    secrets: ['session', 'visitor'],
  },
} as const satisfies Record<string, RouteRow>;
