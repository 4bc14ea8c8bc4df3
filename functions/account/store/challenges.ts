import {
  DeleteCommand,
  type DeleteCommandInput,
  PutCommand,
  type PutCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { challengeKey } from '#functions/table/keys.ts';
import type { Table } from '#functions/table/table.ts';
import { epochSeconds, isLive } from '#functions/table/time.ts';

/** How long a challenge may be answered. */
export const challengeSeconds = 300;

/** A challenge is answered by whom it was made for: anybody at the login, one session when a passkey is added. */
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

/** Whether the challenge is one of ours for this purpose and not too old; asking uses it up, whatever the answer. */
export const takeChallenge = async (
  { client, name }: Table,
  challenge: string,
  owner: ChallengeFor,
  now: Date,
): Promise<boolean> => {
  const { Attributes } = await client.send(new DeleteCommand(takeChallengeParams(name, challenge)));
  return isLive(Attributes, now) && Attributes?.owner === ownerOf(owner);
};
