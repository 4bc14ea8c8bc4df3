import { type CallReason, putCall } from '#functions/conversations/store/calls.ts';
import { requestPerson, stopWaiting } from '#functions/conversations/store/speaker.ts';
import { defineHandler, reply } from '#functions/http/define.ts';
import { toKnowledge } from '#functions/knowledge/store/knowledge.ts';
import { conversationWaitKey, knowledgeKey, presenceKey } from '#functions/table/keys.ts';
import { batchGet } from '#functions/table/query.ts';
import { askForPerson } from '#shared/api/conversations.ts';
import { pageGroup, waitSeconds } from '#shared/domain/conversations.ts';
import { AppError } from '#shared/errors.ts';
import { newConversation, openOrNewConversation } from './cookie.ts';
import { isHere, personState } from './person-state.ts';

/** Seconds by which the panel's clock may be ahead of the server's. */
const clockSeconds = 5;

/** Whether the visitor has waited as long as the panel asks them to. */
const waitedInVain = (since: unknown, now: Date): boolean =>
  typeof since === 'string' && Date.parse(since) <= now.getTime() - (waitSeconds - clockSeconds) * 1000;

/**
 * Requests or cancels a person. If the owner is available, the visitor waits for them; otherwise the owner is
 * notified and the visitor learns when someone will be available. The owner is also notified if a visitor
 * cancels after waiting in vain.
 */
export const route = defineHandler(askForPerson, (deps) => async ({ body, requestCookies }) => {
  const { table, clock, env, newId } = deps;
  const now = clock();
  let own = openOrNewConversation(env, requestCookies, now);
  const waitKey = conversationWaitKey(own.id);
  const found = await batchGet(table, [knowledgeKey, presenceKey, ...(body.wanted ? [] : [waitKey])]);
  const find = (pk: string) => found.find((item) => item.pk === pk);
  const { language = 'en' } = body;
  const page = pageGroup(body.page);
  const conversation = own.isNew ? undefined : own.id;
  const tell = (reason: CallReason) =>
    putCall(table, { id: newId(), conversation, reason, language, page, now });
  const { facts } = toKnowledge(find(knowledgeKey.pk));
  const person = personState(isHere(find(presenceKey.pk), now), facts, now);
  if (!body.wanted) {
    if (own.isNew) return { person };
    // The owner may still answer while the portal is open; with a closed portal no answer will come.
    if (body.ifAway && person.state === 'here') return { person: { ...person, state: 'talking' as const } };
    await stopWaiting(table, own.id, now);
    if (body.ifAway || waitedInVain(find(waitKey.pk)?.since, now)) await tell('missed');
    return { person };
  }
  if (person.state === 'away') {
    await tell('away');
    return { person };
  }
  const ask = () => requestPerson(table, own.id, { now, endsAt: own.endsAt, language, page });
  const speaker = await ask().catch((error: unknown) => {
    if (own.isNew || !(error instanceof AppError) || error.code !== 'record.not_found') throw error;
    own = newConversation(env, now);
    return ask();
  });
  return reply({
    cookies: own.cookies,
    body: {
      person: { ...person, state: speaker === 'person' ? ('talking' as const) : ('waiting' as const) },
      waitingSince: now.toISOString(),
    },
  });
});
