import type { ReactNode } from 'react';
import css from './cells.module.css';

interface NameCellProps {
  readonly name: string;
  /** Softer, beside it. */
  readonly beside?: ReactNode;
  /** Which fields of the stored record could not be read; the rest is shown as it is. */
  readonly problem: string | undefined;
  /** Opens all that is known of who it is about. */
  readonly onOpen?: () => void;
}

/** A name that opens what it names. */
export const NameButton = ({ onOpen, children }: { onOpen: () => void; children: ReactNode }) => (
  <button type="button" className={css.open} onClick={onOpen}>
    {children}
  </button>
);

/** Who a row is about; a heading, for those who move by them. */
export const NameCell = ({ name, beside, problem, onOpen }: NameCellProps) => (
  <Line>
    <h3 className={css.name} title={name}>
      {onOpen ? (
        <NameButton onOpen={onOpen}>
          <bdi>{name}</bdi>
        </NameButton>
      ) : (
        <bdi>{name}</bdi>
      )}
    </h3>
    {beside}
    {problem && (
      <span className={css.warning} title={`Stored data could not be read: ${problem}`}>
        Stored data could not be read: {problem}
      </span>
    )}
  </Line>
);

/** Things beside each other, in a cell on one line. */
export const Line = ({ children }: { children: ReactNode }) => <div className={css.line}>{children}</div>;

/** An address or a number on one line; where it does not fit its end is cut off. */
export const OneLine = ({ children }: { children: ReactNode }) => <div className={css.cut}>{children}</div>;

interface SoftProps {
  /** All of it, where its end may be cut off. */
  readonly title?: string | undefined;
  /** Leaves two lines of it. */
  readonly cut?: boolean;
  readonly children: ReactNode;
}

/** Words beside what matters. */
export const Soft = ({ title, cut, children }: SoftProps) => (
  <span className={cut ? `${css.soft} ${css.clamp}` : css.soft} title={title}>
    {children}
  </span>
);

/** What somebody wrote: one line of it, three on a card. */
export const Words = ({ children }: { children: string }) => (
  <span className={css.words} dir="auto">
    {children}
  </span>
);

/** How often there is such a thing: a figure for the eye, a sentence for the others. */
export const Several = ({ count, what }: { count: number; what: string }) => (
  <span className={css.several} title={`${count} ${what}`}>
    <span aria-hidden="true">×{count}</span>
    <span className="visually-hidden">
      {count} {what}
    </span>
  </span>
);
