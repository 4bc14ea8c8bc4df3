import { type KeyboardEvent, useEffect, useRef } from 'react';
import css from './card-menu.module.css';

interface CardMenuProps {
  /** What the entries act on. */
  readonly name: string;
  readonly entries: readonly (readonly [label: string, action: () => void])[];
}

/** The seldom things that can be done with a flow. Escape, an entry or a press elsewhere closes it. */
export const CardMenu = ({ name, entries }: CardMenuProps) => {
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (menu.current) menu.current.open = false;
  };
  useEffect(() => {
    const onPress = (event: PointerEvent) => {
      if (menu.current?.open && !menu.current.contains(event.target as Node)) menu.current.open = false;
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !menu.current?.open) return;
    close();
    menu.current.querySelector('summary')?.focus();
  };
  return (
    <details ref={menu} className={css.menu} name="flow-menu" onKeyDown={onKeyDown}>
      <summary aria-label={`More for ${name}`}>More</summary>
      <ul>
        {entries.map(([label, action]) => (
          <li key={label}>
            <button
              type="button"
              onClick={() => {
                close();
                action();
              }}
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
};
