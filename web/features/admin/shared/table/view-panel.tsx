import { ActionIcon, Button, Checkbox, Group, NavLink, Popover, Stack, Text, TextInput } from '@mantine/core';
import { cloneElement, type FormEvent, type ReactElement, type Ref, useState } from 'react';
import { IconTrash } from '#web/ui/icons.tsx';
import type { Opener } from '#web/ui/menu-entry.ts';
import { useOpenOnMount } from '#web/ui/use-open-on-mount.ts';
import type { Column } from './columns.ts';
import { type SavedView, useSavedViews } from './saved-views.ts';

export interface ViewMenuProps<T> {
  readonly list: string;
  readonly columns: readonly Column<T>[];
  readonly chosen: readonly string[];
  readonly onColumns: (keys: readonly string[]) => void;
  /** The current search, filters and order. */
  readonly query: () => Readonly<Record<string, string>>;
  readonly onQuery: (query: Readonly<Record<string, string>>) => void;
}

const Legend = ({ children }: { children: string }) => (
  <Text component="legend" size="xs" fw={600} c="dimmed" pb="xs">
    {children}
  </Text>
);

/** Chooses columns and saved views of a list. */
export const ViewPanel = <T,>({
  target,
  list,
  columns,
  chosen,
  onColumns,
  query,
  onQuery,
}: ViewMenuProps<T> & { readonly target: Opener }) => {
  const { button, ...opening } = useOpenOnMount();
  const { saved, save, forget } = useSavedViews(list);
  const [name, setName] = useState('');
  const keep = (event: FormEvent) => {
    event.preventDefault();
    if (!name.trim()) return;
    save({ name: name.trim(), query: query(), columns: chosen });
    setName('');
  };
  const open = (view: SavedView) => {
    onQuery(view.query);
    onColumns(view.columns);
  };
  return (
    <Popover {...opening} position="bottom-end" width={280} trapFocus returnFocus>
      <Popover.Target>
        {cloneElement(target as ReactElement<{ ref?: Ref<HTMLButtonElement>; onClick?: () => void }>, {
          ref: button,
          onClick: () => opening.onChange(!opening.opened),
        })}
      </Popover.Target>
      <Popover.Dropdown aria-label="Display">
        <Stack component="fieldset" gap="xs">
          <Legend>Columns</Legend>
          {columns
            .filter(({ fixed }) => !fixed)
            .map(({ key, label }) => (
              <Checkbox
                key={key}
                label={label}
                checked={chosen.includes(key)}
                onChange={(event) =>
                  onColumns(
                    event.currentTarget.checked ? [...chosen, key] : chosen.filter((other) => other !== key),
                  )
                }
              />
            ))}
        </Stack>
        <Stack component="fieldset" gap="xs" mt="md">
          <Legend>Saved views</Legend>
          {saved.map((view) => (
            <Group key={view.name} gap="xs" wrap="nowrap">
              <NavLink label={view.name} px={0} onClick={() => open(view)} />
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={`Delete the view ${view.name}`}
                onClick={() => forget(view.name)}
              >
                <IconTrash size={16} aria-hidden="true" />
              </ActionIcon>
            </Group>
          ))}
          <Group component="form" gap="xs" wrap="nowrap" onSubmit={keep}>
            <TextInput
              flex="1"
              aria-label="View name"
              placeholder="View name"
              maxLength={60}
              value={name}
              onChange={(event) => setName(event.currentTarget.value)}
            />
            <Button type="submit" variant="default" disabled={!name.trim()}>
              Save
            </Button>
          </Group>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
};
