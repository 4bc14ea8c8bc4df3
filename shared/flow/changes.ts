import { languageCodes, languages } from '#shared/domain/languages.ts';
import type { FlowConnection, FlowDocument, FlowNode } from './document.ts';
import { getNodeTitle } from './node-titles.ts';
import { getTranslations } from './translations.ts';

/** Whether two values are the same JSON, whatever the order of their keys. */
export const isSameJson = (a: unknown, b: unknown): boolean =>
  JSON.stringify(sortKeys(a)) === JSON.stringify(sortKeys(b));
const sortKeys = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  const fields = value as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.keys(fields)
      .sort()
      .map((key) => [key, sortKeys(fields[key])]),
  );
};

const fieldNames: Record<string, string> = {
  message: 'message',
  delay: 'delay',
  input: 'question',
  options: 'options',
  variable: 'variable',
  retry: 're-ask text',
  condition: 'variable',
  operator: 'operator',
  value: 'value',
  also: 'more comparisons',
  match: 'all or any',
  action: 'action',
  config: 'settings',
  url: 'URL',
  method: 'method',
  scale: 'scale',
  low: 'label of the lowest value',
  high: 'label of the highest value',
  branches: 'branches',
  flow: 'flow',
  name: 'name',
  to: 'who takes over',
  outcome: 'outcome',
  mode: 'set or add',
  headers: 'headers',
  responseMapping: 'response mapping',
  body: 'body',
  kind: 'kind',
  picture: 'picture',
  alt: 'description of the picture',
  title: 'title',
  text: 'text',
};

const listChangedFields = (before: FlowNode, after: FlowNode): string[] => {
  const [old, now] = [before.data as Record<string, unknown>, after.data as Record<string, unknown>];
  const keys = [...new Set([...Object.keys(old), ...Object.keys(now)])];
  const fields = keys.filter((key) => !isSameJson(old[key], now[key])).map((key) => fieldNames[key] ?? key);
  return before.title === after.title ? fields : ['title', ...fields];
};

const describeGroups = (before: FlowDocument, after: FlowDocument): string[] => {
  const old = new Map(before.groups?.map((group) => [group.id, group]));
  const now = new Map(after.groups?.map((group) => [group.id, group]));
  const named = (change: string, title: string) => `${change} the group “${title}”.`;
  return [
    ...[...now.values()].flatMap((group) => {
      const was = old.get(group.id);
      if (!was) return [named('Added', group.title)];
      return isSameJson(was, group) ? [] : [named('Changed', group.title)];
    }),
    ...[...old.values()].flatMap(({ id, title }) => (now.has(id) ? [] : [named('Removed', title)])),
  ];
};

const pluralize = (number: number, one: string): string => `${number} ${one}${number === 1 ? '' : 's'}`;
const connectionKey = ({ from, to, on }: FlowConnection): string => JSON.stringify([from, to, on ?? null]);

/**
 * Describes the changes between two revisions, one sentence each; empty if there are none. Beyond `max` the last sentence
 * counts the rest.
 */
export const describeChanges = (before: FlowDocument, after: FlowDocument, max = 12): string[] => {
  const old = new Map(before.nodes.map((node) => [node.id, node]));
  const now = new Map(after.nodes.map((node) => [node.id, node]));
  const lines: string[] = [];
  for (const node of after.nodes) if (!old.has(node.id)) lines.push(`Added ${getNodeTitle(node)}.`);
  for (const node of before.nodes) if (!now.has(node.id)) lines.push(`Removed ${getNodeTitle(node)}.`);
  let moved = 0;
  for (const node of after.nodes) {
    const was = old.get(node.id);
    if (!was) continue;
    const fields = was.type === node.type ? listChangedFields(was, node) : ['type'];
    if (fields.length > 0) lines.push(`Changed ${getNodeTitle(node)}: ${fields.join(', ')}.`);
    if (was.position.x !== node.position.x || was.position.y !== node.position.y) moved += 1;
  }
  const oldLinks = new Set(before.connections.map(connectionKey));
  const newLinks = new Set(after.connections.map(connectionKey));
  const added = [...newLinks].filter((key) => !oldLinks.has(key)).length;
  const removed = [...oldLinks].filter((key) => !newLinks.has(key)).length;
  if (added > 0) lines.push(`Added ${pluralize(added, 'connection')}.`);
  if (removed > 0) lines.push(`Removed ${pluralize(removed, 'connection')}.`);
  if (moved > 0) lines.push(`Moved ${pluralize(moved, 'node')}.`);
  if (before.title !== after.title) lines.push('Changed the public title.');
  if (before.picture !== after.picture) lines.push('Changed the picture.');
  if (before.accent !== after.accent) lines.push('Changed the colour.');
  if (!isSameJson(before.notes, after.notes)) lines.push('Changed the notes.');
  lines.push(...describeGroups(before, after));
  for (const code of languageCodes) {
    const [now, old] = [getTranslations(after, code), getTranslations(before, code)];
    const keys = new Set([...Object.keys(now), ...Object.keys(old)]);
    const texts = [...keys].filter((key) => now[key] !== old[key]).length;
    if (texts > 0) lines.push(`Translated ${pluralize(texts, 'text')} into ${languages[code].name}.`);
  }
  return lines.length > max
    ? [...lines.slice(0, max - 1), `And ${lines.length - max + 1} more changes.`]
    : lines;
};
