import { createHash, randomBytes } from 'node:crypto';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { isThere, updateParts } from '#functions/table/expressions.ts';
import { apiKeyKey } from '#functions/table/keys.ts';
import type { Table } from '#functions/table/table.ts';
import type { Item } from '#functions/table/transact.ts';
// Only the type: every function behind a session contains this file, and schemas would add 5 KB to each.
import type { ApiKey } from '#shared/api/api-keys.ts';

const prefix = 'parley_';
const keyPattern = new RegExp(`^${prefix}[A-Za-z0-9_-]{43}$`);

/** A new API key with 256 random bits. */
export const newApiKey = (): string => prefix + randomBytes(32).toString('base64url');

/** SHA-256 of a key, base64url: its id, and all of it that is stored. */
export const apiKeyId = (key: string): string => createHash('sha256').update(key).digest('base64url');

/** The token of an `Authorization: Bearer` header; undefined for other schemes. */
export const bearerToken = (authorization: string | undefined): string | undefined =>
  /^bearer\s+(.*)$/i.exec(authorization ?? '')?.[1]?.trim();

/** Whether a token claims to be an API key, valid or not. */
export const looksLikeApiKey = (token: string): boolean => token.startsWith(prefix);

/** The id of a well-formed key; undefined for any other token. */
export const idOfToken = (token: string): string | undefined =>
  keyPattern.test(token) ? apiKeyId(token) : undefined;

export interface StoredApiKey extends ApiKey {
  /** The setup that created the account: after a reset, the old administrator's keys are invalid. */
  readonly setupId: string;
}

/** A stored key from its item, whose `sk` is its id. */
export const parseApiKey = (item: Item | undefined): StoredApiKey | undefined => {
  if (!Array.isArray(item?.scopes)) return undefined;
  const { pk: _pk, sk, entity: _entity, ...key } = item;
  return { ...(key as Omit<StoredApiKey, 'id'>), id: String(sk) };
};

const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

/** Whether the key's last day (UTC) is over. */
export const isExpired = ({ expiresOn }: Pick<ApiKey, 'expiresOn'>, now: Date): boolean =>
  expiresOn !== undefined && expiresOn < dayOf(now);

/** Stores the day of use, with one write per key and day. Never restores a key revoked in the meantime. */
export const markUsed = async ({ client, name }: Table, key: StoredApiKey, now: Date): Promise<void> => {
  const today = dayOf(now);
  if (key.lastUsedOn === today) return;
  await client.send(
    new UpdateCommand({
      TableName: name,
      Key: apiKeyKey(key.id),
      ...updateParts({ set: { lastUsedOn: today } }),
      ConditionExpression: isThere,
    }),
  );
};
