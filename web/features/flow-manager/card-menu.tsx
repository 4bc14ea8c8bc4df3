import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '#web/ui/icons.tsx';

interface CardMenuProps {
  /** Name of the flow. */
  readonly name: string;
  readonly entries: readonly (readonly [label: string, action: () => void])[];
}

/** The less common actions for a flow. */
export const CardMenu = ({ name, entries }: CardMenuProps) => (
  <Menu position="bottom-end" width={240}>
    <Menu.Target>
      <ActionIcon variant="subtle" color="gray" size="lg" aria-label={`More for ${name}`}>
        <IconDots size={20} />
      </ActionIcon>
    </Menu.Target>
    <Menu.Dropdown>
      {entries.map(([label, action]) => (
        <Menu.Item key={label} onClick={action}>
          {label}
        </Menu.Item>
      ))}
    </Menu.Dropdown>
  </Menu>
);
