import type { FlowDocument } from '#shared/flow/document.ts';

/** Whether most cards exactly cover another one: a flow without positions, such as an import. */
export const isUnarranged = ({ nodes }: FlowDocument): boolean => {
  const counts = new Map<string, number>();
  for (const { position } of nodes) {
    const place = `${position.x} ${position.y}`;
    counts.set(place, (counts.get(place) ?? 0) + 1);
  }
  const covered = [...counts.values()].reduce((sum, count) => sum + (count > 1 ? count : 0), 0);
  return covered > nodes.length / 2;
};
