import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { RouteRow } from '#functions/http/types.ts';
import { routes } from '#functions/routes.ts';
import { posixPath } from '#infra/edge/posix-path.ts';
import { nodeKinds } from '#shared/flow/nodes/all.ts';
import { nextExit } from '#shared/flow/nodes/kind.ts';
import { sectionIds } from '#web/lib/paths.ts';
import { root, sourceFiles } from './source-files.ts';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'SECURITY.md',
  ...readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => posixPath(root, path.join(root, 'docs', name))),
].map((file) => ({ file, text: read(file) }));
const sources = sourceFiles('shared', 'functions', 'web', 'infra', 'test');

/** `#two-words` for `## Two words`, as code hosts make it. */
const anchors = (text: string): string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(
    ([, title = '']) =>
      `#${title
        .toLowerCase()
        .replace(/[^\w\s-]/g, '')
        .replaceAll(' ', '-')}`,
  );

it('documents list the exits of every node type that has its own', () => {
  const flows = read('docs/flows.md');
  const unnamed = Object.entries(nodeKinds)
    .filter(([, kind]) => kind.exits(kind.defaults() as never).some(({ key }) => key !== nextExit.key))
    .map(([type]) => type)
    .filter((type) => !new RegExp(`^\\| .*\`${type}\``, 'm').test(flows));
  expect(unnamed, 'these need a row in the table of docs/flows.md').toEqual([]);
});

it('documents list the landing page’s sections in order', () => {
  expect(read('docs/behaviour.md').replace(/\s+/g, ' ')).toContain(`: ${sectionIds.join(', ')};`);
});

it('documents have no broken links', () => {
  const broken = documents.flatMap(({ file, text }) =>
    [...text.matchAll(/(?:\]\(|src(?:set)?=")(?!https?:|mailto:)([^)"#\s]*)(#[^)"\s]*)?[)"]/g)]
      .filter(([, target = '', anchor]) => {
        const place = target === '' ? file : path.posix.join(path.posix.dirname(file), target);
        if (!existsSync(path.join(root, place))) return true;
        return anchor !== undefined && !anchors(read(place)).includes(anchor);
      })
      .map(([link]) => `${file}: ${link}`),
  );
  expect(broken, 'these links lead nowhere: correct or remove them').toEqual([]);
});

it('documents name only files that exist', () => {
  const known = new Set(
    ['shared', 'functions', 'web', 'infra', 'test', 'docs', '.'].flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: folder !== '.', withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => posixPath(root, path.join(entry.parentPath, entry.name))),
    ),
  );
  const isKnown = (name: string) => known.has(name) || [...known].some((file) => file.endsWith(`/${name}`));
  const gone = documents.flatMap(({ file, text }) =>
    [...text.matchAll(/`((?:[\w-]+\/)*[\w-]+(?:\.[\w-]+)*\.(?:tsx?|mjs|md|css))`/g)]
      .filter(([, name = '']) => !isKnown(name))
      .map(([, name]) => `${file}: ${name}`),
  );
  expect(gone, 'these files are named but not there: say where it is now').toEqual([]);
});

it('documents name only scripts of package.json', () => {
  const scripts = Object.keys(JSON.parse(read('package.json')).scripts);
  const gone = documents.flatMap(({ file, text }) =>
    [...text.matchAll(/npm run ([\w:-]+)/g)]
      .filter(([, name = '']) => !scripts.includes(name))
      .map(([, name]) => `${file}: npm run ${name}`),
  );
  expect(gone, 'these scripts are named but not in package.json').toEqual([]);
});

it('documents explain every environment variable that the code reads', () => {
  /** Set by the system, AWS, the CDK, npm or the product itself (the stack turns its context into NOTIFY_*), never by an owner. */
  const foreign =
    /^(PATH|DISPLAY|AWS_\w+|CDK_DEFAULT_\w+|CI|NODE_ENV|npm_\w+|API_TARGET|SETUP_CODE_REQUIRED|E2E_PORT|E2E_DATA_DIR|NOTIFY_EMAIL|NOTIFY_FROM|SLACK_SET_UP|MODEL_SET_UP)$/;
  const asked = sources.flatMap(({ text }) =>
    [...text.matchAll(/process\.env\.([A-Za-z_]\w*)/g)].map(([, name = '']) => name),
  );
  const rows = Object.values<RouteRow>(routes);
  const names = [...new Set([...asked, ...rows.flatMap(({ env = [] }) => env)])].filter(
    (name) => !foreign.test(name),
  );
  const told = documents
    .filter(({ file }) => file === 'README.md' || file === 'CONTRIBUTING.md')
    .map(({ text }) => text)
    .join('\n');
  expect(
    names.filter((name) => !told.includes(`\`${name}\``)),
    'add these variables to a table of README.md (running) or CONTRIBUTING.md (building, testing)',
  ).toEqual([]);
});

it('documents explain every deployment option', () => {
  const options = ['infra/context.ts', 'infra/app.ts'].flatMap((file) =>
    [...read(file).matchAll(/\b(?:text|flag|amount|email|tryGetContext)\('(\w+)'/g)].map(
      ([, name = '']) => name,
    ),
  );
  expect(options.length).toBeGreaterThan(10);
  const table = read('docs/deploy.md');
  expect(
    options.filter((name) => !table.includes(`\`${name}\``)),
    'add these context values to the table of options in docs/deploy.md',
  ).toEqual([]);
});

it('every identifier of the glossary exists in the sources', () => {
  const isUsed = (name: string) =>
    name.includes('/')
      ? existsSync(path.join(root, name))
      : sources.some(({ file, text }) => file.endsWith(`/${name}`) || new RegExp(`\\b${name}\\b`).test(text));
  const identifiers = [...read('docs/glossary.md').matchAll(/`([^`]+)` \|$/gm)].map(([, name = '']) => name);
  expect(identifiers.length).toBeGreaterThan(55);
  expect(
    identifiers.filter((name) => !isUsed(name)),
    'rename these in docs/glossary.md',
  ).toEqual([]);
});
