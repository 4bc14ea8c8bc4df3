import { useEffect, useRef, useState } from 'react';
import type { ContactInput } from '#shared/api/contact.ts';
import { contact } from '#shared/content/landing/contact.ts';
import { emit, onEvent } from '#web/lib/events.ts';
import { ApiError } from '#web/lib/http.ts';
import { type ContactValues, contactForm, emptyContact, useLeadForm } from '#web/lib/lead-form.ts';
import { collectVisit } from '#web/lib/visit-context.ts';
import { showToast } from '#web/ui/toast.ts';
import { toErrorToast, validateContact } from './validate-contact.ts';

/**
 * The landing page's contact form: validation, toasts, sending, and prefilling by other parts of the site.
 */
export const useContactForm = () => {
  const [isSent, setSent] = useState(false);
  const checked = useRef<ContactValues>(emptyContact);

  const { fill, ...form } = useLeadForm({
    form: contactForm,
    path: '/api/contact',
    empty: emptyContact,
    validate: (values) => {
      checked.current = values;
      return validateContact(values);
    },
    toBody: (values, guard): ContactInput => ({
      ...(values as ContactValues & Pick<ContactInput, 'service'>),
      ...guard,
      context: collectVisit(),
    }),
    send: async (body, headers) => {
      const [{ call }, { createContact }] = await Promise.all([
        import('#web/lib/http.ts'),
        import('#shared/api/contact.ts'),
      ]);
      return call(createContact, { body, headers });
    },
    onResult: (result) => {
      if (result.outcome === 'sent') {
        showToast({ ...contact.toasts.sent, tone: 'success' });
        setSent(true);
        emit('contact changed');
      } else if (result.outcome === 'invalid') {
        const toast = toErrorToast(checked.current, result.errors);
        if (toast) showToast({ ...toast, tone: 'error' });
      } else if (result.outcome === 'failed') {
        const { error } = result;
        const said = error instanceof ApiError ? (error.serverMessage ?? error.message) : undefined;
        const { title, fallback } = contact.toasts.failed;
        showToast({ title, description: said || fallback, tone: 'error' });
      }
    },
  });

  useEffect(
    () =>
      onEvent('fill contact', (values) => {
        setSent(false);
        fill(values);
      }),
    [fill],
  );

  const { formProps } = form;
  const onInput: typeof formProps.onInput = (event) => {
    formProps.onInput(event);
    emit('contact changed');
  };
  return { ...form, formProps: { ...formProps, onInput }, isSent, writeAgain: () => setSent(false) };
};
