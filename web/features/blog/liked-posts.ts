import { persisted } from '#web/lib/persist.ts';

const accept = (value: unknown): number[] | undefined =>
  Array.isArray(value) ? value.filter((id): id is number => Number.isInteger(id)) : undefined;

const liked = persisted<number[]>('liked-posts', { fallback: [], parse: accept });

/** Whether this browser liked the post. Only used to draw the heart; the count is in the table. */
export const isLiked = (id: number): boolean => liked.read().includes(id);

export const rememberLike = (id: number, isLiked: boolean): void => {
  const others = liked.read().filter((other) => other !== id);
  liked.write(isLiked ? [...others, id] : others);
};
