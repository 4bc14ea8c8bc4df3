import { useEffect, useState } from 'react';
import { useSWRConfig } from 'swr';
import { getPost, likePost } from '#shared/api/posts.ts';
import type { Post } from '#shared/domain/blog/post.ts';
import { buildUrl, call } from '#web/lib/http.ts';
import { isLiked, rememberLike } from './liked-posts.ts';

const postKey = (id: number) => buildUrl(getPost, { params: { id: String(id) } });

/**
 * The like toggle: updates optimistically, and rolls back (and only logs) when the call fails. `change` is
 * the difference to the loaded count.
 */
export const useLike = (id: number) => {
  const { cache, mutate } = useSWRConfig();
  const [liked, setLiked] = useState(false);
  const [change, setChange] = useState(0);
  const [isPending, setPending] = useState(false);

  useEffect(() => {
    setLiked(isLiked(id));
    setChange(0);
  }, [id]);

  const show = (next: boolean) => {
    setLiked(next);
    setChange((current) => current + (next ? 1 : -1));
    rememberLike(id, next);
  };

  const toggle = async () => {
    if (isPending) return;
    const next = !liked;
    setPending(true);
    show(next);
    try {
      const { changed } = await call(likePost, { params: { id: String(id) }, body: { increment: next } });
      const by = next ? 1 : -1;
      // The server already had this like, so the loaded count includes it.
      if (!changed) setChange((current) => current - by);
      else if (cache.get(postKey(id))?.data) {
        // The post isn't fetched again during this visit, so record the like in the cache.
        await mutate(postKey(id), (post?: Post) => post && { ...post, likes: post.likes + by }, {
          revalidate: false,
        });
        setChange((current) => current - by);
      }
    } catch (error) {
      show(!next);
      // biome-ignore lint/suspicious/noConsole: a failed like is logged, and nothing else
      console.warn('The like was not counted.', error);
    } finally {
      setPending(false);
    }
  };
  return { liked, change, toggle };
};
