const maxDepth = 64;
/** DynamoDB stores 38 digits within 10^±125; no sensible input exceeds these bounds. */
const maxNumber = 1e15;
const minNumber = 1e-12;

/** An unpaired surrogate: JSON can escape it, the table can't store it. */
const loneSurrogate = /\p{Surrogate}/u;

const isAcceptable = (value: unknown): boolean => {
  if (typeof value === 'string') return !loneSurrogate.test(value);
  return typeof value !== 'number' || Number.isFinite(value);
};

const isStorable = (value: number): boolean => {
  const size = Math.abs(value);
  return size === 0 || (size >= minNumber && size <= maxNumber);
};

/** Dotted paths of the numbers that the table can't store, in a value that its schema has parsed. */
export const numbersOutOfRange = (root: unknown): string[] => {
  const found: string[] = [];
  const open: [path: string, value: unknown][] = [['', root]];
  for (let next = open.pop(); next; next = open.pop()) {
    const [path, value] = next;
    if (typeof value === 'number' && !isStorable(value)) found.push(path || 'body');
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, child] of Object.entries(value)) open.push([path ? `${path}.${key}` : key, child]);
  }
  return found;
};

const unsafeKeys = new Set(['__proto__', 'constructor']);

/**
 * Parses JSON that the table can store; returns undefined for anything else. Refuses nesting over 64,
 * `__proto__` and `constructor` keys (the SDK reads the latter to detect classes), unpaired surrogates and
 * infinite numbers. The last of duplicate keys wins.
 */
export const parseSafeJson = (text: string): unknown => {
  let root: unknown;
  try {
    root = JSON.parse(text);
  } catch {
    return undefined;
  }
  const open: { value: unknown; depth: number }[] = [{ value: root, depth: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, depth } = next;
    if (!isAcceptable(value)) return undefined;
    if (typeof value !== 'object' || value === null) continue;
    if (depth >= maxDepth) return undefined;
    for (const [key, child] of Object.entries(value)) {
      if (unsafeKeys.has(key) || loneSurrogate.test(key)) return undefined;
      open.push({ value: child, depth: depth + 1 });
    }
  }
  return root;
};
