import type { ReactNode } from 'react';
import css from './cells.module.css';

interface NameCellProps {
  readonly name: string;
  /** A softer line below. */
  readonly below?: ReactNode;
  /** Which fields of the stored record could not be read; the rest is shown as it is. */
  readonly problem: string | undefined;
  /** Opens all that is known of who it is about. */
  readonly onOpen?: () => void;
}

/** Who a row is about; a heading, for those who move by them. */
export const NameCell = ({ name, below, problem, onOpen }: NameCellProps) => (
  <>
    <h3 className={css.name}>
      {onOpen ? (
        <button type="button" className={css.open} onClick={onOpen}>
          <bdi>{name}</bdi>
        </button>
      ) : (
        <bdi>{name}</bdi>
      )}
    </h3>
    {below && <p className={css.soft}>{below}</p>}
    {problem && <p className={css.problem}>Stored data could not be read: {problem}</p>}
  </>
);

/** Things below or beside each other, as there is room. */
export const Stack = ({ end, children }: { end?: boolean; children: ReactNode }) => (
  <div className={css.stack} data-end={end || undefined}>
    {children}
  </div>
);

/** An address or a number on one line; where it does not fit its end is cut off. */
export const OneLine = ({ children }: { children: ReactNode }) => <div className={css.line}>{children}</div>;

/** Words beside what matters; `cut` leaves two lines of them. */
export const Soft = ({ cut, children }: { cut?: boolean; children: ReactNode }) => (
  <span className={css.soft} data-cut={cut || undefined}>
    {children}
  </span>
);
