import { type CSSProperties, useId } from 'react';
import { count, type Row } from './figures.ts';
import css from './overview.module.css';

interface FigureTableProps {
  readonly title: string;
  /** What is counted, for the column's head. */
  readonly what: string;
  readonly rows: readonly Row[];
  /** A figure beside each row's, by its name. */
  readonly further?: { readonly head: string; readonly of: (row: Row) => string };
  /** With what it was in the period before. */
  readonly compared?: boolean;
  readonly empty?: string;
  readonly note?: string;
}

/** Figures by name, each on a bar as long as its share of the largest. */
export const FigureTable = ({ title, what, rows, further, compared, empty, note }: FigureTableProps) => {
  const id = useId();
  const most = Math.max(1, ...rows.map((row) => row.count));
  return (
    <section className={css.panel}>
      <h2 id={id}>{title}</h2>
      {rows.length === 0 ? (
        <p className={css.soft}>{empty ?? 'Nothing yet.'}</p>
      ) : (
        <table className={css.figures} aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">Name</span>
              </th>
              {further && <th scope="col">{further.head}</th>}
              {compared && <th scope="col">Before</th>}
              <th scope="col">{what}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr
                key={row.name}
                className={row.count === 0 ? css.none : undefined}
                style={{ '--share': `${(row.count / most) * 100}%` } as CSSProperties}
              >
                <th scope="row">{row.label}</th>
                {further && <td className={css.soft}>{further.of(row)}</td>}
                {compared && <td className={css.soft}>{count(row.before)}</td>}
                <td>{count(row.count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {note && <p className={css.soft}>{note}</p>}
    </section>
  );
};
