import css from './spinner.module.css';

/** A text-sized spinner. Screen readers announce it only if it has a label. */
export const Spinner = ({ label }: { label?: string }) => (
  <span
    className={css.spinner}
    {...(label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true })}
  />
);
