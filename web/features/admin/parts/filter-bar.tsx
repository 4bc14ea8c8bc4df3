import { type ReactNode, useDeferredValue, useEffect, useRef, useState } from 'react';
import css from './filter-bar.module.css';

export const FilterBar = ({ children }: { children: ReactNode }) => (
  <search className={css.bar}>{children}</search>
);

interface SearchBoxProps {
  readonly placeholder: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A search that never stutters: the letters show at once, the list follows when the browser has time. */
export const SearchBox = ({ placeholder, value, onChange }: SearchBoxProps) => {
  const [typed, setTyped] = useState(value);
  const deferred = useDeferredValue(typed);
  const sent = useRef(value);
  useEffect(() => {
    // Only a change from elsewhere (back, 'Clear filters') replaces what is typed; our own echo may be a letter behind.
    if (value !== sent.current) setTyped(value);
    sent.current = value;
  }, [value]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was typed is passed on
  useEffect(() => {
    if (deferred === sent.current) return;
    sent.current = deferred;
    onChange(deferred);
  }, [deferred]);
  return (
    <input
      type="search"
      className={css.search}
      placeholder={placeholder}
      aria-label={placeholder}
      value={typed}
      data-shortcut="search"
      onChange={(event) => setTyped(event.target.value)}
    />
  );
};

interface SelectProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: Readonly<Record<T, string>>;
  readonly onChange: (value: T) => void;
}

export const Select = <T extends string>({ label, value, options, onChange }: SelectProps<T>) => (
  <select
    className={css.select}
    aria-label={label}
    value={value}
    onChange={(event) => onChange(event.target.value as T)}
  >
    {(Object.entries(options) as [T, string][]).map(([key, text]) => (
      <option key={key} value={key}>
        {text}
      </option>
    ))}
  </select>
);

interface ViewSwitchProps {
  readonly view: 'list' | 'board';
  readonly onChange: (view: 'list' | 'board') => void;
}

export const ViewSwitch = ({ view, onChange }: ViewSwitchProps) => (
  <fieldset className={css.switch}>
    <legend className="visually-hidden">View</legend>
    {(['list', 'board'] as const).map((name) => (
      <button key={name} type="button" aria-pressed={view === name} onClick={() => onChange(name)}>
        {name === 'list' ? 'List' : 'Board'}
      </button>
    ))}
  </fieldset>
);
