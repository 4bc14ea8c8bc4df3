import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { brand } from '#shared/brand.ts';
import { navigation as words } from '#shared/content/landing/navigation.ts';
import { BrandMark } from '#web/brand/brand-mark.tsx';
import { emit } from '#web/lib/events.ts';
import { pageRows, paths } from '#web/lib/paths.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import css from './site-nav.module.css';
import { useProgress } from './use-progress.ts';

const links = [
  { label: words.home, to: paths.home.to('home') },
  { label: words.services, to: paths.home.to('services') },
  { label: words.portfolio, to: paths.home.to('portfolio') },
  ...pageRows.flatMap(({ pattern, navigation }) =>
    navigation ? [{ label: words[navigation], to: pattern }] : [],
  ),
  { label: words.contact, to: paths.home.to('contact') },
];

/**
 * Empty and hidden without points. The loader shows it before hydration, with the text of `data-level`, so
 * React must not change either.
 */
const LevelBadge = ({ label }: { readonly label: string }) => (
  <Badge data-level={words.level(1)} hidden={label === ''} suppressHydrationWarning>
    {label}
  </Badge>
);

/** The fixed header: transparent at the top, frosted after 100 px. The mobile menu opens without scripts. */
export const SiteNav = () => {
  const { pathname, key } = useLocation();
  const menu = useRef<HTMLDetailsElement>(null);
  const { stepsCompleted, totalPoints, level } = useProgress();

  // Uses the DOM state, so that a menu opened before hydration can be closed after it.
  const closeMenu = () => menu.current?.removeAttribute('open');

  const shownAt = useRef(key);
  useEffect(() => {
    // Navigation closes the menu; hydration must not.
    if (shownAt.current !== key) menu.current?.removeAttribute('open');
    shownAt.current = key;
  }, [key]);

  const onMenuKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !menu.current?.open) return;
    closeMenu();
    menu.current.querySelector('summary')?.focus();
  };

  const current = (to: string) => (to === pathname ? ('page' as const) : undefined);
  const badges = (
    <>
      <LevelBadge label={totalPoints > 0 ? words.level(level) : ''} />
      {stepsCompleted === 5 && (
        <Badge tone="spark" className={css.expert}>
          {words.expert}
        </Badge>
      )}
    </>
  );

  return (
    <header className={css.bar}>
      <a className={css.skip} href="#main">
        {words.skip}
      </a>
      <div className={css.inner}>
        <Link className={css.brand} to={paths.home.to()}>
          <BrandMark />
          {brand.name}
        </Link>
        <nav className={css.wide} aria-label={words.label}>
          {links.map(({ label, to }) => (
            <Link key={to} className={css.link} to={to} aria-current={current(to)}>
              {label}
            </Link>
          ))}
          <Link className={css.link} to={paths.flows.to()}>
            {words.flows}
          </Link>
          <button
            type="button"
            className={[css.link, css.learn].join(' ')}
            onClick={() => emit('open learning', {})}
          >
            {words.learn}
          </button>
        </nav>
        <div className={css.end}>
          {badges}
          <ButtonLink className={css.start} to={paths.home.to('contact')}>
            {words.start}
          </ButtonLink>
        </div>
        <details className={css.menu} ref={menu} onKeyDown={onMenuKey}>
          <summary className={css.toggle}>
            <span className="visually-hidden">{words.menu}</span>
            <span className={css.lines} aria-hidden="true" />
          </summary>
          <nav className={css.sheet} aria-label={words.label}>
            {links.map(({ label, to }) => (
              <Link key={to} className={css.sheetLink} to={to} aria-current={current(to)} onClick={closeMenu}>
                {label}
              </Link>
            ))}
            {stepsCompleted === 5 && (
              <Badge tone="spark" className={css.expert}>
                {words.expert}
              </Badge>
            )}
            <ButtonLink size="large" to={paths.home.to('contact')} onClick={closeMenu}>
              {words.start}
            </ButtonLink>
          </nav>
        </details>
      </div>
    </header>
  );
};
