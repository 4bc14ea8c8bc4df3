import { Badge, Button, Group, Progress, Select, Stack, Text, Textarea } from '@mantine/core';
import { useRef, useState } from 'react';
import { type LanguageCode, languageCodes, languageOfTag, languages } from '#shared/domain/languages.ts';
import { findNode } from '#shared/flow/graph.ts';
import { findLostPlaceholders } from '#shared/flow/interpolate.ts';
import { flowLimits } from '#shared/flow/limits.ts';
import { nodeKinds } from '#shared/flow/nodes/all.ts';
import {
  getTranslationProgress,
  getTranslations,
  listTexts,
  listTranslatedLanguages,
  setTranslations,
  titleKey,
} from '#shared/flow/translations.ts';
import { isSignedIn } from '#web/lib/session.ts';
import { saveFile } from '#web/ui/save-file.ts';
import { Bubble } from '#web/ui/talk/bubble.tsx';
import { PanelFrame } from '../panel/panel-parts.tsx';
import type { BuilderPanelProps } from '../panel-props.ts';
import { useTranslationDrafts } from './use-translation-drafts.ts';

const own = (record: Readonly<Record<string, string>>, key: string): string =>
  Object.hasOwn(record, key) ? (record[key] ?? '') : '';

const original = {
  borderInlineStart: '2px solid var(--line)',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const;

/** The texts of the flow with their translations, progress, and import and export as PO files. */
export const LanguagesPanel = ({ builder, details }: BuilderPanelProps) => {
  const { flow, edit } = builder;
  const spoken = languageOfTag(details.language);
  const others = languageCodes.filter((code) => code !== spoken);
  const [chosen, setChosen] = useState<LanguageCode>(
    () => listTranslatedLanguages(flow).find((code) => code !== spoken) ?? others[0] ?? 'de',
  );
  const [onlyMissing, setOnlyMissing] = useState(false);
  const [note, setNote] = useState<string>();
  const file = useRef<HTMLInputElement>(null);
  const into = getTranslations(flow, chosen);
  const unchecked = new Set(flow.unchecked?.[chosen]);
  const { percent, done, total, unchecked: doubtful } = getTranslationProgress(flow, chosen);
  const { dir } = languages[chosen];
  const texts = listTexts(flow);
  const shown = onlyMissing ? texts.filter(({ key }) => !own(into, key) || unchecked.has(key)) : texts;
  const put = (key: string, text: string) =>
    edit((document) => setTranslations(document, chosen, { [key]: text }), `${chosen} ${key}`);

  const missing = texts.filter(({ key }) => !own(into, key));
  const drafts = useTranslationDrafts({ from: spoken, to: chosen, texts: missing, edit, onNote: setNote });

  const exportPo = async () => {
    const { writePo } = await import('./po.ts');
    const entries = texts.map(({ key, text }) => ({
      key,
      original: text,
      translation: own(into, key),
      fuzzy: unchecked.has(key),
    }));
    const name = details.name.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 60) || 'flow';
    saveFile(`${name}.${chosen}.po`, writePo(chosen, details.name, entries), 'text/x-gettext-translation');
  };
  const importPo = async (picked: File) => {
    const { readPo } = await import('./po.ts');
    const read = readPo(await picked.text());
    if ('problem' in read) return setNote(read.problem);
    const language = languageOfTag(read.language);
    if (language && language !== chosen)
      return setNote(`This file is in ${languages[language].name}. Choose that language first.`);
    const known = new Map(texts.map(({ key, text }) => [key, text]));
    const usable = read.entries.filter(
      ({ key, translation }) =>
        known.has(key) && translation.trim() && translation.length <= flowLimits.messageChars,
    );
    const sure = usable.filter(
      ({ key, original, translation, fuzzy }) =>
        !fuzzy && known.get(key) === original && findLostPlaceholders(original, translation).length === 0,
    );
    const unsure = usable.filter((entry) => !sure.includes(entry));
    const pairs = (list: typeof usable) =>
      Object.fromEntries(list.map(({ key, translation }) => [key, translation]));
    edit((document) =>
      setTranslations(setTranslations(document, chosen, pairs(sure)), chosen, pairs(unsure), false),
    );
    setNote(
      `${usable.length} of ${read.entries.length} texts were taken${
        unsure.length > 0 ? `, ${unsure.length} of them to review` : ''
      }.`,
    );
  };

  return (
    <PanelFrame label="Languages" title="Languages">
      <Select
        label="Language"
        data={others.map((code) => ({
          value: code,
          label: `${languages[code].name} – ${getTranslationProgress(flow, code).percent} %`,
        }))}
        value={chosen}
        allowDeselect={false}
        searchable
        onChange={(code) => {
          if (code) setChosen(code as LanguageCode);
          setNote(undefined);
        }}
      />
      <div>
        <Progress value={percent} aria-label={`${languages[chosen].name}: ${percent} percent translated`} />
        <Text size="sm" c="dimmed" mt={4}>
          {done} of {total} translated{doubtful > 0 && `, ${doubtful} to review`}
        </Text>
      </div>
      <Group gap="xs">
        <Button size="compact-sm" variant="default" onClick={() => void exportPo()}>
          Export PO
        </Button>
        <Button size="compact-sm" variant="default" onClick={() => file.current?.click()}>
          Import PO file
        </Button>
        <Button
          size="compact-sm"
          variant={onlyMissing ? 'filled' : 'default'}
          aria-pressed={onlyMissing}
          onClick={() => setOnlyMissing(!onlyMissing)}
        >
          Missing only
        </Button>
        {isSignedIn() && spoken && missing.length > 0 && (
          <Button
            size="compact-sm"
            variant="default"
            loading={drafts.busy}
            onClick={() => void drafts.make()}
          >
            Draft missing texts
          </Button>
        )}
        <input
          ref={file}
          type="file"
          accept=".po,.pot,text/x-gettext-translation"
          aria-label="PO file"
          hidden
          onChange={(event) => {
            const [picked] = event.target.files ?? [];
            if (picked) void importPo(picked);
            event.target.value = '';
          }}
        />
      </Group>
      {note && <p role="status">{note}</p>}
      <Stack component="ul">
        {shown.map(({ key, nodeId, text }) => {
          const node = findNode(flow, nodeId);
          const said = own(into, key);
          const lost = said ? findLostPlaceholders(text, said) : [];
          const mark = !said ? 'Missing' : unchecked.has(key) ? 'Needs review' : undefined;
          return (
            <Stack key={key} component="li" gap="xs">
              <Text inherit ps="sm" lang={details.language} dir="auto" style={original}>
                {text}
              </Text>
              <Textarea
                label={`${node ? nodeKinds[node.type].name : 'Public'} ${key.slice(nodeId.length + 1).split('.')[0]}`}
                autosize
                minRows={1}
                maxLength={flowLimits.messageChars}
                lang={chosen}
                dir={dir}
                value={said}
                error={lost.length > 0 && `Missing: ${lost.map((name) => `{{${name}}}`).join(', ')}.`}
                rightSectionWidth="auto"
                onChange={(event) => put(key, event.currentTarget.value)}
              />
              <Group gap="xs">
                {mark && (
                  <Badge variant="light" color={said ? 'spark' : 'gray'}>
                    {mark}
                  </Badge>
                )}
                {mark === 'Needs review' && (
                  <Button size="compact-xs" variant="subtle" onClick={() => put(key, said)}>
                    Mark as reviewed
                  </Button>
                )}
              </Group>
            </Stack>
          );
        })}
      </Stack>
      <section aria-label={`Preview in ${languages[chosen].name}`} dir={dir} lang={chosen}>
        <Stack component="ol" gap="xs" p="sm" bd="var(--hairline)" bdrs="speech" bg="var(--surface)">
          {texts
            .filter(({ key }) => key.endsWith('.message'))
            .slice(0, 6)
            .map(({ key, text }) => (
              <Bubble key={key} from="them" speaker={own(into, titleKey) || flow.title || details.name}>
                {own(into, key) || text}
              </Bubble>
            ))}
        </Stack>
      </section>
    </PanelFrame>
  );
};
