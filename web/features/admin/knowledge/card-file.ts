import type { TaughtCard } from '#shared/domain/knowledge.ts';
import type { LanguageCode } from '#shared/domain/languages.ts';

const nameOf = ({ id }: TaughtCard): string =>
  id.replace(/^taught\./, '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const text = (value: string): string => `'${value.replace(/[\\']/g, '\\$&').replace(/\n/g, '\\n')}'`;

/** The cards of one language as the repository's files write them: a chip, the answer, the phrasings. */
export const cardFile = (cards: readonly TaughtCard[], language: LanguageCode): string =>
  [
    `// Taught in the portal, ${language}: name: [chip, answer, ...phrasings]`,
    'export const taught = {',
    ...cards.flatMap((card) => {
      const [chip, ...others] = card.questions[language] ?? [];
      const answer = card.answers[language];
      if (chip === undefined || !answer || answer.draft) return [];
      return [`  ${JSON.stringify(nameOf(card))}: [${[chip, answer.text, ...others].map(text).join(', ')}],`];
    }),
    '};',
    '',
  ].join('\n');
