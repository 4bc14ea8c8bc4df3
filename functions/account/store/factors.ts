import * as z from 'zod/mini';
import { factorsKey } from '#functions/table/keys.ts';
import type { Table } from '#functions/table/table.ts';
import { type Item, transact, type Write } from '#functions/table/transact.ts';

const storedPasskeySchema = z.object({
  id: z.string(),
  name: z.string(),
  /** COSE key, base64url. */
  publicKey: z.string(),
  /** The authenticator's use counter; always 0 if it has none. */
  counter: z.number(),
  transports: z.array(z.string()),
  createdAt: z.string(),
  lastUsedAt: z.optional(z.string()),
  backedUp: z.boolean(),
});
export type StoredPasskey = z.infer<typeof storedPasskeySchema>;

const factorsSchema = z.object({
  /** The setup that created the account: after a reset, the old administrator's passkeys are invalid. */
  setupId: z.string(),
  passkeys: z.array(storedPasskeySchema),
  /** Hashes of the remaining recovery codes. */
  codes: z.array(z.string()),
  required: z.boolean(),
  version: z.number(),
});
export type Factors = z.infer<typeof factorsSchema>;

/** Finds the account's passkeys and recovery codes among items already read. */
export const factorsIn = (items: readonly Item[], setupId: string): Factors => {
  const found = items.find(({ pk, sk }) => pk === factorsKey.pk && sk === factorsKey.sk);
  const parsed = found && factorsSchema.parse(found);
  return parsed?.setupId === setupId
    ? parsed
    : { setupId, passkeys: [], codes: [], required: false, version: parsed?.version ?? 0 };
};

const factorsWrite = (table: string, factors: Factors): Write => ({
  Put: {
    TableName: table,
    Item: { ...factorsKey, entity: 'SecondFactors', ...factors, version: factors.version + 1 },
    ConditionExpression: 'attribute_not_exists(pk) OR version = :version',
    ExpressionAttributeValues: { ':version': factors.version },
  },
});

/** Stores the factors on condition that they haven't changed; throws `ConditionFailed` otherwise. */
export const saveFactors = (table: Table, factors: Factors): Promise<void> =>
  transact(table, [factorsWrite(table.name, factors)]);
