import type { LanguageCode } from '#shared/domain/languages.ts';
import { type LanguagePack, readPack } from './pack.ts';
import { packBytes, packCodes } from './source.ts';

const loaded = new Map<LanguageCode, Promise<LanguagePack>>();

export const hasPack = (code: LanguageCode): boolean => packCodes.includes(code);

/** Loads a language's cards and finder on first use. */
export const loadPack = (code: LanguageCode): Promise<LanguagePack> => {
  const known = loaded.get(code);
  if (known) return known;
  const reading = packBytes(code).then(readPack);
  loaded.set(code, reading);
  reading.catch(() => loaded.delete(code));
  return reading;
};
