import { expect, it } from 'vitest';
import { isTest, sourceFiles } from './source-files.ts';

/** Groups of files that import each other in a circle; types count, and what is imported later counts, too. */
const circles = (graph: ReadonlyMap<string, readonly string[]>): string[][] => {
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const open: string[] = [];
  const found: string[][] = [];
  const visit = (file: string): void => {
    const mine = order.size;
    order.set(file, mine);
    low.set(file, mine);
    open.push(file);
    for (const next of graph.get(file) ?? []) {
      if (!order.has(next)) visit(next);
      if (open.includes(next)) low.set(file, Math.min(low.get(file) ?? mine, low.get(next) ?? mine));
    }
    if (low.get(file) !== mine) return;
    const circle = open.splice(open.indexOf(file));
    if (circle.length > 1) found.push(circle.sort());
  };
  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return found;
};

const files = sourceFiles('shared', 'functions', 'web', 'infra').filter(({ file }) => !isTest(file));

/**
 * The folder a file lies in, one below its area, or below its feature in the portal, which is as large as an area; a file that
 * lies in the area itself is a room of its own.
 */
const roomOf = (file: string): string => {
  const parts = file.split('/');
  const depth = file.startsWith('web/features/admin/') ? 4 : file.startsWith('web/features/') ? 3 : 2;
  return parts.slice(0, depth).join('/');
};

it('no files import each other in a circle, not even for a type', () => {
  const known = new Set(files.map(({ file }) => file));
  const graph = new Map(
    files.map(({ file, imports }) => [file, imports.filter((imported) => known.has(imported))]),
  );
  expect(graph.size).toBeGreaterThan(500);
  expect(circles(graph), 'move what both need to a file of its own').toEqual([]);
});

it('no folders import each other in a circle', () => {
  const graph = new Map<string, string[]>();
  for (const { file, imports } of files) {
    const room = roomOf(file);
    const others = imports.filter((imported) => /^(shared|functions|web|infra)\//.test(imported)).map(roomOf);
    graph.set(room, [...(graph.get(room) ?? []), ...others.filter((other) => other !== room)]);
  }
  expect(graph.size).toBeGreaterThan(50);
  expect(circles(graph), 'a type or a row that both need belongs in the lower of them').toEqual([]);
});
