import type { Fields, TypebotBlock, TypebotFile } from './file.ts';

const listEdges = (fields: Fields): string[] => {
  const own = fields.text('outgoingEdgeId');
  return own === undefined ? [] : [own];
};

/** The blocks that a conversation can reach after this one. */
const listNext = (
  { edges }: TypebotFile,
  firstOf: ReadonlyMap<string, string>,
  block: TypebotBlock,
  below: string | undefined,
): string[] => {
  const items = block.fields.list('items');
  const targets = [
    ...listEdges(block.fields),
    ...items.flatMap((item) => [...listEdges(item), ...item.list('paths').flatMap(listEdges)]),
  ].flatMap((id) => edges.get(id) ?? []);
  const group = block.options.text('groupId');
  const jump = group ? [{ groupId: group, blockId: block.options.text('blockId') }] : [];
  const ids = [...targets, ...jump].flatMap(({ groupId, blockId }) => blockId ?? firstOf.get(groupId) ?? []);
  return below === undefined ? ids : [...ids, below];
};

/** The ids of the blocks to which a conversation can return. */
export const findLoops = (file: TypebotFile): ReadonlySet<string> => {
  const firstOf = new Map(file.groups.flatMap(({ id, blocks }) => (blocks[0] ? [[id, blocks[0].id]] : [])));
  const next = new Map<string, string[]>();
  for (const { blocks } of file.groups)
    for (const [index, block] of blocks.entries())
      next.set(block.id, listNext(file, firstOf, block, blocks[index + 1]?.id));
  const loops = new Set<string>();
  for (const id of next.keys()) {
    const seen = new Set(next.get(id));
    for (const other of seen) for (const after of next.get(other) ?? []) seen.add(after);
    if (seen.has(id)) loops.add(id);
  }
  return loops;
};
