import { ActionIcon, Button, Checkbox, Popover, TextInput, UnstyledButton } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { IconAdjustments, IconTrash } from '#web/ui/icons.tsx';
import type { Column } from './columns.ts';
import { type SavedView, useSavedViews } from './saved-views.ts';
import css from './view-menu.module.css';

interface ViewMenuProps<T> {
  readonly list: string;
  readonly columns: readonly Column<T>[];
  readonly chosen: readonly string[];
  readonly onColumns: (keys: readonly string[]) => void;
  /** Search, filters and order as they are. */
  readonly query: Readonly<Record<string, string>>;
  readonly onQuery: (query: Readonly<Record<string, string>>) => void;
}

/** What of a list is shown: its columns, and views that were saved under a name. */
export const ViewMenu = <T,>({ list, columns, chosen, onColumns, query, onQuery }: ViewMenuProps<T>) => {
  const { saved, save, forget } = useSavedViews(list);
  const [name, setName] = useState('');
  const keep = (event: FormEvent) => {
    event.preventDefault();
    if (!name.trim()) return;
    save({ name: name.trim(), query, columns: chosen });
    setName('');
  };
  const open = (view: SavedView) => {
    onQuery(view.query);
    onColumns(view.columns);
  };
  return (
    <Popover position="bottom-end" width={280} trapFocus returnFocus>
      <Popover.Target>
        <Button variant="default" leftSection={<IconAdjustments size={16} aria-hidden="true" />}>
          Display
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Display">
        <fieldset className={css.group}>
          <legend>Columns</legend>
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
        </fieldset>
        <fieldset className={css.group}>
          <legend>Saved views</legend>
          {saved.map((view) => (
            <div key={view.name} className={css.view}>
              <UnstyledButton className={css.open} onClick={() => open(view)}>
                {view.name}
              </UnstyledButton>
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={`Forget the view ${view.name}`}
                onClick={() => forget(view.name)}
              >
                <IconTrash size={16} aria-hidden="true" />
              </ActionIcon>
            </div>
          ))}
          <form className={css.view} onSubmit={keep}>
            <TextInput
              className={css.open}
              aria-label="Name of this view"
              placeholder="Name of this view"
              maxLength={60}
              value={name}
              onChange={(event) => setName(event.currentTarget.value)}
            />
            <Button type="submit" variant="default" disabled={!name.trim()}>
              Save
            </Button>
          </form>
        </fieldset>
      </Popover.Dropdown>
    </Popover>
  );
};
