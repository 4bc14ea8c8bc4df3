import { readStored, writeStored } from '#web/lib/persist.ts';

const key = 'liked-posts';

const accept = (value: unknown): number[] | undefined =>
  Array.isArray(value) ? value.filter((id): id is number => Number.isInteger(id)) : undefined;

/** Whether this browser liked the post. Only draws the heart; the table has the count. */
export const isLiked = (id: number): boolean => readStored<number[]>(key, [], accept).includes(id);

export const rememberLike = (id: number, liked: boolean): void => {
  const others = readStored<number[]>(key, [], accept).filter((other) => other !== id);
  writeStored(key, liked ? [...others, id] : others);
};
