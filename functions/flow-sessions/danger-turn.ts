import { replyToDanger } from '#functions/assistant/danger/reply.ts';
import { turnWrites } from '#functions/conversations/record.ts';
import { callOwner } from '#functions/conversations/store/calls.ts';
import type { FlowSession } from '#functions/flow-sessions/store/sessions.ts';
import { siteWorkspace } from '#functions/flows/store/workspace.ts';
import type { Deps } from '#functions/http/types.ts';
import { transact } from '#functions/table/transact.ts';
import type { SessionTurn } from '#shared/api/flow-sessions.ts';
import { pageGroup } from '#shared/domain/conversations.ts';
import { isLanguageCode, languageOfTag } from '#shared/domain/languages.ts';
import { describeChoice } from '#shared/flow/several.ts';
import { toTurn } from './step.ts';

interface Said {
  readonly text: string;
  readonly timeZone: string | undefined;
  readonly acceptLanguage: string | undefined;
}

/**
 * The reply to a free answer that suggests danger; undefined for every other answer. The question stays open,
 * the session is unchanged, and the exchange is stored in the session's conversation.
 */
export const dangerTurn = async (
  deps: Deps,
  session: FlowSession,
  { text, timeZone, acceptLanguage }: Said,
): Promise<SessionTurn | undefined> => {
  if (describeChoice(session.awaiting?.options, text) !== undefined) return undefined;
  const preferred = languageOfTag(session.state.language);
  const danger = await replyToDanger(text, { preferred, timeZone, acceptLanguage });
  if (!danger) return undefined;
  const { conversation, page, uuid } = session;
  const now = deps.clock();
  const language = isLanguageCode(danger.language) ? danger.language : (preferred ?? 'en');
  if (conversation) {
    const stored = {
      text: danger.text,
      language,
      cards: [],
      mode: 'offline' as const,
      flow: uuid,
      danger: true,
    };
    const answered = { ...stored, outcome: 'flow' as const };
    const exchange = { conversation, said: text, answered, page, now };
    try {
      await transact(deps.table, turnWrites(deps, exchange).turn);
    } catch (error) {
      deps.log.warn('conversation.unkept', { reason: (error as Error).name });
    }
  }
  // Outside a conversation, a visitor's flow concerns its author, not the owner.
  if (conversation || session.workspace === siteWorkspace)
    await callOwner(deps, {
      conversation: conversation?.id,
      reason: 'danger',
      language,
      page: pageGroup(page),
      now,
    });
  return { ...toTurn(session), messages: [{ role: 'bot', text: danger.text, delay: 0 }] };
};
