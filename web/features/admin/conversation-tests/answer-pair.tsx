import { Box, SimpleGrid, Text } from '@mantine/core';
import type { TestAnswer } from '#shared/domain/conversation-tests.ts';
import type { LanguageCode } from '#shared/domain/languages.ts';
import { type ChangedWords, compareWords } from './changed-words.ts';
import { describeSource, type Titles } from './describe-source.ts';
import css from './tests.module.css';

interface SideProps {
  readonly label: string;
  readonly source: string;
  readonly words: ChangedWords;
  readonly language: LanguageCode;
}

const Side = ({ label, source, words, language }: SideProps) => (
  <Box className={css.answer}>
    <Text size="xs" fw={600}>
      {label}
    </Text>
    <Text size="xs" c="dimmed">
      {source}
    </Text>
    <Text size="sm" mt={4} lang={language} dir="auto" style={{ whiteSpace: 'pre-line' }}>
      {words.start}
      {words.start || words.end ? words.changed && <mark>{words.changed}</mark> : words.changed}
      {words.end}
    </Text>
  </Box>
);

interface AnswerPairProps {
  readonly labels: readonly [before: string, after: string];
  readonly before: TestAnswer;
  readonly after: TestAnswer;
  readonly titles: Titles;
  readonly language: LanguageCode;
}

/** Two answers to the same message side by side. Marks the words that differ, unless all do. */
export const AnswerPair = ({ labels, before, after, titles, language }: AnswerPairProps) => {
  const [old, fresh] = compareWords(before.text, after.text);
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xs" verticalSpacing="xs">
      <Side
        label={labels[0]}
        source={describeSource(before.source, titles)}
        words={old}
        language={language}
      />
      <Side
        label={labels[1]}
        source={describeSource(after.source, titles)}
        words={fresh}
        language={language}
      />
    </SimpleGrid>
  );
};
