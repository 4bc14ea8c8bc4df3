import { Button, Group, Text } from '@mantine/core';
import { useDeferredValue } from 'react';
import type { AdminPostSummary, PostState } from '#shared/api/admin-posts.ts';
import { filterPosts } from '#shared/domain/blog/filter.ts';
import { formatDateTime } from '#web/lib/format.ts';
import { Empty } from '#web/ui/empty.tsx';
import { FilterBar, SearchBox, Select } from '../parts/filter-bar.tsx';
import { Entries, Entry } from '../parts/panel.tsx';
import { Badge } from '../parts/status-badge.tsx';
import { readLocalPost, stateLabels, stateTones } from './post-values.ts';

type StateFilter = PostState | '';

interface PostListProps {
  readonly posts: readonly AdminPostSummary[];
  readonly search: string;
  readonly state: StateFilter;
  readonly onSearch: (text: string) => void;
  readonly onState: (state: StateFilter) => void;
  readonly onOpen: (id: number | 'new') => void;
}

const detail = ({ state, publishedAt, savedAt, category, author, views, likes }: AdminPostSummary): string =>
  [
    state === 'draft'
      ? `Saved ${formatDateTime(savedAt)}`
      : `${state === 'scheduled' ? 'Goes live' : 'Published'} ${formatDateTime(publishedAt)}`,
    category,
    author,
    ...(state === 'published' ? [`${views} views`, `${likes} likes`] : []),
  ]
    .filter(Boolean)
    .join(' · ');

const Row = ({ post, onOpen }: { post: AdminPostSummary; onOpen: () => void }) => {
  const title = post.title || 'Untitled post';
  return (
    <Entry
      text={
        <Group gap="xs" component="span">
          <bdi>{title}</bdi>
          <Badge tone={stateTones[post.state]}>{stateLabels[post.state]}</Badge>
          {post.hasChanges && <Badge tone="warm">Unpublished changes</Badge>}
          {post.featured && <Badge tone="new">Featured</Badge>}
          {readLocalPost(post.id) && <Badge tone="bad">Unsaved in this browser</Badge>}
        </Group>
      }
      below={detail(post)}
    >
      <Button size="compact-sm" variant="default" aria-label={`Edit ${title}`} onClick={onOpen}>
        Edit
      </Button>
    </Entry>
  );
};

/** All posts with a filter by state and a search. */
export const PostList = ({ posts, search, state, onSearch, onState, onOpen }: PostListProps) => {
  const needle = useDeferredValue(search);
  const found = filterPosts(posts, { search: needle, category: '' }).filter(
    (post) => state === '' || post.state === state,
  );
  return (
    <>
      <FilterBar>
        <SearchBox placeholder="Search posts" value={search} onChange={onSearch} />
        <Select
          label="State"
          value={state}
          options={{ '': 'All states', ...stateLabels }}
          onChange={onState}
        />
        <Button onClick={() => onOpen('new')}>
          {readLocalPost('new') ? 'Continue new post' : 'New post'}
        </Button>
      </FilterBar>
      {posts.length === 0 && (
        <Empty
          title="No posts yet"
          text="Write the first one: it gets its own page, and a place in the feed."
        >
          <Button onClick={() => onOpen('new')}>Write a post</Button>
        </Empty>
      )}
      {posts.length > 0 && found.length === 0 && (
        <Empty title="No posts match" text="Change the search or choose another state.">
          <Button
            variant="default"
            onClick={() => {
              onSearch('');
              onState('');
            }}
          >
            Show all posts
          </Button>
        </Empty>
      )}
      {found.length > 0 && (
        <>
          <Text size="sm" c="dimmed" role="status" mt="xs">
            {found.length === 1 ? '1 post' : `${found.length} posts`}
          </Text>
          <Entries label="Posts">
            {found.map((post) => (
              <Row key={post.id} post={post} onOpen={() => onOpen(post.id)} />
            ))}
          </Entries>
        </>
      )}
    </>
  );
};
