import type { Item } from '#functions/table/transact.ts';
import type { PostState } from '#shared/api/admin-posts.ts';

/** What a stored post's `state` can be. Posts that the owner never changed have no state and are public. */
export type StoredState = PostState | 'deleted';

export const storedState = ({ state }: Item): StoredState =>
  state === 'draft' || state === 'scheduled' || state === 'deleted' ? state : 'published';

/** Whether visitors see a stored post. A scheduled post becomes public by itself when its time has come. */
export const isPublic = (item: Item, now: Date): boolean => {
  const state = storedState(item);
  return state === 'published' || (state === 'scheduled' && String(item.publishedAt) <= now.toISOString());
};

/** `isPublic` as a condition of a write: names and values go with it. */
export const publicCondition = (now: Date) => ({
  expression:
    'attribute_exists(pk) AND (attribute_not_exists(#state) OR #state = :published OR (#state = :scheduled AND #publishedAt <= :now))',
  names: { '#state': 'state', '#publishedAt': 'publishedAt' },
  values: { ':published': 'published', ':scheduled': 'scheduled', ':now': now.toISOString() },
});
