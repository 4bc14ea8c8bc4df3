import { languageCodes, languages } from '#shared/domain/languages.ts';
import type { FlowConnection, FlowDocument, FlowNode } from './document.ts';
import { nodeTitle } from './problems.ts';
import { translationsInto } from './translations.ts';

const sameJson = (a: unknown, b: unknown): boolean => JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const fields = value as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.keys(fields)
      .sort()
      .map((key) => [key, sorted(fields[key])]),
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
  also: 'further comparisons',
  match: 'how the comparisons go together',
  action: 'action',
  config: 'settings',
  url: 'URL',
  method: 'method',
  scale: 'scale',
  low: 'words of the scale',
  high: 'words of the scale',
  branches: 'branches',
  flow: 'flow',
  name: 'name',
  to: 'who takes over',
  outcome: 'outcome',
  mode: 'way to set it',
  headers: 'headers',
  responseMapping: 'response mapping',
  body: 'body',
};

const changedFields = (before: FlowNode, after: FlowNode): string[] => {
  const [old, now] = [before.data as Record<string, unknown>, after.data as Record<string, unknown>];
  const keys = [...new Set([...Object.keys(old), ...Object.keys(now)])];
  return keys.filter((key) => !sameJson(old[key], now[key])).map((key) => fieldNames[key] ?? key);
};

const count = (number: number, one: string): string => `${number} ${one}${number === 1 ? '' : 's'}`;
const linkKey = ({ from, to, on }: FlowConnection): string => JSON.stringify([from, to, on ?? null]);

/**
 * What changed between two revisions, a sentence each, the most telling first; empty when nothing did. At most `max`
 * sentences, the last of which then says how many more there are.
 */
export const changesBetween = (before: FlowDocument, after: FlowDocument, max = 12): string[] => {
  const old = new Map(before.nodes.map((node) => [node.id, node]));
  const now = new Map(after.nodes.map((node) => [node.id, node]));
  const lines: string[] = [];
  for (const node of after.nodes) if (!old.has(node.id)) lines.push(`Added ${nodeTitle(node)}.`);
  for (const node of before.nodes) if (!now.has(node.id)) lines.push(`Removed ${nodeTitle(node)}.`);
  let moved = 0;
  for (const node of after.nodes) {
    const was = old.get(node.id);
    if (!was) continue;
    const fields = was.type === node.type ? changedFields(was, node) : ['type'];
    if (fields.length > 0) lines.push(`Changed ${nodeTitle(node)}: ${fields.join(', ')}.`);
    if (was.position.x !== node.position.x || was.position.y !== node.position.y) moved += 1;
  }
  const oldLinks = new Set(before.connections.map(linkKey));
  const newLinks = new Set(after.connections.map(linkKey));
  const added = [...newLinks].filter((key) => !oldLinks.has(key)).length;
  const removed = [...oldLinks].filter((key) => !newLinks.has(key)).length;
  if (added > 0) lines.push(`Added ${count(added, 'connection')}.`);
  if (removed > 0) lines.push(`Removed ${count(removed, 'connection')}.`);
  if (moved > 0) lines.push(`Moved ${count(moved, 'node')}.`);
  if (!sameJson(before.notes, after.notes)) lines.push('Changed the notes.');
  for (const code of languageCodes) {
    const [then, was] = [translationsInto(after, code), translationsInto(before, code)];
    const keys = new Set([...Object.keys(then), ...Object.keys(was)]);
    const texts = [...keys].filter((key) => then[key] !== was[key]).length;
    if (texts > 0) lines.push(`Translated ${count(texts, 'text')} into ${languages[code].name}.`);
  }
  return lines.length > max
    ? [...lines.slice(0, max - 1), `And ${lines.length - max + 1} more changes.`]
    : lines;
};
