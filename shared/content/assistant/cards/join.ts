import type { LanguageAnswers, LanguageAsks, LanguageCards } from './types.ts';

/** The answers of a language, each with what it is found by. */
export const withAsks = (answers: LanguageAnswers, asks: LanguageAsks): LanguageCards['areas'] =>
  Object.fromEntries(
    Object.entries(answers).map(([area, cards]) => [
      area,
      Object.fromEntries(
        Object.entries(cards).map(([name, card]) => [
          name,
          {
            ...card,
            asks: (asks[area as keyof LanguageAsks] as Readonly<Record<string, readonly string[]>>)[name],
          },
        ]),
      ),
    ]),
  ) as unknown as LanguageCards['areas'];
