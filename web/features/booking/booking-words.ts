import type { BookingPage } from '#shared/api/bookings.ts';
import { serviceInterests } from '#shared/api/consultations.ts';
import { englishBookingTexts, loadBookingTexts } from '#shared/content/bookings/load.ts';
import type { BookingTexts } from '#shared/content/bookings/types.ts';
import { englishTexts, loadChatTexts } from '#shared/content/chat-ui/load.ts';
import type { ChatTexts } from '#shared/content/chat-ui/types.ts';
import { type LanguageCode, languageOfTag, languages } from '#shared/domain/languages.ts';
import { isTimeZone } from '#shared/domain/wall-clock.ts';

/** Texts and time formats of the page. */
export interface Words {
  readonly code: LanguageCode;
  readonly own: BookingTexts;
  readonly chat: ChatTexts;
}

const englishWords: Words = { code: 'en', own: englishBookingTexts, chat: englishTexts };

/** Loads the texts of a language; English if it is unknown or can't be loaded. */
export const loadWords = async (tag: string | undefined): Promise<Words> => {
  const code = languageOfTag(tag) ?? 'en';
  return Promise.all([loadBookingTexts(code), loadChatTexts(code)]).then(
    ([own, chat]) => ({ code, own, chat }),
    () => englishWords,
  );
};

export interface Moment {
  readonly text: string;
  readonly zone: string;
}

/** The visitor's zone; the company's if this browser doesn't know it. */
export const zoneOf = ({ timeZone, companyZone }: Pick<BookingPage, 'timeZone' | 'companyZone'>): string =>
  isTimeZone(timeZone) ? timeZone : companyZone;

/** A time in the visitor's zone, and in the company's if that differs. */
export const formatTimes = (
  iso: string,
  booking: Pick<BookingPage, 'timeZone' | 'companyZone'>,
  code: LanguageCode,
): Moment[] => {
  const both = [...new Set([zoneOf(booking), booking.companyZone])].map((zone) => ({
    text: new Intl.DateTimeFormat(languages[code].locale, {
      dateStyle: 'full',
      timeStyle: 'short',
      timeZone: zone,
    }).format(new Date(iso)),
    zone: zone.replaceAll('_', ' '),
  }));
  // Leave out the second zone if both clocks agree.
  return both.filter(({ text }, index) => index === 0 || text !== both[0]?.text);
};

export const minutesText = (minutes: number, code: LanguageCode): string =>
  new Intl.NumberFormat(languages[code].locale, {
    style: 'unit',
    unit: 'minute',
    unitDisplay: 'long',
  }).format(minutes);

/** The service's name in this language, as in the chat's form. */
export const getServiceName = (interest: string, { chat }: Words): string =>
  chat.interests[(serviceInterests as readonly string[]).indexOf(interest)] ?? interest;

export type Answer = 'accept' | 'decline' | 'cancel';

/** The answers that the visitor can give, the likeliest first; none once the appointment is over. */
export const listAnswers = (booking: BookingPage, now: number): Answer[] => {
  const { status, startsAt, proposedStartsAt, durationMinutes } = booking;
  if (status === 'requested') return ['cancel'];
  if (status === 'proposed') {
    const isAhead = proposedStartsAt !== undefined && Date.parse(proposedStartsAt) > now;
    return isAhead ? ['accept', 'decline', 'cancel'] : ['decline', 'cancel'];
  }
  if (status !== 'confirmed') return [];
  const isOver = startsAt !== undefined && Date.parse(startsAt) + durationMinutes * 60_000 <= now;
  return isOver ? [] : ['cancel'];
};
