import { brand } from '#shared/brand.ts';
import css from './quotes.module.css';

/** Customers' words, as the owner entered them; nothing while there are none. */
export const Quotes = ({ title }: { title: string }) =>
  brand.quotes.length > 0 && (
    <section aria-labelledby="quotes-title">
      <h2 id="quotes-title" className={css.title}>
        {title}
      </h2>
      <div className={css.quotes}>
        {brand.quotes.map(({ text, name, company }) => (
          <figure key={text}>
            <blockquote className={css.text}>{text}</blockquote>
            <figcaption className={css.name}>
              {name}, {company}
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
