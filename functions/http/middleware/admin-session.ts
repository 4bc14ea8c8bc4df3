import { readCaller } from '#functions/http/admin-sessions.ts';
import { bearerToken, looksLikeApiKey } from '#functions/http/api-keys.ts';
import { revokedKey } from '#functions/table/keys.ts';
import { AppError } from '#shared/errors.ts';
import { verifyAdminToken } from '../admin-token.ts';
import type { Call } from '../call.ts';
import { apiKeyCheck } from './api-key.ts';
import type { Step } from './step.ts';

const idPattern = /^[0-9a-f-]{36}$/;

const requestedRecord = ({ policy, pathParameters }: Call) => {
  const id = pathParameters.id ?? '';
  return policy.recordOf && idPattern.test(id) ? { collection: policy.recordOf, id } : undefined;
};

/**
 * Identifies the administrator by X-Admin-Session, or by an API key where the row has an `apiScope`; never by a
 * cookie. One BatchGetItem reads the account (a newer epoch ends the session), the revocation or key, and the
 * route's items. On `visitor` routes with `knowsAdmin` the header is optional, but an invalid one is refused: an
 * expired administrator must not silently become a visitor.
 */
export const adminSession = (): Step => {
  const checkApiKey = apiKeyCheck();
  return {
    before: async ({ event }) => {
      const { policy, deps, headers } = event;
      if (policy.access !== 'admin' && !policy.knowsAdmin) return;
      const token = headers['x-admin-session'];
      const bearer = bearerToken(headers.authorization);
      const items = { versions: policy.versions ?? [], record: requestedRecord(event) };
      if (bearer !== undefined && looksLikeApiKey(bearer)) {
        const { admin, state } = await checkApiKey(event, bearer, items);
        event.admin = admin;
        event.stored = { record: state.record, totals: state.totals };
        return;
      }
      if (policy.access !== 'admin' && token === undefined && bearer === undefined) return;
      const claims = await verifyAdminToken(deps.env.SESSION_SECRET, token, deps.clock());
      if (!claims) throw new AppError('auth.required');
      const state = await readCaller(deps.table, { ...items, credential: revokedKey(claims.sessionId) });
      if (
        state.credential ||
        state.account?.username !== claims.username ||
        state.account.epoch !== claims.epoch
      ) {
        throw new AppError('auth.required');
      }
      event.admin = { username: claims.username, sessionId: claims.sessionId };
      event.stored = { record: state.record, totals: state.totals };
    },
  };
};
