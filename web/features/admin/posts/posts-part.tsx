import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { getAdminPost, listAdminPosts, type PostState, postStates } from '#shared/api/admin-posts.ts';
import { useRead } from '#web/lib/query.ts';
import { oneOf, useQueryState } from '#web/lib/url-state.ts';
import { Empty } from '#web/ui/empty.tsx';
import { ListSkeleton } from '../parts/list-skeleton.tsx';
import { PostList } from './post-list.tsx';

const PostEditor = lazy(async () => ({ default: (await import('./post-editor.tsx')).PostEditor }));

const noQuery = { post: '', q: '', state: '' };

interface OpenPostProps {
  /** Undefined for a new post. */
  readonly id: string | undefined;
  readonly onSaved: (id: number) => void;
  readonly onClose: () => void;
}

const OpenPost = ({ id, onSaved, onClose }: OpenPostProps) => {
  const { data, problem, reload } = useRead(getAdminPost, id === undefined ? null : { params: { id } }, {
    failure: 'Couldn’t load the post',
    cache: 'fresh',
  });
  if (problem)
    return (
      <Empty title={problem}>
        <Button onClick={reload}>Retry</Button>
        <Button variant="default" onClick={onClose}>
          All posts
        </Button>
      </Empty>
    );
  if (id !== undefined && !data) return <ListSkeleton label="Loading the post" />;
  return (
    <Suspense fallback={<ListSkeleton label="Loading the editor" />}>
      <PostEditor post={data} onSaved={(post) => onSaved(post.id)} onClose={onClose} />
    </Suspense>
  );
};

/** The blog's posts: the list, or the editor of the post named in the URL. */
export const PostsPart = () => {
  const [query, setQuery] = useQueryState(noQuery);
  const { data, problem, reload } = useRead(listAdminPosts, undefined, {
    failure: 'Couldn’t load the posts',
  });
  const [createdId, setCreatedId] = useState<string>();
  if (query.post) {
    // A new post keeps its editor, with cursor and undo, when its first save gives it an id.
    const isNew = query.post === 'new' || query.post === createdId;
    return (
      <OpenPost
        key={isNew ? 'new' : query.post}
        id={isNew ? undefined : query.post}
        onSaved={(id) => {
          if (!isNew) return;
          setCreatedId(String(id));
          setQuery({ post: String(id) });
        }}
        onClose={() => {
          setCreatedId(undefined);
          setQuery({ post: '' });
          reload();
        }}
      />
    );
  }
  if (problem && !data)
    return (
      <Empty title={problem} text="Nothing is lost: the posts stay where they are.">
        <Button onClick={reload}>Retry</Button>
      </Empty>
    );
  if (!data) return <ListSkeleton label="Loading the posts" />;
  return (
    <PostList
      posts={data}
      search={query.q}
      state={oneOf(query.state, [...postStates, ''], '') as PostState | ''}
      onSearch={(q) => setQuery({ q }, 'typed')}
      onState={(state) => setQuery({ state })}
      onOpen={(id) => setQuery({ post: String(id) })}
    />
  );
};
