import { dismissToast, useToast } from '#web/ui/toast.ts';
import { CloseButton } from './close-button.tsx';
import css from './toaster.module.css';

/** Shows all toasts. The live region is always mounted, so that screen readers announce its content. */
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
        // A popover shows above open dialogs; browsers without popovers show a normal element.
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
