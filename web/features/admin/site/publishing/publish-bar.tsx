import { Alert, Button, Group, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { Publication } from '#shared/api/publication.ts';
import { Badge } from '#web/features/admin/parts/status-badge.tsx';
import { formatDateTime } from '#web/lib/format.ts';
import { useSite } from '../draft/site-context.ts';
import type { SaveState } from '../draft/use-site-draft.ts';
import { describeProgress } from './progress.ts';
import css from './publish-bar.module.css';

const saveTexts: Readonly<Record<SaveState, string>> = {
  saved: 'Draft saved',
  waiting: 'Saving…',
  saving: 'Saving…',
  failed: 'Not saved yet',
  conflict: 'Waiting for your choice',
};

const describeCount = (count: number): string =>
  count === 0
    ? 'No changes to publish'
    : `${count} ${count === 1 ? 'change' : 'changes'} not on the site yet`;

/** The current time, updated every second while something is being published. */
const useSeconds = (isRunning: boolean): number => {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return Math.max(now, 0);
};

interface PublishBarProps {
  readonly publications: readonly Publication[];
  /** How many values differ from the live site; undefined if unknown. */
  readonly changeCount: number | undefined;
  /** Publications during this visit; their outcome is shown until the next edit. */
  readonly followed: number | undefined;
  readonly onReview: () => void;
  readonly onRetry: () => void;
}

/** Shows whether the draft is saved, what differs from the site, and how the last publication went. */
export const PublishBar = ({ publications, changeCount, followed, onReview, onRetry }: PublishBarProps) => {
  const { draft } = useSite();
  const newest = publications.find(({ state }) => state !== 'cancelled' && state !== 'scheduled');
  const scheduled = publications.filter(({ state }) => state === 'scheduled').at(-1);
  const isRendering = newest?.state === 'rendering';
  const now = useSeconds(isRendering);
  const isShown = newest && (isRendering || newest.state === 'failed' || newest.number === followed);
  const progress = isShown ? describeProgress(newest, now) : undefined;
  const unfinished = Object.keys(draft.typed).length;
  return (
    <>
      <Group className={css.bar} gap="sm" role="region" aria-label="Publishing">
        <Text size="sm" c="dimmed" role="status" className={css.state}>
          {saveTexts[draft.state]}
          {unfinished > 0 && ` · ${unfinished === 1 ? '1 field needs' : `${unfinished} fields need`} a look`}
        </Text>
        {scheduled && <Badge tone="active">Scheduled for {formatDateTime(scheduled.at)}</Badge>}
        {progress && progress.tone !== 'bad' && (
          <span role="status">
            <Badge tone={progress.tone}>{progress.text}</Badge>
          </span>
        )}
        <Text size="sm" fw={600} className={css.count}>
          {changeCount !== undefined && describeCount(changeCount)}
        </Text>
        <Button disabled={!changeCount || draft.state === 'conflict' || isRendering} onClick={onReview}>
          Review and publish
        </Button>
      </Group>
      {draft.state === 'failed' && draft.failure && (
        <Alert color="red" role="alert" mb="md" p="xs">
          <Group gap="sm">
            {draft.failure}
            <Button size="compact-sm" variant="default" onClick={() => void draft.save()}>
              Save again
            </Button>
          </Group>
        </Alert>
      )}
      {progress?.tone === 'bad' && (
        <Alert color="red" role="alert" mb="md" p="xs">
          <Group gap="sm">
            {progress.text}
            <Button size="compact-sm" variant="default" onClick={onRetry}>
              Publish again
            </Button>
          </Group>
        </Alert>
      )}
    </>
  );
};
