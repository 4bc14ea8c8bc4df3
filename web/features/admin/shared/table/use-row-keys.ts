import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * React keys of the rendered rows. While the administrator types, new rows reuse the elements of rows that
 * were filtered out, which updates only their text. Not while focus or a menu is in the list, as it would
 * move to another row, and only while rows are `alike` in height, because reused ones are not measured
 * again.
 */
export const useRowKeys = (
  ids: readonly string[],
  words: string,
  table: RefObject<HTMLElement | null>,
  alike: boolean,
): readonly string[] => {
  const before = useRef({ words, keys: new Map<string, string>() });
  const { keys } = before.current;
  const reuse = alike && before.current.words !== words && !table.current?.contains(document.activeElement);
  const shown = new Set(ids);
  const free = reuse ? [...keys].filter(([id]) => !shown.has(id)).map(([, key]) => key) : [];
  const taken = new Set(keys.values());
  const given = ids.map((id) => {
    const key = keys.get(id) ?? free.shift();
    if (key !== undefined) return key;
    // Its own id may be the key of another row that reuses its elements.
    let own = id;
    while (taken.has(own)) own = `${own}+`;
    return own;
  });
  useLayoutEffect(() => {
    before.current = { words, keys: new Map(ids.map((id, place) => [id, given[place] as string])) };
  });
  return given;
};
