import type { KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { IconAddressBook, IconLogout, IconRoute, IconUserCog } from '#web/ui/icons.tsx';
import css from './rail.module.css';
import { type Portal, type Tab, tabLabel, tabs } from './tabs.tsx';

const iconSize = 20;

interface RailProps {
  readonly tab: Tab;
  readonly portal: Portal;
  readonly onTab: (tab: Tab) => void;
  readonly onPerson: () => void;
  readonly onAccount: () => void;
  readonly onLogout: () => void;
}

/** Title, sections and session: a rail on the left, on phones a line above and a bar below. */
export const Rail = ({ tab, portal, onTab, onPerson, onAccount, onLogout }: RailProps) => {
  const onKey = (event: KeyboardEvent, index: number) => {
    const step = ['ArrowDown', 'ArrowRight'].includes(event.key)
      ? 1
      : ['ArrowUp', 'ArrowLeft'].includes(event.key)
        ? -1
        : 0;
    const next = tabs[(index + step + tabs.length) % tabs.length];
    if (!step || !next) return;
    event.preventDefault();
    onTab(next);
    document.getElementById(`tab-${next.name}`)?.focus();
  };
  const session = [
    { label: 'A person’s data', Icon: IconAddressBook, run: onPerson },
    { label: 'Account', Icon: IconUserCog, run: onAccount },
    { label: 'Logout', Icon: IconLogout, run: onLogout },
  ];
  return (
    <header className={css.rail}>
      <div className={css.brand}>
        <h1>Admin Portal</h1>
        <p>Manage client onboarding and project status</p>
      </div>
      <div className={css.tabs} role="tablist" aria-label="Sections" aria-orientation="vertical">
        {tabs.map((each, index) => (
          <button
            key={each.name}
            type="button"
            role="tab"
            id={`tab-${each.name}`}
            aria-selected={tab === each}
            aria-controls="panel"
            tabIndex={tab === each ? 0 : -1}
            className={css.tab}
            onClick={() => onTab(each)}
            onKeyDown={(event) => onKey(event, index)}
          >
            <each.Icon size={iconSize} stroke={1.75} aria-hidden="true" />
            <span>{tabLabel(each, portal)}</span>
            <kbd>{index + 1}</kbd>
          </button>
        ))}
      </div>
      <div className={css.session}>
        <Link className={css.tool} to={paths.flows.to()}>
          <IconRoute size={iconSize} stroke={1.75} aria-hidden="true" />
          <span>Flows</span>
        </Link>
        {session.map(({ label, Icon, run }) => (
          <button key={label} type="button" className={css.tool} onClick={run}>
            <Icon size={iconSize} stroke={1.75} aria-hidden="true" />
            <span>{label}</span>
          </button>
        ))}
      </div>
    </header>
  );
};
