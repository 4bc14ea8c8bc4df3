import { Button, Group, Paper, Stack, Text, TextInput } from '@mantine/core';
import {
  accentContrast,
  accentTokens,
  minContrast,
  nearestReadable,
  type Scheme,
} from '#shared/site/accent.ts';
import { useSiteField } from '../draft/site-context.ts';
import { parseHex } from '../fields/colours.ts';
import { Reset } from '../fields/field-text.tsx';
import { labelFor } from '../fields/labels.ts';

const grounds = { light: '#ffffff', dark: '#131b2c' } as const;
const inks = { light: '#0e1525', dark: '#f2efe8' } as const;

interface SampleProps {
  readonly colour: string;
  readonly scheme: Scheme;
}

/** The colour as pages use it: a button, a link and a bubble on the scheme's background. */
const Sample = ({ colour, scheme }: SampleProps) => {
  const tokens = accentTokens(colour, scheme);
  return (
    <Group
      gap="sm"
      p="sm"
      aria-hidden="true"
      fz="sm"
      bg={grounds[scheme]}
      c={inks[scheme]}
      bdrs="md"
      style={{ border: 'var(--hairline)', forcedColorAdjust: 'none' }}
    >
      <span
        style={{
          padding: '0.375rem 0.75rem',
          borderRadius: '0.625rem 0.625rem 0.625rem 0.25rem',
          background: tokens['accent-fill'],
          color: tokens['on-accent'],
          fontWeight: 600,
        }}
      >
        Get Started
      </span>
      <span style={{ color: tokens['accent-text'], fontWeight: 600 }}>A link</span>
      <span
        style={{
          padding: '0.25rem 0.625rem',
          borderRadius: '0.625rem 0.625rem 0.625rem 0.25rem',
          background: tokens['accent-soft'],
        }}
      >
        A note
      </span>
    </Group>
  );
};

/** An accent colour. One that can't be read as text is not stored; the nearest readable shade is offered. */
export const ColourField = ({ scheme }: { scheme: Scheme }) => {
  const path = scheme === 'light' ? 'appearance.accentLight' : 'appearance.accentDark';
  const label = labelFor(path);
  const { value, fallback, isChanged, typed, setText, reset } = useSiteField(path);
  const text = typed ?? value;
  const hex = parseHex(text);
  const ratio = hex === undefined ? undefined : accentContrast(hex, scheme);
  // The default was chosen by eye for large areas; its text shades are darker.
  const isDefault = hex === fallback;
  const isReadable = isDefault || (ratio !== undefined && ratio >= minContrast);
  const edit = (next: string) => setText(parseHex(next) ?? next);
  const better = hex && !isReadable ? nearestReadable(hex, scheme) : undefined;
  return (
    <Paper p="sm">
      <Stack gap="xs">
        <Group align="end" gap="xs" wrap="nowrap">
          <TextInput
            label={label}
            flex={1}
            value={text}
            spellCheck={false}
            autoComplete="off"
            onChange={({ currentTarget }) => edit(currentTarget.value)}
            rightSection={
              isChanged || typed !== undefined ? (
                <Reset label={label} fallback={fallback} onReset={reset} />
              ) : undefined
            }
          />
          <input
            type="color"
            aria-label={`Pick: ${label}`}
            value={hex ?? value}
            onChange={({ currentTarget }) => edit(currentTarget.value)}
            style={{ inlineSize: '3rem', blockSize: '2.5rem', padding: 2, cursor: 'pointer' }}
          />
        </Group>
        <Sample colour={hex ?? value} scheme={scheme} />
        <Text size="sm" role="status" c={isReadable ? 'dimmed' : 'var(--danger)'}>
          {isDefault
            ? 'The default.'
            : ratio === undefined
              ? 'Enter a colour like #1d4ed8.'
              : isReadable
                ? `Contrast ${ratio.toFixed(1)}:1 on ${scheme} backgrounds. Readable.`
                : `Contrast ${ratio.toFixed(1)}:1 on ${scheme} backgrounds; text needs ${minContrast}:1. Not used.`}
        </Text>
        {better && (
          <Button
            size="compact-sm"
            variant="default"
            w="fit-content"
            leftSection={
              <span
                aria-hidden="true"
                style={{ inlineSize: 14, blockSize: 14, borderRadius: 4, background: better }}
              />
            }
            onClick={() => setText(better)}
          >
            Use {better}, the nearest readable shade
          </Button>
        )}
      </Stack>
    </Paper>
  );
};
