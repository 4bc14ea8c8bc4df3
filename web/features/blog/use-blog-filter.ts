import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type BlogFilter, filterQuery, noFilter, parseFilter } from '#shared/domain/blog/filter.ts';
import { paths } from '#web/lib/paths.ts';

const urlUpdateDelayMs = 250;

/**
 * Search and category. Starts with the prerendered defaults, then applies the URL and text typed before
 * hydration. Changes are written to the URL, so a filtered list can be shared and survives the back button.
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
      // Bypasses the router, which would render the page at every keystroke.
      history.replaceState(history.state, '', paths.blog.to(filterQuery(next)));
    }, urlUpdateDelayMs);
  };

  const clear = () => {
    change(noFilter);
    form.current?.querySelector<HTMLInputElement>('input[name="q"]')?.focus();
  };
  return { filter, change, clear, form };
};
