import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { CardId, CardWords, LanguageCards } from '#shared/content/assistant/cards/types.ts';
import type { LanguageCode } from '#shared/domain/languages.ts';
import { decodeModel, encodeModel, type LinearModel } from '../finder/linear-model.ts';

/** The assistant's texts in a language: fixed words, and suggestion and reply of every card. */
export interface LanguageTexts {
  readonly code: LanguageCode;
  readonly words: CardWords;
  readonly cards: Readonly<Record<CardId, readonly [chip: string, answer: string]>>;
}

/** A language as bundled with the functions: its texts and search model. */
export interface LanguagePack extends LanguageTexts {
  readonly finder: LinearModel;
}

const textsOf = ({ code, words, areas }: LanguageCards): LanguageTexts => ({
  code,
  words,
  cards: Object.fromEntries(
    Object.entries(areas).flatMap(([area, cards]) =>
      Object.entries(cards).map(([name, { chip, answer }]) => [`${area}.${name}`, [chip, answer]]),
    ),
  ) as unknown as LanguageTexts['cards'],
});

const join = (header: unknown, body: Uint8Array): Buffer => {
  const text = Buffer.from(JSON.stringify(header), 'utf8');
  const length = Buffer.alloc(4);
  length.writeUInt32LE(text.length);
  return brotliCompressSync(Buffer.concat([length, text, body]), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 20 },
  });
};

const part = (bytes: Uint8Array): { header: unknown; body: Uint8Array } => {
  const plain = brotliDecompressSync(bytes);
  const end = 4 + plain.readUInt32LE(0);
  return { header: JSON.parse(plain.toString('utf8', 4, end)), body: plain.subarray(end) };
};

/** Encodes a language as one compressed file. */
export const writePack = (cards: LanguageCards, finder: LinearModel): Buffer =>
  join(textsOf(cards), encodeModel(finder));

/** Reads what `writePack` wrote. */
export const readPack = (bytes: Uint8Array): LanguagePack => {
  const { header, body } = part(bytes);
  return { ...(header as LanguageTexts), finder: decodeModel(body) };
};

/** Encodes a model without texts, such as the language classifier. */
export const writeModel = (model: LinearModel): Buffer => join({}, encodeModel(model));
export const readModel = (bytes: Uint8Array): LinearModel => decodeModel(part(bytes).body);
