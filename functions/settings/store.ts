import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { Table } from '#functions/table/table.ts';
import { type Preferences, preferencesSchema } from '#shared/api/admin-settings.ts';
import { updateParts } from '../table/expressions.ts';
import { preferencesKey } from '../table/keys.ts';
import type { Item } from '../table/transact.ts';

/** Parses the owner's preferences; unreadable ones get their default. */
export const readPreferences = (item: Item | undefined): Preferences => {
  const parsed = z.safeParse(preferencesSchema, item ?? {});
  return parsed.success ? parsed.data : {};
};

/** Changes preferences: an absent value stays as it is, `null` resets it. */
export const changePreferences = async (
  { client, name }: Table,
  changes: Readonly<Record<string, unknown>>,
): Promise<Preferences> => {
  const given = Object.entries(changes).filter(([, value]) => value !== undefined);
  const { Attributes } = await client.send(
    new UpdateCommand({
      TableName: name,
      Key: preferencesKey,
      ...updateParts({
        set: { entity: 'Preferences', ...Object.fromEntries(given.filter(([, value]) => value !== null)) },
        remove: given.filter(([, value]) => value === null).map(([field]) => field),
      }),
      ReturnValues: 'ALL_NEW',
    }),
  );
  return readPreferences(Attributes);
};
