import { type FormEvent, type RefCallback, useCallback, useEffect, useRef, useState } from 'react';
import { emit, onEvent } from './events.ts';
import { ApiError } from './http.ts';
import { attemptFor, clearAttempt, clearDraft, findAttempt, readDraft, saveDraft } from './persist.ts';
import {
  deliverForms,
  dequeue,
  enqueue,
  type FormPath,
  type QueuedWrite,
  useQueue,
  withdraw,
} from './queue.ts';
import { createStore } from './store.ts';

export type FieldErrors<N extends string> = Partial<Record<N, string>>;

export type SendResult<R, N extends string = string> =
  | { readonly outcome: 'sent'; readonly answer: R }
  | { readonly outcome: 'invalid'; readonly errors: FieldErrors<N> }
  | { readonly outcome: 'failed'; readonly error: unknown }
  /** There is no connection: the form waits in the queue, and the page says so. */
  | { readonly outcome: 'waiting' };

interface LeadFormOptions<V extends Record<string, string>, B, R> {
  /** Name of the draft, the attempt and the queue's topic; unique on the site. */
  readonly form: string;
  /** Every field, blank. */
  readonly empty: V;
  /** Error messages by field; an empty object if all fields are valid. */
  readonly validate: (values: V) => FieldErrors<keyof V & string> | Promise<FieldErrors<keyof V & string>>;
  /** The request body. A retry repeats the first body byte for byte. */
  readonly toBody: (values: V, guard: { website: string; elapsedMs: number }) => B;
  readonly send: (body: B, headers: { 'idempotency-key': string }) => Promise<R>;
  /** Whether the server accepted the form; a declined one keeps its text. Default: always true. */
  readonly isAccepted?: (answer: R) => boolean;
  readonly onResult: (result: SendResult<R, keyof V & string>) => void;
  /** The path that `send` posts to. Only forms with a path may wait in the queue. */
  readonly path?: FormPath;
}

const findField = (form: HTMLFormElement, name: string) => {
  const element = form.elements.namedItem(name);
  return element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
    ? element
    : undefined;
};

/** `fetch` rejects with a TypeError when no response arrives; any response throws an ApiError. */
const isNoConnection = (error: unknown): boolean => error instanceof TypeError;

/** Keys of queued forms on the current page, which show their own state. */
export const shownForms = createStore<ReadonlySet<string>>(new Set());

const useShown = (key: string | undefined): void =>
  useEffect(() => {
    if (!key) return;
    shownForms.set(new Set([...shownForms.get(), key]));
    return () => shownForms.set(new Set([...shownForms.get()].filter((other) => other !== key)));
  }, [key]);

/**
 * The form's state in the queue. `offered`: sending failed, and the form may be queued if the visitor agrees.
 */
export interface Waiting {
  readonly state: 'no' | 'offered' | 'waiting';
  /** Accepts the offer. */
  readonly accept: () => void;
  /** Removes the form from the queue. Resolves with false if it was already sent. */
  readonly cancel: () => Promise<boolean>;
}

/**
 * State and handlers of a form that becomes a lead. Give fields a `name` but no `value`: uncontrolled fields
 * keep text typed before hydration. The draft survives a reload until the server has it. A form sent offline
 * waits in the queue: render `<WaitingNote waiting={waiting} />`. Spread `formProps`, render `<Honeypot />`
 * inside and `errors[name]` at each field.
 */
export const useLeadForm = <V extends Record<string, string>, B, R>(options: LeadFormOptions<V, B, R>) => {
  const latest = useRef(options);
  latest.current = options;
  const element = useRef<HTMLFormElement>(null);
  const shownAt = useRef(0);
  const busy = useRef(false);
  const [errors, setErrors] = useState<FieldErrors<keyof V & string>>({});
  const [isSending, setSending] = useState(false);
  const [offered, setOffered] = useState<Omit<QueuedWrite, 'queuedAt'>>();
  const { form: formName } = options;
  const queued = useQueue().find(
    ({ topic, key }) => topic === formName && key === findAttempt(formName)?.key,
  );
  useShown(queued?.key);

  const read = useCallback((form: HTMLFormElement): V => {
    const values = Object.keys(latest.current.empty).map((name) => [
      name,
      findField(form, name)?.value ?? '',
    ]);
    return Object.fromEntries(values) as V;
  }, []);

  /** Fills in fields as if the visitor had typed: the values become part of the draft. */
  const fill = useCallback(
    (values: Partial<V>) => {
      const form = element.current;
      if (!form) return;
      for (const [name, value] of Object.entries(values)) {
        const field = findField(form, name);
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
      const field = findField(form, name);
      // Keep text typed before hydration: it is newer than the draft.
      if (field && value && !field.value) field.value = value;
    }
  }, []);

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    saveDraft(options.form, read(event.currentTarget));
    const { name } = event.target as HTMLInputElement;
    if (name in errors)
      setErrors(({ [name as keyof V & string]: _, ...rest }) => rest as FieldErrors<keyof V & string>);
  };

  const showErrors = (form: HTMLFormElement, found: FieldErrors<keyof V & string>) => {
    setErrors(found);
    const first = Object.keys(options.empty).find((name) => found[name]);
    if (first) findField(form, first)?.focus();
  };

  const finish = (form: HTMLFormElement | null, answer: R) => {
    clearAttempt(options.form);
    if (latest.current.isAccepted?.(answer) ?? true) {
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

  const settle = useRef({ finish, fail });
  settle.current = { finish, fail };
  useEffect(
    () =>
      onEvent('form answered', ({ topic, key, status, text }) => {
        if (topic !== formName || key !== findAttempt(formName)?.key) return;
        if (status < 400) settle.current.finish(element.current, JSON.parse(text) as R);
        else
          settle.current.fail(
            element.current,
            new ApiError({ status, statusText: '', text, retryAfter: null }),
          );
      }),
    [formName],
  );

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (busy.current) return;
    const { form: name, validate, toBody, send, onResult, path } = latest.current;
    const values = read(form);
    let write: Omit<QueuedWrite, 'queuedAt'> | undefined;
    busy.current = true;
    setSending(true);
    try {
      const found = await validate(values);
      showErrors(form, found);
      if (Object.keys(found).length > 0) return onResult({ outcome: 'invalid', errors: found });
      const website = findField(form, 'website')?.value ?? '';
      const elapsedMs = Math.round(performance.now() - shownAt.current);
      const attempt = attemptFor(name, JSON.stringify(values), () => toBody(values, { website, elapsedMs }));
      if (path) write = { key: attempt.key, topic: name, path, body: attempt.body };
      setOffered(undefined);
      // Changed text replaces the queued form; the same text stays queued until this attempt succeeds.
      if (queued && queued.key !== attempt.key) await withdraw(queued);
      const answer = await send(attempt.body, { 'idempotency-key': attempt.key });
      dequeue(attempt.key);
      finish(form, answer);
    } catch (error) {
      if (write && isNoConnection(error)) {
        if (!navigator.onLine && enqueue(write)) return onResult({ outcome: 'waiting' });
        setOffered(write);
      } else if (write) dequeue(write.key);
      fail(form, error);
    } finally {
      busy.current = false;
      setSending(false);
    }
  };

  const waiting: Waiting = {
    state: queued ? 'waiting' : offered ? 'offered' : 'no',
    accept: () => {
      if (!offered) return;
      enqueue(offered);
      setOffered(undefined);
      void deliverForms();
    },
    cancel: async () => !queued || withdraw(queued),
  };

  return {
    // Without JavaScript, method `dialog` submits nothing: names must not end up in the URL.
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

/** Name and blank fields of the page's contact form, for other features to prefill. */
export const contactForm = 'contact';
export const emptyContact = { firstName: '', lastName: '', email: '', company: '', service: '', message: '' };
export type ContactValues = typeof emptyContact;

/** Marks the prefilled line, so that another choice replaces it and keeps the visitor's text. */
const note = (text: string) => `[${text}]`;
const noteLine = /^\[[^\]\n]{0,600}\]\n*/;

/** The prefilled line of a message, without its brackets; undefined if there is none. */
export const prefilledLine = (message: string): string | undefined =>
  noteLine.exec(message)?.[0].trim().slice(1, -1);

/**
 * Writes a choice made elsewhere (a plan, a quote, a template) into the contact form, whether it is rendered
 * or not. It becomes the message's first line (`null` removes that line); the visitor's text stays below.
 * Scroll or navigate to the form afterwards.
 */
export const prefillContact = ({ service, about }: { service?: string; about?: string | null }): void => {
  const draft = readDraft(contactForm, emptyContact);
  const typed = draft.message.replace(noteLine, '');
  const message = about ? `${note(about)}\n${typed}` : about === null ? typed : draft.message;
  saveDraft(contactForm, { ...draft, ...(service ? { service } : {}), message });
  emit('fill contact', { ...(service ? { service } : {}), message });
};
