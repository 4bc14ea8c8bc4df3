import { type DragEvent, type KeyboardEvent, type ReactNode, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import css from './board.module.css';

/** Cards a column shows before 'Show more'. */
const columnPage = 40;

interface BoardProps<T extends { id: string; status: S }, S extends string> {
  readonly rows: readonly T[];
  /** Columns in order, with their labels. */
  readonly columns: Readonly<Record<S, string>>;
  readonly order: readonly S[];
  readonly titleOf: (row: T) => string;
  readonly onMove: (row: T, status: S) => void;
  readonly children: (row: T) => ReactNode;
}

/**
 * A pipeline by status. A card moves by dragging, or by keyboard: focus its handle, then the left and right arrow keys.
 * Either way it is the same change of status.
 */
export const Board = <T extends { id: string; status: S }, S extends string>({
  rows,
  columns,
  order,
  titleOf,
  onMove,
  children,
}: BoardProps<T, S>) => {
  const [dragged, setDragged] = useState<T>();
  const [over, setOver] = useState<S>();
  const [shown, setShown] = useState<Partial<Record<S, number>>>({});
  const [spoken, setSpoken] = useState('');

  const move = (row: T, status: S | undefined) => {
    if (!status || status === row.status) return;
    onMove(row, status);
    setSpoken(`${titleOf(row)} moved to ${columns[status]}`);
  };
  const onKey = (event: KeyboardEvent, row: T) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (!step) return;
    event.preventDefault();
    move(row, order[order.indexOf(row.status) + step]);
    // The card is drawn again in its new column: keep the keyboard with it.
    requestAnimationFrame(() => document.getElementById(`handle-${row.id}`)?.focus());
  };
  const drop = (event: DragEvent, status: S) => {
    event.preventDefault();
    if (dragged) move(dragged, status);
    setDragged(undefined);
    setOver(undefined);
  };
  return (
    <div className={css.board}>
      <p className="visually-hidden" role="status">
        {spoken}
      </p>
      {order.map((status) => {
        const cards = rows.filter((row) => row.status === status);
        const limit = shown[status] ?? columnPage;
        return (
          <section
            key={status}
            className={css.column}
            aria-labelledby={`column-${status}`}
            data-over={over === status || undefined}
            onDragOver={(event) => {
              event.preventDefault();
              setOver(status);
            }}
            onDrop={(event) => drop(event, status)}
          >
            <h3 id={`column-${status}`} className={css.heading}>
              {columns[status]} <span>{cards.length.toLocaleString('en-US')}</span>
            </h3>
            <ul className={css.cards}>
              {cards.slice(0, limit).map((row) => (
                <li
                  key={row.id}
                  className={css.card}
                  draggable
                  data-dragged={dragged?.id === row.id || undefined}
                  onDragStart={(event) => {
                    event.dataTransfer.effectAllowed = 'move';
                    event.dataTransfer.setData('text/plain', row.id);
                    setDragged(row);
                  }}
                  onDragEnd={() => {
                    setDragged(undefined);
                    setOver(undefined);
                  }}
                >
                  <button
                    type="button"
                    id={`handle-${row.id}`}
                    className={css.handle}
                    aria-label={`${titleOf(row)}: ${columns[status]}. Move with the left and right arrow keys.`}
                    onKeyDown={(event) => onKey(event, row)}
                  >
                    ⠿
                  </button>
                  {children(row)}
                </li>
              ))}
            </ul>
            {cards.length > limit && (
              <Button
                size="small"
                look="plain"
                onClick={() => setShown((before) => ({ ...before, [status]: limit + columnPage }))}
              >
                Show more of {columns[status]}
              </Button>
            )}
          </section>
        );
      })}
    </div>
  );
};
