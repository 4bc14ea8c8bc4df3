import { Link, useLocation } from 'react-router-dom';
import { navigation } from '#shared/content/landing/navigation.ts';
import { notFound } from '#shared/content/landing/not-found.ts';
import { usePageTitle } from '#web/lib/page-meta.ts';
import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import css from './not-found-page.module.css';

const shownPath = 60;

const places = [
  { label: navigation.pricing, to: paths.pricing.to() },
  { label: navigation.blog, to: paths.blog.to() },
  { label: navigation.services, to: paths.home.to('services') },
  { label: navigation.contact, to: paths.home.to('contact') },
] as const;

/** The 404 page, written as a short conversation like the rest of the site. */
export const Page = () => {
  const { pathname } = useLocation();
  usePageTitle(notFound.title);
  const path = pathname.length > shownPath ? `${pathname.slice(0, shownPath)}…` : pathname;
  return (
    <div className={css.page}>
      <p className={css.asked}>{notFound.asked(path)}</p>
      <div className={css.answer}>
        <h1 className={css.title}>{notFound.title}</h1>
        <p className={css.text}>{notFound.answer}</p>
        <ul className={css.places}>
          {places.map(({ label, to }) => (
            <li key={label}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
        <ButtonLink to={paths.home.to()}>{notFound.home}</ButtonLink>
      </div>
      <p className={css.hint}>
        <code>{notFound.hint}</code>
      </p>
    </div>
  );
};
