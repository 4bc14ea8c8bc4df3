import { Menu } from '@mantine/core';
import { cloneElement, Fragment, type ReactElement, type Ref } from 'react';
import { Link } from 'react-router-dom';
import type { MenuEntry, Opener } from './late-menu.tsx';
import { useOpenAtOnce } from './open-at-once.ts';

interface MenuListProps {
  readonly target: Opener;
  readonly position?: 'bottom-start' | 'bottom-end' | 'top-start' | 'top-end';
  readonly width?: number;
  readonly entries: readonly MenuEntry[];
}

/** The menu of a button that was pressed. */
export const MenuList = ({ target, entries, ...place }: MenuListProps) => {
  const { button, ...open } = useOpenAtOnce();
  return (
    <Menu {...place} {...open}>
      <Menu.Target>
        {cloneElement(target as ReactElement<{ ref?: Ref<HTMLButtonElement> }>, { ref: button })}
      </Menu.Target>
      <Menu.Dropdown>
        {entries.map(({ label, Icon, danger, apart, to, run }) => {
          const look = {
            ...(danger ? { color: 'red' } : {}),
            leftSection: Icon && <Icon size={20} stroke={1.75} aria-hidden="true" />,
          };
          return (
            <Fragment key={label}>
              {apart && <Menu.Divider />}
              {to === undefined ? (
                <Menu.Item {...look} onClick={run}>
                  {label}
                </Menu.Item>
              ) : (
                <Menu.Item {...look} component={Link} to={to}>
                  {label}
                </Menu.Item>
              )}
            </Fragment>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
};
