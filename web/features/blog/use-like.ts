import { useEffect, useState } from 'react';
import { useSWRConfig } from 'swr';
import { getPost, likePost } from '#shared/api/posts.ts';
import type { Post } from '#shared/domain/blog/post.ts';
import { call, urlOf } from '#web/lib/http.ts';
import { isLiked, rememberLike } from './liked-posts.ts';

const postKey = (id: number) => urlOf(getPost, { params: { id: String(id) } });

/**
 * The like toggle of a post: shown at once, taken back when the call fails (which is only logged). `change` is what this
 * visit adds to the count that was loaded.
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
      // The table knew this visitor's wish already: the loaded count has it.
      if (!changed) setChange((current) => current - by);
      else if (cache.get(postKey(id))?.data) {
        // What was read is read once: the next visit of the page must find the like in it.
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
