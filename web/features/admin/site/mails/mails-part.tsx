import { Button, Select, SimpleGrid, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { isLanguageCode, type LanguageCode, languageCodes, languages } from '#shared/domain/languages.ts';
import {
  type MailKind,
  type MailKindName,
  type MailPart,
  type MailPartName,
  type MailTexts,
  mailKindNames,
  mailKinds,
} from '#shared/domain/mails/mail-kinds.ts';
import { ListSkeleton } from '#web/features/admin/parts/list-skeleton.tsx';
import { oneOf, useQueryState } from '#web/lib/url-state.ts';
import { Empty } from '#web/ui/empty.tsx';
import { useSite } from '../draft/site-context.ts';
import { readPath } from '../draft/site-path.ts';
import { loadMailDefaults, type MailDefaults } from './mail-defaults.ts';
import { MailField } from './mail-field.tsx';
import { MailPreview } from './mail-preview.tsx';

const noQuery = { mail: 'message', language: 'en' };

/** The default texts in a language; undefined while they load. */
const useMailDefaults = (language: LanguageCode) => {
  const [loaded, setLoaded] = useState<{ language: LanguageCode; defaults: MailDefaults }>();
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again
  useEffect(() => {
    let isCurrent = true;
    setFailed(false);
    loadMailDefaults(language).then(
      (defaults) => isCurrent && setLoaded({ language, defaults }),
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [language, attempt]);
  return {
    defaults: loaded?.language === language ? loaded.defaults : undefined,
    hasFailed,
    retry: () => setAttempt((count) => count + 1),
  };
};

interface MailEditorProps {
  readonly kind: MailKindName;
  readonly language: LanguageCode;
  readonly defaults: MailTexts;
}

/** The texts of one mail in one language, beside a preview. */
const MailEditor = ({ kind, language, defaults }: MailEditorProps) => {
  const { draft } = useSite();
  const { parts }: MailKind = mailKinds[kind];
  const path = `mails.${kind}.${language}`;
  const own = readPath(draft.values, path) as MailTexts | undefined;
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} spacing="xl">
      <Stack gap="md">
        {Object.entries(parts).map(([name, part]) => (
          <MailField
            // Another mail's field starts with its own focus and caret.
            key={`${path}.${name}`}
            path={`${path}.${name}`}
            part={part as MailPart}
            language={language}
            fallback={defaults[name as MailPartName] ?? ''}
          />
        ))}
      </Stack>
      <MailPreview
        kind={kind}
        language={language}
        texts={{ ...defaults, ...own }}
        isOutdated={Object.keys(draft.typed).some((typed) => typed.startsWith(`${path}.`))}
      />
    </SimpleGrid>
  );
};

const marked = (label: string, isChanged: boolean): string => (isChanged ? `${label} · changed` : label);

/** Every text of the mails that visitors and readers get. */
export const MailsPart = () => {
  const { draft } = useSite();
  const [query, setQuery] = useQueryState(noQuery);
  const kind = oneOf(query.mail, mailKindNames, 'message');
  const { sentWhen, languages: own = languageCodes }: MailKind = mailKinds[kind];
  const language = isLanguageCode(query.language) && own.includes(query.language) ? query.language : 'en';
  const { defaults, hasFailed, retry } = useMailDefaults(language);
  const isChanged = (path: string) => readPath(draft.values, `mails.${path}`) !== undefined;
  return (
    <Stack gap="md" maw="72rem">
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" maw="40rem">
        <Select
          label="Mail"
          allowDeselect={false}
          data={mailKindNames.map((name) => ({
            value: name,
            label: marked(mailKinds[name].label, isChanged(name)),
          }))}
          value={kind}
          onChange={(next) => next && setQuery({ mail: next })}
        />
        <Select
          label="Language"
          allowDeselect={false}
          disabled={own.length === 1}
          data={own.map((code) => ({
            value: code,
            label: marked(languages[code].name, isChanged(`${kind}.${code}`)),
          }))}
          value={language}
          onChange={(next) => next && setQuery({ language: next })}
        />
      </SimpleGrid>
      <Text size="sm" c="dimmed" maw="40rem">
        {sentWhen}
        {own.length === 1 && ' It exists in English only.'}
      </Text>
      {hasFailed ? (
        <Empty title="The default texts could not be loaded" level={3}>
          <Button onClick={retry}>Retry</Button>
        </Empty>
      ) : defaults ? (
        <MailEditor kind={kind} language={language} defaults={defaults[kind]} />
      ) : (
        <ListSkeleton label="Loading the mail" />
      )}
    </Stack>
  );
};
