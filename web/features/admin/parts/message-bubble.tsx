import { Paper, Stack } from '@mantine/core';
import type { ReactNode } from 'react';

interface MessageBubbleProps {
  /** Sent by us: aligned to the end. */
  readonly isOurs?: boolean;
  readonly lang?: string;
  readonly children: ReactNode;
}

const preserveLineBreaks = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const;

/** A message bubble. */
export const MessageBubble = ({ isOurs = false, lang, children }: MessageBubbleProps) => (
  <Paper
    mod={{ ours: isOurs }}
    withBorder={false}
    w="fit-content"
    maw="min(38rem, 90%)"
    ms={isOurs ? 'auto' : 0}
    px="sm"
    py="xs"
    fz="sm"
    lh={1.45}
    bg={isOurs ? 'var(--accent-soft)' : 'var(--paper-sunken)'}
    radius={isOurs ? '1rem 1rem 0.25rem' : 'speech'}
    lang={lang}
    dir="auto"
    style={preserveLineBreaks}
  >
    {children}
  </Paper>
);

interface TranscriptProps {
  readonly turns: readonly { readonly role: string; readonly content: string }[];
  readonly height: string;
}

/** A finished conversation in a scrolling box. */
export const Transcript = ({ turns, height }: TranscriptProps) => (
  <Stack
    component="section"
    gap="xs"
    mah={height}
    p="sm"
    bd="var(--hairline)"
    bdrs="speech"
    tabIndex={0}
    aria-label="Transcript"
    style={{ overflowY: 'auto' }}
  >
    {turns.map(({ role, content }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a finished transcript never changes its order
      <MessageBubble key={index} isOurs={role === 'user'}>
        {content}
      </MessageBubble>
    ))}
  </Stack>
);
