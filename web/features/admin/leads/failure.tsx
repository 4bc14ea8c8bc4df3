import css from './edit.module.css';

/** The sentence of a failed save, above the form that stays as it is. */
export const Failure = ({ text }: { text: string | undefined }) =>
  text && (
    <p className={css.failure} role="alert">
      {text}
    </p>
  );
