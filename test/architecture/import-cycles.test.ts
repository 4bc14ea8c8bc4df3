import { describe, expect, it } from 'vitest';
import { isTest, sourceFiles } from './source-files.ts';

/** Groups of files that import each other in a circle, including types and lazy imports. */
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

const leaves = /^functions\/(http|table|egress|mail)\//;

/**
 * The unit to which a file belongs. Resources on the server refer to each other (a booking creates a client),
 * so they count as one unit above the leaves `http`, `table`, `egress` and `mail`.
 */
const unitOf = (file: string): string => {
  if (file.startsWith('functions/') && !leaves.test(file)) return 'functions/resources';
  const depth = file.startsWith('web/features/admin/') ? 4 : file.startsWith('web/features/') ? 3 : 2;
  return file.split('/').slice(0, depth).join('/');
};

describe('imports', () => {
  it('have no cycles between files, types included', () => {
    const known = new Set(files.map(({ file }) => file));
    const graph = new Map(
      files.map(({ file, imports }) => [file, imports.filter((imported) => known.has(imported))]),
    );
    expect(graph.size).toBeGreaterThan(500);
    expect(circles(graph), 'move the shared part to its own file').toEqual([]);
  });

  it('have no cycles between folders', () => {
    const graph = new Map<string, string[]>();
    for (const { file, imports } of files) {
      const unit = unitOf(file);
      const others = imports
        .filter((imported) => /^(shared|functions|web|infra)\//.test(imported))
        .map(unitOf);
      graph.set(unit, [...(graph.get(unit) ?? []), ...others.filter((other) => other !== unit)]);
    }
    expect(graph.size).toBeGreaterThan(40);
    expect(circles(graph), 'move the shared part to the lower folder').toEqual([]);
  });
});
