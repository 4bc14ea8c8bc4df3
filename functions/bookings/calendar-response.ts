import { reply } from '#functions/http/define.ts';
import type { Booking } from '#shared/domain/leads.ts';
import { AppError } from '#shared/errors.ts';
import { calendarFile, calendarType } from './calendar-file.ts';

/** Returns the appointment as a file; 404 without a time. */
export const calendarReply = (booking: Booking, options: Parameters<typeof calendarFile>[1]) => {
  const file = calendarFile(booking, options);
  if (!file) throw new AppError('record.not_found');
  return reply({
    headers: {
      'content-type': calendarType,
      'content-disposition': 'attachment; filename="consultation.ics"',
    },
    body: file.text,
  });
};
