import { useState } from 'react';
import type { SubscribeInput } from '#shared/api/subscribe.ts';
import { brand } from '#shared/brand.ts';
import { footer } from '#shared/content/landing/footer.ts';
import { ApiError } from '#web/lib/http.ts';
import { useLeadForm } from '#web/lib/lead-form.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Honeypot } from '#web/ui/honeypot.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { showToast } from '#web/ui/toast.ts';
import { WaitingNote } from '#web/ui/waiting-note.tsx';
import css from './newsletter-form.module.css';

const { newsletter: words } = footer;
const empty = { email: '' };

/** First checks 'not empty and contains @', as specified, then the schema's pattern. */
const validate = async (values: typeof empty): Promise<{ email?: string }> => {
  if (!values.email.includes('@')) return { email: words.toasts.invalid.description };
  const { subscribeInputSchema } = await import('#shared/api/subscribe.ts');
  return subscribeInputSchema.safeParse(values).success ? {} : { email: words.toasts.invalid.description };
};

/** The newsletter signup; a thank-you message replaces it on success. */
export const NewsletterForm = () => {
  const [isDone, setDone] = useState(false);
  const { formProps, errors, isSending, waiting } = useLeadForm({
    form: 'newsletter',
    path: '/api/subscribe',
    empty,
    validate,
    toBody: (values, guard): SubscribeInput => ({
      ...values,
      page: window.location.pathname.slice(0, 200),
      ...guard,
    }),
    send: async (body, headers) => {
      const [{ call }, { subscribe }] = await Promise.all([
        import('#web/lib/http.ts'),
        import('#shared/api/subscribe.ts'),
      ]);
      return call(subscribe, { body, headers });
    },
    isAccepted: ({ success }) => success,
    onResult: (result) => {
      if (result.outcome === 'waiting') return;
      if (result.outcome === 'invalid') showToast({ ...words.toasts.invalid, tone: 'error' });
      else if (result.outcome === 'failed') {
        const said =
          result.error instanceof ApiError && result.error.status === 429
            ? result.error.serverMessage
            : undefined;
        showToast({
          title: words.toasts.failed,
          description: said ?? words.toasts.unreachable,
          tone: 'error',
        });
      } else if (result.answer.success) {
        showToast({ title: words.toasts.success, description: result.answer.message, tone: 'success' });
        setDone(true);
      } else showToast({ title: words.toasts.failed, description: result.answer.message, tone: 'error' });
    },
  });

  return (
    <div>
      <h2 className={css.title}>{words.title}</h2>
      {isDone ? (
        <p className={css.thanks}>{words.thanks}</p>
      ) : (
        <form {...formProps} className={css.form}>
          <TextField
            type="email"
            name="email"
            label={words.label}
            hint={words.text}
            error={errors.email}
            placeholder={words.placeholder}
            autoComplete="email"
            maxLength={254}
          />
          <Honeypot />
          <WaitingNote waiting={waiting} />
          <Button type="submit" aria-disabled={isSending}>
            {isSending && <Spinner />}
            {isSending ? words.sending : words.button}
          </Button>
        </form>
      )}
      <p className={css.noScript}>
        {words.withoutScripts} <a href={`mailto:${brand.email}`}>{brand.email}</a>
      </p>
    </div>
  );
};
