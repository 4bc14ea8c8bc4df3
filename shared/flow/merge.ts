import { languageCodes, languages } from '#shared/domain/languages.ts';
import { isSameJson } from './changes.ts';
import type { FlowConnection, FlowDocument, FlowNode } from './document.ts';
import { getNodeTitle } from './node-titles.ts';
import { normaliseFlow } from './normalise.ts';

export type Side = 'mine' | 'theirs';

/** Something that both sides changed differently; undefined is a removed item. */
export interface FlowConflict {
  readonly key: string;
  /** Names it to the author: a node, an exit, a note, a text. */
  readonly title: string;
  readonly mine: unknown;
  readonly theirs: unknown;
}

export interface MergedFlow {
  readonly flow: FlowDocument;
  readonly conflicts: readonly FlowConflict[];
}

type Choices = ReadonlyMap<string, Side>;
type Lists = 'nodes' | 'notes' | 'groups';

/** Chooses between two sides by what each changed from the base. */
const createPicker = (choices: Choices) => {
  const conflicts: FlowConflict[] = [];
  const pick = <T>(key: string, title: string, base: T, mine: T, theirs: T): T => {
    if (isSameJson(mine, theirs) || isSameJson(theirs, base)) return mine;
    if (isSameJson(mine, base)) return theirs;
    conflicts.push({ key, title, mine, theirs });
    return choices.get(key) === 'theirs' ? theirs : mine;
  };
  return { pick, conflicts };
};

/** Merges two lists as sets: items that a side added are added, items that it removed are removed. */
const mergeSets = (base: readonly string[], mine: readonly string[], theirs: readonly string[]): string[] => [
  ...mine.filter((one) => theirs.includes(one) || !base.includes(one)),
  ...theirs.filter((one) => !mine.includes(one) && !base.includes(one)),
];

const byId = <T extends { readonly id: string }>(items: readonly T[] = []): Map<string, T> =>
  new Map(items.map((item) => [item.id, item]));

/**
 * Two people who each add an item may get the same id. Returns new ids for my items whose id another item has
 * in their version.
 */
const findNewIds = (base: FlowDocument, mine: FlowDocument, theirs: FlowDocument): Map<string, string> => {
  const taken = new Set(
    [base, mine, theirs].flatMap(({ nodes, notes, groups = [] }) =>
      [...nodes, ...notes, ...groups].map(({ id }) => id),
    ),
  );
  const ids = new Map<string, string>();
  for (const list of ['nodes', 'notes', 'groups'] satisfies Lists[]) {
    const [old, other] = [byId<{ id: string }>(base[list]), byId<{ id: string }>(theirs[list])];
    for (const item of mine[list] ?? []) {
      const added = other.get(item.id);
      if (old.has(item.id) || !added || isSameJson(item, added)) continue;
      const name = item.id.replace(/-\d+$/, '');
      let number = 2;
      while (taken.has(`${name}-${number}`)) number += 1;
      taken.add(`${name}-${number}`);
      ids.set(item.id, `${name}-${number}`);
    }
  }
  return ids;
};

const renameTexts = <T>(texts: Readonly<Record<string, T>>, rename: (key: string) => string) =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [rename(key), text]));

const renameIds = (flow: FlowDocument, ids: ReadonlyMap<string, string>): FlowDocument => {
  if (ids.size === 0) return flow;
  const to = (id: string) => ids.get(id) ?? id;
  const renameKey = (key: string) => {
    const dot = key.indexOf('.');
    return to(key.slice(0, dot)) + key.slice(dot);
  };
  const { translations, unchecked, groups, ...rest } = flow;
  return {
    ...rest,
    nodes: flow.nodes.map((node) => ({ ...node, id: to(node.id) }) as FlowNode),
    notes: flow.notes.map((note) => ({ ...note, id: to(note.id) })),
    connections: flow.connections.map((link) => ({ ...link, from: to(link.from), to: to(link.to) })),
    ...(groups
      ? { groups: groups.map((group) => ({ ...group, id: to(group.id), nodes: group.nodes.map(to) })) }
      : {}),
    ...(translations
      ? {
          translations: Object.fromEntries(
            Object.entries(translations).map(([code, texts]) => [code, renameTexts(texts, renameKey)]),
          ),
        }
      : {}),
    ...(unchecked
      ? {
          unchecked: Object.fromEntries(
            Object.entries(unchecked).map(([code, keys]) => [code, keys.map(renameKey)]),
          ),
        }
      : {}),
  };
};

/** A node without the parts that are merged separately. */
const getContent = (node: FlowNode | undefined) =>
  node && { type: node.type, title: node.title, data: node.data };

const exitKey = ({ from, on }: FlowConnection): string => JSON.stringify([from, on ?? null]);

const groupLinks = ({ connections }: FlowDocument): Map<string, string[]> => {
  const links = new Map<string, string[]>();
  for (const link of connections) links.set(exitKey(link), [...(links.get(exitKey(link)) ?? []), link.to]);
  return links;
};

const listKeys = (...records: readonly (object | undefined)[]): string[] => [
  ...new Set(records.flatMap((record) => Object.keys(record ?? {}))),
];

const mergedApart = ['nodes', 'connections', 'notes', 'groups', 'translations', 'unchecked'];
const titles: Readonly<Record<string, string>> = {
  title: 'Public title',
  picture: 'Picture',
  accent: 'Colour',
};

/**
 * Merges two edits of the same base by node, exit, note, group and text. If both changed the same item,
 * `choices` decides by the conflict's key, otherwise mine wins; moved cards don't count as a conflict. Items
 * that both added under one id are both kept. Undefined if the result isn't a valid flow, for example because
 * it has too many nodes.
 */
export const mergeFlows = (
  base: FlowDocument,
  edited: FlowDocument,
  theirs: FlowDocument,
  choices: Choices = new Map(),
): MergedFlow | undefined => {
  const mine = renameIds(edited, findNewIds(base, edited, theirs));
  const { pick, conflicts } = createPicker(choices);

  const [oldNodes, myNodes, theirNodes] = [byId(base.nodes), byId(mine.nodes), byId(theirs.nodes)];
  const nodes = [...new Set([...myNodes.keys(), ...theirNodes.keys()])].flatMap((id): unknown[] => {
    const [old, own, other] = [oldNodes.get(id), myNodes.get(id), theirNodes.get(id)];
    const named = own ?? other;
    const title = named ? getNodeTitle(named) : id;
    const content = pick(`node ${id}`, title, getContent(old), getContent(own), getContent(other));
    if (!content) return [];
    const isMoved = own && old && !isSameJson(own.position, old.position);
    const position = (own && (isMoved || !other) ? own : (other ?? own))?.position;
    return [{ id, position, connections: [], ...content }];
  });

  const [oldLinks, myLinks, theirLinks] = [groupLinks(base), groupLinks(mine), groupLinks(theirs)];
  const there = new Set(nodes.map((node) => (node as FlowNode).id));
  const connections = [...new Set([...myLinks.keys(), ...theirLinks.keys()])].flatMap((key) => {
    const [from = '', on] = JSON.parse(key) as [string, string | null];
    const node = myNodes.get(from) ?? theirNodes.get(from);
    const title = `Where ${node ? getNodeTitle(node) : from} leads to`;
    const targets = pick(`exit ${key}`, title, oldLinks.get(key), myLinks.get(key), theirLinks.get(key));
    return (targets ?? [])
      .filter((to) => there.has(from) && there.has(to))
      .map((to) => (on === null ? { from, to } : { from, to, on }));
  });

  const [oldNotes, myNotes, theirNotes] = [byId(base.notes), byId(mine.notes), byId(theirs.notes)];
  const notes = [...new Set([...myNotes.keys(), ...theirNotes.keys()])].flatMap(
    (id) => pick(`note ${id}`, 'A note', oldNotes.get(id), myNotes.get(id), theirNotes.get(id)) ?? [],
  );

  const [oldGroups, myGroups, theirGroups] = [byId(base.groups), byId(mine.groups), byId(theirs.groups)];
  const groups = [...new Set([...myGroups.keys(), ...theirGroups.keys()])].flatMap((id) => {
    const [old, own, other] = [oldGroups.get(id), myGroups.get(id), theirGroups.get(id)];
    if (!own || !other) return old ? [] : (own ?? other ?? []);
    const title = pick(
      `group ${id}`,
      `Title of the group “${own.title}”`,
      old?.title,
      own.title,
      other.title,
    );
    return [{ ...own, title, nodes: mergeSets(old?.nodes ?? [], own.nodes, other.nodes) }];
  });

  const translations = Object.fromEntries(
    languageCodes.map((code) => {
      const [old, own, other] = [base, mine, theirs].map((flow) => flow.translations?.[code] ?? {});
      const texts = listKeys(own, other).flatMap((key) => {
        const title = `${languages[code].name}: “${own?.[key] ?? other?.[key] ?? ''}”`;
        const text = pick(`text ${code} ${key}`, title, old?.[key], own?.[key], other?.[key]);
        return text === undefined ? [] : [[key, text] as const];
      });
      return [code, Object.fromEntries(texts)];
    }),
  );
  const unchecked = Object.fromEntries(
    languageCodes.map((code) => {
      const [old, own, other] = [base, mine, theirs].map((flow) => flow.unchecked?.[code] ?? []);
      return [code, mergeSets(old ?? [], own ?? [], other ?? [])];
    }),
  );

  const others = listKeys(mine, theirs)
    .filter((key) => !mergedApart.includes(key))
    .map((key) => {
      const [old, own, other] = [base, mine, theirs].map((flow) => flow[key as 'title']);
      return [key, pick(key, titles[key] ?? key, old, own, other)] as const;
    });

  const merged = normaliseFlow({
    ...Object.fromEntries(others),
    nodes,
    connections,
    notes,
    groups,
    translations,
    unchecked,
  });
  return merged.ok ? { flow: merged.flow, conflicts } : undefined;
};
