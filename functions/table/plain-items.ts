import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { convertToNative } from '@aws-sdk/util-dynamodb';
import type { Item } from './transact.ts';

/** Attributes by the order in which they were first seen: as many as the table's items have names. */
const places = new Map<string, number>();
const names: string[] = [];

const placeOf = (name: string): number => {
  const known = places.get(name);
  if (known !== undefined) return known;
  // A copy: a piece of a long text keeps all of it in memory.
  const own = Buffer.from(name).toString();
  places.set(own, names.length);
  return names.push(own) - 1;
};

/** An object whose fields stand in the order of their places. */
const itemOf = (values: readonly unknown[]): Item => {
  const item: Item = {};
  for (let place = 0; place < values.length; place++) {
    const value = values[place];
    if (value !== undefined) item[names[place] as string] = value;
  }
  return item;
};

/**
 * An item as the table sends it, as a plain object whose fields stand in the same order as those of the others. A table may
 * name them in another order in each item, as the embedded engine does: objects made so share no shape, and every look at a
 * field becomes a search, which was a third of what reading a long list cost.
 */
export const plainItem = (item: Readonly<Record<string, AttributeValue>>): Item => {
  const values: unknown[] = [];
  for (const name in item) {
    const value = item[name] as AttributeValue;
    values[placeOf(name)] = value.S ?? convertToNative(value);
  }
  return itemOf(values);
};

const [quote, comma, backslash, open, close, end] = Array.from('",\\{}]', (letter) => letter.charCodeAt(0));
const itemsBegin = '"Items":[';
const stringBegin = '{"S":"';

const isEscaped = (text: string, at: number): boolean => {
  let from = at;
  while (text.charCodeAt(from - 1) === backslash) from--;
  return (at - from) % 2 === 1;
};

/** The quotation mark that ends a string whose first letter stands at `from`; -1 without one. */
const endOfString = (text: string, from: number): number => {
  let at = text.indexOf('"', from);
  while (at >= 0 && isEscaped(text, at)) at = text.indexOf('"', at + 1);
  return at;
};

/** Where the object that begins at `from` has ended; -1 where it doesn't. */
const endOfObject = (text: string, from: number): number => {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === quote) {
      at = endOfString(text, at + 1);
      if (at < 0) return -1;
    } else if (code === open) depth += 1;
    else if (code === close && --depth === 0) return at + 1;
  }
  return -1;
};

/** Bytes come as base64, which the SDK has to turn into bytes. */
export const holdsBytes = (text: string): boolean => text.includes('"B":') || text.includes('"BS":');

export interface ScannedAnswer {
  readonly items: readonly Item[];
  /** The answer without its items. */
  readonly rest: string;
}

/**
 * The items in the text of a Query's answer as `plainItem` makes them, without an object for each attribute on the way, of as
 * many shapes as the engine has orders: with them a page of 1,000 takes the processor twice as long. Undefined where the text is
 * not written as DynamoDB writes it (bytes, blanks between its parts): then it is parsed like any other.
 */
export const scanItems = (text: string): ScannedAnswer | undefined => {
  const begin = text.indexOf(itemsBegin);
  if (begin < 0) return undefined;
  let at = begin + itemsBegin.length;
  let slash = text.indexOf('\\', at);
  const holdsSlash = (until: number): boolean => {
    if (slash >= 0 && slash < at) slash = text.indexOf('\\', at);
    return slash >= 0 && slash < until;
  };
  const items: Item[] = [];
  while (text.charCodeAt(at) === open) {
    const values: unknown[] = [];
    at += 1;
    while (text.charCodeAt(at) === quote) {
      const nameEnd = text.indexOf('"', at + 1);
      if (nameEnd < 0 || holdsSlash(nameEnd) || text.charCodeAt(nameEnd + 2) !== open) return undefined;
      const place = placeOf(text.slice(at + 1, nameEnd));
      at = nameEnd + 2;
      if (text.startsWith(stringBegin, at)) {
        at += stringBegin.length;
        const quick = text.indexOf('"', at);
        const escaped = holdsSlash(quick);
        const last = escaped ? endOfString(text, at) : quick;
        if (text.charCodeAt(last + 1) !== close) return undefined;
        values[place] = escaped ? JSON.parse(text.slice(at - 1, last + 1)) : text.slice(at, last);
        at = last + 2;
      } else {
        const after = endOfObject(text, at);
        const other = text.slice(at, Math.max(at, after));
        if (after < 0 || holdsBytes(other)) return undefined;
        values[place] = convertToNative(JSON.parse(other) as AttributeValue);
        at = after;
      }
      if (text.charCodeAt(at) === comma) at += 1;
    }
    if (text.charCodeAt(at) !== close) return undefined;
    items.push(itemOf(values));
    at += text.charCodeAt(at + 1) === comma ? 2 : 1;
  }
  return text.charCodeAt(at) === end
    ? { items, rest: text.slice(0, begin + itemsBegin.length) + text.slice(at) }
    : undefined;
};
