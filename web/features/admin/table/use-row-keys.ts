import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * React's keys of the rows in the page, in their order. A row that stays keeps its own; what a letter of the search brings takes
 * the elements of what it took away, whose words alone are drawn then. Only while somebody types, who is in none of them: a menu or
 * a focus must not come to stand at another row. And only while rows are `alike` in height, which is not measured again.
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
    // Its own id may be the key of the row that has its elements.
    let own = id;
    while (taken.has(own)) own = `${own}+`;
    return own;
  });
  useLayoutEffect(() => {
    before.current = { words, keys: new Map(ids.map((id, place) => [id, given[place] as string])) };
  });
  return given;
};
