import { before, type DigitRun } from './fold.ts';

/** The longest telephone number with its country's code (E.164). */
const maxDigits = 15;

/** Whether a number is a telephone number by its plus. */
export const hasPlus = (folded: string, { digits, at }: DigitRun): boolean =>
  before(folded, at[0] ?? 0) === '+' && digits.length <= maxDigits;

/** Whether a number is a telephone number by its plus, or by two zeros that stand for one. */
export const isPhone = (folded: string, run: DigitRun): boolean =>
  hasPlus(folded, run) || (run.digits.startsWith('00') && run.digits.length <= maxDigits + 2);

/** Words that say that a number can be called. */
export const phoneWords =
  /TEL|PHONE|FON|CALL|MOBIL|CELL|CELULAR|WHATSAPP|SIGNAL|HANDY|RUFNUMMER|ANRUF|NUMARA|ТЕЛ|电话|電話|전화|هاتف|फोन|טלפון|PUHELIN/u;

/** How national and foreign numbers of eleven digits begin that are written without their plus. */
export const looksLikePhone = /^(?:0\d{10}|1[2-9]\d{9}|[78]9\d{9})$/;
