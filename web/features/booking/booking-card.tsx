import { type RefObject, useEffect, useRef, useState } from 'react';
import { type BookingPage, getBookingFile } from '#shared/api/bookings.ts';
import { wallClockAt } from '#shared/domain/wall-clock.ts';
import { formatDay } from '#web/lib/format.ts';
import { buildUrl } from '#web/lib/http.ts';
import { paths } from '#web/lib/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import css from './booking-page.module.css';
import {
  type Answer,
  formatTimes,
  getServiceName,
  listAnswers,
  minutesText,
  type Words,
  zoneOf,
} from './booking-words.ts';
import type { Problem } from './use-booking.ts';

interface BookingCardProps {
  readonly token: string;
  readonly booking: BookingPage;
  readonly words: Words;
  readonly problem: Problem | undefined;
  /** The answer being sent. */
  readonly busy: Answer | undefined;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly onAnswer: (answer: Answer) => void;
}

const isWebAddress = (place: string): boolean => /^https:\/\/\S+$/.test(place);

const Facts = ({ booking, words }: Pick<BookingCardProps, 'booking' | 'words'>) => {
  const { status, startsAt, proposedStartsAt, preferredDate, durationMinutes, place, serviceInterest } =
    booking;
  const { own, chat, code } = words;
  const when = status === 'proposed' ? proposedStartsAt : startsAt;
  return (
    <dl className={css.facts}>
      {when && (
        <div>
          <dt>{status === 'requested' ? own.asked : own.when}</dt>
          {formatTimes(when, booking, code).map(({ text, zone }, index) => (
            <dd key={zone} className={index > 0 ? css.ours : undefined}>
              {text} <small>{zone}</small>
            </dd>
          ))}
          <dd>
            <small>{minutesText(durationMinutes, code)}</small>
          </dd>
        </div>
      )}
      {!when && preferredDate && (
        <div>
          <dt>{own.asked}</dt>
          <dd>{formatDay(preferredDate, code)}</dd>
        </div>
      )}
      <div>
        <dt>{own.sentOn}</dt>
        <dd>{formatDay(wallClockAt(new Date(booking.createdAt), zoneOf(booking)).date, code)}</dd>
      </div>
      {place && status === 'confirmed' && (
        <div>
          <dt>{own.where}</dt>
          <dd>{isWebAddress(place) ? <a href={place}>{place}</a> : place}</dd>
        </div>
      )}
      {serviceInterest && (
        <div>
          <dt>{chat.interest}</dt>
          <dd>{getServiceName(serviceInterest, words)}</dd>
        </div>
      )}
    </dl>
  );
};

/** Asks for confirmation before cancelling, which can't be undone. */
const CancelConfirmation = ({
  words,
  busy,
  onYes,
  onNo,
}: {
  words: Words;
  busy: boolean;
  onYes: () => void;
  onNo: () => void;
}) => {
  const question = useRef<HTMLDivElement>(null);
  useEffect(() => question.current?.focus(), []);
  return (
    <div ref={question} tabIndex={-1} className={css.sure} role="alertdialog" aria-label={words.own.sure}>
      <p>{words.own.sure}</p>
      <div className={css.actions}>
        <Button look="quiet" onClick={onNo}>
          {words.own.no}
        </Button>
        <Button disabled={busy} onClick={onYes}>
          {busy ? words.chat.sending : words.own.yes}
        </Button>
      </div>
    </div>
  );
};

/** One booking in its current state. */
export const BookingCard = (props: BookingCardProps) => {
  const { token, booking, words, problem, busy, heading, onAnswer } = props;
  const [asks, setAsks] = useState(false);
  const { own, chat } = words;
  const { status, reply } = booking;
  const open = listAnswers(booking, Date.now());
  const over = status === 'declined' || status === 'cancelled' || status === 'no_show';
  // A single button is primary; one of several is secondary.
  const alone = open.length === 1 && status !== 'confirmed';
  const lookOf = (answer: Answer, index: number) =>
    answer === 'cancel' ? (alone ? 'quiet' : 'plain') : index === 0 ? 'primary' : 'quiet';
  const labels: Readonly<Record<Answer, string>> = {
    accept: own.accept,
    decline: own.refuse,
    cancel: status === 'confirmed' ? own.cancelAppointment : own.cancelRequest,
  };
  return (
    <section className={css.card}>
      <h1 ref={heading} tabIndex={-1}>
        {own.titles[status]}
      </h1>
      <p>
        {own.hello.replace('{name}', () => booking.firstName)} {own.sentences[status]}
      </p>
      <Facts booking={booking} words={words} />
      {reply && <blockquote dir="auto">{reply}</blockquote>}
      {problem && problem !== 'missing' && (
        <p className={css.problem} role="alert">
          {own[problem]}
        </p>
      )}
      {asks ? (
        <CancelConfirmation
          words={words}
          busy={busy === 'cancel'}
          onYes={() => onAnswer('cancel')}
          onNo={() => setAsks(false)}
        />
      ) : (
        <div className={css.actions}>
          {open.map((answer, index) => (
            <Button
              key={answer}
              look={lookOf(answer, index)}
              disabled={busy !== undefined}
              onClick={() => (answer === 'cancel' ? setAsks(true) : onAnswer(answer))}
            >
              {busy === answer ? chat.sending : labels[answer]}
            </Button>
          ))}
          {status === 'confirmed' && open.length > 0 && (
            <ButtonLink
              reloadDocument
              download
              className={css.first}
              to={buildUrl(getBookingFile, { params: { token } })}
            >
              {own.calendar}
            </ButtonLink>
          )}
          {over && (
            <ButtonLink reloadDocument look="quiet" to={paths.home.to('contact')}>
              {own.again}
            </ButtonLink>
          )}
        </div>
      )}
    </section>
  );
};
