import { Box, Text } from '@mantine/core';
import { useState } from 'react';
import { TextButton } from '../parts/text-button.tsx';

/** Texts longer than this are folded to so many lines. */
const fold = { chars: 260, lines: 3 } as const;

/** Keeps line breaks and breaks long words. */
const textStyle = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const;

interface LongTextProps {
  readonly text: string;
  /** A dimmed text, for notes and machine-written text. */
  readonly aside?: boolean;
  /** Names the text on the button: 'message'. */
  readonly what: string;
}

/**
 * A text with its line breaks. Long texts are folded, so that one lead does not push the others off the
 * screen.
 */
export const LongText = ({ text, aside, what }: LongTextProps) => {
  const [open, setOpen] = useState(false);
  const { chars, lines } = fold;
  const long = text.length > chars || text.split('\n').length > lines;
  return (
    <Box maw="90ch" pt={4}>
      <Text
        inherit
        lh={1.45}
        c={aside ? 'dimmed' : undefined}
        dir="auto"
        style={textStyle}
        {...(long && !open ? { lineClamp: lines } : {})}
      >
        {text}
      </Text>
      {long && (
        <TextButton aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? `Fold the ${what}` : `Whole ${what}`}
        </TextButton>
      )}
    </Box>
  );
};
