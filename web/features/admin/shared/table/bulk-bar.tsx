import { Button, Group, Paper } from '@mantine/core';
import { formatCount } from '#web/lib/format.ts';
import { LateMenu } from '#web/ui/late-menu.tsx';

export interface BulkBarProps<S extends string> {
  readonly count: number;
  /** The plural noun for the rows: 'contacts'. */
  readonly what: string;
  readonly statuses: Readonly<Record<S, string>>;
  readonly onStatus: (status: S) => void;
  readonly onExport: () => void;
  /** Progress of a running export. */
  readonly exporting: string | undefined;
  readonly onDelete: (() => void) | undefined;
  readonly onClear: () => void;
}

/** Actions for all selected rows; renders nothing without a selection. */
export const BulkBar = <S extends string>({
  count,
  what,
  statuses,
  onStatus,
  onExport,
  exporting,
  onDelete,
  onClear,
}: BulkBarProps<S>) =>
  count > 0 && (
    <Paper
      component="section"
      aria-label="Selected rows"
      pos="sticky"
      bottom="calc(var(--app-shell-footer-offset, 0rem) + var(--s3))"
      p="xs"
      ps="md"
      bg="var(--surface-raised)"
      shadow="md"
      style={{ zIndex: 5, justifySelf: 'center' }}
    >
      <Group gap="xs">
        <p role="status">
          {formatCount(count)} {count === 1 ? what.replace(/s$/, '') : what} selected
        </p>
        <LateMenu
          position="top-start"
          entries={(Object.entries(statuses) as [S, string][]).map(([status, label]) => ({
            label,
            run: () => onStatus(status),
          }))}
          target={
            <Button size="compact-sm" variant="default">
              Set status
            </Button>
          }
        />
        <Button size="compact-sm" variant="default" disabled={exporting !== undefined} onClick={onExport}>
          {exporting ?? 'Export'}
        </Button>
        {onDelete && (
          <Button size="compact-sm" variant="light" color="red" onClick={onDelete}>
            Delete
          </Button>
        )}
        <Button size="compact-sm" variant="subtle" onClick={onClear}>
          Clear selection
        </Button>
      </Group>
    </Paper>
  );
