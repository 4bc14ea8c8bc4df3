import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { readSearchedPosts } from '#functions/assistant/retrieval/published-posts.ts';
import { makeCard } from '#functions/knowledge/put-card.ts';
import { toKnowledge } from '#functions/knowledge/store/knowledge.ts';
import { readDraft, readLive, readRestorable } from '#functions/site/store.ts';
import { knowledgeKey } from '#functions/table/keys.ts';
import type { Table } from '#functions/table/table.ts';
import type { Item } from '#functions/table/transact.ts';
import type { TestedChange } from '#shared/api/conversation-tests.ts';
import type { TaughtCard } from '#shared/domain/knowledge.ts';
import type { SiteValues } from '#shared/site/site-values.ts';

/** Everything that the built-in assistant's answers depend on. */
export interface SiteState {
  readonly values: SiteValues;
  /** The stored item of taught answers and company facts. */
  readonly knowledge: Item | undefined;
  /** The published posts' compressed search data; without it, the sample posts are searched. */
  readonly posts?: { readonly hash: string; readonly data: Uint8Array } | undefined;
}

/** What is live now. */
export const readLiveState = async (table: Table): Promise<SiteState> => {
  const [live, { Item: knowledge }] = await Promise.all([
    readLive(table),
    table.client.send(new GetCommand({ TableName: table.name, Key: knowledgeKey, ConsistentRead: true })),
  ]);
  const posts = live?.posts && {
    hash: live.posts.hash,
    data: await readSearchedPosts(table, live.posts),
  };
  return { values: live?.values ?? {}, knowledge, posts };
};

const withCards = (
  { knowledge, ...state }: SiteState,
  change: (cards: readonly TaughtCard[]) => readonly TaughtCard[],
): SiteState => ({
  ...state,
  knowledge: { ...knowledge, cards: JSON.stringify(change(toKnowledge(knowledge).cards)) },
});

/** The live state with a change applied. 404 for a publication that doesn't exist. */
export const applyChange = async (
  table: Table,
  live: SiteState,
  change: TestedChange,
  now: Date,
): Promise<SiteState> => {
  switch (change.kind) {
    case 'site':
      return { ...live, values: (await readDraft(table)).values };
    case 'publication':
      return { ...live, values: await readRestorable(table, change.number) };
    case 'card': {
      const changed = makeCard(change.id, change.card, 1, now);
      return withCards(live, (cards) => [...cards.filter(({ id }) => id !== change.id), changed]);
    }
    case 'card-deleted':
      return withCards(live, (cards) => cards.filter(({ id }) => id !== change.id));
    case 'facts':
      return { ...live, knowledge: { ...live.knowledge, facts: JSON.stringify(change.facts) } };
  }
};
