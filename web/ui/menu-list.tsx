import { Menu } from '@mantine/core';
import { cloneElement, Fragment, type ReactElement, type Ref } from 'react';
import { Link } from 'react-router-dom';
import type { MenuOfButton } from './menu-entry.ts';
import { useOpenOnMount } from './use-open-on-mount.ts';

/** An open menu below its button. */
export const MenuList = ({ target, entries, ...place }: MenuOfButton) => {
  const { button, ...open } = useOpenOnMount();
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
