import { randomUUID } from 'node:crypto';
import { getSession } from '#functions/flow-sessions/store/sessions.ts';
import { activeLink } from '#functions/flows/store/links.ts';
import { getRevision } from '#functions/flows/store/revisions.ts';
import { defineHandler, reply } from '#functions/http/define.ts';
import { visitorCookie } from '#functions/http/middleware/visitor.ts';
import { issueCookie } from '#functions/http/signed-cookie.ts';
import { dayOf } from '#functions/table/time.ts';
import { startFlowSession } from '#shared/api/flow-sessions.ts';
import { pageGroup } from '#shared/domain/conversations.ts';
import { emailsIn, phonesIn } from '#shared/domain/person.ts';
import { redacted } from '#shared/domain/redact/redact.ts';
import { AppError } from '#shared/errors.ts';
import { startFlow } from '#shared/flow/engine.ts';
import { chooseLanguage } from '#shared/flow/translations.ts';
import { flowsAround } from './jumps.ts';
import { sessionSecret } from './own-session.ts';
import { runRequests } from './requests.ts';
import { senderFor } from './sender.ts';
import { advanceSession, limitedViewer, newSession, toTurn } from './step.ts';
import { conversationCookies, conversationWrites, sessionConversation, withTurnId } from './thread.ts';
import { writeStep } from './write-step.ts';

const isPersonal = (value: string): boolean => emailsIn(value).length > 0 || phonesIn(value).length > 0;

/** Values known in advance. Addresses and numbers become variables only if the flow would ask for them. */
const splitKnown = (given: Readonly<Record<string, string>> = {}) => {
  const known = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, redacted(value)]));
  const variables = Object.fromEntries(Object.entries(known).filter(([, value]) => !isPersonal(value)));
  return Object.keys(known).length === 0 ? { variables } : { variables, known };
};

/** Starts a session of an active flow, once per idempotency key; it stays on the current revision. */
export const route = defineHandler(
  startFlowSession,
  (deps) =>
    async ({ params, body, idempotencyKey, headers, requestCookies, visitorId, viewer, signal }) => {
      const { table, clock, newId, env } = deps;
      const now = clock();
      const link = await activeLink(table, params.id, now);
      const revision = await getRevision(table, link.flowId, link.version, now);
      if (!revision) throw new AppError('record.not_found');
      const { flowData: flow } = revision;
      const language = chooseLanguage(flow, link.language, body.languages ?? []);
      const thread = body.inChat ? sessionConversation(env, requestCookies, link.workspace, now) : undefined;
      // In the chat, the conversation's cookie says whose session it is.
      const visitor = thread ? undefined : visitorId || randomUUID();
      const session = newSession(
        {
          id: newId(),
          uuid: params.id,
          now,
          page: body.page === undefined ? undefined : pageGroup(body.page),
          host: body.host?.toLowerCase(),
          // Placements are counted by name, so accept only names that the owner set.
          placement: link.places?.find((place) => place === body.placement),
          conversation: thread && { id: thread.id, endsAt: thread.endsAt },
          visitor,
        },
        link,
      );
      const outcome = await runRequests(
        startFlow(flow, { language, seed: session.id, today: dayOf(now), ...splitKnown(body.known) }),
        {
          flow,
          flowId: link.flowId,
          version: link.version,
          home: link.flowId,
          ...flowsAround(table, link, language, now),
          now: clock,
          send: senderFor(deps, link, headers),
          stepKey: `${session.id}-0`,
          signal,
        },
      );
      const after = withTurnId(deps, advanceSession(session, outcome, null, clock()));
      const id = await writeStep(table, {
        flowName: link.name,
        before: undefined,
        isStart: true,
        after,
        outcome,
        turn: conversationWrites(deps, after, { said: '', isNew: thread?.isNew === true, now }),
        now: clock(),
        newId,
        viewer: limitedViewer(deps, viewer),
        once: { scope: `flow-session#${params.id}`, key: idempotencyKey },
      });
      const counted = id === after.id ? after : await getSession(table, params.id, id, now);
      if (!counted) throw new AppError('record.not_found');
      return reply({
        status: 201,
        cookies: [
          ...conversationCookies(env, requestCookies, counted, now),
          ...(visitor && !visitorId ? [issueCookie(visitorCookie(env), visitor, now)] : []),
        ],
        body: { ...toTurn(counted), secret: sessionSecret(env, counted.id) },
      });
    },
);
