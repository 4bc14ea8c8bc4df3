import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { LanguageCards } from '#shared/content/assistant/cards/types.ts';
import type { TemplateId } from '#shared/content/templates/setup-days.ts';
import { type LanguageCode, languageCodes } from '#shared/domain/languages.ts';
import { templateOf, withUseCases } from '../cards/templates.ts';

/**
 * Where packs come from while the sources run: trained when first asked for and kept by the hash of what they are made
 * of. In a built function `bundled-source.ts` stands in its place and reads the files beside the code.
 */
const root = fileURLToPath(new URL('../../..', import.meta.url));
const cardsAt = path.join(root, 'shared/content/assistant/cards');
const keptAt = path.join(root, 'node_modules/.cache/parley-assistant');

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();

const hashOf = (files: readonly string[]): string => {
  const hash = createHash('sha256');
  for (const file of files) hash.update(path.relative(root, file)).update(readFileSync(file));
  return hash.digest('hex').slice(0, 20);
};

const machinery = (): string[] =>
  ['training', 'finder', 'packs'].flatMap((folder) =>
    filesIn(path.join(root, 'functions/assistant', folder)),
  );

/** What tells languages apart has features and lessons of its own. */
const languageMachinery = (): string[] => [
  path.join(root, 'functions/assistant/language/features.ts'),
  ...filesIn(path.join(root, 'functions/assistant/language/training')),
];

/** Kept by content: a second run, another test or the build finds it again. */
const kept = async (name: string, files: readonly string[], make: () => Promise<Buffer>): Promise<Buffer> => {
  const file = path.join(keptAt, `${name}-${hashOf([...files, ...machinery()])}.pack`);
  if (existsSync(file)) return readFileSync(file);
  const bytes = await make();
  mkdirSync(keptAt, { recursive: true });
  const fresh = `${file}.${process.pid}`;
  writeFileSync(fresh, bytes);
  renameSync(fresh, file);
  return bytes;
};

const folderOf = (code: LanguageCode): string => path.join(cardsAt, code);

/** Languages whose cards are written. */
export const packCodes = languageCodes.filter((code) => existsSync(path.join(folderOf(code), 'index.ts')));

const cardsOf = async (code: LanguageCode): Promise<LanguageCards> => {
  const address = new URL(`../../../shared/content/assistant/cards/${code}/index.ts`, import.meta.url).href;
  const { cards } = (await import(/* @vite-ignore */ address)) as { cards: LanguageCards };
  return withUseCases(cards, (template) => usesOf(template, code));
};

const demoOf = (template: TemplateId, code: LanguageCode): string =>
  path.join(root, 'shared/content/templates', template, 'demo', `${code}.ts`);

/** What the use cases of a language's cards are made of; English ones stand in the template itself. */
const useCaseFiles = (code: LanguageCode): string[] => [
  path.join(root, 'functions/assistant/cards/templates.ts'),
  ...Object.values(templateOf).flatMap((template) => [
    path.join(root, 'shared/content/templates', template, 'template.ts'),
    demoOf(template, code),
  ]),
];

const usesOf = async (template: TemplateId, code: LanguageCode): Promise<readonly string[]> => {
  const address = pathToFileURL(demoOf(template, code)).href;
  return ((await import(/* @vite-ignore */ address)) as { texts: { useCases: readonly string[] } }).texts
    .useCases;
};

const contentOf = async (folder: string, code: LanguageCode): Promise<unknown> =>
  import(/* @vite-ignore */ new URL(`../../../shared/content/${folder}/${code}.ts`, import.meta.url).href);

const languageContents = ['assistant/answers', 'chat-ui'] as const;

/** The model that tells languages apart, as compressed bytes. */
export const languagesBytes = (): Promise<Buffer> => {
  const files = [
    'shared/content/assistant/cards',
    'shared/content/assistant/answers',
    'shared/content/chat-ui',
  ].flatMap((folder) => filesIn(path.join(root, folder)));
  return kept(
    'languages',
    [...files, ...languageCodes.flatMap(useCaseFiles), ...languageMachinery()],
    async () => {
      const [{ trainLanguages }, { writeModel }] = await Promise.all([
        import('../language/training/language-model.ts'),
        import('./pack.ts'),
      ]);
      const sources = languageCodes.map(async (code) => ({
        code,
        cards: packCodes.includes(code) ? await cardsOf(code) : undefined,
        others: await Promise.all(languageContents.map((folder) => contentOf(folder, code))),
      }));
      return writeModel(trainLanguages(await Promise.all(sources)));
    },
  );
};

const sourcesOf = (code: LanguageCode): string[] => [
  path.join(cardsAt, 'types.ts'),
  path.join(cardsAt, 'join.ts'),
  ...filesIn(folderOf(code)),
  ...useCaseFiles(code),
];

/** The pack of a language, as compressed bytes. */
export const packBytes = (code: LanguageCode): Promise<Buffer> =>
  kept(code, sourcesOf(code), async () => {
    const { fittingPack, learnFinder } = await import('../training/language-pack.ts');
    const cards = await cardsOf(code);
    return fittingPack(cards, learnFinder(cards));
  });
