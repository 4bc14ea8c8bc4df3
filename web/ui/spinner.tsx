import css from './spinner.module.css';

/** A spinner in text size. Announced only with a label. */
export const Spinner = ({ label }: { label?: string }) => (
  <span
    className={css.spinner}
    {...(label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true })}
  />
);
