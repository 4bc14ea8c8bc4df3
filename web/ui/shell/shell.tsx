import { AppShell, Kbd, UnstyledButton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type CSSProperties, type KeyboardEvent, memo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatCount } from '#web/lib/format.ts';
import { type Icon, IconDots, IconSearch } from '#web/ui/icons.tsx';
import { LateMenu } from '#web/ui/late-menu.tsx';
import css from './shell.module.css';

/** An entry of the rail. */
export interface RailItem {
  readonly name: string;
  readonly label: string;
  readonly Icon: Icon;
  readonly chosen: boolean;
  /** The number beside the label; undefined when it is zero or unknown. */
  readonly count?: number;
  /** The count is work to do. */
  readonly due?: boolean;
  /** The count as a part of the accessible name. */
  readonly size?: string;
  /** Shows the count as part of the label, 'Client Projects (12)', instead of a badge. */
  readonly isCounted?: boolean;
  /** The keyboard shortcut. */
  readonly hint?: string;
  /** The path of a link to another page; without it the entry is a tab of this page. */
  readonly to?: string;
  readonly onChoose?: () => void;
}

export interface ShellTool {
  readonly label: string;
  readonly Icon: Icon;
  readonly run: () => void;
  /** Stays in the header on a phone; other tools move under More. */
  readonly atHand?: true;
}

interface ShellProps {
  readonly title: string;
  readonly subtitle: string;
  /** Whether the title is the page's h1; false if the page has its own. */
  readonly titled?: boolean;
  readonly railItems: readonly RailItem[];
  readonly tools: readonly ShellTool[];
  readonly onSearch?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** Below this width the rail becomes a bottom bar with the first entries, and the rest under More. */
const phone = '(max-width: 56em)';
const itemsOnPhone = 5;
/** Below this width the labels of five entries touch each other. */
const phoneQuery = '(max-width: 22em)';
const icon = { size: 20, stroke: 1.75, 'aria-hidden': 'true' } as const;

/** The id of a rail entry's tab; the entry's panel refers to it. */
export const getTabId = (name: string): string => `tab-${name}`;

const insideOf = (railItem: RailItem) => (
  <>
    <railItem.Icon {...icon} />
    <span>
      {railItem.label}
      {railItem.size && ' '}
      {railItem.size && (
        <span className={railItem.isCounted ? css.size : 'visually-hidden'}>({railItem.size})</span>
      )}
    </span>
    {railItem.hint && !railItem.size && (
      <Kbd className={css.key} aria-hidden="true">
        {railItem.hint}
      </Kbd>
    )}
    {railItem.count !== undefined && (
      <span
        className={css.count}
        data-due={railItem.due || undefined}
        data-labelled={railItem.isCounted || undefined}
        aria-hidden="true"
      >
        {formatCount(railItem.count)}
      </span>
    )}
  </>
);

const AllNavLinks = ({ railItems, shown }: { railItems: readonly RailItem[]; shown: number }) => {
  const tabs = railItems.filter(({ to }) => to === undefined);
  const reachable = tabs.find(
    ({ chosen, name }) => chosen && railItems.findIndex((p) => p.name === name) < shown,
  );
  const onKey = (event: KeyboardEvent, index: number) => {
    const last = tabs.length - 1;
    const next = {
      ArrowDown: index === last ? 0 : index + 1,
      ArrowRight: index === last ? 0 : index + 1,
      ArrowUp: index === 0 ? last : index - 1,
      ArrowLeft: index === 0 ? last : index - 1,
      Home: 0,
      End: last,
    }[event.key];
    const railItem = next === undefined ? undefined : tabs[next];
    if (!railItem) return;
    event.preventDefault();
    railItem.onChoose?.();
    document.getElementById(getTabId(railItem.name))?.focus();
  };
  const at = (railItem: RailItem) => ({ order: railItems.indexOf(railItem) }) as CSSProperties;
  return (
    <>
      {tabs.length > 0 && (
        <div className={css.tabs} role="tablist" aria-label="Sections" aria-orientation="vertical">
          {tabs.map((railItem, index) => (
            <UnstyledButton
              key={railItem.name}
              role="tab"
              id={getTabId(railItem.name)}
              aria-selected={railItem.chosen}
              aria-keyshortcuts={railItem.hint}
              aria-controls="panel"
              tabIndex={railItem === (reachable ?? tabs[0]) ? 0 : -1}
              hidden={railItems.indexOf(railItem) >= shown}
              className={css.place}
              style={at(railItem)}
              onClick={railItem.onChoose}
              onKeyDown={(event) => onKey(event, index)}
            >
              {insideOf(railItem)}
            </UnstyledButton>
          ))}
        </div>
      )}
      {railItems.map(
        (railItem, index) =>
          railItem.to !== undefined &&
          index < shown && (
            <Link
              key={railItem.name}
              to={railItem.to}
              className={css.place}
              style={at(railItem)}
              aria-current={railItem.chosen ? 'page' : undefined}
              aria-keyshortcuts={railItem.hint}
            >
              {insideOf(railItem)}
            </Link>
          ),
      )}
    </>
  );
};

/** Memoised, so that typing in the header's search doesn't render every entry. */
const NavLinks = memo(AllNavLinks);

const More = ({ railItems, tools, after }: Pick<ShellProps, 'railItems' | 'tools'> & { after: number }) => (
  <LateMenu
    position="top-end"
    width={240}
    entries={[
      ...railItems.map(({ label, size, Icon, to, onChoose }) => ({
        label: size ? `${label} (${size})` : label,
        Icon,
        to,
        run: onChoose,
      })),
      ...tools.map((tool, index) => ({ ...tool, apart: index === 0 })),
    ]}
    target={
      <UnstyledButton
        className={css.place}
        style={{ order: after }}
        data-chosen={railItems.some(({ chosen }) => chosen) || undefined}
      >
        <IconDots {...icon} />
        <span className={css.label}>More</span>
      </UnstyledButton>
    }
  />
);

/** The shell of portal and flows: a rail of entries (on a phone a bottom bar) beside the content. */
export const Shell = ({
  title,
  subtitle,
  titled = true,
  railItems,
  tools,
  onSearch,
  children,
}: ShellProps) => {
  const small = useMediaQuery(phone, undefined, { getInitialValueInEffect: false });
  const isNarrow = useMediaQuery(phoneQuery, undefined, { getInitialValueInEffect: false });
  const shown = isNarrow ? itemsOnPhone - 1 : itemsOnPhone;
  const search = onSearch && (
    <UnstyledButton className={css.search} aria-label={small ? 'Search' : undefined} onClick={onSearch}>
      <IconSearch {...icon} size={18} />
      {!small && <span className={css.label}>Search</span>}
      <Kbd className={css.hint} aria-hidden="true">
        {navigator.platform.startsWith('Mac') ? '⌘K' : 'Ctrl K'}
      </Kbd>
    </UnstyledButton>
  );
  const brand = (
    <div className={css.brand}>
      {titled ? <h1>{title}</h1> : <p className={css.name}>{title}</p>}
      <p>{subtitle}</p>
    </div>
  );
  return (
    <AppShell
      className={css.shell}
      navbar={{ width: '15.5rem', breakpoint: '56em', collapsed: { mobile: true } }}
      {...(small ? { header: { height: '3.25rem' }, footer: { height: '4rem' } } : {})}
      transitionDuration={0}
      data-toasts={small ? 'bottom-start' : 'rail'}
    >
      {small ? (
        <>
          <AppShell.Header className={css.top}>
            {brand}
            {search}
            {tools
              .filter(({ atHand }) => atHand)
              .map(({ label, Icon, run }) => (
                <UnstyledButton key={label} className={css.search} aria-label={label} onClick={run}>
                  <Icon {...icon} />
                </UnstyledButton>
              ))}
          </AppShell.Header>
          <AppShell.Footer className={css.bar} component="nav" aria-label="Workspace">
            <NavLinks railItems={railItems} shown={shown} />
            <More
              railItems={railItems.slice(shown)}
              tools={tools.filter(({ atHand }) => !atHand)}
              after={shown}
            />
          </AppShell.Footer>
        </>
      ) : (
        <AppShell.Navbar className={css.rail} aria-label="Workspace">
          {brand}
          {search}
          <div className={css.places}>
            <NavLinks railItems={railItems} shown={railItems.length} />
          </div>
          <div className={css.tools}>
            {tools.map(({ label, Icon, run }) => (
              <UnstyledButton key={label} className={css.place} onClick={run}>
                <Icon {...icon} />
                <span className={css.label}>{label}</span>
              </UnstyledButton>
            ))}
          </div>
        </AppShell.Navbar>
      )}
      <AppShell.Main component="div" className={css.main}>
        {children}
      </AppShell.Main>
    </AppShell>
  );
};
