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

it('no files import each other in a circle, not even for a type', () => {
  const files = sourceFiles('shared', 'functions', 'web', 'infra').filter(({ file }) => !isTest(file));
  const known = new Set(files.map(({ file }) => file));
  const graph = new Map(
    files.map(({ file, imports }) => [file, imports.filter((imported) => known.has(imported))]),
  );
  expect(graph.size).toBeGreaterThan(500);
  expect(circles(graph), 'move what both need to a file of its own').toEqual([]);
});
