import { talksPartition, turnKey } from '#functions/table/keys.ts';
import type { Write } from '#functions/table/transact.ts';
import type { KeptTurn } from '#shared/api/chat.ts';
import { topicOf } from '#shared/domain/conversations.ts';
import { type DayCounts, movedCounts } from './figures.ts';

/**
 * Notes in an answered exchange that the visitor objected to it: it stands among the questions without an answer from then on. The
 * condition holds everything the browser said about it, so that it is counted once and where it was asked, or not at all.
 */
export const disputeWrite = (table: string, id: string, kept: KeptTurn): Write => ({
  Update: {
    TableName: table,
    Key: turnKey(id, kept.turn),
    UpdateExpression: 'SET outcome = :disputed, gsi1pk = :list, gsi1sk = :sort',
    ConditionExpression: [
      'outcome = :answered AND #where = :site AND attribute_not_exists(mark)',
      '#at = :at AND #language = :language AND page = :page',
      kept.card === undefined ? 'attribute_not_exists(cards[0])' : 'cards[0] = :card',
    ].join(' AND '),
    ExpressionAttributeNames: { '#where': 'where', '#at': 'at', '#language': 'language' },
    ExpressionAttributeValues: {
      ':disputed': 'disputed',
      ':list': talksPartition.unanswered,
      ':sort': `${kept.at}#${kept.turn}`,
      ':answered': 'answered',
      ':site': 'site',
      ':at': kept.at,
      ':language': kept.language,
      ':page': kept.page,
      ...(kept.card === undefined ? {} : { ':card': kept.card }),
    },
  },
});

/** What that changes in the figures of the day on which it was asked. */
export const disputedCounts = (kept: KeptTurn): DayCounts => ({
  topic: topicOf(kept.card),
  at: kept.at,
  counts: movedCounts(kept, 'answered', 'disputed'),
});

/** Notes in an exchange that asked back that the visitor took what it offered: it leaves the questions without an answer. */
export const takenWrite = (table: string, id: string, kept: KeptTurn): Write => ({
  Update: {
    TableName: table,
    Key: turnKey(id, kept.turn),
    UpdateExpression: 'SET taken = :yes REMOVE gsi1pk, gsi1sk',
    ConditionExpression: 'outcome = :clarified AND #where = :site AND attribute_not_exists(mark)',
    ExpressionAttributeNames: { '#where': 'where' },
    ExpressionAttributeValues: { ':yes': true, ':clarified': 'clarified', ':site': 'site' },
  },
});
