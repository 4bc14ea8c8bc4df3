import type { RouteRow } from '#functions/http/types.ts';
import { formLimit } from '#shared/domain/form-limit.ts';

/**
 * Shared route for the forms that create a lead: stores it once, with the attached flow and its conversation.
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
