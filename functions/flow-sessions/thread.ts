import {
  type ConversationRef,
  conversationCookie,
  openOrNewConversation,
} from '#functions/conversations/cookie.ts';
import { turnWrites } from '#functions/conversations/record.ts';
import { bindSession } from '#functions/flow-sessions/store/bound-sessions.ts';
import type { FlowSession } from '#functions/flow-sessions/store/sessions.ts';
import { siteWorkspace } from '#functions/flows/store/workspace.ts';
import { issueCookie } from '#functions/http/signed-cookie.ts';
import type { Deps } from '#functions/http/types.ts';
import type { Write } from '#functions/table/transact.ts';
import type { ChatReply } from '#shared/api/chat.ts';
import { languageOfTag } from '#shared/domain/languages.ts';

/** The site conversation that a session of the site's own flow belongs to. */
export const sessionConversation = (
  env: Deps['env'],
  cookies: readonly string[],
  workspace: string,
  now: Date,
): ConversationRef | undefined => {
  if (workspace !== siteWorkspace) return undefined;
  const { id, endsAt, isNew } = openOrNewConversation(env, cookies, now);
  return { id, endsAt, ...(isNew ? { isNew } : {}) };
};

/** Cookies that tie the conversation to this browser, if they aren't set yet. */
export const conversationCookies = (
  env: Deps['env'],
  cookies: readonly string[],
  session: FlowSession,
  now: Date,
): string[] => {
  const { conversation } = session;
  if (!conversation) return [];
  const known = openOrNewConversation(env, cookies, now);
  return !known.isNew && known.id === conversation.id
    ? []
    : [issueCookie(conversationCookie(env), conversation.id, now)];
};

/** Gives a step in a conversation a turn id, which the panel receives. */
export const withTurnId = ({ newId }: Pick<Deps, 'newId'>, after: FlowSession): FlowSession =>
  after.conversation ? { ...after, turn: newId() } : after;

interface ThreadStep {
  readonly said: string;
  readonly isNew: boolean;
  /** Who answered at an assistant node, and the tokens that the model charged. */
  readonly mode?: ChatReply['mode'];
  readonly tokens?: number;
  readonly now: Date;
}

/** The writes that add a session's step to its conversation; none if it has no conversation. */
export const conversationWrites = (
  deps: Pick<Deps, 'table' | 'newId'>,
  after: FlowSession,
  { said, isNew, mode = 'offline', tokens, now }: ThreadStep,
): Write[] => {
  const { conversation, state, lastMessages, page } = after;
  if (!conversation) return [];
  const language = languageOfTag(state.language) ?? 'en';
  const { turn } = turnWrites(deps, {
    conversation: { ...conversation, ...(isNew ? { isNew } : {}) },
    said,
    answered: {
      text: lastMessages.flatMap(({ text, media }) => (media ? [] : [text])).join('\n\n'),
      media: lastMessages.flatMap(({ media = [] }) => media),
      language,
      cards: [],
      mode,
      outcome: after.handOver === 'person' ? 'passed' : 'flow',
      flow: after.uuid,
      tokens,
    },
    page,
    now,
    turnId: after.turn,
  });
  return after.step === 0 ? [...turn, bindSession(deps.table.name, after, conversation)] : turn;
};
