import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LanguageCards } from '#shared/content/assistant/cards/types.ts';
import { loadAnswers } from '#shared/content/assistant/load.ts';
import { loadChatTexts } from '#shared/content/chat-ui/load.ts';
import { loadTexts } from '#shared/content/templates/demo-catalogue.ts';
import type { TemplateId } from '#shared/content/templates/setup-days.ts';
import { type LanguageCode, languageCodes } from '#shared/domain/languages.ts';
import { readCards } from '../cards/read-cards.ts';
import { templateOf, withUseCases } from '../cards/templates.ts';

/**
 * Trains packs on first use and caches them by the hash of their sources. Built functions use
 * `bundled-source.ts` instead.
 */
const root = fileURLToPath(new URL('../../..', import.meta.url));
const cacheFolder = path.join(root, 'node_modules/.cache/parley-assistant');

const listFiles = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();

const hashFiles = (files: readonly string[]): string => {
  const hash = createHash('sha256');
  for (const file of files) hash.update(path.relative(root, file)).update(readFileSync(file));
  return hash.digest('hex').slice(0, 20);
};

const machinery = (): string[] =>
  ['training', 'finder', 'packs'].flatMap((folder) =>
    listFiles(path.join(root, 'functions/assistant', folder)),
  );

/** The language model has its own features and training texts. */
const languageMachinery = (): string[] => [
  path.join(root, 'functions/assistant/language/features.ts'),
  ...listFiles(path.join(root, 'functions/assistant/language/training')),
];

/** Caches by content for later runs, tests and the build. */
const cached = async (
  name: string,
  files: readonly string[],
  make: () => Promise<Buffer>,
): Promise<Buffer> => {
  const file = path.join(cacheFolder, `${name}-${hashFiles([...files, ...machinery()])}.pack`);
  if (existsSync(file)) return readFileSync(file);
  const bytes = await make();
  mkdirSync(cacheFolder, { recursive: true });
  const fresh = `${file}.${process.pid}`;
  writeFileSync(fresh, bytes);
  renameSync(fresh, file);
  return bytes;
};

const dataFile = (code: LanguageCode, name: string): string =>
  path.join(root, 'shared/content/assistant/data', code, name);

/** Languages with cards. */
export const packCodes = languageCodes.filter((code) => existsSync(dataFile(code, 'cards.jsonl')));

const loadCards = (code: LanguageCode): Promise<LanguageCards> =>
  withUseCases(readCards(code), (template) => loadUseCases(template, code));

const loadUseCases = async (template: TemplateId, code: LanguageCode): Promise<readonly string[]> =>
  (await loadTexts(template, code)).useCases;

/** Demo texts with the use cases shown in a language's cards. */
const useCaseFiles = (code: LanguageCode): string[] => [
  path.join(root, 'functions/assistant/cards/templates.ts'),
  ...Object.values(templateOf).map((template) =>
    path.join(root, 'shared/content/templates/data', code, `${template}.json`),
  ),
];

const cardFiles = (code: LanguageCode): string[] => [
  path.join(root, 'shared/content/assistant/cards/types.ts'),
  path.join(root, 'functions/assistant/cards/read-cards.ts'),
  dataFile(code, 'cards.jsonl'),
  dataFile(code, 'words.json'),
  ...useCaseFiles(code),
];

/** Returns the language classifier as compressed bytes. */
export const languagesBytes = (): Promise<Buffer> => {
  const files = [
    ...languageCodes.flatMap((code) => [...cardFiles(code), dataFile(code, 'answers.json')]),
    ...listFiles(path.join(root, 'shared/content/chat-ui')),
    ...languageMachinery(),
  ];
  return cached('languages', files, async () => {
    const [{ trainLanguages }, { writeModel }] = await Promise.all([
      import('../language/training/language-model.ts'),
      import('./pack.ts'),
    ]);
    const sources = languageCodes.map(async (code) => ({
      code,
      cards: packCodes.includes(code) ? await loadCards(code) : undefined,
      others: await Promise.all([loadAnswers(code), loadChatTexts(code)]),
    }));
    return writeModel(trainLanguages(await Promise.all(sources)));
  });
};

/** Returns a language's pack as compressed bytes. */
export const packBytes = (code: LanguageCode): Promise<Buffer> =>
  cached(code, cardFiles(code), async () => {
    const { fittingPack, learnFinder } = await import('../training/language-pack.ts');
    const cards = await loadCards(code);
    return fittingPack(cards, learnFinder(cards));
  });
