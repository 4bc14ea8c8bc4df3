import css from './spinner.module.css';

/** A small busy mark in the size of its text. With a label it is announced; without it is decoration. */
export const Spinner = ({ label }: { label?: string }) => (
  <span
    className={css.spinner}
    {...(label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true })}
  />
);
