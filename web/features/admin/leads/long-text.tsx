import { Box, Text } from '@mantine/core';
import { useState } from 'react';
import { TextButton } from '../parts/text-button.tsx';

/** From here on a text is folded to so many lines. */
const fold = { chars: 260, lines: 3 } as const;

/** As it was typed, however long its words. */
const written = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const;

interface LongTextProps {
  readonly text: string;
  /** The owner's or a machine's words, softer than the visitor's. */
  readonly aside?: boolean;
  /** Names the text for the button: 'message'. */
  readonly what: string;
}

/** A text as it was written; a long one is folded, so that one lead does not push the others off the screen. */
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
        style={written}
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
