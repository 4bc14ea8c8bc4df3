import { type FormEvent, type RefCallback, useCallback, useEffect, useRef, useState } from 'react';
import { emit, onEvent } from './events.ts';
import { ApiError } from './http.ts';
import { attemptFor, forgetAttempt } from './idempotency.ts';
import type { LeadPath } from './outbox/item.ts';
import { clearDraft, readDraft, saveDraft } from './persist.ts';
import { useWaiting, type WaitingItem } from './use-waiting.ts';

export type FieldErrors<N extends string> = Partial<Record<N, string>>;

export type SendResult<R, N extends string = string> =
  | { readonly outcome: 'sent'; readonly answer: R }
  | { readonly outcome: 'invalid'; readonly errors: FieldErrors<N> }
  | { readonly outcome: 'failed'; readonly error: unknown }
  /** There is no connection: it is sent later, and the form says so. */
  | { readonly outcome: 'waiting' };

interface LeadFormOptions<V extends Record<string, string>, B, R> {
  /** Name of the draft and of the attempt, unique on the site. */
  readonly form: string;
  /** Every field, blank. */
  readonly empty: V;
  /** Sentences by field; an empty object when all is well. */
  readonly validate: (values: V) => FieldErrors<keyof V & string> | Promise<FieldErrors<keyof V & string>>;
  /** The request body; called once per wish to send, so that a retry repeats it byte for byte. */
  readonly toBody: (values: V, guard: { website: string; elapsedMs: number }) => B;
  readonly send: (body: B, headers: { 'idempotency-key': string }) => Promise<R>;
  /** Whether an answer means that it was taken; what was refused stays in the fields. Every answer does unless said. */
  readonly isTaken?: (answer: R) => boolean;
  readonly onResult: (result: SendResult<R, keyof V & string>) => void;
  /** Where `send` sends to; such a form may wait for a connection. */
  readonly path?: LeadPath;
}

const fieldOf = (form: HTMLFormElement, name: string) => {
  const element = form.elements.namedItem(name);
  return element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
    ? element
    : undefined;
};

/** The server never answered; an answer of any kind is an ApiError. */
const isNoConnection = (error: unknown): boolean => error instanceof TypeError;

/**
 * A form that becomes a lead: fields stay the browser's own (give them `name`, never `value`), so what is typed before
 * hydration stays. Drafts survive a reload until the server has them, one wish is sent once, and the first wrong field
 * gets the focus. Without a connection it waits in the outbox: show `<WaitingNote waiting={waiting} />`. Spread `formProps` on the form, put `<Honeypot />` inside, show `errors[name]` at each field.
 */
export const useLeadForm = <V extends Record<string, string>, B, R>(options: LeadFormOptions<V, B, R>) => {
  const latest = useRef(options);
  latest.current = options;
  const element = useRef<HTMLFormElement>(null);
  const shownAt = useRef(0);
  const busy = useRef(false);
  const [errors, setErrors] = useState<FieldErrors<keyof V & string>>({});
  const [isSending, setSending] = useState(false);

  const read = useCallback((form: HTMLFormElement): V => {
    const values = Object.keys(latest.current.empty).map((name) => [name, fieldOf(form, name)?.value ?? '']);
    return Object.fromEntries(values) as V;
  }, []);

  /** Puts values into the fields, as if typed: they are part of the draft. */
  const fill = useCallback(
    (values: Partial<V>) => {
      const form = element.current;
      if (!form) return;
      for (const [name, value] of Object.entries(values)) {
        const field = fieldOf(form, name);
        if (field && typeof value === 'string') field.value = value;
      }
      saveDraft(latest.current.form, read(form));
    },
    [read],
  );

  const ref: RefCallback<HTMLFormElement> = useCallback((form) => {
    element.current = form;
    if (!form) return;
    shownAt.current = performance.now();
    const draft = readDraft(latest.current.form, latest.current.empty);
    for (const [name, value] of Object.entries(draft)) {
      const field = fieldOf(form, name);
      // What is in the field already was typed before hydration and is newer than the draft.
      if (field && value && !field.value) field.value = value;
    }
  }, []);

  const { form: formName } = options;
  useEffect(
    () =>
      onEvent('draft restored', ({ form }) => {
        if (form === formName) fill(readDraft(form, latest.current.empty));
      }),
    [formName, fill],
  );

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    saveDraft(options.form, read(event.currentTarget));
    const { name } = event.target as HTMLInputElement;
    if (name in errors)
      setErrors(({ [name as keyof V & string]: _, ...rest }) => rest as FieldErrors<keyof V & string>);
  };

  const showErrors = (form: HTMLFormElement, found: FieldErrors<keyof V & string>) => {
    setErrors(found);
    const first = Object.keys(options.empty).find((name) => found[name]);
    if (first) fieldOf(form, first)?.focus();
  };

  const finish = (form: HTMLFormElement | null, answer: R) => {
    forgetAttempt(options.form);
    if (latest.current.isTaken?.(answer) ?? true) {
      clearDraft(options.form);
      form?.reset();
    }
    latest.current.onResult({ outcome: 'sent', answer });
  };

  const fail = (form: HTMLFormElement | null, error: unknown) => {
    const fields = (error as { fields?: FieldErrors<keyof V & string> } | null)?.fields;
    if (fields && form) showErrors(form, fields);
    latest.current.onResult({ outcome: 'failed', error });
  };

  const waiting = useWaiting(options.form, ({ isSent, status, text }) => {
    if (isSent) finish(element.current, JSON.parse(text) as R);
    else fail(element.current, new ApiError({ status, statusText: '', text, retryAfter: null }));
  });

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (busy.current) return;
    const { form: name, validate, toBody, send, onResult, path } = latest.current;
    const values = read(form);
    let wish: WaitingItem | undefined;
    busy.current = true;
    setSending(true);
    try {
      const found = await validate(values);
      showErrors(form, found);
      if (Object.keys(found).length > 0) return onResult({ outcome: 'invalid', errors: found });
      const website = fieldOf(form, 'website')?.value ?? '';
      const elapsedMs = Math.round(performance.now() - shownAt.current);
      const attempt = attemptFor(name, JSON.stringify(values), () => toBody(values, { website, elapsedMs }));
      if (path) wish = { key: attempt.key, form: name, path, body: attempt.body, values };
      await waiting.drop(attempt.key);
      const answer = await send(attempt.body, { 'idempotency-key': attempt.key });
      await waiting.drop();
      finish(form, answer);
    } catch (error) {
      if (wish && isNoConnection(error)) {
        if (!navigator.onLine && (await waiting.keep(wish))) return onResult({ outcome: 'waiting' });
        waiting.offer(wish);
      } else await waiting.drop();
      fail(form, error);
    } finally {
      busy.current = false;
      setSending(false);
    }
  };

  return {
    // `dialog` outside a dialog sends nothing anywhere: no script yet must not mean names in the address bar.
    formProps: {
      ref,
      onInput,
      onSubmit: submit,
      noValidate: true,
      method: 'dialog',
      'data-draft': options.form,
    },
    errors,
    isSending,
    fill,
    waiting,
  };
};

/** Name and blank fields of the page's contact form, shared with whoever writes into it. */
export const contactForm = 'contact';
export const emptyContact = { firstName: '', lastName: '', email: '', company: '', service: '', message: '' };
export type ContactValues = typeof emptyContact;

/** Marks the line that the site wrote, so that a second choice replaces it and typed words stay. */
const note = (text: string) => `[${text}]`;
const noteLine = /^\[[^\]\n]{0,600}\]\n*/;

/** The line that the site wrote into a message, without its marks; undefined where there is none. */
export const prefilledLine = (message: string): string | undefined =>
  noteLine.exec(message)?.[0].trim().slice(1, -1);

/**
 * Writes a choice made elsewhere (a plan, a quote, a template) into the contact form, whether it is on the page or not.
 * It becomes the message's first line (`null` takes that line away again); what the visitor typed stays below. Scroll or
 * navigate to it afterwards.
 */
export const prefillContact = ({ service, about }: { service?: string; about?: string | null }): void => {
  const draft = readDraft(contactForm, emptyContact);
  const typed = draft.message.replace(noteLine, '');
  const message = about ? `${note(about)}\n${typed}` : about === null ? typed : draft.message;
  saveDraft(contactForm, { ...draft, ...(service ? { service } : {}), message });
  emit('fill contact', { ...(service ? { service } : {}), message });
};
