import { useEffect, useRef } from 'react';
import { useParams } from 'react-router-dom';
import { brand } from '#shared/brand.ts';
import { languageOfTag, languages } from '#shared/domain/languages.ts';
import { fullTitle } from '#web/lib/page-meta.ts';
import { paths } from '#web/lib/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { BookingCard } from './booking-card.tsx';
import css from './booking-page.module.css';
import { useBooking } from './use-booking.ts';

/** A visitor's booking with its state and possible answers. The URL's token is the only authorisation. */
export const Page = () => {
  const { token = '' } = useParams();
  const { booking, words, problem, busy, answer, load } = useBooking(token);
  const heading = useRef<HTMLHeadingElement>(null);
  const title = booking && words ? words.own.titles[booking.status] : undefined;
  const shown = useRef<string>(undefined);
  useEffect(() => {
    if (title) document.title = fullTitle(title);
    // After an answer, move the focus to the new state.
    if (title && shown.current && shown.current !== booking?.status) heading.current?.focus();
    shown.current = booking?.status;
  }, [title, booking?.status]);
  const code = words?.code ?? languageOfTag(navigator.language) ?? 'en';
  return (
    <main id="main" className={css.page} lang={languages[code].locale} dir={languages[code].dir}>
      <a className={css.brand} href={paths.home.to()}>
        <span className={css.mark} aria-hidden="true" />
        {brand.name}
      </a>
      {booking && words && (
        <BookingCard
          key={booking.status}
          token={token}
          booking={booking}
          words={words}
          problem={problem}
          busy={busy}
          heading={heading}
          onAnswer={answer}
        />
      )}
      {!booking && words && problem && (
        <section className={css.card} role="alert">
          <h1>{words.own.titles.done}</h1>
          <p>{problem === 'missing' ? words.own.missing : words.own.failed}</p>
          {problem === 'failed' && (
            <div className={css.actions}>
              <Button onClick={() => void load()}>{words.chat.retry}</Button>
            </div>
          )}
        </section>
      )}
      {words && (
        <a className={css.write} href={`mailto:${brand.email}`}>
          {words.own.write}
        </a>
      )}
      {!booking && !problem && (
        <div className={css.waiting}>
          <Spinner label="…" />
        </div>
      )}
    </main>
  );
};
