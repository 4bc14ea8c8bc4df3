import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { type LanguageCode, languageCodes } from '#shared/domain/languages.ts';

const fileOf = (name: string): URL => new URL(`./${name}.pack`, import.meta.url);

/** Languages with a pack next to the code. */
export const packCodes = languageCodes.filter((code) => existsSync(fileOf(code)));

/** Returns a language's pack as compressed bytes. */
export const packBytes = (code: LanguageCode): Promise<Buffer> => readFile(fileOf(code));

/** Returns the language classifier as compressed bytes. */
export const languagesBytes = (): Promise<Buffer> => readFile(fileOf('languages'));
