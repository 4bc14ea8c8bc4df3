import type { ReactNode } from 'react';
import css from './cells.module.css';

interface NameCellProps {
  readonly name: string;
  /** Dimmed text beside the name. */
  readonly beside?: ReactNode;
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

/** Lays out a cell's parts on one line. */
export const Line = ({ children }: { children: ReactNode }) => <div className={css.line}>{children}</div>;

/** An email or phone number on one line, cut off at its end. */
export const OneLine = ({ children }: { children: ReactNode }) => <div className={css.cut}>{children}</div>;

interface SoftProps {
  /** The full text, if it may be cut off. */
  readonly title?: string | undefined;
  /** Shows at most two lines. */
  readonly cut?: boolean;
  readonly children: ReactNode;
}

/** Dimmed secondary text. */
export const Soft = ({ title, cut, children }: SoftProps) => (
  <span className={cut ? `${css.soft} ${css.clamp}` : css.soft} title={title}>
    {children}
  </span>
);

/** A visitor's text: one line in a table, three on a card. */
export const Words = ({ children }: { children: string }) => (
  <span className={css.words} dir="auto">
    {children}
  </span>
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
