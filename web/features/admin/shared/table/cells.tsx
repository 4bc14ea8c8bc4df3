import type { ReactNode } from 'react';
import css from './cells.module.css';

interface NameCellProps {
  readonly name: string;
  /** A mark beside the name. */
  readonly beside?: ReactNode;
  /** Dimmed text below the name. */
  readonly below?: ReactNode;
  /** Names the unreadable fields of the stored record; the others are shown. */
  readonly problem: string | undefined;
  /** Opens the person's record. */
  readonly onOpen?: () => void;
}

/** A name as a button that opens its record. */
export const NameButton = ({ onOpen, children }: { onOpen: () => void; children: ReactNode }) => (
  <button type="button" className={css.open} onClick={onOpen}>
    {children}
  </button>
);

/** The name of a row, as a heading for screen reader navigation. */
export const NameCell = ({ name, beside, below, problem, onOpen }: NameCellProps) => (
  <>
    <Line>
      <h3 className={css.name}>
        {onOpen ? (
          <NameButton onOpen={onOpen}>
            <bdi>{name}</bdi>
          </NameButton>
        ) : (
          <bdi>{name}</bdi>
        )}
      </h3>
      {beside}
    </Line>
    {below && <Soft>{below}</Soft>}
    {problem && <div className={css.warning}>Stored data could not be read: {problem}</div>}
  </>
);

/** Lays out a cell's parts beside each other; they wrap. */
export const Line = ({ children }: { children: ReactNode }) => <div className={css.line}>{children}</div>;

interface SoftProps {
  /** Shows at most two lines. */
  readonly cut?: boolean;
  readonly children: ReactNode;
}

/** Dimmed secondary text. */
export const Soft = ({ cut, children }: SoftProps) => (
  <div className={cut ? `${css.soft} ${css.clamp}` : css.soft}>{children}</div>
);

/** A count, with a full sentence for screen readers. */
export const Several = ({ count, what }: { count: number; what: string }) => (
  <span className={css.several} title={`${count} ${what}`}>
    <span aria-hidden="true">×{count}</span>
    <span className="visually-hidden">
      {count} {what}
    </span>
  </span>
);
