import { Box, Button, Group, SegmentedControl, Select, Stack, Text, TextInput, Title } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useQueryState } from '#web/lib/url-state.ts';
import { IconSearch } from '#web/ui/icons.tsx';
import { useSite } from '../draft/site-context.ts';
import type { Values } from '../draft/site-path.ts';
import css from './pages-part.module.css';
import { PreviewFrame } from './preview-frame.tsx';
import { TextEditor } from './text-editor.tsx';
import { listTexts, type SiteText, searchTexts } from './texts.ts';

const noQuery = { page: 'Home', find: '' };
/** Nobody reads more results, and they would take seconds to render. */
const maxShown = 150;
const minInsertedChars = 3;

/** The individual values from Company and Offer that texts contain. */
const insertedValues = (values: unknown): readonly string[] =>
  typeof values === 'object' && values !== null
    ? Object.values(values).flatMap(insertedValues)
    : typeof values === 'string' && values.length >= minInsertedChars
      ? [values]
      : [];

const groupBySection = (texts: readonly SiteText[], isSearch: boolean) => {
  const groups = new Map<string, SiteText[]>();
  for (const text of texts) {
    const title = isSearch ? `${text.page} · ${text.section}` : text.section;
    groups.set(title, [...(groups.get(title) ?? []), text]);
  }
  return [...groups];
};

/** Every text of the public pages, beside a preview of the page. */
export const PagesPart = () => {
  const { draft, defaults } = useSite();
  const [query, setQuery] = useQueryState(noQuery);
  const [onlyChanged, setOnlyChanged] = useState(false);
  const [focused, setFocused] = useState<string>();
  const [view, setView] = useState('texts');
  const isNarrow = useMediaQuery('(max-width: 75em)', undefined, { getInitialValueInEffect: false });
  const [texts] = useState(listTexts);
  const pages = useMemo(() => [...new Set(texts.map(({ page }) => page))], [texts]);
  const page = pages.includes(query.page) ? query.page : (pages[0] ?? '');
  const own = (draft.values.texts ?? {}) as Values;
  const find = useDeferredValue(query.find);
  const found = useMemo(() => {
    const current = ({ key, fallback }: SiteText) => String(own[key] ?? fallback);
    const some = find.trim() ? searchTexts(texts, find, current) : texts.filter((text) => text.page === page);
    return onlyChanged ? texts.filter(({ key }) => own[key] !== undefined) : some;
  }, [texts, find, page, own, onlyChanged]);
  const isAcrossPages = onlyChanged || find.trim() !== '';
  const inserted = useMemo(() => {
    const candidates = insertedValues([defaults.company, defaults.claims]);
    return (fallback: string) => candidates.find((value) => value !== fallback && fallback.includes(value));
  }, [defaults]);

  const { change } = draft;
  const onChange = useCallback(
    (key: string, value: string | undefined) => change(`texts.${key}`, value),
    [change],
  );
  const edited = texts.find(({ key }) => key === focused);
  const path = (isAcrossPages && edited?.path) || (texts.find((text) => text.page === page)?.path ?? '/');
  const shownText = edited?.path === path ? String(own[edited.key] ?? edited.fallback) : undefined;
  const changedCount = Object.keys(own).length;

  const list = (
    <Stack gap="lg">
      {found.length === 0 && <Text c="dimmed">No text contains these words.</Text>}
      {groupBySection(found.slice(0, maxShown), isAcrossPages).map(([title, group]) => (
        <Stack key={title} component="section" gap="sm" aria-label={title}>
          <Title order={3} size="h5">
            {title}
          </Title>
          {group.map((text) => (
            <TextEditor
              key={text.key}
              text={text}
              own={own[text.key] as string | undefined}
              inserted={inserted(text.fallback)}
              onChange={onChange}
              onFocus={setFocused}
            />
          ))}
        </Stack>
      ))}
      {found.length > maxShown && (
        <Text c="dimmed" size="sm">
          {found.length - maxShown} more. Add a word to find fewer.
        </Text>
      )}
    </Stack>
  );
  const preview = (
    <Box className={css.preview}>
      <PreviewFrame path={path} text={shownText} />
    </Box>
  );
  return (
    <Stack gap="md">
      <Group gap="sm" align="end">
        <Select
          label="Page"
          data={pages}
          value={page}
          w="11rem"
          disabled={isAcrossPages}
          onChange={(next) => next && setQuery({ page: next })}
        />
        <TextInput
          label="Search all texts"
          flex="1 1 12rem"
          data-shortcut="search"
          leftSection={<IconSearch size={18} aria-hidden="true" />}
          value={query.find}
          onChange={({ currentTarget }) => setQuery({ find: currentTarget.value }, 'typed')}
        />
        <Button
          variant={onlyChanged ? 'light' : 'default'}
          aria-pressed={onlyChanged}
          disabled={changedCount === 0 && !onlyChanged}
          onClick={() => setOnlyChanged((before) => !before)}
        >
          Changed ({changedCount})
        </Button>
      </Group>
      {isNarrow && (
        <SegmentedControl
          aria-label="Show"
          fullWidth
          value={view}
          onChange={setView}
          data={[
            { value: 'texts', label: 'Texts' },
            { value: 'preview', label: 'Preview' },
          ]}
        />
      )}
      {isNarrow ? (
        view === 'texts' ? (
          list
        ) : (
          preview
        )
      ) : (
        <div className={css.columns}>
          {list}
          {preview}
        </div>
      )}
    </Stack>
  );
};
