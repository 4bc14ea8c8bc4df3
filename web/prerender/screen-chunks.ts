import { pageRows } from '../lib/paths.ts';

/** The bundler's description of a chunk. */
export interface BuiltChunk {
  readonly fileName: string;
  readonly facadeModuleId?: string | null;
  readonly isEntry: boolean;
  readonly isDynamicEntry: boolean;
  readonly moduleIds: readonly string[];
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
}

/** The modules of a workspace page: its frame, the page and its first screen. */
type Screen = readonly string[];

const frame = 'app/workspace-frame.tsx';

export const workspaceScreens = (): readonly Screen[] =>
  pageRows
    .filter(({ frame }) => frame === 'workspace')
    .map(({ module, screen = [] }) => [frame, ...[module, ...screen].map((name) => `${name}.tsx`)]);

type Follow = (chunk: BuiltChunk) => readonly string[];
const needed: Follow = ({ imports }) => imports;
const reached: Follow = ({ imports, dynamicImports }) => [...imports, ...dynamicImports];

/**
 * Maps each module to a chunk name. By default the bundler makes about eighty chunks for the portal's first screen, most of them
 * smaller than their request. This groups modules by the workspace's first screens; modules of public pages keep the default.
 * Chunks can't import each other in a circle: a module's imports belong to the same screens or to more.
 */
export const scriptNames = (
  chunks: readonly BuiltChunk[],
  screens: readonly Screen[] = workspaceScreens(),
): ReadonlyMap<string, string> => {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const from = (
    starts: readonly BuiltChunk[],
    follow: Follow,
    stop: ReadonlySet<BuiltChunk> = new Set(),
  ): Set<BuiltChunk> => {
    const seen = new Set<BuiltChunk>();
    const visit = (chunk: BuiltChunk | undefined) => {
      if (!chunk || seen.has(chunk) || stop.has(chunk)) return;
      seen.add(chunk);
      for (const file of follow(chunk)) visit(byFile.get(file));
    };
    for (const chunk of starts) visit(chunk);
    return seen;
  };
  const chunkOf = (module: string) =>
    chunks.find(({ facadeModuleId }) => facadeModuleId?.replaceAll('\\', '/').endsWith(`/web/${module}`));
  const first = screens.map((modules) => modules.flatMap((name) => chunkOf(name) ?? []));
  const entries = chunks.filter(({ isEntry }) => isEntry);
  const site = from(entries, needed);
  const open = from(entries, reached, new Set(first.flat()));
  const places = first.flatMap((starts) => [from(starts, needed), from(starts, reached)]);
  const isPlace = (chunk: BuiltChunk) => places.some((place, index) => index % 2 === 0 && place.has(chunk));
  const imported = new Set(chunks.filter(isPlace).flatMap(({ imports }) => imports));
  const names = new Map<string, string>();
  const keys: string[] = [];
  for (const chunk of chunks) {
    if (chunk.isEntry || (chunk.isDynamicEntry && !imported.has(chunk.fileName))) continue;
    const onSite = site.has(chunk);
    if (!onSite && (open.has(chunk) || !isPlace(chunk))) continue;
    const key = places.map((place) => (place.has(chunk) ? 1 : 0)).join('');
    if (!onSite && !keys.includes(key)) keys.push(key);
    for (const id of chunk.moduleIds) names.set(id, onSite ? 'site' : `screens-${keys.indexOf(key) + 1}`);
  }
  return names;
};

/** Names of chunks that import each other in a circle, so that some code would run before its imports. */
export const circleIn = (chunks: readonly BuiltChunk[]): readonly string[] | undefined => {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const done = new Set<string>();
  const walk = (file: string, path: readonly string[]): readonly string[] | undefined => {
    if (path.includes(file)) return path.slice(path.indexOf(file));
    if (done.has(file)) return undefined;
    for (const next of byFile.get(file)?.imports ?? []) {
      const circle = walk(next, [...path, file]);
      if (circle) return circle;
    }
    done.add(file);
    return undefined;
  };
  for (const { fileName } of chunks) {
    const circle = walk(fileName, []);
    if (circle) return circle;
  }
  return undefined;
};
