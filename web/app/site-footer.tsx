import { Link } from 'react-router-dom';
import { brand } from '#shared/brand.ts';
import { footer } from '#shared/content/landing/footer.ts';
import { BrandMark } from '#web/brand/brand-mark.tsx';
import { emit } from '#web/lib/events.ts';
import { paths } from '#web/lib/paths.ts';
import { NewsletterForm } from './newsletter-form.tsx';
import css from './site-footer.module.css';

/** The year of the build: prerendered pages can't change before the next one. */
const year = new Date().getUTCFullYear();

/** Opens the learning path even after its card was dismissed. */
const LearningLinks = () => (
  <>
    <button type="button" className={css.link} onClick={() => emit('open learning', {})}>
      {footer.learning}
    </button>
    <button
      type="button"
      className={css.link}
      onClick={() => emit('open learning', { step: 'roi-calculator' })}
    >
      {footer.savings}
    </button>
    <button type="button" className={css.link} onClick={() => emit('start tour')}>
      {footer.tour}
    </button>
  </>
);

export const SiteFooter = () => (
  <footer className={css.footer}>
    <div className={css.inner}>
      <div className={css.top}>
        <div className={css.about}>
          <p className={css.brand}>
            <BrandMark />
            {brand.name}
          </p>
          <p>{footer.pitch}</p>
          <a href={`mailto:${brand.email}`}>{brand.email}</a>
        </div>
        {footer.columns.map(({ title, links }) => (
          <div key={title}>
            <h2 className={css.title}>{title}</h2>
            <ul className={css.list}>
              {links.map(({ label, to }) => (
                <li key={label}>
                  {to.startsWith('/') ? <Link to={to}>{label}</Link> : <a href={to}>{label}</a>}
                </li>
              ))}
            </ul>
          </div>
        ))}
        <NewsletterForm />
      </div>
      <div className={css.bottom}>
        <ul className={css.badges} aria-label={footer.badgesLabel}>
          {footer.badges.map((badge) => (
            <li key={badge}>
              <Link to={paths.trust.to()}>{badge}</Link>
            </li>
          ))}
        </ul>
        <p>
          <span>{footer.legal(year)}</span>
          <Link to={paths.privacy.to()}>{footer.privacy}</Link>
          <Link to={paths.trust.to()}>{footer.trust}</Link>
          <LearningLinks />
        </p>
      </div>
    </div>
  </footer>
);
