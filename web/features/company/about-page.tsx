import { Link } from 'react-router-dom';
import { aboutPage as words } from '#shared/content/company/about.ts';
import { usePageTitle } from '#web/lib/page-meta.ts';
import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Quotes } from '#web/ui/quotes.tsx';
import css from './company.module.css';

/** /about: who we are, how a project runs, and what the product looks like. */
export const Page = () => {
  usePageTitle(words.title);
  return (
    <article className={css.page} aria-labelledby="about-title">
      <header className={css.head}>
        <h1 id="about-title">{words.title}</h1>
        <p className={css.lead}>{words.lead}</p>
      </header>
      <section className={css.section}>
        <h2>{words.work.title}</h2>
        <ol className={css.steps}>
          {words.work.steps.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section>
        <h2 className={css.wideTitle}>{words.product.title}</h2>
        <div className={css.pictures}>
          {words.product.pictures.map(({ id, caption, alt }) => (
            <figure key={id}>
              <picture>
                <source media="(prefers-color-scheme: dark)" srcSet={`/pictures/${id}-dark.webp`} />
                {/* Taken by `npm run screenshots`. */}
                <img src={`/pictures/${id}-light.webp`} alt={alt} width={1200} height={717} loading="lazy" />
              </picture>
              <figcaption>{caption}</figcaption>
            </figure>
          ))}
        </div>
      </section>
      <Quotes title={words.quotesTitle} />
      <section className={css.section}>
        <h2>{words.contact.title}</h2>
        <div>
          <p>{words.contact.text}</p>
          <p className={css.actions}>
            <ButtonLink to={paths.home.to('contact')}>{words.contact.button}</ButtonLink>
            <Link to={paths.trust.to()}>{words.contact.trust}</Link>
          </p>
        </div>
      </section>
    </article>
  );
};
