import { type ReactNode, useEffect, useId, useRef } from 'react';
import { CloseButton } from './close-button.tsx';
import css from './dialog.module.css';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly size?: 'small' | 'medium' | 'large' | 'wide';
  /** Text below the title; scrolls with the content. */
  readonly intro?: ReactNode;
  /** `side`: a panel along the edge, for reading next to a list. */
  readonly place?: 'center' | 'side';
  readonly closeLabel?: string;
  /** Called before the backdrop or Escape closes the dialog; return false to keep typed text. */
  readonly mayClose?: () => boolean;
}

/** A modal `<dialog>`, which traps the focus and returns it. */
export const Dialog = ({
  title,
  onClose,
  children,
  intro,
  size = 'medium',
  place = 'center',
  closeLabel = 'Close',
  mayClose,
}: DialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const close = useRef(onClose);
  const allowed = useRef(mayClose);
  close.current = onClose;
  allowed.current = mayClose;
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const opener = document.activeElement;
    if (!element.open) element.showModal();
    // Otherwise the browser focuses the first control.
    element.querySelector<HTMLElement>('[data-first]')?.focus();
    const leave = () => {
      if (allowed.current?.() ?? true) close.current();
    };
    const onPress = (event: MouseEvent) => event.target === element && leave();
    const onCancel = (event: Event) => {
      event.preventDefault();
      leave();
    };
    element.addEventListener('mousedown', onPress);
    element.addEventListener('cancel', onCancel);
    return () => {
      element.removeEventListener('mousedown', onPress);
      element.removeEventListener('cancel', onCancel);
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, []);
  return (
    <dialog ref={dialog} className={[css.dialog, css[size], css[place]].join(' ')} aria-labelledby={heading}>
      <div className={css.inner}>
        <header className={css.head}>
          <h2 id={heading} className={css.title}>
            {title}
          </h2>
          <CloseButton className={css.close} label={closeLabel} onClick={onClose} />
        </header>
        {intro && <div className={css.intro}>{intro}</div>}
        {children}
      </div>
    </dialog>
  );
};
