import { useEffect, useRef, useState } from 'react';
import {
  type AdminPost,
  createPost,
  deletePost,
  type PostInput,
  publishPost,
  toPostInput,
  updatePost,
  withdrawPost,
} from '#shared/api/admin-posts.ts';
import { sessionCall } from '#web/lib/session.ts';
import { useSave } from '../shared/form/use-save.ts';
import { emptyPost, isSame, keepLocalPost, readLocalPost } from './post-values.ts';

interface PostDraftProps {
  /** Undefined for a new post. */
  readonly post: AdminPost | undefined;
  readonly onSaved: (post: AdminPost) => void;
  readonly onDeleted: () => void;
}

/**
 * Edits one post. Unsaved text is kept in this browser, so a reload or a failed save loses nothing; a version
 * that another tab saved is offered beside it.
 */
export const usePostDraft = ({ post, onSaved, onDeleted }: PostDraftProps) => {
  const [local] = useState(() => readLocalPost(post?.id ?? 'new'));
  const [saved, setSaved] = useState(post);
  const key = saved?.id ?? 'new';
  const server = saved ? toPostInput(saved) : emptyPost();
  const [values, setValues] = useState<PostInput>(local?.values ?? server);
  const [baseVersion, setBaseVersion] = useState(local?.baseVersion ?? post?.version ?? 0);
  const [isRestored, setRestored] = useState(local !== undefined && !isSame(local.values, server));
  const [newer, setNewer] = useState<AdminPost | undefined>(
    local && post && local.baseVersion !== post.version && !isSame(local.values, server) ? post : undefined,
  );
  const { busy, failure, fields, stale, run, clearStale } = useSave<AdminPost>('The post could not be saved');
  const isChanged = !isSame(values, server);
  const latest = useRef(values);
  latest.current = values;

  // Tabs without unsaved text close without a question; stored text is back after a reload.
  useEffect(
    () => keepLocalPost(key, isChanged ? { baseVersion, values } : undefined),
    [key, isChanged, baseVersion, values],
  );

  const adopt = (next: AdminPost, sent?: PostInput) => {
    setSaved(next);
    setBaseVersion(next.version);
    // Text typed during the request stays.
    if (!sent || isSame(latest.current, sent)) setValues(toPostInput(next));
    setRestored(false);
    setNewer(undefined);
    clearStale();
    keepLocalPost(key, undefined);
    onSaved(next);
  };

  const store = async (version: number): Promise<AdminPost> => {
    const sent = latest.current;
    const next = saved
      ? await sessionCall(updatePost, {
          params: { id: String(saved.id) },
          body: { ...sent, baseVersion: version },
        })
      : await sessionCall(createPost, { body: sent });
    adopt(next, sent);
    return next;
  };
  /** The saved post; saves it first if it has changed. */
  const ensureSaved = async (): Promise<AdminPost> => (saved && !isChanged ? saved : store(baseVersion));

  return {
    values,
    saved,
    isChanged,
    isRestored,
    busy,
    failure,
    fields,
    /** The post as another tab or device saved it meanwhile. */
    conflict: stale ?? newer,
    change: (change: { readonly [K in keyof PostInput]?: PostInput[K] | undefined }) =>
      setValues((before) => ({ ...before, ...change }) as PostInput),
    discardRestored: () => {
      setValues(server);
      if (saved) setBaseVersion(saved.version);
      setRestored(false);
      setNewer(undefined);
    },
    save: () => run(async () => void (await store(baseVersion))),
    /** Discards the changes to a public post. */
    discardChanges: () =>
      run(async () => {
        if (!saved?.published) return;
        latest.current = saved.published;
        setValues(saved.published);
        await store(baseVersion);
      }),
    publish: (at?: string) =>
      run(async () => {
        const { id, version } = await ensureSaved();
        adopt(
          await sessionCall(publishPost, {
            params: { id: String(id) },
            body: { baseVersion: version, ...(at ? { at } : {}) },
          }),
        );
      }),
    withdraw: () =>
      run(async () => {
        const { id, version } = await ensureSaved();
        adopt(
          await sessionCall(withdrawPost, { params: { id: String(id) }, body: { baseVersion: version } }),
        );
      }),
    remove: () =>
      run(async () => {
        if (saved) await sessionCall(deletePost, { params: { id: String(saved.id) } });
        keepLocalPost(key, undefined);
        onDeleted();
      }),
    keepMine: () =>
      run(async () => {
        const theirs = stale ?? newer;
        if (theirs) await store(theirs.version);
      }),
    takeTheirs: () => {
      const theirs = stale ?? newer;
      if (theirs) adopt(theirs);
    },
  };
};
