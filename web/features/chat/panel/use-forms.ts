import { useEffect, useRef, useState } from 'react';
import type { FormKind } from '../model/message.ts';

const loadForms = () => import('./lead-forms.tsx');
type Forms = Awaited<ReturnType<typeof loadForms>>;

/** Loads the forms after the panel. If that fails, an open form reports it and offers a retry. */
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
