import { type FormEvent, useState } from 'react';
import { brand } from '#shared/brand.ts';
import type { ChatTexts } from '#shared/content/chat-ui/types.ts';
import type { LanguageCode } from '#shared/domain/languages.ts';
import { instantOf, isCalendarDate, wallClockAt } from '#shared/domain/wall-clock.ts';
import { formatClock, formatDay, formatMoment, visitorZone, zoneName } from '#web/lib/format.ts';
import { useFreeTimes } from '#web/lib/free-times.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField, TextField } from '#web/ui/field.tsx';
import { NextTimes, TimesState, type TimeWords } from './next-times.tsx';
import css from './when-picker.module.css';

export type WhenWords = TimeWords &
  Pick<ChatTexts, 'date' | 'time' | 'choose' | 'send' | 'zoneNote' | 'ourTime'>;

interface WhenPickerProps {
  readonly kind: 'date' | 'appointment';
  /** Offers only the company's free times; otherwise any future time. */
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
  const offersFree = asksTime && slots;
  const free = useFreeTimes({ day, zone, isNeeded: offersFree });
  const instant = day && time ? instantOf({ date: day, time }, zone) : undefined;
  const note = !asksTime
    ? ''
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
      {offersFree && (
        <SelectField
          label={words.time}
          required
          disabled={free.ofDay.length === 0}
          value={time}
          onChange={(event) => setTime(event.target.value)}
        >
          <option value="">{words.choose}</option>
          {free.ofDay.map((one) => (
            <option key={one.start.getTime()} value={one.time}>
              {formatClock(one.start, zone, language)}
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
      {offersFree && (
        <>
          <TimesState free={free} words={words} isFull={isCalendarDate(day) && free.ofDay.length === 0} />
          {free.ofDay.length === 0 && (
            <NextTimes
              times={free.next}
              zone={zone}
              language={language}
              words={words}
              onPick={(chosen) => {
                setDay(chosen.date);
                setTime(chosen.time);
              }}
            />
          )}
        </>
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
