import { handle } from '#functions/http/define.ts';
import { activeLink } from '#functions/store/flows/links.ts';
import { getRevision } from '#functions/store/flows/revisions.ts';
import { getSession } from '#functions/store/flows/sessions.ts';
import { startFlowSession } from '#shared/api/flow-sessions.ts';
import { AppError } from '#shared/errors.ts';
import { start } from '#shared/flow/engine.ts';
import { runRequests } from './requests.ts';
import { senderFor } from './sender.ts';
import { advanced, limitedViewer, newSession, toTurn } from './step.ts';
import { writeStep } from './write-step.ts';

/** Begins a conversation with an active flow, once per idempotency key; it stays on the revision of this moment. */
export const route = handle(
  startFlowSession,
  (deps) =>
    async ({ params, idempotencyKey, headers, viewer, signal }) => {
      const { table, clock, newId } = deps;
      const now = clock();
      const link = await activeLink(table, params.id, now);
      const revision = await getRevision(table, link.flowId, link.version, now);
      if (!revision) throw new AppError('record.not_found');
      const session = newSession({ id: newId(), uuid: params.id, now }, link);
      const outcome = await runRequests(start(revision.flowData, { language: link.language }), {
        flow: revision.flowData,
        now: clock,
        send: senderFor(deps, link, headers),
        stepKey: `${session.id}-0`,
        signal,
      });
      const after = advanced(session, outcome, null, clock());
      const id = await writeStep(table, {
        flowName: link.name,
        before: undefined,
        after,
        answer: outcome.answer,
        now: clock(),
        newId,
        viewer: limitedViewer(deps, viewer),
        once: { scope: `flow-session#${params.id}`, key: idempotencyKey },
      });
      const counted = id === after.id ? after : await getSession(table, params.id, id, now);
      if (!counted) throw new AppError('record.not_found');
      return toTurn(counted);
    },
);
