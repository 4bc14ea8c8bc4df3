import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import css from './virtual-list.module.css';

interface VirtualListProps<T> {
  readonly rows: readonly T[];
  readonly label: string;
  readonly keyOf: (row: T) => string;
  /** Expected height of a row in pixels, until it has been measured. */
  readonly estimate: number;
  readonly children: (row: T) => ReactNode;
}

/** A list of any length that only keeps the rows around the window in the page; rows may grow when opened. */
export const VirtualList = <T,>({ rows, label, keyOf, estimate, children }: VirtualListProps<T>) => {
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const place = () => setTop((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
    place();
    const watcher = new ResizeObserver(place);
    watcher.observe(document.body);
    return () => watcher.disconnect();
  }, []);
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => estimate,
    overscan: 6,
    gap: 8,
    scrollMargin: top,
    getItemKey: (index) => keyOf(rows[index] as T),
  });
  return (
    <ul ref={list} className={css.list} aria-label={label} style={{ height: virtual.getTotalSize() }}>
      {virtual.getVirtualItems().map((item) => (
        <li
          key={item.key}
          ref={virtual.measureElement}
          data-index={item.index}
          aria-setsize={rows.length}
          aria-posinset={item.index + 1}
          className={css.row}
          style={{ transform: `translateY(${item.start - top}px)` }}
        >
          {children(rows[item.index] as T)}
        </li>
      ))}
    </ul>
  );
};
