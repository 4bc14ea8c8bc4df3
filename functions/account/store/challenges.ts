import {
  DeleteCommand,
  type DeleteCommandInput,
  PutCommand,
  type PutCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { challengeKey } from '#functions/table/keys.ts';
import type { Table } from '#functions/table/table.ts';
import { epochSeconds, isLive } from '#functions/table/time.ts';

/** Seconds within which a challenge can be answered. */
export const challengeSeconds = 300;

/** What a challenge is for: any login, or adding a passkey in one session. */
export interface ChallengeFor {
  readonly purpose: 'login' | 'add';
  readonly sessionId?: string;
}

const ownerOf = ({ purpose, sessionId = '' }: ChallengeFor): string => `${purpose}#${sessionId}`;

const putChallengeParams = (
  table: string,
  challenge: string,
  owner: ChallengeFor,
  now: Date,
): PutCommandInput => ({
  TableName: table,
  Item: {
    ...challengeKey(challenge),
    entity: 'Challenge',
    owner: ownerOf(owner),
    ttl: epochSeconds(now) + challengeSeconds,
  },
});

export const putChallenge = async (
  { client, name }: Table,
  challenge: string,
  owner: ChallengeFor,
  now: Date,
): Promise<void> => {
  await client.send(new PutCommand(putChallengeParams(name, challenge, owner, now)));
};

const takeChallengeParams = (table: string, challenge: string): DeleteCommandInput => ({
  TableName: table,
  Key: challengeKey(challenge),
  ReturnValues: 'ALL_OLD',
});

/** Whether the challenge is valid for this purpose and unexpired; deletes it in any case. */
export const takeChallenge = async (
  { client, name }: Table,
  challenge: string,
  owner: ChallengeFor,
  now: Date,
): Promise<boolean> => {
  const { Attributes } = await client.send(new DeleteCommand(takeChallengeParams(name, challenge)));
  return isLive(Attributes, now) && Attributes?.owner === ownerOf(owner);
};
