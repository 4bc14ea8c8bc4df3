import { readSession } from '#functions/http/admin-sessions.ts';
import { AppError } from '#shared/errors.ts';
import { verifyAdminToken } from '../admin-token.ts';
import type { Call } from '../call.ts';
import type { Step } from './step.ts';

const idPattern = /^[0-9a-f-]{36}$/;

const requestedRecord = ({ policy, pathParameters }: Call) => {
  const id = pathParameters.id ?? '';
  return policy.recordOf && idPattern.test(id) ? { collection: policy.recordOf, id } : undefined;
};

/**
 * Identifies the administrator by X-Admin-Session only. One BatchGetItem reads the account (a newer epoch
 * ends the session), the revocation and the route's items. On `visitor` routes with `knowsAdmin` the header
 * is optional, but an invalid one is refused: an expired administrator must not silently become a visitor.
 */
export const adminSession = (): Step => ({
  before: async ({ event }) => {
    const { policy, deps, headers } = event;
    const token = headers['x-admin-session'];
    if (policy.access !== 'admin' && !(policy.knowsAdmin && token !== undefined)) return;
    const now = deps.clock();
    const claims = await verifyAdminToken(deps.env.SESSION_SECRET, token, now);
    if (!claims) throw new AppError('auth.required');
    const state = await readSession(deps.table, {
      sessionId: claims.sessionId,
      versions: policy.versions ?? [],
      record: requestedRecord(event),
    });
    if (
      state.revoked ||
      state.account?.username !== claims.username ||
      state.account.epoch !== claims.epoch
    ) {
      throw new AppError('auth.required');
    }
    event.admin = { username: claims.username, sessionId: claims.sessionId };
    event.stored = { record: state.record, totals: state.totals };
  },
});
