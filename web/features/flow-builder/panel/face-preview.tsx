import { Group, NativeSelect, SegmentedControl } from '@mantine/core';
import { type CSSProperties, useState } from 'react';
import { brand } from '#shared/brand.ts';
import { isLanguageCode, languages } from '#shared/domain/languages.ts';
import { chooseTitle } from '#shared/domain/public-profile.ts';
import { type FlowDocument, getNodeKind } from '#shared/flow/document.ts';
import { findNode } from '#shared/flow/graph.ts';
import { readPublicProfile } from '#shared/flow/public-profile.ts';
import { listTranslatedLanguages, translateNode } from '#shared/flow/translations.ts';
import { accentTokens, nearestReadable, type Scheme } from '#shared/site/accent.ts';
import { getCardContent } from '../nodes/all.ts';
import css from './face-preview.module.css';
import { FieldGroup } from './panel-parts.tsx';

const maxMessages = 3;

/** The first messages of a flow in a language, and the options of the question that they end with. */
export const listFirstMessages = (
  flow: FlowDocument,
  language: string,
): { messages: string[]; options: string[] } => {
  const messages: string[] = [];
  let node = flow.nodes.find(({ type }) => type === 'start');
  while (node && messages.length < maxMessages) {
    const shown = translateNode(flow, node, language);
    const { message } = getCardContent(shown);
    if (message?.trim()) messages.push(message);
    if (getNodeKind(shown).waitsForAnswer(shown.data)) {
      return {
        messages,
        options: getNodeKind(shown)
          .options(shown.data)
          .map(({ label }) => label),
      };
    }
    const { id } = node;
    const next = flow.connections.find(({ from, on }) => from === id && on === undefined)?.to;
    node = next === undefined ? undefined : findNode(flow, next);
  }
  return { messages, options: [] };
};

interface FacePreviewProps {
  readonly flow: FlowDocument;
  /** The flow's own language. */
  readonly language: string;
}

/** How the flow's page and embed begin, with the title, picture and colour that are being edited. */
export const FacePreview = ({ flow, language }: FacePreviewProps) => {
  const [scheme, setScheme] = useState<Scheme>('light');
  const [chosen, setChosen] = useState<string>();
  const codes = [language, ...listTranslatedLanguages(flow)].filter(
    (code, index, all) => all.indexOf(code) === index,
  );
  const shown = chosen && codes.includes(chosen) ? chosen : language;
  const title = chooseTitle(readPublicProfile(flow, language)?.titles, shown, language) || brand.name;
  const { messages, options } = listFirstMessages(flow, shown);
  const accent = flow.accent && nearestReadable(flow.accent, scheme);
  const tokens = accent ? accentTokens(accent, scheme) : {};
  const style = {
    colorScheme: scheme,
    ...Object.fromEntries(Object.entries(tokens).map(([name, value]) => [`--${name}`, value])),
  } as CSSProperties;
  return (
    <FieldGroup legend="Preview">
      <Group gap="xs">
        <SegmentedControl
          aria-label="Colours of the preview"
          size="xs"
          data={[
            { value: 'light', label: 'Light' },
            { value: 'dark', label: 'Dark' },
          ]}
          value={scheme}
          onChange={(next) => setScheme(next as Scheme)}
        />
        {codes.length > 1 && (
          <NativeSelect
            aria-label="Language of the preview"
            size="xs"
            value={shown}
            data={codes.map((value) => ({
              value,
              label: isLanguageCode(value) ? languages[value].nativeName : value,
            }))}
            onChange={({ target: { value } }) => setChosen(value)}
          />
        )}
      </Group>
      <section className={css.page} style={style} aria-label="Preview of the page" lang={shown}>
        <header className={css.head}>
          {flow.picture ? (
            <img src={flow.picture} alt="" width={32} height={32} />
          ) : (
            <span className={css.mark} aria-hidden="true" />
          )}
          <strong dir="auto">{title}</strong>
        </header>
        {messages.map((message, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two messages may have the same text
          <p key={index} className={css.them} dir="auto">
            {message}
          </p>
        ))}
        {options.length > 0 ? (
          <ul className={css.options}>
            {options.map((label) => (
              <li key={label} dir="auto">
                {label}
              </li>
            ))}
          </ul>
        ) : (
          <p className={css.us} aria-hidden="true">
            …
          </p>
        )}
      </section>
    </FieldGroup>
  );
};
