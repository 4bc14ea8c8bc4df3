import { getOwn, isRecord, type Raw } from '../read-fields.ts';
import { isTypebotExport, unwrapTypebot } from './is-typebot-export.ts';

/** Limits of a Typebot file. `fileBytes` is for the caller, who reads the file. */
export const typebotLimits = {
  fileBytes: 5 * 1024 * 1024,
  groups: 500,
  blocks: 2000,
  edges: 10_000,
  variables: 1000,
  /** Levels of objects and lists in one block. */
  depth: 40,
  /** Characters of all texts in one block. */
  blockChars: 500_000,
} as const;

/** Thrown for a file that can't be imported. The message names the block and is shown to the user. */
export class TypebotError extends Error {}

/** Reads the fields of an object; a wrong type throws a `TypebotError` that names the place. */
export class Fields {
  readonly place: string;
  private readonly value: Raw;

  constructor(value: Raw, place: string) {
    this.value = value;
    this.place = place;
  }

  private read(key: string, isValid: (value: unknown) => boolean, expected: string): unknown {
    const value = getOwn(this.value, key);
    if (value === undefined || value === null) return undefined;
    if (!isValid(value)) throw new TypebotError(`${this.place}: “${key}” must be ${expected}.`);
    return value;
  }

  /** A text or number as text; undefined if absent. */
  text(key: string): string | undefined {
    const value = this.read(key, (given) => ['string', 'number'].includes(typeof given), 'text');
    return value === undefined ? undefined : String(value);
  }

  /** A number, also if written as text; undefined for anything else that is text, such as a variable. */
  number(key: string): number | undefined {
    const text = this.text(key)?.trim();
    return text && Number.isFinite(Number(text)) ? Number(text) : undefined;
  }

  flag(key: string): boolean {
    return this.read(key, (given) => typeof given === 'boolean', 'true or false') === true;
  }

  /** The fields of an object; those of an empty one if absent. */
  record(key: string): Fields {
    return new Fields((this.read(key, isRecord, 'an object') ?? {}) as Raw, this.place);
  }

  /** The objects of a list. */
  list(key: string): Fields[] {
    const list = (this.read(key, Array.isArray, 'a list') ?? []) as unknown[];
    return list.map((value) => {
      if (!isRecord(value)) throw new TypebotError(`${this.place}: “${key}” must be a list of objects.`);
      return new Fields(value, this.place);
    });
  }

  /** The texts of a list. */
  texts(key: string): string[] {
    const list = (this.read(key, Array.isArray, 'a list') ?? []) as unknown[];
    if (list.some((value) => typeof value !== 'string'))
      throw new TypebotError(`${this.place}: “${key}” must be a list of texts.`);
    return list as string[];
  }

  /** The same object without checks, for rich text, whose reader skips what it doesn't know. */
  get raw(): Raw {
    return this.value;
  }
}

export interface TypebotGroup {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly TypebotBlock[];
}

export interface TypebotBlock {
  readonly id: string;
  readonly type: string;
  readonly groupTitle: string;
  readonly fields: Fields;
  readonly options: Fields;
  readonly outgoingEdgeId: string | undefined;
}

export interface TypebotVariable {
  readonly id: string;
  readonly name: string;
  /** The value that every conversation begins with. */
  readonly value: string | undefined;
}

export interface TypebotTarget {
  readonly groupId: string;
  readonly blockId: string | undefined;
}

export interface TypebotFile {
  readonly id: string | undefined;
  readonly name: string;
  readonly version: string;
  readonly groups: readonly TypebotGroup[];
  readonly edges: ReadonlyMap<string, TypebotTarget>;
  readonly variables: readonly TypebotVariable[];
  readonly startEdgeId: string | undefined;
  /** Types of the events besides the start. */
  readonly otherEvents: readonly string[];
  readonly title: string | undefined;
  readonly hasTheme: boolean;
  /** The colour of its buttons, `#rrggbb`. */
  readonly accent: string | undefined;
}

/** The colour of the buttons, else of the visitor's bubbles, which is one colour here. */
const readAccent = (theme: Fields): string | undefined => {
  const chat = theme.record('chat');
  return [chat.record('buttons'), chat.record('guestBubbles')]
    .map((part) => part.text('backgroundColor')?.toLowerCase())
    .find((color) => color && /^#[0-9a-f]{6}$/.test(color));
};

const dangerousKeys = new Set(['__proto__', 'constructor', 'prototype']);

/** Refuses what is too deep or too large, and keys that could change the prototype of an object. */
const checkStructure = (root: unknown, place: string): void => {
  const open: { value: unknown; depth: number }[] = [{ value: root, depth: 0 }];
  let chars = 0;
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, depth } = next;
    if (typeof value === 'string') chars += value.length;
    // Each value counts as a character, so that a long list of empty ones is refused too.
    chars += 1;
    if (chars > typebotLimits.blockChars) throw new TypebotError(`${place} is too large.`);
    if (typeof value !== 'object' || value === null) continue;
    if (depth >= typebotLimits.depth) throw new TypebotError(`${place} is nested too deeply.`);
    for (const key of Object.keys(value)) {
      if (dangerousKeys.has(key)) throw new TypebotError(`${place} has the forbidden key “${key}”.`);
      open.push({ value: (value as Raw)[key], depth: depth + 1 });
    }
  }
};

const checkCount = (list: readonly unknown[], max: number, things: string): void => {
  if (list.length > max)
    throw new TypebotError(`The file has more than ${max.toLocaleString('en-US')} ${things}.`);
};

const readGroup = (group: Fields, index: number): TypebotGroup => {
  const title = group.text('title')?.trim() || `Group ${index + 1}`;
  const named = new Fields(group.raw, `The group “${title}”`);
  const blocks = named.list('blocks').map((block, position): TypebotBlock => {
    const type = getOwn(block.raw, 'type');
    const place = `Block ${position + 1}${typeof type === 'string' ? ` (${type.slice(0, 40)})` : ''} in “${title}”`;
    checkStructure(block.raw, place);
    const fields = new Fields(block.raw, place);
    const id = fields.text('id');
    if (typeof type !== 'string' || !id) throw new TypebotError(`${place} needs an id and a type.`);
    return {
      id,
      type,
      groupTitle: title,
      fields,
      options: fields.record('options'),
      outgoingEdgeId: fields.text('outgoingEdgeId'),
    };
  });
  return { id: named.text('id') ?? '', title, blocks };
};

const readVariable = (variable: Fields): TypebotVariable => {
  const value = getOwn(variable.raw, 'value');
  return {
    id: variable.text('id') ?? '',
    name: variable.text('name') ?? '',
    value: typeof value === 'string' && value !== '' ? value : undefined,
  };
};

/** Before version 6 the start was a block in a group of its own. */
const findStartEdge = (groups: readonly TypebotGroup[], events: readonly Fields[]): string | undefined =>
  events.find((event) => event.text('type') === 'start')?.text('outgoingEdgeId') ??
  groups.flatMap(({ blocks }) => blocks).find(({ type }) => type === 'start')?.outgoingEdgeId;

const notTypebot = 'This file isn’t an export of a Typebot.';

/** Reads the parsed JSON of an export, versions 3 to 6. Throws a `TypebotError` for anything else. */
export const readTypebotFile = (value: unknown): TypebotFile => {
  if (!isTypebotExport(value)) throw new TypebotError(notTypebot);
  const file = new Fields(unwrapTypebot(value) as Raw, 'The file');
  const version = file.text('version') ?? '3';
  if (!/^[3-6](\.\d{1,3}){0,2}$/.test(version) || getOwn(file.raw, 'groups') === undefined)
    throw new TypebotError(
      `Files of version ${version.slice(0, 20)} can’t be imported, only versions 3 to 6. Open the bot in a current Typebot and export it again.`,
    );
  const groups = file.list('groups');
  checkCount(groups, typebotLimits.groups, 'groups');
  const read = groups.map(readGroup);
  const blocks = read.flatMap((group) => group.blocks);
  checkCount(blocks, typebotLimits.blocks, 'blocks');
  const edges = file.list('edges');
  checkCount(edges, typebotLimits.edges, 'connections');
  const variables = file.list('variables');
  checkCount(variables, typebotLimits.variables, 'variables');
  const events = file.list('events');
  const title = file.record('settings').record('metadata').text('title')?.trim();
  return {
    id: file.text('id'),
    name: file.text('name')?.trim() || 'Imported Typebot',
    version,
    groups: read,
    edges: new Map(
      edges.map((edge) => {
        const to = edge.record('to');
        return [edge.text('id') ?? '', { groupId: to.text('groupId') ?? '', blockId: to.text('blockId') }];
      }),
    ),
    variables: variables.map(readVariable),
    startEdgeId: findStartEdge(read, events),
    otherEvents: events.flatMap((event) => {
      const type = event.text('type');
      return type === undefined || type === 'start' ? [] : [type];
    }),
    title: title || undefined,
    accent: readAccent(file.record('theme')),
    hasTheme: Object.keys(file.record('theme').raw).length > 0,
  };
};
