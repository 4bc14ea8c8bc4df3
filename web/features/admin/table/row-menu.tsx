import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '#web/ui/icons.tsx';

export interface RowAction {
  readonly label: string;
  readonly run: () => void;
  readonly danger?: boolean;
}

/** What is seldom done with a row. */
export const RowMenu = ({ name, actions }: { name: string; actions: readonly RowAction[] }) => (
  <Menu position="bottom-end">
    <Menu.Target>
      <ActionIcon variant="subtle" color="gray" aria-label={`More for ${name}`}>
        <IconDots size={18} aria-hidden="true" />
      </ActionIcon>
    </Menu.Target>
    <Menu.Dropdown>
      {actions.map(({ label, run, danger }) => (
        <Menu.Item key={label} {...(danger ? { color: 'red' } : {})} onClick={run}>
          {label}
        </Menu.Item>
      ))}
    </Menu.Dropdown>
  </Menu>
);
