import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { type LanguageCode, languageCodes } from '#shared/domain/languages.ts';

const fileOf = (name: string): URL => new URL(`./${name}.pack`, import.meta.url);

/** Languages whose pack the build laid beside the code. */
export const packCodes = languageCodes.filter((code) => existsSync(fileOf(code)));

/** The pack of a language, as compressed bytes. */
export const packBytes = (code: LanguageCode): Promise<Buffer> => readFile(fileOf(code));

/** The model that tells languages apart, as compressed bytes. */
export const languagesBytes = (): Promise<Buffer> => readFile(fileOf('languages'));
