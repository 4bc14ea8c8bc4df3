import { Button, Group, Text, Textarea } from '@mantine/core';
import { useRef, useState } from 'react';
import { type LanguageCode, languages } from '#shared/domain/languages.ts';
import { type MailPart, type MailPlaceholder, mailPlaceholders } from '#shared/domain/mails/mail-kinds.ts';
import { useSiteField } from '../draft/site-context.ts';
import { Reset } from '../fields/field-text.tsx';

interface MailFieldProps {
  readonly path: string;
  readonly part: MailPart;
  readonly language: LanguageCode;
  readonly fallback: string;
}

/** One text of a mail, with buttons that insert its placeholders. A text that can't be sent is kept beside the last one that can. */
export const MailField = ({ path, part, language, fallback }: MailFieldProps) => {
  const { value, isChanged, typed, problem, setText, reset } = useSiteField(path, fallback);
  const [isFocused, setFocused] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const { label, placeholders, required = [], isLine = false } = part;
  const shown = typed ?? value;
  const insert = (name: MailPlaceholder) => {
    const { selectionStart = shown.length, selectionEnd = shown.length } = field.current ?? {};
    const inserted = `{${name}}`;
    setText(shown.slice(0, selectionStart) + inserted + shown.slice(selectionEnd));
    const caret = selectionStart + inserted.length;
    // After React has drawn the new text.
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(caret, caret);
    });
  };
  return (
    <div>
      <Textarea
        ref={field}
        label={label}
        name={path}
        lang={language}
        dir={languages[language].dir}
        rows={isLine ? 1 : 14}
        autosize={isLine}
        maxLength={part.maxChars}
        value={shown}
        error={isFocused ? undefined : problem}
        rightSection={
          isChanged || typed !== undefined ? (
            <Reset label={label} fallback={fallback} onReset={reset} />
          ) : undefined
        }
        rightSectionProps={{ style: { alignItems: 'start', paddingBlockStart: 4 } }}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        onChange={({ currentTarget }) =>
          setText(isLine ? currentTarget.value.replace(/[\r\n]+/g, ' ') : currentTarget.value)
        }
      />
      {placeholders.length > 0 && (
        <Group gap={6} mt={6} role="group" aria-label={`Insert into ${label}`}>
          {placeholders.map((name) => (
            <Button
              key={name}
              size="compact-sm"
              variant="default"
              title={mailPlaceholders[name]}
              aria-label={`Insert {${name}}: ${mailPlaceholders[name]}`}
              onClick={() => insert(name)}
            >
              {`{${name}}`}
              {required.includes(name) && '*'}
            </Button>
          ))}
          {required.length > 0 && (
            <Text size="xs" c="dimmed">
              * must be in the text
            </Text>
          )}
        </Group>
      )}
    </div>
  );
};
