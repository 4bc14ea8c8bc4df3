import { Alert, Badge, Button, Group, Text } from '@mantine/core';
import type { TaughtInput } from '#shared/api/knowledge.ts';
import { cardLanguages } from '#shared/domain/knowledge.ts';
import { type LanguageCode, languageCodes, languages } from '#shared/domain/languages.ts';

interface LanguagesFieldProps {
  readonly card: TaughtInput;
  readonly language: LanguageCode;
  readonly onChoose: (language: LanguageCode) => void;
  /** Drafts the missing languages; undefined if there is nothing to translate from. */
  readonly onDraft: (() => void) | undefined;
  readonly onApprove: () => void;
  /** Number drafted so far, while drafting. */
  readonly drafted: number | undefined;
}

/** Chooses the language to edit and shows which are complete, drafted or missing. */
export const LanguagesField = ({
  card,
  language,
  onChoose,
  onDraft,
  onApprove: onAgree,
  drafted,
}: LanguagesFieldProps) => {
  const { spoken, missing } = cardLanguages(card);
  const example = missing.find((code) => code !== language) ?? missing[0];
  const drafts = languageCodes.filter((code) => card.answers[code]?.draft).length;
  const languageState = (code: LanguageCode) =>
    spoken.includes(code) ? 'done' : card.answers[code]?.draft ? 'draft' : 'missing';
  return (
    <section aria-label="Languages">
      <Group gap={6} mb="xs">
        {languageCodes.map((code) => (
          <Badge
            key={code}
            component="button"
            size="lg"
            type="button"
            style={{ cursor: 'pointer' }}
            variant={code === language ? 'filled' : spoken.includes(code) ? 'light' : 'outline'}
            color={spoken.includes(code) || code === language ? 'accent' : 'gray'}
            aria-pressed={code === language}
            aria-label={`${code} ${languages[code].name}: ${languageState(code)}`}
            title={`${languages[code].name}: ${languageState(code)}`}
            onClick={() => onChoose(code)}
          >
            {code}
            {languageState(code) === 'draft' ? ' …' : spoken.includes(code) ? ' ✓' : ''}
          </Badge>
        ))}
      </Group>
      {/* No warning on an empty card. */}
      {example && spoken.length + drafts > 0 && (
        <Alert color="warning" p="xs">
          <Text size="sm">
            {missing.length} of {languageCodes.length} languages have no question and answer yet. A visitor
            who asks in {languages[example].name} won’t find this.
          </Text>
          <Group gap="xs" mt="xs">
            {onDraft && (
              <Button size="compact-sm" loading={drafted !== undefined} onClick={onDraft}>
                Draft the missing ones
              </Button>
            )}
            {drafts > 0 && (
              <Button size="compact-sm" variant="default" onClick={onAgree}>
                {drafts === 1 ? 'Approve draft' : `Approve all ${drafts} drafts`}
              </Button>
            )}
            {drafted !== undefined && (
              <Text size="sm" role="status">
                {drafted} drafted…
              </Text>
            )}
          </Group>
          <Text size="xs" c="dimmed" mt={4}>
            {onDraft
              ? 'Drafting needs an AI model. Without one, choose a language above and write its questions and answer.'
              : 'Choose a language above and write its questions and answer.'}
          </Text>
        </Alert>
      )}
    </section>
  );
};
