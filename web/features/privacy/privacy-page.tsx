import { brand } from '#shared/brand.ts';
import { privacy } from '#shared/content/landing/privacy.ts';
import { usePageTitle } from '#web/lib/page-meta.ts';
import css from './privacy-page.module.css';

export const Page = () => {
  usePageTitle(privacy.title);
  return (
    <article className={css.page} aria-labelledby="privacy-title">
      <h1 id="privacy-title">{privacy.title}</h1>
      <p className={css.lead}>
        {privacy.responsible} <a href={`mailto:${brand.privacyEmail}`}>{brand.privacyEmail}</a>
      </p>
      {privacy.sections.map(({ title, paragraphs }) => (
        <section key={title}>
          <h2>{title}</h2>
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </section>
      ))}
    </article>
  );
};
