import { Button, Group, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { setAccent } from '#shared/flow/public-profile.ts';
import { accentContrast, minContrast, nearestReadable } from '#shared/site/accent.ts';
import type { Builder } from '../use-builder.ts';

const defaultAccent = '#0f7f74';
const isHex = (text: string): boolean => /^#[0-9a-f]{6}$/.test(text);

/** The flow's colour. One that can't be read as text is not used; the nearest readable shade is offered. */
export const AccentField = ({ flow, edit }: Pick<Builder, 'flow' | 'edit'>) => {
  const [typed, setTyped] = useState<string>();
  const text = typed ?? flow.accent ?? '';
  const hex = isHex(text) ? text : undefined;
  const ratio = hex === undefined ? undefined : accentContrast(hex, 'light');
  const isReadable = ratio !== undefined && ratio >= minContrast;
  const choose = (next: string) => {
    const colour = next.trim().toLowerCase();
    setTyped(colour);
    if (colour === '') edit((document) => setAccent(document, undefined), 'accent');
    else if (isHex(colour) && accentContrast(colour, 'light') >= minContrast)
      edit((document) => setAccent(document, colour), 'accent');
  };
  const better = hex && !isReadable ? nearestReadable(hex, 'light') : undefined;
  return (
    <>
      <Group align="end" gap="xs" wrap="nowrap">
        <TextInput
          label="Colour"
          description="Buttons and the visitor’s bubbles. Empty: the site’s colour."
          flex={1}
          placeholder="#1d4ed8"
          spellCheck={false}
          value={text}
          onChange={({ target: { value } }) => choose(value)}
          onBlur={() => isReadable && setTyped(undefined)}
        />
        <input
          type="color"
          aria-label="Pick a colour"
          value={hex ?? defaultAccent}
          onChange={({ target: { value } }) => choose(value)}
          style={{ inlineSize: '3rem', blockSize: '2.5rem', padding: 2, cursor: 'pointer' }}
        />
      </Group>
      {text !== '' && !isReadable && (
        <Text size="sm" role="status" c="var(--danger)">
          {ratio === undefined
            ? 'Enter a colour like #1d4ed8.'
            : `Contrast ${ratio.toFixed(1)}:1; text needs ${minContrast}:1. Not used.`}
        </Text>
      )}
      {better && (
        <Button size="compact-sm" variant="default" w="fit-content" onClick={() => choose(better)}>
          Use {better}, the nearest readable shade
        </Button>
      )}
    </>
  );
};
