import { readFileSync } from 'node:fs';
import {
  type CardArea,
  type CardText,
  type CardWords,
  cardNames,
  type LanguageCards,
} from '#shared/content/assistant/cards/types.ts';
import type { LanguageCode } from '#shared/domain/languages.ts';

/** One line of `cards.jsonl`. */
export interface CardLine extends CardText {
  /** `area.name` */
  readonly id: string;
}

const dataFolder = new URL('../../../shared/content/assistant/data/', import.meta.url);

const readDataFile = (code: LanguageCode, file: string): string =>
  readFileSync(new URL(`${code}/${file}`, dataFolder), 'utf8');

/** Returns the lines of a language's `cards.jsonl` in order. */
export const readCardLines = (code: LanguageCode): CardLine[] =>
  readDataFile(code, 'cards.jsonl')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as CardLine);

/** Returns a language's cards and fixed words from its data files. Throws with the id of a missing card. */
export const readCards = (code: LanguageCode): LanguageCards => {
  const byId = new Map(readCardLines(code).map(({ id, ...card }) => [id, card]));
  const readArea = (area: CardArea) =>
    Object.fromEntries(
      cardNames[area].map((name) => {
        const card = byId.get(`${area}.${name}`);
        if (!card) throw new Error(`${code}/cards.jsonl has no card ${area}.${name}.`);
        return [name, card];
      }),
    );
  return {
    code,
    words: JSON.parse(readDataFile(code, 'words.json')) as CardWords,
    areas: Object.fromEntries(
      (Object.keys(cardNames) as CardArea[]).map((area) => [area, readArea(area)]),
    ) as unknown as LanguageCards['areas'],
  };
};
