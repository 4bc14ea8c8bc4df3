import { loginKey } from '#functions/table/keys.ts';
import { inDays } from '#functions/table/time.ts';
import type { Write } from '#functions/table/transact.ts';

export const loginWays = ['password', 'passkey', 'code'] as const;

/** A login from an unknown browser. */
export interface NewLogin {
  readonly id: string;
  readonly how: (typeof loginWays)[number];
  readonly now: Date;
}

const retentionDays = 90;

/** Stores the login, which notifies the owner. */
export const loginWrite = (table: string, { id, how, now }: NewLogin): Write => ({
  Put: {
    TableName: table,
    Item: {
      ...loginKey(id),
      entity: 'Login',
      how,
      createdAt: now.toISOString(),
      ttl: inDays(now, retentionDays),
    },
  },
});
