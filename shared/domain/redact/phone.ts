import { before, type DigitRun } from './fold.ts';

/** Maximum digits of a phone number including country code (E.164). */
const maxDigits = 15;

/** Whether a number starts with a plus. */
export const hasPlus = (folded: string, { digits, at }: DigitRun): boolean =>
  before(folded, at[0] ?? 0) === '+' && digits.length <= maxDigits;

/** Whether a number starts with a plus or with two zeros instead. */
export const isPhone = (folded: string, run: DigitRun): boolean =>
  hasPlus(folded, run) || (run.digits.startsWith('00') && run.digits.length <= maxDigits + 2);

/** Words that mark a number as a phone number. */
export const phoneWords =
  /TEL|PHONE|FON|CALL|MOBIL|CELL|CELULAR|WHATSAPP|SIGNAL|HANDY|RUFNUMMER|ANRUF|NUMARA|ТЕЛ|电话|電話|전화|هاتف|फोन|טלפון|PUHELIN/u;

/** Prefixes of eleven-digit national and foreign numbers written without plus. */
export const looksLikePhone = /^(?:0\d{10}|1[2-9]\d{9}|[78]9\d{9})$/;
