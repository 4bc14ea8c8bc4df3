import { type FormEvent, useMemo, useState } from 'react';
import { brand } from '#shared/brand.ts';
import type { ChatTexts } from '#shared/content/chat-ui/types.ts';
import {
  consultationSlots,
  instantOf,
  isCalendarDate,
  wallClockAt,
} from '#shared/domain/consultation-slots.ts';
import type { LanguageCode } from '#shared/domain/languages.ts';
import { formatClock, formatDay, formatMoment, visitorZone, zoneName } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField, TextField } from '#web/ui/field.tsx';
import css from './when-picker.module.css';

export type WhenWords = Pick<
  ChatTexts,
  'date' | 'time' | 'choose' | 'send' | 'noTimes' | 'zoneNote' | 'ourTime'
>;

interface WhenPickerProps {
  readonly kind: 'date' | 'appointment';
  /** Offers only the company's consultation slots; otherwise any future time. */
  readonly slots: boolean;
  readonly language: LanguageCode;
  readonly words: WhenWords;
  readonly onAnswer: (input: string, shown: string) => void;
}

/** Native date and time inputs for a question about a day or an appointment. */
export const WhenPicker = ({ kind, slots, language, words, onAnswer }: WhenPickerProps) => {
  const zone = visitorZone();
  const [day, setDay] = useState('');
  const [time, setTime] = useState('');
  const asksTime = kind === 'appointment';
  const today = wallClockAt(new Date(), zone).date;
  const offered = useMemo(
    () => (asksTime && slots ? consultationSlots(day, zone, new Date()) : []),
    [asksTime, slots, day, zone],
  );
  const instant = day && time ? instantOf({ date: day, time }, zone) : undefined;
  const note = !asksTime
    ? ''
    : slots && isCalendarDate(day) && offered.length === 0
      ? words.noTimes
      : slots && instant && zone !== brand.timeZone
        ? words.ourTime
            .replace('{when}', formatMoment(instant, brand.timeZone, language))
            .replace('{zone}', zoneName(brand.timeZone, language))
        : words.zoneNote.replace('{zone}', zoneName(zone, language));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!day || (asksTime && !time)) return;
    if (asksTime)
      onAnswer(`${day} ${time}`, instant ? formatMoment(instant, zone, language) : `${day} ${time}`);
    else onAnswer(day, formatDay(day, language));
  };
  return (
    <form className={css.picker} onSubmit={submit}>
      <TextField
        label={words.date}
        type="date"
        required
        min={asksTime ? today : undefined}
        max="9999-12-31"
        value={day}
        onChange={(event) => {
          setDay(event.target.value);
          if (slots) setTime('');
        }}
      />
      {asksTime && slots && (
        <SelectField
          label={words.time}
          required
          disabled={offered.length === 0}
          value={time}
          onChange={(event) => setTime(event.target.value)}
        >
          <option value="">{words.choose}</option>
          {offered.map(({ visitor, instant: at }) => (
            <option key={at.getTime()} value={visitor.time}>
              {formatClock(at, zone, language)}
            </option>
          ))}
        </SelectField>
      )}
      {asksTime && !slots && (
        <TextField
          label={words.time}
          type="time"
          required
          value={time}
          onChange={(event) => setTime(event.target.value)}
        />
      )}
      <Button type="submit" className={css.send}>
        {words.send}
      </Button>
      {note && (
        <p className={css.note} aria-live="polite">
          {note}
        </p>
      )}
    </form>
  );
};
