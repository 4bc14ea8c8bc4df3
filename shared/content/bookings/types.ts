import type { BookingStatus } from '#shared/domain/lead-statuses.ts';

/** Texts about a consultation request for its visitor, in emails and on the request's page. */
export interface BookingTexts {
  /** A mail's first line, with {name}. */
  hello: string;
  /** A mail's subject, and the page's heading. */
  titles: Record<BookingStatus, string>;
  sentences: Record<BookingStatus, string>;
  /** A mail's line above the page's URL. */
  link: string;
  /** Label for the day on which the request was sent. */
  sentOn: string;
  /** Headings of the requested time, the agreed or proposed time, and the location. */
  asked: string;
  when: string;
  where: string;
  accept: string;
  refuse: string;
  /** Buttons to cancel an unanswered request and a confirmed appointment. */
  cancelRequest: string;
  cancelAppointment: string;
  /** The question before cancelling, with its two answers. */
  sure: string;
  yes: string;
  no: string;
  calendar: string;
  again: string;
  write: string;
  missing: string;
  failed: string;
  changed: string;
  taken: string;
  notSaved: string;
}
