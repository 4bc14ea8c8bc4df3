import {
  IconAddressBook,
  IconBriefcase,
  IconCalendarEvent,
  IconChartBar,
  IconLogout,
  IconMail,
  IconMessages,
  IconUserCog,
} from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import css from './rail.module.css';

export const tabs = ['clients', 'contacts', 'bookings', 'subscribers', 'overview'] as const;
export type Tab = (typeof tabs)[number];

const icons = {
  clients: IconBriefcase,
  contacts: IconMessages,
  bookings: IconCalendarEvent,
  subscribers: IconMail,
  overview: IconChartBar,
} as const;
const iconSize = 20;

interface RailProps {
  readonly tab: Tab;
  readonly labels: Readonly<Record<Tab, string>>;
  readonly onTab: (tab: Tab) => void;
  readonly onPerson: () => void;
  readonly onAccount: () => void;
  readonly onLogout: () => void;
}

/** Title, sections and session: a rail on the left, on phones a line above and a bar below. */
export const Rail = ({ tab, labels, onTab, onPerson, onAccount, onLogout }: RailProps) => {
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
    document.getElementById(`tab-${next}`)?.focus();
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
        {tabs.map((name, index) => {
          const Icon = icons[name];
          return (
            <button
              key={name}
              type="button"
              role="tab"
              id={`tab-${name}`}
              aria-selected={tab === name}
              aria-controls="panel"
              tabIndex={tab === name ? 0 : -1}
              className={css.tab}
              onClick={() => onTab(name)}
              onKeyDown={(event) => onKey(event, index)}
            >
              <Icon size={iconSize} stroke={1.75} aria-hidden="true" />
              <span>{labels[name]}</span>
              <kbd>{index + 1}</kbd>
            </button>
          );
        })}
      </div>
      <div className={css.session}>
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
