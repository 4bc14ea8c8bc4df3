import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, build, type Metafile, type Plugin } from 'esbuild';
import { languagesBytes, packBytes, packCodes } from '#functions/assistant/packs/source.ts';
import { samplePosts } from '#functions/assistant/retrieval/source.ts';
import type { RoutePolicy, RouteRow } from '#functions/http/types.ts';
import { routes } from '#functions/routes.ts';
import { loadPosts } from './load-posts.ts';

const root = path.resolve(fileURLToPath(new URL('../..', import.meta.url)));
const absolute = (file: string) => path.join(root, file);

/** Output folder; the stack reads `dist/functions/<name>/index.mjs`. */
export const functionsDirectory = absolute('dist/functions');

/** The fields of a row that the pipeline needs at run time; the stack uses the others. */
const runtimePolicy = ({
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
  splits: _splits,
  worker: _worker,
  sends: _sends,
  changesMailPassword: _changesMailPassword,
  ...policy
}: RouteRow): RoutePolicy => policy;

const importLine = (name: string, file: string) =>
  `import { ${name} } from ${JSON.stringify(absolute(file))};`;

/** The imports of a route's entry module, and the expression that evaluates to its route. */
const routeSource = ({ entry, lists, contract }: RouteRow) =>
  lists
    ? {
        imports: [
          importLine(lists, `functions/${entry}`),
          importLine('listRoute', 'functions/lists/list-route.ts'),
          importLine('listContract', 'shared/api/list-contract.ts'),
          "import { unknown } from 'zod/mini';",
        ],
        route: `listRoute(listContract(${JSON.stringify(contract.path)}, unknown()), ${lists})`,
      }
    : { imports: [importLine('route', `functions/${entry}`)], route: 'route' };

/** Source of a route's generated entry module. */
const routeEntry = (name: string, row: RouteRow): string => {
  const { imports, route } = routeSource(row);
  const [wrap, file] =
    row.access === 'admin' || row.knowsAdmin ? ['lambda', 'lambda.ts'] : ['publicLambda', 'public-lambda.ts'];
  return [
    importLine(wrap, `functions/http/${file}`),
    ...imports,
    `export const handler = ${wrap}(${JSON.stringify(name)}, ${JSON.stringify(runtimePolicy(row))}, ${route});`,
  ].join('\n');
};

/**
 * Functions that aren't behind a route: seeding, notifications, the weekly report, and the fallback for
 * unknown paths.
 */
const systemEntries = async (rows: readonly [string, RouteRow][]): Promise<Record<string, string>> => ({
  seed: [
    importLine('seedLambda', 'functions/seed/lambda.ts'),
    `export const handler = seedLambda(${JSON.stringify({ posts: await loadPosts() })});`,
  ].join('\n'),
  notify: `export { handler } from ${JSON.stringify(absolute('functions/notifications/lambda.ts'))};`,
  letter: `export { handler } from ${JSON.stringify(absolute('functions/weekly-report/lambda.ts'))};`,
  siteRenderer: `export { handler } from ${JSON.stringify(absolute('functions/site/lambda.ts'))};`,
  mailJobs: `export { handler } from ${JSON.stringify(absolute('functions/mail-jobs/lambda.ts'))};`,
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

const bundledSources = new Set([
  ...['packs', 'retrieval'].map((folder) => absolute(`functions/assistant/${folder}/source.ts`)),
  absolute('functions/site/renderer-source.ts'),
  absolute('functions/conversation-tests/replay/worker-source.ts'),
]);

/** The renderer's code from the last build of the site, see web/prerender/build.ts. */
export const builtRenderer = absolute('dist/web-renderer');

/** Built functions read the language packs beside their code instead of training them. */
const bundledPacks: Plugin = {
  name: 'bundled-packs',
  setup: (b) =>
    b.onResolve({ filter: /\/(?:renderer-|worker-)?source\.ts$/ }, ({ path: id, resolveDir }) => {
      const file = path.resolve(resolveDir, id);
      return bundledSources.has(file)
        ? { path: path.join(path.dirname(file), `bundled-${path.basename(file)}`) }
        : undefined;
    }),
};

/** Names of the built functions whose code contains a source: `bundled-source.ts` reads language packs. */
const readersOf = (source: string, { outputs }: Metafile, outdir: string): string[] =>
  Object.entries(outputs)
    .filter(([, { inputs }]) => Object.keys(inputs).some((file) => path.basename(file) === source))
    .map(([file]) => path.relative(outdir, absolute(file)).split(path.sep)[0] ?? '');

/** Writes the packs of all languages into the folders of the functions that read them. */
const writePacks = async (folders: readonly string[]): Promise<void> => {
  for (const code of packCodes) {
    const bytes = await packBytes(code);
    for (const folder of folders) writeFileSync(path.join(folder, `${code}.pack`), bytes);
  }
  const shared = { 'languages.pack': await languagesBytes(), 'posts.pack': await samplePosts() };
  for (const [name, bytes] of Object.entries(shared))
    for (const folder of folders) writeFileSync(path.join(folder, name), bytes);
};

const options = {
  absWorkingDir: root,
  bundle: true,
  metafile: true,
  minify: true,
  format: 'esm',
  platform: 'node',
  target: 'node24',
  // esbuild can tree-shake the SDK's ES modules, but not its CommonJS builds.
  mainFields: ['module', 'main'],
  outExtension: { '.js': '.mjs' },
  legalComments: 'none',
  charset: 'utf8',
  logLevel: 'warning',
  define: { 'process.env.NODE_ENV': '"production"' },
  // Saves a third of each bundle.
  alias: { '@aws-sdk/credential-provider-node': absolute('infra/build/env-credentials.ts') },
  // The SDK loads it only for event-stream operations, which the functions don't use.
  external: ['@smithy/core/event-streams'],
} as const satisfies BuildOptions;

/** Rows whose lazy imports (the model's client, the passkey library) become separate chunks. */
const needsSplitting = ({ splits, secrets }: RouteRow): boolean =>
  splits || secrets?.includes('model') || false;

/**
 * Builds every route's function and the system functions, and returns their names. Functions that need code splitting are
 * built one by one, because esbuild would share chunks between them; all others in one run. The finished folder replaces
 * the old one at the end, so that readers never see a partial build.
 */
export const buildFunctions = async (
  outdir = functionsDirectory,
  renderer = builtRenderer,
): Promise<string[]> => {
  const rows = Object.entries<RouteRow>(routes);
  const entries = {
    ...Object.fromEntries(rows.map(([name, row]) => [name, routeEntry(name, row)])),
    ...(await systemEntries(rows)),
  };
  const splitNames = [
    ...rows.filter(([, row]) => needsSplitting(row)).map(([name]) => name),
    // Functions that load the mail libraries only when they send.
    'notify',
    'letter',
    'mailJobs',
    'siteRenderer',
  ];
  const names = Object.keys(entries);
  const workersOf = (name: string) => {
    const worker = (routes as Readonly<Record<string, RouteRow>>)[name]?.worker;
    return worker ? [{ in: absolute(`functions/${worker}`), out: 'worker' }] : [];
  };
  const fresh = `${outdir}.${process.pid}`;
  const common = { ...options, plugins: [generated(entries), bundledPacks] };

  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { recursive: true });
  try {
    const builds = await Promise.all([
      build({
        ...common,
        // Functions built as one file send no mail, so they never load it.
        external: [...options.external, '@aws-sdk/client-ssm'],
        outdir: fresh,
        entryPoints: names
          .filter((name) => !splitNames.includes(name))
          .map((name) => ({ in: `entry:${name}`, out: `${name}/index` })),
      }),
      ...splitNames.map((name) =>
        build({
          ...common,
          outdir: path.join(fresh, name),
          entryPoints: [{ in: `entry:${name}`, out: 'index' }, ...workersOf(name)],
          splitting: true,
          chunkNames: 'chunk-[hash]',
        }),
      ),
    ]);
    const foldersOf = (source: string) =>
      [...new Set(builds.flatMap(({ metafile }) => readersOf(source, metafile, fresh)))].map((name) =>
        path.join(fresh, name),
      );
    await writePacks(foldersOf('bundled-source.ts'));
    for (const folder of foldersOf('bundled-renderer-source.ts'))
      cpSync(renderer, path.join(folder, 'renderer'), { recursive: true });
    rmSync(outdir, { recursive: true, force: true });
    renameSync(fresh, outdir);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
  return names;
};

if (import.meta.main) {
  if (!existsSync(builtRenderer)) throw new Error('The site is not built: run "npm run build:web" first.');
  const started = performance.now();
  const names = await buildFunctions();
  console.log(`${names.length} functions built in ${Math.round(performance.now() - started)} ms`);
}
