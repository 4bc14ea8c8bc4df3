import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { languagesBytes, packBytes, packCodes } from '#functions/assistant/packs/source.ts';
import { postsBytes } from '#functions/assistant/retrieval/source.ts';
import { rowsByFunction, settingsTogether } from '#functions/http/shared-functions.ts';
import type { RoutePolicy, RouteRow } from '#functions/http/types.ts';
import { routes } from '#functions/routes.ts';
import { loadPosts } from './load-posts.ts';

const root = path.resolve(fileURLToPath(new URL('../..', import.meta.url)));
const absolute = (file: string) => path.join(root, file);

/** Where the stack finds each function's code: `dist/functions/<name>/index.mjs`. */
export const functionsDirectory = absolute('dist/functions');

/** The half of a row that the pipeline needs at run time; grants and sizes are the stack's business. */
const policyOf = ({
  contract: _contract,
  entry: _entry,
  lists: _lists,
  load: _load,
  table: _table,
  index: _index,
  secrets: _secrets,
  env: _env,
  timeoutSeconds: _timeoutSeconds,
  memoryMb: _memoryMb,
  shares: _shares,
  splits: _splits,
  ...policy
}: RouteRow): RoutePolicy => policy;

const importLine = (name: string, file: string) =>
  `import { ${name} } from ${JSON.stringify(absolute(file))};`;

/** Imports that make a row's route, and the expression that is it. */
const routeSource = ({ entry, lists, contract }: RouteRow, route = 'route') =>
  lists
    ? {
        imports: [
          importLine(`${lists} as ${route}`, `functions/${entry}`),
          importLine('listRoute', 'functions/lists/list-route.ts'),
          importLine('listContract', 'shared/api/list-contract.ts'),
          "import { unknown } from 'zod/mini';",
        ],
        route: `listRoute(listContract(${JSON.stringify(contract.path)}, unknown()), ${route})`,
      }
    : {
        imports: [importLine(route === 'route' ? route : `route as ${route}`, `functions/${entry}`)],
        route,
      };

/** The text of a route's generated entry module. */
const routeEntry = (name: string, row: RouteRow): string => {
  const { imports, route } = routeSource(row);
  const [wrap, file] =
    row.access === 'public' && !row.knowsVisitor
      ? ['publicLambda', 'public-lambda.ts']
      : ['lambda', 'lambda.ts'];
  return [
    importLine(wrap, `functions/http/${file}`),
    ...imports,
    `export const handler = ${wrap}(${JSON.stringify(name)}, ${JSON.stringify(policyOf(row))}, ${route});`,
  ].join('\n');
};

/** The text of the entry of a function that several routes share. */
const sharedEntry = (rows: readonly (readonly [string, RouteRow])[]): string => {
  const sources = rows.map(([, row], index) => routeSource(row, `route${index}`));
  return [
    importLine('lambda', 'functions/http/lambda.ts'),
    importLine('together', 'functions/http/together.ts'),
    ...new Set(sources.flatMap(({ imports }) => imports)),
    'export const handler = together({',
    ...rows.map(
      ([name, row], index) =>
        `${JSON.stringify(`${row.contract.method} ${row.contract.path}`)}: lambda(${JSON.stringify(name)}, ${JSON.stringify(policyOf(row))}, ${sources[index]?.route}),`,
    ),
    '});',
  ].join('\n');
};

/** Functions that are no routes: what seeds at deploy, what tells the owner of new leads, what writes them a letter, what knows no address. */
const systemEntries = async (rows: readonly [string, RouteRow][]): Promise<Record<string, string>> => ({
  seed: [
    importLine('seedLambda', 'functions/seed/lambda.ts'),
    `export const handler = seedLambda(${JSON.stringify({ posts: await loadPosts() })});`,
  ].join('\n'),
  notify: `export { handler } from ${JSON.stringify(absolute('functions/notifications/lambda.ts'))};`,
  letter: `export { handler } from ${JSON.stringify(absolute('functions/weekly-report/lambda.ts'))};`,
  fallback: [
    importLine('unknownAddress', 'functions/http/unknown-address.ts'),
    `export const handler = unknownAddress(${JSON.stringify(rows.map(([, { contract }]) => [contract.method, contract.path]))});`,
  ].join('\n'),
});

const generated = (entries: Readonly<Record<string, string>>): Plugin => ({
  name: 'generated-entries',
  setup: (b) => {
    b.onResolve({ filter: /^entry:/ }, ({ path: id }) => ({ path: id.slice(6), namespace: 'entry' }));
    b.onLoad({ filter: /.*/, namespace: 'entry' }, ({ path: name }) => ({
      contents: entries[name] ?? '',
      resolveDir: root,
      loader: 'ts',
    }));
  },
});

/** The client finds its resolver by a relative import, so an alias can't replace it. */
const regionalEndpoint: Plugin = {
  name: 'regional-endpoint',
  setup: (b) =>
    b.onResolve({ filter: /^\.\/endpoint\/endpointResolver$/ }, ({ importer }) =>
      importer.includes('client-dynamodb')
        ? { path: absolute('infra/build/regional-endpoint.ts') }
        : undefined,
    ),
};

const bundledSources = new Set(
  ['packs', 'retrieval'].map((folder) => absolute(`functions/assistant/${folder}/source.ts`)),
);

/** A built function reads the assistant's packs beside its code instead of training them. */
const bundledPacks: Plugin = {
  name: 'bundled-packs',
  setup: (b) =>
    b.onResolve({ filter: /\/source\.ts$/ }, ({ path: id, resolveDir }) =>
      bundledSources.has(path.resolve(resolveDir, id))
        ? { path: path.join(path.dirname(path.resolve(resolveDir, id)), 'bundled-source.ts') }
        : undefined,
    ),
};

/** Lays the packs of all languages into the folders of the functions that read what visitors say. */
const writePacks = async (folders: readonly string[]): Promise<void> => {
  for (const code of packCodes) {
    const bytes = await packBytes(code);
    for (const folder of folders) writeFileSync(path.join(folder, `${code}.pack`), bytes);
  }
  const shared = { 'languages.pack': await languagesBytes(), 'posts.pack': await postsBytes() };
  for (const [name, bytes] of Object.entries(shared))
    for (const folder of folders) writeFileSync(path.join(folder, name), bytes);
};

const options = {
  absWorkingDir: root,
  bundle: true,
  minify: true,
  format: 'esm',
  platform: 'node',
  target: 'node24',
  // The SDK's ES modules shake out; its CommonJS builds do not.
  mainFields: ['module', 'main'],
  outExtension: { '.js': '.mjs' },
  legalComments: 'none',
  charset: 'utf8',
  logLevel: 'warning',
  define: { 'process.env.NODE_ENV': '"production"' },
  alias: {
    '@aws-sdk/credential-provider-node': absolute('infra/build/env-credentials.ts'),
    '@aws-sdk/middleware-endpoint-discovery': absolute('infra/build/no-endpoint-discovery.ts'),
  },
  // Loaded by the SDK only for operations that stream events, of which there are none here.
  external: ['@smithy/core/event-streams'],
} as const satisfies BuildOptions;

/**
 * Builds every function of the route table and the system functions and returns their names. Rows that may call the model
 * or verify a passkey are built with code splitting, one by one, so that its client stays in a chunk that loads when used; all others
 * in one run. The folder is swapped in at the end: nobody sees half a build.
 */
export const buildFunctions = async (outdir = functionsDirectory): Promise<string[]> => {
  const rows = Object.entries<RouteRow>(routes);
  const shared = rowsByFunction(routes);
  const entries = {
    ...Object.fromEntries(
      [...shared].map(([name, own]) => [
        name,
        own.length === 1 && own[0] ? routeEntry(...own[0]) : sharedEntry(own),
      ]),
    ),
    ...(await systemEntries(rows)),
  };
  const splitNames = new Set(
    [...shared].filter(([, own]) => settingsTogether(own).splits).map(([name]) => name),
  );
  const names = Object.keys(entries);
  const fresh = `${outdir}.${process.pid}`;
  const common = { ...options, plugins: [generated(entries), regionalEndpoint, bundledPacks] };

  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { recursive: true });
  try {
    await Promise.all([
      build({
        ...common,
        outdir: fresh,
        entryPoints: names
          .filter((name) => !splitNames.has(name))
          .map((name) => ({ in: `entry:${name}`, out: `${name}/index` })),
      }),
      ...[...splitNames].map((name) =>
        build({
          ...common,
          outdir: path.join(fresh, name),
          entryPoints: [{ in: `entry:${name}`, out: 'index' }],
          splitting: true,
          chunkNames: 'chunk-[hash]',
        }),
      ),
    ]);
    await writePacks([...splitNames, 'letter'].map((name) => path.join(fresh, name)));
    rmSync(outdir, { recursive: true, force: true });
    renameSync(fresh, outdir);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
  return names;
};

if (import.meta.main) {
  const started = performance.now();
  const names = await buildFunctions();
  console.log(`${names.length} functions built in ${Math.round(performance.now() - started)} ms`);
}
