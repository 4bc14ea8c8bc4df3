import { Alert, Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatCount } from '#web/lib/format.ts';
import { Empty } from '#web/ui/empty.tsx';
import type { Collection } from '../data/use-list.ts';
import { ListSkeleton } from './list-skeleton.tsx';

interface RegionProps<T extends { id: string }> {
  readonly collection: Collection<T>;
  readonly what: string;
  readonly children: ReactNode;
}

/**
 * A list's region: a placeholder while loading, an error with Retry, or the rows with any loading or error
 * notice above.
 */
export const Region = <T extends { id: string }>({ collection, what, children }: RegionProps<T>) => {
  const { state, complete, problem, reason, rows, refresh } = collection;
  if (state === 'loading') {
    return <ListSkeleton label={`Loading ${what}`} />;
  }
  if (state === 'failed') {
    return (
      <Empty
        title={problem ?? 'Something went wrong'}
        text={`${reason ? `${reason} ` : ''}Nothing is lost: the data stays where it is.`}
      >
        <Button onClick={() => void refresh()}>Retry</Button>
      </Empty>
    );
  }
  return (
    <>
      {!complete && !problem && (
        <Alert color="info" role="status" p="xs">
          {/* No spinner: its animation would slow down the load it waits for. */}
          {formatCount(rows.length)} {what} so far, loading the rest…
        </Alert>
      )}
      {problem && (
        <Alert color="red" p="xs">
          <Group gap="sm">
            {problem}. {reason} What you see may be out of date.
            <Button size="compact-sm" variant="default" onClick={() => void refresh()}>
              Retry
            </Button>
          </Group>
        </Alert>
      )}
      {children}
    </>
  );
};
