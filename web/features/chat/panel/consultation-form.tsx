import { useEffect, useRef, useState } from 'react';
import { bookConsultation, consultationInputSchema, serviceInterests } from '#shared/api/consultations.ts';
import { freeTimesSchema } from '#shared/api/free-times.ts';
import type { RouteBodyInput } from '#shared/api/route.ts';
import { brand } from '#shared/brand.ts';
import type { LanguageCode } from '#shared/domain/languages.ts';
import { isCalendarDate, wallClockAt } from '#shared/domain/wall-clock.ts';
import {
  formatClock,
  formatDay,
  formatInBothZones,
  formatNumber,
  visitorZone,
  zoneName,
} from '#web/lib/format.ts';
import { type FreeTime, toFreeTime, useFreeTimes } from '#web/lib/free-times.ts';
import { ApiError, call } from '#web/lib/http.ts';
import { useLeadForm } from '#web/lib/lead-form.ts';
import { readDraft } from '#web/lib/persist.ts';
import { chosenTemplate, collectVisit, forgetTemplate } from '#web/lib/visit-context.ts';
import { CloseButton } from '#web/ui/close-button.tsx';
import { SelectField, TextAreaField, TextField } from '#web/ui/field.tsx';
import { NextTimes, TimesState } from '#web/ui/next-times.tsx';
import { rememberForm } from '../model/known.ts';
import { emptyConsultation as empty, consultationForm as formName } from '../model/prefill.ts';
import css from './form-frame.module.css';
import { FormFrame, type LeadFormProps } from './form-frame.tsx';
import { fieldCodes, fieldText, isRefusal } from './lead-errors.ts';
import { PersonFields } from './person-fields.tsx';

/** Why the server refused the time; `next` are free times. */
interface Refusal {
  readonly reason: 'timeTaken' | 'openRequest';
  readonly next: readonly FreeTime[];
}

const toRefusal = (error: unknown, zone: string): Refusal | undefined => {
  if (!(error instanceof ApiError)) return undefined;
  if (error.code === 'booking.open') return { reason: 'openRequest', next: [] };
  if (error.code !== 'booking.taken') return undefined;
  const { data } = freeTimesSchema.safeParse(error.current);
  return { reason: 'timeTaken', next: (data?.times ?? []).map((iso) => toFreeTime(iso, zone)) };
};

/** Returns a localised link to the request's page, or nothing if the text can't be loaded. */
const pageLink = async (page: string | undefined, language: LanguageCode): Promise<string> => {
  if (!page) return '';
  try {
    const { loadBookingTexts } = await import('#shared/content/bookings/load.ts');
    return `[${(await loadBookingTexts(language)).titles.requested}](${page})`;
  } catch {
    return '';
  }
};

/** The consultation form inside the chat, with both time zones. */
export const ConsultationForm = ({ words, answer, onBack, onSent, onFailed }: LeadFormProps) => {
  const { texts, say, language } = words;
  const zone = visitorZone();
  const today = wallClockAt(new Date(), zone).date;
  const [template, setTemplate] = useState(chosenTemplate);
  const [day, setDay] = useState(() => readDraft(formName, empty).preferredDate);
  const [time, setTime] = useState(() => readDraft(formName, empty).preferredTime);
  const [service, setService] = useState(() => readDraft(formName, empty).serviceInterest);
  const [refusal, setRefusal] = useState<Refusal>();
  const refusalNote = useRef<HTMLDivElement>(null);
  const free = useFreeTimes({ day, zone, service: serviceInterests.find((one) => one === service) });
  const isFree = free.ofDay.some((one) => one.time === time);
  const both = day && time ? formatInBothZones(day, time, zone, language) : undefined;

  const { formProps, errors, isSending, waiting, fill } = useLeadForm({
    form: formName,
    path: '/api/consultations',
    empty,
    validate: (values) => {
      const found = fieldCodes(consultationInputSchema, values);
      if (values.preferredDate && values.preferredDate < today) found.preferredDate = 'badDate';
      return found;
    },
    toBody: (values, guard) => {
      rememberForm(values);
      return { ...values, timeZone: zone, ...guard, context: collectVisit() } as RouteBodyInput<
        typeof bookConsultation
      >;
    },
    send: (body, headers) => call(bookConsultation, { body, headers }),
    onResult: (result) => {
      if (result.outcome === 'sent') {
        const promise = say(texts.promise, { hours: formatNumber(brand.responseHours, language) });
        const dayOnly = day ? `${texts.date}: ${formatDay(day, language)}` : '';
        const when = both ? say(texts.bookWhen, { ...both }) : dayOnly;
        void pageLink(result.answer.page, language).then((link) =>
          onSent([texts.bookDone, when, promise, link].filter(Boolean).join('\n')),
        );
      } else if (result.outcome === 'waiting') onSent(texts.waiting);
      else if (result.outcome === 'failed') {
        const found = toRefusal(result.error, zone);
        setRefusal(found);
        if (found?.reason === 'timeTaken') {
          fill({ preferredTime: '' });
          setTime('');
          free.reload();
        } else if (!found && !isRefusal(result.error, Object.keys(empty))) onFailed(say(texts.bookFailed));
      }
    },
  });

  useEffect(() => {
    if (refusal) refusalNote.current?.focus();
  }, [refusal]);
  const pick = (chosen: FreeTime) => {
    setDay(chosen.date);
    setTime(chosen.time);
    setRefusal(undefined);
    fill({ preferredDate: chosen.date, preferredTime: chosen.time });
  };
  const optional = (label: string) => `${label} (${texts.optional})`;
  const isFull = isCalendarDate(day) && day >= today && free.ofDay.length === 0;
  const timeHint =
    both && zone !== brand.timeZone
      ? say(texts.ourTime, { when: both.ourWhen, zone: both.ourZone })
      : say(texts.zoneNote, { zone: zoneName(zone, language) });

  return (
    <FormFrame
      words={words}
      answer={answer}
      title={texts.book}
      intro={texts.bookIntro}
      submit={texts.bookSubmit}
      isSending={isSending}
      waiting={waiting}
      hasErrors={Object.keys(errors).length > 0}
      onBack={onBack}
      formProps={formProps}
    >
      {template && (
        <p className={css.template}>
          <span>
            {texts.template}: <strong>{template.name}</strong>
          </span>
          <CloseButton
            size="small"
            label={`${texts.remove}: ${template.name}`}
            onClick={() => {
              forgetTemplate();
              setTemplate(undefined);
            }}
          />
        </p>
      )}
      <PersonFields texts={texts} errors={errors} />
      <TextField
        label={optional(texts.phone)}
        name="phone"
        type="tel"
        autoComplete="tel"
        dir="ltr"
        maxLength={40}
        error={fieldText(texts, errors.phone)}
      />
      <div className={css.pair}>
        <TextField
          label={optional(texts.date)}
          name="preferredDate"
          type="date"
          min={today}
          max="9999-12-31"
          onChange={(event) => {
            setDay(event.target.value);
            setTime('');
            setRefusal(undefined);
            // A different day has different times, so the chosen one is cleared.
            fill({ preferredTime: '' });
          }}
          hint={isCalendarDate(day) ? formatDay(day, language) : undefined}
          error={fieldText(texts, errors.preferredDate)}
        />
        <SelectField
          label={optional(texts.time)}
          name="preferredTime"
          value={time}
          disabled={free.ofDay.length === 0 && !time}
          onChange={(event) => setTime(event.target.value)}
          error={fieldText(texts, errors.preferredTime)}
        >
          <option value="">{texts.anyTime}</option>
          {time && !isFree && <option value={time}>{time}</option>}
          {free.ofDay.map((one) => (
            <option key={one.start.getTime()} value={one.time}>
              {formatClock(one.start, zone, language)}
            </option>
          ))}
        </SelectField>
        <p className={css.zones} aria-live="polite">
          {timeHint}
        </p>
        <TimesState free={free} words={texts} isFull={isFull} />
        {refusal && (
          <div ref={refusalNote} tabIndex={-1} className={css.refusal} role="alert">
            {texts[refusal.reason]}
          </div>
        )}
        {!time && (free.ofDay.length === 0 || refusal) && (
          <NextTimes
            times={refusal?.next.length ? refusal.next : free.next}
            zone={zone}
            language={language}
            words={texts}
            onPick={pick}
          />
        )}
      </div>
      <SelectField
        label={optional(texts.interest)}
        name="serviceInterest"
        defaultValue=""
        onChange={(event) => setService(event.target.value)}
        error={fieldText(texts, errors.serviceInterest)}
      >
        <option value="">{texts.choose}</option>
        {serviceInterests.map((value, index) => (
          <option key={value} value={value}>
            {texts.interests[index]}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        label={optional(texts.message)}
        name="message"
        rows={4}
        dir="auto"
        maxLength={5000}
        error={fieldText(texts, errors.message)}
      />
    </FormFrame>
  );
};
