import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { derivedKey, sameText, signText } from '#functions/http/signing.ts';
import { conversationHeadKey, conversationPeoplePrefix } from '#functions/table/keys.ts';
import { queryAll } from '#functions/table/query.ts';
import type { Table } from '#functions/table/table.ts';
import { epochSeconds } from '#functions/table/time.ts';
import { conversationLinkDays, conversationLinkHash } from '#shared/domain/conversations.ts';
import type { ConversationRef } from './cookie.ts';
import { readHead } from './store/read.ts';

const idChars = 32;
const macChars = 43;
const purpose = 'conversation link';
const linkSeconds = conversationLinkDays * 86_400;

interface Linked {
  /** The conversation's id. */
  readonly id: string;
  /** Address of the person who gets the link. */
  readonly identity: string;
}

const signLink = (secret: string | undefined, payload: string, identity: string): string =>
  signText(derivedKey(secret, purpose), `${payload} ${identity}`);

/**
 * URL that continues a conversation on any device, for a mail to the visitor. The token is in the fragment, which
 * browsers never send to a server. Its signature covers the visitor's address, but the token doesn't contain it.
 */
export const conversationLink = (
  { SITE_URL = '', VISITOR_SECRET }: Readonly<Record<string, string | undefined>>,
  { id, identity }: Linked,
  now: Date,
): string => {
  const until = epochSeconds(now) + linkSeconds;
  const payload = id.replaceAll('-', '') + until.toString(36);
  const token = payload + signLink(VISITOR_SECRET, payload, identity);
  return `${SITE_URL.replace(/\/+$/, '')}/${conversationLinkHash}${token}`;
};

/** Reads the identities that sent a lead from the conversation; empty once the person was erased. */
const readSenders = async (table: Table, id: string): Promise<string[]> => {
  const { pk, sk } = conversationPeoplePrefix(id);
  const items = await queryAll(table, {
    TableName: table.name,
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
    ExpressionAttributeValues: { ':pk': pk, ':prefix': sk },
    ConsistentRead: true,
  });
  return items.flatMap(({ identity, lead }) => (lead && typeof identity === 'string' ? [identity] : []));
};

/**
 * The conversation that a link's token opens. Undefined if the token is forged or expired, or the conversation or
 * its person was deleted.
 */
export const openLink = async (
  table: Table,
  secret: string | undefined,
  token: string,
  now: Date,
): Promise<ConversationRef | undefined> => {
  const [payload, mac] = [token.slice(0, -macChars), token.slice(-macChars)];
  const hex = payload.slice(0, idChars);
  const until = Number.parseInt(payload.slice(idChars), 36);
  if (!/^[0-9a-f]{32}$/.test(hex) || !(until > epochSeconds(now))) return undefined;
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  const [{ Item }, senders] = await Promise.all([
    table.client.send(
      new GetCommand({ TableName: table.name, Key: conversationHeadKey(id), ConsistentRead: true }),
    ),
    readSenders(table, id),
  ]);
  const head = readHead(Item, now);
  if (!head || !senders.some((identity) => sameText(mac, signLink(secret, payload, identity))))
    return undefined;
  return { id, endsAt: head.ttl };
};
