import { Flex, NativeSelect, SegmentedControl, TextInput } from '@mantine/core';
import { memo, type ReactNode, useLayoutEffect, useRef } from 'react';
import css from './filter-bar.module.css';

/**
 * Search and filters above a list. On large screens they stick to the top, and the list's header sticks below
 * them.
 */
export const FilterBar = ({ children }: { children: ReactNode }) => {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return;
    const measure = () =>
      element.parentElement?.style.setProperty('--filter-bar', `${element.offsetHeight}px`);
    const watcher = new ResizeObserver(measure);
    watcher.observe(element);
    return () => watcher.disconnect();
  }, []);
  return (
    <Flex ref={bar} component="search" wrap="wrap" align="center" gap="xs" className={css.bar}>
      {children}
    </Flex>
  );
};

interface SearchBoxProps {
  readonly placeholder: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Updates at every keystroke; callers filter their list by a deferred value. */
export const SearchBox = ({ placeholder, value, onChange }: SearchBoxProps) => (
  <TextInput
    type="search"
    flex={{ base: '1 1 100%', sm: '1 1 9rem' }}
    miw={0}
    placeholder={placeholder}
    aria-label={placeholder}
    value={value}
    data-shortcut="search"
    onChange={(event) => onChange(event.currentTarget.value)}
  />
);

interface SelectProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: Readonly<Record<T, string>>;
  readonly onChange: (value: T) => void;
}

/** A native select, which opens the platform's own picker on phones. */
export const Select = <T extends string>({ label, value, options, onChange }: SelectProps<T>) => (
  <NativeSelect
    flex={{ base: '1 1 8.5rem', sm: '0 1 auto' }}
    aria-label={label}
    value={value}
    data={(Object.entries(options) as [T, string][]).map(([key, text]) => ({ value: key, label: text }))}
    onChange={(event) => onChange(event.currentTarget.value as T)}
  />
);

interface ViewSwitchProps {
  readonly view: 'list' | 'board';
  readonly onChange: (view: 'list' | 'board') => void;
}

export const ViewSwitch = memo(({ view, onChange }: ViewSwitchProps) => (
  <SegmentedControl
    aria-label="View"
    value={view}
    data={[
      { value: 'list', label: 'List' },
      { value: 'board', label: 'Board' },
    ]}
    onChange={(name) => onChange(name === 'board' ? 'board' : 'list')}
  />
));
