import { useEffect, useRef, useState } from 'react';
import type { FormKind } from '../model/message.ts';

const loadForms = () => import('./lead-forms.tsx');
type Forms = Awaited<ReturnType<typeof loadForms>>;

/** The forms come quietly after the panel. Where they can't, an open form is a failed one: it says so and can be retried. */
export const useForms = (isOpen: boolean, view: 'chat' | FormKind, onFailed: (form: FormKind) => void) => {
  const [forms, setForms] = useState<Forms>();
  const failed = useRef(onFailed);
  failed.current = onFailed;
  useEffect(() => {
    if (!isOpen || forms) return;
    loadForms().then(setForms, () => {
      if (view !== 'chat') failed.current(view);
    });
  }, [isOpen, forms, view]);
  return view === 'consultation' ? forms?.ConsultationForm : forms?.ContactForm;
};
