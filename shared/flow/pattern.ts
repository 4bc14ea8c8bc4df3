/** Maximum length of a searched text. */
const maxTextChars = 2000;
/** Instructions of the largest program; repetitions are written out. */
const maxProgramSize = 1000;

type Instruction =
  | { readonly type: 'char'; readonly accepts: RegExp }
  | { readonly type: 'assert'; readonly holds: (chars: readonly string[], at: number) => boolean }
  /** The two places at which matching continues, relative to the instruction. */
  | { readonly type: 'fork'; readonly to: readonly [number, number] };
type Program = readonly Instruction[];

export type Pattern =
  | { readonly ok: true; readonly matches: (text: string) => boolean }
  | { readonly ok: false; readonly error: string };

class PatternError extends Error {}

const fork = (a: number, b: number): Instruction => ({ type: 'fork', to: [a, b] });
const optional = (part: Program): Program => [fork(1, part.length + 1), ...part];
const anyNumber = (part: Program): Program => [
  fork(1, part.length + 2),
  ...part,
  fork(-part.length - 1, -part.length - 1),
];

const repeat = (part: Program, min: number, max: number | undefined): Program => {
  if (max !== undefined && max < min) throw new PatternError('A repetition counts from the smaller number.');
  const times = Math.max(min, max ?? min + 1);
  if (part.length * times > maxProgramSize) throw new PatternError('The pattern repeats too much.');
  const required = Array.from({ length: min }, () => part).flat();
  if (max === undefined) return [...required, ...anyNumber(part)];
  return [...required, ...Array.from({ length: max - min }, () => optional(part)).flat()];
};

const isWordChar = (char: string | undefined): boolean => char !== undefined && /[\p{L}\p{N}_]/u.test(char);
const isWordEdge = (chars: readonly string[], at: number): boolean =>
  isWordChar(chars[at - 1]) !== isWordChar(chars[at]);

const assertions: Readonly<Record<string, Instruction>> = {
  '^': { type: 'assert', holds: (_chars, at) => at === 0 },
  $: { type: 'assert', holds: (chars, at) => at === chars.length },
  '\\b': { type: 'assert', holds: isWordEdge },
  '\\B': { type: 'assert', holds: (chars, at) => !isWordEdge(chars, at) },
};

const token = /\\p\{\w+\}|\\.|\[(?:\\.|[^\]\\])+\]|\(\?:|[*+?]\??|\{\d{1,4}(?:,\d{0,4})?\}\??|./gsu;

const compileChar = (source: string): Instruction => {
  if (/^\\[1-9k]/.test(source)) throw new PatternError('A pattern cannot refer back to a group.');
  if (/^[*+?]|^\{/.test(source)) throw new PatternError(`Nothing stands before “${source}” to be repeated.`);
  if (source === '[' || source === '\\') throw new PatternError(`“${source}” is not finished.`);
  try {
    return { type: 'char', accepts: new RegExp(`^(?:${source})$`, 'isu') };
  } catch {
    // Outside classes the `u` flag forbids escapes such as `\-`, which people write.
    if (/^\\[^\p{L}\p{N}]$/u.test(source)) return compileChar(`[\\${source.slice(1)}]`);
    throw new PatternError(`“${source}” is not a valid part of a pattern.`);
  }
};

const compile = (pattern: string): Program => {
  const tokens = pattern.match(token) ?? [];
  let next = 0;

  const readRepetition = (part: Program): Program => {
    const sign = tokens[next] ?? '';
    const count = /^\{(\d+)(,?)(\d*)\}/.exec(sign);
    if (!count && !/^[*+?]/.test(sign)) return part;
    next += 1;
    if (/^([*+?]\??|\{\d.*)$/.test(tokens[next] ?? ''))
      throw new PatternError(`“${sign}${tokens[next]}” repeats twice.`);
    if (sign.startsWith('?')) return optional(part);
    if (!count) return repeat(part, sign.startsWith('+') ? 1 : 0, undefined);
    const [, min, comma, max] = count;
    return repeat(part, Number(min), comma ? (max ? Number(max) : undefined) : Number(min));
  };

  const readPart = (): Program => {
    const sign = tokens[next] ?? '';
    next += 1;
    const assertion = assertions[sign];
    if (assertion) return [assertion];
    if (sign !== '(' && sign !== '(?:') return readRepetition([compileChar(sign)]);
    if (tokens[next]?.startsWith('?')) throw new PatternError('A pattern cannot look ahead or behind.');
    const group = readAlternatives();
    if (tokens[next] !== ')') throw new PatternError('A “(” is not closed.');
    next += 1;
    return readRepetition(group);
  };

  const readSequence = (): Program => {
    const parts: Instruction[] = [];
    while (next < tokens.length && tokens[next] !== '|' && tokens[next] !== ')') parts.push(...readPart());
    return parts;
  };

  const readAlternatives = (): Program => {
    const first = readSequence();
    if (tokens[next] !== '|') return first;
    next += 1;
    const rest = readAlternatives();
    return [fork(1, first.length + 2), ...first, fork(rest.length + 1, rest.length + 1), ...rest];
  };

  const program = readAlternatives();
  if (next < tokens.length) throw new PatternError('A “)” has no “(”.');
  if (program.length > maxProgramSize) throw new PatternError('The pattern is too long.');
  return program;
};

/**
 * Follows all paths through the program at once, so that the time grows with text × pattern and not
 * exponentially.
 */
const search = (program: Program, text: string): boolean => {
  const chars = [...text.slice(0, maxTextChars)];
  let current = new Set<number>();
  for (let at = 0; at <= chars.length; at += 1) {
    // A match may begin anywhere.
    current.add(0);
    const following = new Set<number>();
    for (const place of current) {
      const instruction = program[place];
      if (!instruction) return true;
      if (instruction.type === 'fork') for (const step of instruction.to) current.add(place + step);
      else if (instruction.type === 'assert') {
        if (instruction.holds(chars, at)) current.add(place + 1);
      } else if (at < chars.length && instruction.accepts.test(chars[at] ?? '')) following.add(place + 1);
    }
    current = following;
  }
  return false;
};

/**
 * Parses a regular expression without look-around and back-references. Its `matches` searches a text,
 * ignoring case, in time that no pattern can make long. Returns an error message for a pattern that can't be
 * parsed.
 */
export const parsePattern = (pattern: string): Pattern => {
  try {
    const program = compile(pattern);
    return { ok: true, matches: (text) => search(program, text) };
  } catch (error) {
    if (error instanceof PatternError) return { ok: false, error: error.message };
    throw error;
  }
};

/** Escapes a text that is inserted into a pattern, so that it matches literally. */
export const escapePattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
