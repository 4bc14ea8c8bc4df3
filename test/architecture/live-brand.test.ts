import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { isTest, root, sourceFiles } from './source-files.ts';

/** Values of the company, and functions that return them: a publication changes them while a function is warm. */
const live = new Set([
  'brand',
  'competitorEstimates',
  'currencySymbol',
  'estimatesDate',
  'formatEstimate',
  'formatPrice',
  'managedPlanFor',
  'money',
  'openingHours',
  'ownCurrency',
  'planOf',
  'planStatements',
  'quotablePrices',
]);

/** Modules whose values must not change with a publication. */
const fixed: Readonly<Record<string, string>> = {
  'functions/http/metric.ts': 'a namespace of CloudWatch, which alarms and dashboard name',
  'functions/assistant/facts.ts': 'counts integrations in a text',
  ...Object.fromEntries(
    [
      'company/about',
      'company/trust',
      'landing/contact',
      'landing/features',
      'landing/hero',
      'landing/privacy',
      'pricing/page',
    ].map((page) => [
      `shared/content/${page}.ts`,
      'the model gets these texts only while nothing is published',
    ]),
  ),
  'shared/content/landing/footer.ts': 'functions use only the texts of the newsletter’s form',
};

interface Node {
  readonly type: string;
  readonly name?: string;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** Names of live values that a module reads while it is loaded: outside functions, types and imports. */
const readAtLoad = (node: Node, found: Set<string> = new Set()): Set<string> => {
  if (/Function|^TS|^Import|^Export(?:All|Specifier)|MethodDefinition/.test(node.type)) return found;
  if (node.type === 'Identifier' && live.has(node.name ?? '')) found.add(node.name ?? '');
  for (const [key, value] of Object.entries(node)) {
    if ((key === 'property' && !node.computed) || (key === 'key' && !node.computed)) continue;
    // The name of a declaration is not a read.
    if (node.type === 'VariableDeclarator' && key === 'id' && (value as Node).type === 'Identifier') continue;
    for (const child of [value].flat()) if (isNode(child)) readAtLoad(child, found);
  }
  return found;
};

/** Files that the functions load, over all imports. */
const reached = (): string[] => {
  const files = new Map(sourceFiles('shared', 'functions').map((one) => [one.file, one]));
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file) || !files.has(file)) return;
    seen.add(file);
    for (const imported of files.get(file)?.imports ?? []) visit(imported);
  };
  for (const file of files.keys()) if (file.startsWith('functions/') && !isTest(file)) visit(file);
  return [...seen].filter((file) => !isTest(file)).sort();
};

it('functions read the brand when they need it, not while they are loaded', () => {
  const violations = reached()
    .filter((file) => !fixed[file])
    .flatMap((file) => {
      const text = readFileSync(path.join(root, file), 'utf8');
      const imported = /^import \{([^}]+)\} from/gm;
      const own = new Set([...text.matchAll(imported)].flatMap(([, names = '']) => names.split(/[\s,]+/)));
      const names = [...readAtLoad(parseAst(text, { lang: 'ts' }) as unknown as Node)];
      const read = names.filter((name) => own.has(name));
      return read.length > 0 ? [`${file}: ${read.join(', ')}`] : [];
    });
  expect(violations, 'read it in a function, a getter or perPublication()').toEqual([]);
});
