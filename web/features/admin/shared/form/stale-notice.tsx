import { Alert, Button, Group, List } from '@mantine/core';

interface StaleNoticeProps<T extends object> {
  readonly before: T;
  readonly now: T;
  readonly labels: Partial<Readonly<Record<keyof T & string, string>>>;
  /**
   * Uses the other session's version as the new base and keeps my edits; the next save knowingly overwrites
   * it.
   */
  readonly onKeepMine: () => void;
  /** Discards my edits and loads the other session's version. */
  readonly onTakeTheirs: () => void;
}

const shown = (value: unknown): string =>
  value === undefined || value === null || value === '' ? '—' : String(value);

/**
 * Shown when another session saved the record during the edit: lists its changes and offers both versions.
 */
export const StaleNotice = <T extends object>({
  before,
  now,
  labels,
  onKeepMine,
  onTakeTheirs,
}: StaleNoticeProps<T>) => {
  const changed = (Object.entries(labels) as [keyof T & string, string][]).filter(
    ([field]) => shown(before[field]) !== shown(now[field]),
  );
  return (
    <Alert color="warning" role="alert" title="Someone changed this record in the meantime.">
      <p>Nothing was overwritten.</p>
      <List size="sm">
        {changed.map(([field, label]) => (
          <List.Item key={field}>
            {label}: {shown(before[field])} → {shown(now[field])}
          </List.Item>
        ))}
      </List>
      <Group gap="xs" mt="sm">
        <Button size="compact-md" onClick={onKeepMine}>
          Keep my version and save
        </Button>
        <Button size="compact-md" variant="default" onClick={onTakeTheirs}>
          Take their version
        </Button>
      </Group>
    </Alert>
  );
};
