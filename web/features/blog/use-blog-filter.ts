import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type BlogFilter, filterQuery, noFilter, parseFilter } from '#shared/domain/blog/filter.ts';
import { paths } from '#web/lib/paths.ts';

const addressDelayMs = 250;

/**
 * Search and category. They begin as the built page shows them, take over what the address says and what was typed
 * before hydration, and are written back to the address, so that a filtered list can be shared and survives the way back.
 */
export const useBlogFilter = () => {
  const { key } = useLocation();
  const [filter, setFilter] = useState<BlogFilter>(noFilter);
  const form = useRef<HTMLFormElement>(null);
  const isFirst = useRef(true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: any navigation, even to the same address, reads it again
  useEffect(() => {
    const fromAddress = parseFilter(new URLSearchParams(location.search));
    const typed = isFirst.current && form.current ? Object.fromEntries(new FormData(form.current)) : {};
    isFirst.current = false;
    setFilter({
      search: fromAddress.search || String(typed.q ?? ''),
      category: fromAddress.category || String(typed.category ?? ''),
    });
  }, [key]);

  const address = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(address.current), []);

  const change = (part: Partial<BlogFilter>) => {
    const next = { ...filter, ...part };
    setFilter(next);
    clearTimeout(address.current);
    address.current = setTimeout(() => {
      // Written past the router: only the address changes, and not at every key.
      history.replaceState(history.state, '', paths.blog.to(filterQuery(next)));
    }, addressDelayMs);
  };

  const clear = () => {
    change(noFilter);
    form.current?.querySelector<HTMLInputElement>('input[name="q"]')?.focus();
  };
  return { filter, change, clear, form };
};
