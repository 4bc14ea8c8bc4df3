import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { conversationLink } from '#functions/conversations/mail-link.ts';
import { sendLiveMessage } from '#functions/conversations/store/live.ts';
import { type Head, readHead } from '#functions/conversations/store/read.ts';
import type { Deps } from '#functions/http/types.ts';
import { readPersonItems } from '#functions/people/store/people.ts';
import { conversationHeadKey } from '#functions/table/keys.ts';
import type { Item } from '#functions/table/transact.ts';
import { brand } from '#shared/brand.ts';
import { englishTexts, loadChatTexts } from '#shared/content/chat-ui/load.ts';
import { replyMailDefault } from '#shared/content/mails/defaults.ts';
import { conversationLinkDays } from '#shared/domain/conversations.ts';
import { fillMailText } from '#shared/domain/mails/fill-mail.ts';
import { withOwnMail } from '#shared/domain/mails/own-mail.ts';

type ConversationDeps = Pick<Deps, 'table' | 'newId' | 'env' | 'log'>;

export interface RepliedConversation {
  readonly head: Head;
  /** The address under which the person sent their lead. */
  readonly identity: string;
}

/** Further conversations of one person are not searched. */
const maxConversations = 25;

const leadId = ({ lead }: Item): string => String((lead as { id?: unknown } | undefined)?.id ?? '');

/**
 * The conversation from which a person sent this lead, otherwise the one from which they sent their newest
 * lead.
 */
export const findConversation = async (
  { table }: ConversationDeps,
  email: string,
  { sk }: Item,
  now: Date,
): Promise<RepliedConversation | undefined> => {
  const { items } = await readPersonItems(table, email, {
    limit: maxConversations,
    newestOf: 'CONVERSATION',
  });
  // Lead ids sort by time.
  const sent = items.filter(leadId).sort((a, b) => leadId(b).localeCompare(leadId(a)));
  const bound = sent.find((item) => leadId(item) === sk) ?? sent[0];
  if (!bound) return undefined;
  const id = String(bound.pk).slice('CONVERSATION#'.length);
  const { Item: item } = await table.client.send(
    new GetCommand({ TableName: table.name, Key: conversationHeadKey(id) }),
  );
  const head = readHead(item, now);
  return head && { head, identity: String(bound.identity) };
};

/** The reply's text with the link that continues the conversation, introduced in the visitor's language. */
export const withLink = async (
  { env }: ConversationDeps,
  { head, identity }: RepliedConversation,
  text: string,
  now: Date,
): Promise<string> => {
  const texts = await loadChatTexts(head.language).catch(() => englishTexts);
  const { text: frame } = withOwnMail('reply', head.language, replyMailDefault(texts));
  return fillMailText(frame, {
    company: brand.name,
    reply: text,
    days: String(conversationLinkDays),
    link: conversationLink(env, { id: head.id, identity }, now),
  });
};

/**
 * Adds a sent reply to the conversation. Failures are only logged, because the mail has already been sent.
 */
export const addReply = async (
  { table, newId, log }: ConversationDeps,
  { head }: RepliedConversation,
  text: string,
  now: Date,
): Promise<void> => {
  const message = { from: 'person', isMailed: true, clientId: newId(), text } as const;
  await sendLiveMessage(table, {
    ...message,
    ...{ id: head.id, endsAt: head.ttl, known: head.live, now },
  }).catch((error: unknown) =>
    log.warn('reply.not_in_conversation', { reason: error instanceof Error ? error.name : 'Error' }),
  );
};
