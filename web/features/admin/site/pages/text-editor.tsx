import { Badge, Group, Text, Textarea } from '@mantine/core';
import { type CSSProperties, memo } from 'react';
import { Reset } from '../fields/field-text.tsx';
import { describeLength } from './text-length.ts';
import type { SiteText } from './texts.ts';

const charactersPerLine = 60;
const mostLines = 8;

const linesOf = (text: string): number =>
  Math.min(
    mostLines,
    text
      .split('\n')
      .reduce((lines, line) => lines + Math.max(1, Math.ceil(line.length / charactersPerLine)), 0),
  );

interface TextEditorProps {
  readonly text: SiteText;
  /** The owner's text; undefined while the default applies. */
  readonly own: string | undefined;
  /** Values of Company and Offer that the default contains. */
  readonly inserted: string | undefined;
  readonly onChange: (key: string, value: string | undefined) => void;
  readonly onFocus: (key: string) => void;
}

/** One text, with its default if it differs. Memoised, because a page has a hundred. */
export const TextEditor = memo(({ text, own, inserted, onChange, onFocus }: TextEditorProps) => {
  const { key, label, fallback, section } = text;
  const value = own ?? fallback;
  const tooLong = own === undefined ? undefined : describeLength(own, fallback);
  return (
    <div>
      <Textarea
        label={
          <Group component="span" gap="xs" display="inline-flex">
            {label}
            {own !== undefined && (
              <Badge component="span" size="sm">
                Changed
              </Badge>
            )}
          </Group>
        }
        name={key}
        rows={linesOf(value)}
        // Fits the text at any width if the browser supports it; otherwise `rows` estimates the height.
        styles={{ input: { fieldSizing: 'content' } as CSSProperties }}
        maxLength={4000}
        value={value}
        onFocus={() => onFocus(key)}
        onChange={({ currentTarget }) => {
          const next = currentTarget.value;
          onChange(key, next === fallback ? undefined : next);
        }}
        rightSectionProps={{ style: { alignItems: 'start', paddingBlockStart: 4 } }}
        rightSection={
          own === undefined ? undefined : (
            <Reset
              label={`${section}: ${label}`}
              fallback={fallback}
              onReset={() => onChange(key, undefined)}
            />
          )
        }
      />
      {own !== undefined && (
        <Text size="xs" c="dimmed" mt={4} style={{ overflowWrap: 'anywhere' }}>
          Default: {fallback}
        </Text>
      )}
      {own === '' && (
        <Text size="xs" c="var(--warning)" mt={4} role="status">
          Empty: its place on the page stays blank.
        </Text>
      )}
      {tooLong && (
        <Text size="xs" c="var(--warning)" mt={4} role="status">
          {tooLong}
        </Text>
      )}
      {own !== undefined && inserted && (
        <Text size="xs" c="dimmed" mt={4}>
          The default follows {inserted} from Company or Offer. Your text doesn’t.
        </Text>
      )}
    </div>
  );
});
