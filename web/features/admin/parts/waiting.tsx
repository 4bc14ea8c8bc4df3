import css from './waiting.module.css';

/** The shape of a list to come; `label` says what is awaited. */
export const Waiting = ({ label }: { label: string }) => (
  <div className={css.waiting} role="status" aria-label={label}>
    {Array.from({ length: 5 }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: five times the same shape
      <div key={index} className={css.ghost} />
    ))}
  </div>
);
