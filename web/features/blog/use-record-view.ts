import { type RefObject, useEffect } from 'react';
import { recordPostView } from '#shared/api/posts.ts';
import { call } from '#web/lib/http.ts';

/**
 * Records one view once the post has loaded. On a prerendered page the loader may have sent it before
 * hydration and marked the element.
 */
export const useRecordView = (id: number | undefined, element: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const article = element.current;
    if (id === undefined || !article || article.dataset.sent === String(id)) return;
    article.dataset.sent = String(id);
    call(recordPostView, { params: { id: String(id) } }).catch((error: unknown) => {
      // biome-ignore lint/suspicious/noConsole: a failed view is logged, and nothing else
      console.warn('The view was not counted.', error);
    });
  }, [id, element]);
};
