import { AppShell, Kbd, UnstyledButton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type CSSProperties, type KeyboardEvent, memo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatCount } from '#web/lib/format.ts';
import { type Icon, IconDots, IconSearch } from '#web/ui/icons.tsx';
import { LateMenu } from '#web/ui/late-menu.tsx';
import css from './shell.module.css';

/** An entry of the rail. */
export interface ShellPlace {
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
  /** The path of a link to another page; without it the place is a tab of this page. */
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
  readonly places: readonly ShellPlace[];
  readonly tools: readonly ShellTool[];
  readonly onSearch?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** Below this width the rail becomes a bottom bar with the first places, and the rest under More. */
const phone = '(max-width: 56em)';
const placesOnPhone = 5;
/** Below this width the labels of five places touch each other. */
const phoneQuery = '(max-width: 22em)';
const icon = { size: 20, stroke: 1.75, 'aria-hidden': 'true' } as const;

/** The id of a place's tab; its panel refers to it. */
export const getTabId = (name: string): string => `tab-${name}`;

const insideOf = (place: ShellPlace) => (
  <>
    <place.Icon {...icon} />
    <span>
      {place.label}
      {place.size && ' '}
      {place.size && <span className={place.isCounted ? css.size : 'visually-hidden'}>({place.size})</span>}
    </span>
    {place.hint && !place.size && (
      <Kbd className={css.key} aria-hidden="true">
        {place.hint}
      </Kbd>
    )}
    {place.count !== undefined && (
      <span
        className={css.count}
        data-due={place.due || undefined}
        data-labelled={place.isCounted || undefined}
        aria-hidden="true"
      >
        {formatCount(place.count)}
      </span>
    )}
  </>
);

const AllNavLinks = ({ places, shown }: { places: readonly ShellPlace[]; shown: number }) => {
  const tabs = places.filter(({ to }) => to === undefined);
  const reachable = tabs.find(
    ({ chosen, name }) => chosen && places.findIndex((p) => p.name === name) < shown,
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
    const place = next === undefined ? undefined : tabs[next];
    if (!place) return;
    event.preventDefault();
    place.onChoose?.();
    document.getElementById(getTabId(place.name))?.focus();
  };
  const at = (place: ShellPlace) => ({ order: places.indexOf(place) }) as CSSProperties;
  return (
    <>
      {tabs.length > 0 && (
        <div className={css.tabs} role="tablist" aria-label="Sections" aria-orientation="vertical">
          {tabs.map((place, index) => (
            <UnstyledButton
              key={place.name}
              role="tab"
              id={getTabId(place.name)}
              aria-selected={place.chosen}
              aria-keyshortcuts={place.hint}
              aria-controls="panel"
              tabIndex={place === (reachable ?? tabs[0]) ? 0 : -1}
              hidden={places.indexOf(place) >= shown}
              className={css.place}
              style={at(place)}
              onClick={place.onChoose}
              onKeyDown={(event) => onKey(event, index)}
            >
              {insideOf(place)}
            </UnstyledButton>
          ))}
        </div>
      )}
      {places.map(
        (place, index) =>
          place.to !== undefined &&
          index < shown && (
            <Link
              key={place.name}
              to={place.to}
              className={css.place}
              style={at(place)}
              aria-current={place.chosen ? 'page' : undefined}
              aria-keyshortcuts={place.hint}
            >
              {insideOf(place)}
            </Link>
          ),
      )}
    </>
  );
};

/** Memoised, so that typing in the header's search doesn't render every place. */
const NavLinks = memo(AllNavLinks);

const More = ({ places, tools, after }: Pick<ShellProps, 'places' | 'tools'> & { after: number }) => (
  <LateMenu
    position="top-end"
    width={240}
    entries={[
      ...places.map(({ label, size, Icon, to, onChoose }) => ({
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
        data-chosen={places.some(({ chosen }) => chosen) || undefined}
      >
        <IconDots {...icon} />
        <span className={css.label}>More</span>
      </UnstyledButton>
    }
  />
);

/** The shell of portal and flows: a rail of places (on a phone a bottom bar) beside the content. */
export const Shell = ({ title, subtitle, titled = true, places, tools, onSearch, children }: ShellProps) => {
  const small = useMediaQuery(phone, undefined, { getInitialValueInEffect: false });
  const isNarrow = useMediaQuery(phoneQuery, undefined, { getInitialValueInEffect: false });
  const shown = isNarrow ? placesOnPhone - 1 : placesOnPhone;
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
            <NavLinks places={places} shown={shown} />
            <More places={places.slice(shown)} tools={tools.filter(({ atHand }) => !atHand)} after={shown} />
          </AppShell.Footer>
        </>
      ) : (
        <AppShell.Navbar className={css.rail} aria-label="Workspace">
          {brand}
          {search}
          <div className={css.places}>
            <NavLinks places={places} shown={places.length} />
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
