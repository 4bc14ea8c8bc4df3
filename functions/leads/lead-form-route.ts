import type { RouteRow } from '#functions/http/types.ts';
import { formLimit } from '#shared/domain/form-limit.ts';

/**
 * Shared route of the forms that make a lead: stores it once, with the attached flow and the conversation it
 * came from.
 */
export const leadForm = {
  access: 'public',
  storage: 'form',
  rateLimit: { ...formLimit, onFailure: 'open' },
  knowsVisitor: true,
  secrets: ['visitor'],
  table: ['GetItem', 'PutItem', 'UpdateItem'],
  reads: ['FLOWS#*'],
} as const satisfies Partial<RouteRow>;

export const leadWrites = [
  'CONVERSATION#*',
  'DAYS',
  'FLOWSNAPSHOT#*',
  'IDEM#*',
  'LEAD#*',
  'TALKDAYS',
  'VERSION#*',
] as const;
