import { dismissToast, useToast } from '#web/ui/toast.ts';
import { CloseButton } from './close-button.tsx';
import css from './toaster.module.css';

/** The one place where toasts appear. The live region is always in the page, so that readers announce what enters it. */
export const Toaster = () => {
  const toast = useToast();
  return (
    <div
      className={css.region}
      role="status"
      aria-live={toast?.tone === 'error' ? 'assertive' : 'polite'}
      aria-atomic="true"
    >
      {toast && (
        // A popover of its own is drawn above an open dialog too; where there are none, it is simply there.
        <div
          key={toast.id}
          ref={(element) => element?.showPopover?.()}
          popover="manual"
          className={[css.toast, css[toast.tone]].join(' ')}
        >
          <p className={css.title}>{toast.title}</p>
          {toast.description && <p className={css.description}>{toast.description}</p>}
          <CloseButton className={css.close} size="small" label="Dismiss message" onClick={dismissToast} />
        </div>
      )}
    </div>
  );
};
